import { describe, expect, it } from 'vitest';
import { documentFromPlan } from './build-document.ts';
import { planFromPrompt } from './make-plan.ts';
import { remixPlan } from './remix-plan.ts';

describe('a prompt of another language', () => {
  it.each([
    ['ein Igel weicht Füchsen aus', 'de', 'Igel: Ausweichen', 'Weiche allem aus. Vorsicht: Füchse'],
    ['un gato que salta de tejado en tejado', 'es', 'Gato: Aventura', 'Corre y salta hasta la bandera'],
    ['тетрис в космосе', 'ru', 'Падающие блоки: Космос', 'Заполняйте целые ряды'],
    ['猫が魚をキャッチするゲーム', 'ja', '猫・キャッチ', '魚を集めよう'],
    ['贪吃蛇吃苹果', 'zh', '贪吃蛇：苹果', '越吃越长。收集苹果'],
    ['гонки на тракторах по грязи', 'ru', 'Трактор: Гонка', 'Выиграйте гонку'],
    ['гонка на машинах по ночному городу', 'ru', 'Машины: Гонка', 'Выиграйте гонку'],
    ['bir kedi düşen balıkları yakalar', 'tr', 'Kedi: Yakala', 'Topla: balık'],
    ['ein Igel weicht Füchsen aus, bis 500 Punkte', 'de', 'Igel: Ausweichen', 'Erreiche 500 Punkte'],
    ['un gato que salta en plataformas, 60 segundos', 'es', 'Gato: Aventura', 'Aguanta 60 segundos'],
  ])('gives a game in it: %s', (prompt, language, title, goal) => {
    const plan = planFromPrompt(prompt, 'job');
    expect(plan).toMatchObject({ language, title, goal });
    const html = documentFromPlan(plan, '');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('"GAME OVER":');
  });

  it('says how the buttons of a platformer are used, and names a quiz after its topic', () => {
    expect(planFromPrompt('un pirata que busca tesoros en una isla', 'job').controls.touch).toMatch(/flechas/);
    expect(planFromPrompt('quiz o zwierzętach', 'job').title).toBe('Quiz: Zwierzęta');
  });

  it('leaves English games as they are, and a title that was given', () => {
    const plan = planFromPrompt('a hedgehog dodges foxes', 'job');
    expect(plan.language).toBeUndefined();
    expect(documentFromPlan(plan, '')).not.toContain('__texts');
    expect(planFromPrompt('ein Spiel namens "Igelpost", ein Igel läuft', 'job').title).toBe('Igelpost');
  });

  it.each([
    [
      'Ein Igel sammelt Äpfel und weicht Autos aus',
      'Weiche allem aus. Sammle Äpfel. Vorsicht: Autos',
      /^Deine Figur: Igel\. Schauplatz: \p{L}+\. Weiche/u,
    ],
    ['ein Drache weicht Pfeilen aus', 'Weiche allem aus. Vorsicht: Pfeile', /^Deine Figur: Drache\./],
    ['un barco esquiva icebergs', 'Esquívalo todo. Cuidado: icebergs', /^Tu personaje: barco\. Lugar: Mar\./],
    ['recoge monedas en una pirámide mientras te persiguen momias', /Recoge monedas\. Cuidado: momias/, /momias/],
    ['le lapin ramasse des carottes', /À ramasser : carottes/, /^Votre personnage : lapin\. Lieu : /],
    ['忍者が手裏剣で鬼を倒す', /鬼に注意/, /^主人公は忍者。.*登場するのは手裏剣。/],
  ])('names in goal and description what was asked for: %s', (prompt, goal, names) => {
    const plan = planFromPrompt(prompt, 'job');
    expect(plan.goal).toMatch(goal);
    expect(plan.description).toMatch(names);
    expect(plan.description.startsWith(plan.title)).toBe(false);
  });

  it.each([
    ['rytmiczna gra z trzema torami i gitarą', { kind: 'rhythm', rules: { lanes: 3 } }],
    ['o macaco pula de galho em galho e pega bananas', { kind: 'jumper', theme: { things: [{ name: 'banana' }] } }],
    ['uzay gemisi meteorlardan kaç', { kind: 'dodger', theme: { foes: [{ name: 'meteor' }] } }],
    ['忍者が手裏剣で鬼を倒す', { theme: { foes: [{ name: 'oni' }], tool: { name: 'shuriken' } } }],
    ['la sorcière attrape des crapauds avec son chaudron', { kind: 'catcher', theme: { tool: { name: 'cauldron' } } }],
    ['un perro salchicha corre y salta', { theme: { hero: { name: 'dog' } } }],
    ['kura zbiera ziarno', { theme: { things: [{ name: 'wheat' }] } }],
    [
      'un gatto astronauta spara agli alieni',
      { kind: 'shooter', theme: { scene: 'space', foes: [{ name: 'alien' }] } },
    ],
  ])('is read by its grammar: %s', (prompt, expected) => {
    expect(planFromPrompt(prompt, 'job')).toMatchObject(expected);
  });

  it('is kept when the game is changed in English', () => {
    const plan = remixPlan(planFromPrompt('ein Igel weicht Füchsen aus', 'job'), 'make it faster', 'other');
    expect(plan).toMatchObject({
      language: 'de',
      goal: expect.stringContaining('Weiche allem aus'),
      controls: { keys: 'Pfeiltasten und Leertaste' },
    });
  });
});
