import { describe, expect, it } from 'vitest';
import { planFromPrompt, planPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planFromPrompt(prompt, 'ada');

describe('asteroids', () => {
  it.each([
    'asteroids in glowing vector lines, two lives',
    'asteroids in vector lines with two lives',
    'classic asteroids, neon',
    'retro asteroids with 3 lives',
    'play asteroids in deep space',
    'an asteroids clone in black and white',
    'asteroids but with donuts',
    'asteroids for two minutes',
  ])('is the game, whatever follows: %s', (prompt) => {
    const { kind, rules, theme, modifiers } = planOf(prompt);
    expect([kind, rules['drift'], theme.hero.name]).toEqual(['arena', 1, 'spaceship']);
    expect(modifiers).not.toContain('two-players');
  });

  it('has other rocks where the prompt says so', () => {
    expect(planOf('asteroids where the rocks are donuts').theme.foes[0]?.name).toBe('donut');
  });

  it.each(['a spaceship dodges asteroids', 'asteroids fall from the sky, dodge them'])('is not: %s', (prompt) => {
    expect(planOf(prompt).rules['drift']).toBeUndefined();
  });
});

describe('a count', () => {
  it.each([
    ['bowling with ten pins and a watermelon as the ball', { pinCount: 10 }],
    ['bowling with 6 pins', { pinCount: 6 }],
    ['jigsaw of a hot air balloon, 20 pieces', { size: 4, rows: 5 }],
    ['puzzle with 12 pieces of a cat', { size: 3, rows: 4 }],
    ['a 30 piece jigsaw puzzle of a castle', { size: 5, rows: 6 }],
    ['Schiebepuzzle von einem Leuchtturm mit 12 Teilen', { size: 3, rows: 4 }],
    ['order the numbers 1 to 20', { order: 20 }],
    ['tap the numbers in order from 1 to 15', { order: 15 }],
    ['put the numbers 1 to 10 in the right order', { order: 10 }],
    ['Tippe die Zahlen der Reihe nach von 1 bis 12', { order: 12 }],
  ])('is read: %s', (prompt, rules) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect(plan.rules).toMatchObject(rules);
    expect(understood.ignored.filter((one) => /\d/.test(one))).toEqual([]);
  });

  it('is no piece of a picture', () => {
    const { plan, understood } = planPrompt('a mouse steals 5 pieces of cheese in a maze', 'ada');
    expect(plan.kind).toBe('maze');
    expect(understood.ignored).not.toContain('5 pieces');
  });
});

describe('a board for two', () => {
  it.each([
    ['connect four with pumpkins against ghosts', ['pumpkin', 'ghost']],
    ['connect 4 with strawberries vs blueberries', ['strawberry', 'blueberry']],
    ['four in a row with donuts and cookies', ['donut', 'cookie']],
    ['connect four: cats against dogs', ['cat', 'dog']],
    ['connect four with donuts against a robot', ['donut', 'donut']],
  ])('has the pieces that are named: %s', (prompt, pieces) => {
    expect(planOf(prompt).theme.things.map(({ name }) => name)).toEqual(pieces);
  });
});

describe('a boat', () => {
  it.each(['speedboat race around a tropical island, 3 laps', 'jet ski race', 'a ferry race'])('%s', (prompt) => {
    const { kind, theme } = planOf(prompt);
    expect([kind, theme.hero.sprite]).toEqual(['racer', 'boat']);
  });
});
