import { describe, expect, it } from 'vitest';
import { planPrompt } from '../planning/make-plan.ts';
import { isPlainWord } from './plain-words-abroad.ts';

describe('what is reported as ignored in another language', () => {
  it.each([
    'Bergziege springt von Fels zu Fels nach oben, unten steigt Nebel',
    'Schiffe versenken gegen einen alten Kapitän',
    'aterriza un ovni en la selva sin chocar',
    'sopa de letras de frutas tropicales',
    'empiler des macarons roses le plus haut possible',
    'jeu de dames contre un renard rusé',
    'capivara relaxada pescando num rio ao entardecer',
    'talpe da colpire col martello, sempre più veloci',
    'smok pilnuje złota przed rycerzami, obrona wieży',
    'космический тетрис с пельменями вместо блоков',
    'uzaylılara karşı kale savunması, zor olsun',
    'ayam menyeberang jalan raya yang ramai',
  ])('has no verbs, adjectives and small words: %s', (prompt) => {
    expect(planPrompt(prompt, 'job').understood.ignored).toEqual([]);
  });

  it('still has things and places that play no part', () => {
    expect(planPrompt('runner mit einem Fuchs und einem Elektroherd', 'job').understood.ignored).toContain(
      'elektroherd',
    );
    for (const [word, language] of [
      ['haus', 'de'],
      ['manzana', 'es'],
      ['maison', 'fr'],
      ['kość', 'pl'],
      ['волк', 'ru'],
    ])
      expect(isPlainWord(word ?? '', language ?? '')).toBe(false);
  });
});

describe('a place with a name', () => {
  it.each([
    ['um tucano voa entre as árvores da Amazônia, estilo flappy', 'jungle'],
    ['космонавт собирает кристаллы на Марсе и убегает от инопланетян', 'moon'],
    ['skoki narciarskie z bałwanem w Zakopanem', 'snow'],
    ['une montgolfière survole la Provence et évite les orages', 'meadow'],
    ['un torero esquiva toros que corren por las calles de Pamplona', 'city'],
    ['un gladiatore combatte contro i leoni nel Colosseo', 'stadium'],
  ])('is where the game is: %s', (prompt, scene) => {
    const { plan, understood } = planPrompt(prompt, 'job');
    expect(plan.theme.scene).toBe(scene);
    expect(understood.ignored).toEqual([]);
  });
});

describe('words that mean something else in another language', () => {
  it.each([
    ['un boulanger rattrape les croissants qui tombent du four', { kind: 'catcher' }],
    ['atrapa las frutas que caen con una canasta, pero cuidado con las piedras', { kind: 'catcher' }],
    ['Jeż zbiera jabłka w sadzie i ucieka przed lisem', { kind: 'runner', theme: { hero: { name: 'hedgehog' } } }],
    ['Défends le château contre une armée de squelettes', { theme: { foes: [{ name: 'skeleton' }] } }],
    ['Burg verteidigen gegen eine Horde Trolle', { theme: { foes: [{ name: 'troll' }] } }],
    [
      'Un gattino insegue un gomitolo di lana per la casa',
      { theme: { hero: { name: 'cat' }, things: [{ name: 'yarn' }] } },
    ],
    ['Un chat cherche un trésor dans un labyrinthe sous-marin', { kind: 'maze', theme: { scene: 'sea' } }],
    ['Una abuela conduce una moto y esquiva gallinas', { theme: { foes: [{ name: 'chicken' }] } }],
    ['Corsa di gondole a Venezia', { kind: 'racer', language: 'it', theme: { hero: { name: 'gondola' } } }],
    ['Kosmiczny wyścig rakiet z przeszkodami', { kind: 'racer', theme: { hero: { name: 'rocket' } } }],
    ['Кот-космонавт ловит рыбок в невесомости', { theme: { scene: 'space', hero: { name: 'cat' } } }],
    ['小猫在屋顶上跳跃躲避雨滴', { theme: { foes: [{ name: 'raindrop' }] } }],
    ['宇航员驾驶飞船躲避陨石收集星星', { theme: { foes: [{ name: 'asteroid' }], things: [{ name: 'star' }] } }],
    [
      '在森林里收集蘑菇的兔子',
      { theme: { scene: 'forest', hero: { name: 'rabbit' }, things: [{ name: 'mushroom' }] } },
    ],
    [
      'うみでさかなをつかまえるペンギン',
      { theme: { scene: 'sea', hero: { name: 'penguin' }, things: [{ name: 'fish' }] } },
    ],
    ['Kucharz lepi pierogi dla głodnych gości', { kind: 'cooking' }],
  ])('%s', (prompt, expected) => {
    expect(planPrompt(prompt, 'job').plan).toMatchObject(expected);
  });

  it('counts no article as a number, and no word that begins like a unit', () => {
    for (const prompt of [
      'una nonna lancia ciabatte',
      'un perro persigue una pelota en el parque',
      'una abuela conduce una moto y esquiva gallinas',
    ])
      expect(planPrompt(prompt, 'job').understood.ignored).toEqual([]);
  });
});
