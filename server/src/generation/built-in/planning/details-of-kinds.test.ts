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

describe('the edge of a snake', () => {
  it.each([
    ['a caterpillar snake that eats leaves, walls kill, 2 lives', 0, ['leaf']],
    ['snake game with apples, walls kill you', 0, ['apple']],
    ['snake with walls and apples', 0, ['apple']],
    ['snake with apples, no walls', 1, ['apple']],
    ['snake with apples that goes through walls', 1, ['apple']],
    ['Schlange mit Äpfeln ohne Wände', 1, ['apple']],
  ])('is a wall or a way, and nothing to eat: %s', (prompt, wrap, food) => {
    const { rules, theme } = planOf(prompt);
    expect([rules['wrap'], theme.things.map(({ name }) => name)]).toEqual([wrap, food]);
  });
});

describe('the place of a game', () => {
  it.each([
    ['skateboard over fire hydrants', 'city'],
    ['whack the politicians with a rubber chicken', 'city'],
    ['fruit ninja but with office supplies', 'room'],
    ['space invaders with jellyfish and a diver with a harpoon', 'sea'],
    ['rescue kittens from a flood with a rubber boat', 'lake'],
    ['space invaders with sheep', 'space'],
    ['a dragon breathes fire in a volcano', 'volcano'],
  ])('is not taken from a part of a name: %s', (prompt, scene) => expect(planOf(prompt).theme.scene).toBe(scene));
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
    ['a pharmacist sorts pills into red, white and green jars', { bins: 3 }],
    ['sort the socks into blue and yellow baskets', { bins: 2 }],
    ['a waiter must serve 15 customers', { collect: 15, spots: 6 }],
    ['feed 12 hungry cats', { collect: 12 }],
    ['feed 5 hungry cats', { spots: 5 }],
    ['hedgehog crosses a railway with 4 tracks', { lanes: 4 }],
    ['chicken crosses 6 railway tracks', { lanes: 6 }],
    ['skittles with 9 pins and a coconut', { pinCount: 9 }],
    ['true or false quiz about space, 8 statements', { questions: 8 }],
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

describe('a railway', () => {
  it.each(['hedgehog crosses a railway with 4 tracks', 'a cow crosses the railroad'])('has trains: %s', (prompt) => {
    const { kind, theme } = planOf(prompt);
    expect([kind, ...theme.foes.map(({ name }) => name)]).toEqual(['hopper', 'train']);
    expect(theme.things.map(({ name }) => name)).not.toContain('track');
  });

  it('has nothing to do with a road', () => {
    expect(planOf('a frog crosses a road with 5 lanes').theme.foes.map(({ name }) => name)).not.toContain('train');
  });
});

describe('a shooter', () => {
  it.each([
    ['vertical shooter with a dragon against bats', 0],
    ['vertical scrolling shooter with a plane', 0],
    ['horizontal shooter with a dragon', 1],
  ])('flies as asked: %s', (prompt, side) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect([plan.kind, plan.rules['side']]).toEqual(['shooter', side]);
    expect(understood.ignored).toEqual([]);
  });
});

describe('a paddle', () => {
  it.each([
    ['breakout with ice cubes and a polar bear paddle', 'polar bear'],
    ['brick breaker with a crocodile paddle and candy bricks', 'crocodile'],
    ['breakout with a polar bear', 'polar bear'],
  ])('has a rider: %s', (prompt, name) => {
    expect(planOf(prompt).theme.hero.name).toBe(name);
  });

  it('plays no part by itself', () => {
    expect(planOf('breakout with a paddle').theme.hero.name).not.toBe('paddle');
  });
});

describe('words', () => {
  it.each([
    'type the spells before the dragons burn the village',
    'typing game with magic spells',
    'hangman with spells',
  ])('are spells: %s', (prompt) => {
    expect(planOf(prompt).words).toContain('fireball');
  });
});

describe('those who are bigger', () => {
  it.each([
    ['agar.io with a hungry slime swallowing smaller slimes', 'slime'],
    ['agar.io with a blob', 'blob'],
    ['agar.io with a fish', 'fish'],
  ])('%s', (prompt, foe) => {
    expect(planOf(prompt).theme.foes.map(({ name }) => name)).toContain(foe);
  });
});

describe('the pillars of a flyer', () => {
  it.each([
    ['flappy toaster flying between kitchen cabinets', 'toaster', 'cabinet'],
    ['a witch flies between chimneys', 'witch', 'chimney'],
    ['flappy bird between skyscrapers', 'bird', 'skyscraper'],
    ['wróbel leci między kominami nad miastem', 'sparrow', 'chimney'],
    ['ein Spatz fliegt zwischen Schornsteinen', 'sparrow', 'chimney'],
    ['un moineau vole entre les cheminées', 'sparrow', 'chimney'],
    ['a bird flies through a forest', 'bird', undefined],
  ])('are what it flies between: %s', (prompt, hero, pillar) => {
    const { kind, theme } = planOf(prompt);
    expect([kind, theme.hero.name, theme.pillar?.name]).toEqual(['flyer', hero, pillar]);
    expect(theme.foes.map(({ name }) => name)).not.toContain(pillar);
  });
});

it('gives small children nothing to bop that they must leave alone', () => {
  const { goal, description } = planOf('whack the fish, for a 3 year old');
  expect(goal).toBe('Bop the fish');
  expect(description).not.toMatch(/bomb/i);
  expect(planOf('whack a mole').goal).toBe('Bop the moles, leave the bombs alone');
});
