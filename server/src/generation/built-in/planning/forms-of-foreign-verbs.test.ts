import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';

const castOf = (prompt: string) => {
  const { kind, theme } = planFromPrompt(prompt, 'job');
  return { kind, names: [theme.hero, ...theme.foes, ...theme.things].map(({ name }) => name) };
};

describe('a verb of another language', () => {
  it.each([
    ['jogo de nave espacial destruindo asteroides', 'shooter', 'asteroid'],
    ['destrua os asteroides com sua nave', 'shooter', 'asteroid'],
    ['zniszcz asteroidy swoim statkiem', 'shooter', 'asteroid'],
    ['dokończ budowę wieży z klocków zanim wiatr ją zwali', 'stacker', 'block'],
    ['construis une tour de blocs', 'stacker', 'block'],
    ['costruisci una torre di blocchi', 'stacker', 'block'],
    ['Baue einen hohen Turm aus Kisten auf', 'stacker', 'crate'],
    ['Weiche den Steinen aus', 'dodger', 'rock'],
    ['desvie dos carros e colete moedas', 'dodger', 'coin'],
    ['kot łapiący myszy', 'maze', 'mouse'],
    ['um gato pegando ratos', 'maze', 'mouse'],
    ['un pirata cavando en busca de tesoros', 'digging', 'treasure'],
    ['un pirate creusant pour trouver des trésors', 'digging', 'treasure'],
    ['pirat kopiący w poszukiwaniu skarbów', 'digging', 'treasure'],
    ['un renard fuyant les chasseurs', 'runner', 'hunter'],
    ['nakarm krowy', 'tending', 'cow'],
    ['nourris les animaux de la ferme', 'tending', 'cow'],
    ['krój owoce na pół', 'slicer', 'apple'],
    ['taglia la frutta a metà', 'slicer', 'apple'],
    ['atire nos alienígenas', 'shooter', 'alien'],
    ['ein Hund, der Bälle einfängt', 'catcher', 'ball'],
    ['ein Traktor sammelt Kartoffeln auf dem Feld ein', 'maze', 'potato'],
    ['cocina tacos para los clientes', 'tending', 'customer'],
    ['éclate les ballons', 'bubble-pop', 'balloon'],
  ])('is read as a command, a gerund or in two parts: %s → %s with %s', (prompt, kind, name) => {
    const cast = castOf(prompt);
    expect(cast.kind).toBe(kind);
    expect(cast.names).toContain(name);
  });

  it.each([
    ['un éléphant géant saute par-dessus des pierres', 'elephant'],
    ['a grab game with claws and fangs', null],
  ])('is no other word that ends alike: %s', (prompt, hero) => {
    if (hero) expect(castOf(prompt).names[0]).toBe(hero);
    else expect(planFromPrompt(prompt, 'job').language ?? 'en').toBe('en');
  });
});
