import { describe, expect, it } from 'vitest';
import { picturesOfPlan } from '../pictures/read-pictures.ts';
import { planFromPrompt } from './make-plan.ts';
import { remixPlan } from './remix-plan.ts';

const seeds = ['job 1', 'job 2', 'job 3', 'job 4'];

describe('what the foes of a tower defence are after', () => {
  it.each([
    ['save the beehive from bears', 'beehive', 'bee', 'bear'],
    ['defend the nest from snakes', 'nest', 'bird', 'snake'],
    ['tower defence: protect the princess from dragons', 'princess', 'knight', 'dragon'],
    ['protège le château des dragons', 'castle', 'knight', 'dragon'],
    ['a fox defends the nest against wolves', 'nest', 'fox', 'wolf'],
  ])('stands in the plan, with whoever looks after it as the hero: %s', (prompt, guarded, hero, foe) => {
    const { kind, theme } = planFromPrompt(prompt, 'job 1');
    expect({ kind, theme }).toMatchObject({
      kind: 'defence',
      theme: { guarded: { name: guarded }, hero: { sprite: hero }, foes: [{ sprite: foe }] },
    });
    expect(theme.things.map(({ name }) => name)).not.toContain(guarded);
  });

  it('is nobody else of the cast', () => {
    for (const seed of seeds) {
      const { guarded, hero, things } = planFromPrompt('tower defence, protect the fox from hunters', seed).theme;
      expect(guarded?.sprite).toBe('fox');
      expect([hero, ...things].map(({ sprite }) => sprite)).not.toContain('fox');
    }
  });

  it('has its picture in the document and stays when the game is changed', () => {
    const hive = planFromPrompt('save the beehive from bears', 'job 1');
    expect(Object.keys(picturesOfPlan(hive).pictures)).toContain(hive.theme.guarded?.picture);
    expect(remixPlan(hive, 'at night', 'job 2').theme.guarded).toEqual(hive.theme.guarded);
    expect(remixPlan(hive, 'as a platformer', 'job 2').theme.guarded).toBeUndefined();
    expect(planFromPrompt('tower defence with a fox', 'job 1').theme.guarded).toBeUndefined();
  });
});

describe('what something is protected from', () => {
  it.each([
    ['missile command but protecting an igloo village from fireballs', 'shooter', 'fireball', 'snow'],
    ['space invaders but protecting an igloo from penguins', 'shooter', 'penguin', 'snow'],
    ['galaga but defend a cupcake factory from forks', 'shooter', 'fork', 'candy'],
    ['protect an igloo village from fireballs', 'defence', 'fireball', 'snow'],
    ['protect a farm from hail', 'defence', 'hail', 'farm'],
    ['protect the village from meteors', 'defence', 'meteor', 'meadow'],
    ['tower defense but protecting a sandcastle from waves', 'defence', 'wave', 'beach'],
    ['save the town from the flood', 'defence', 'flood', 'city'],
    ['guard the ice palace against fire', 'defence', 'fire', 'snow'],
    ['tower defence, 10 waves of goblins', 'defence', 'goblin', 'castle'],
  ])('are the only foes, where it stands: %s', (prompt, kind, foe, scene) => {
    const { theme, ...plan } = planFromPrompt(prompt, 'job 1');
    expect([plan.kind, theme.foes.map(({ name }) => name).join(' '), theme.scene]).toEqual([kind, foe, scene]);
  });

  it('is no tree from which a cat is rescued', () => {
    const { theme } = planFromPrompt('rescue a cat from a tree', 'job 1');
    expect(theme.foes.map(({ name }) => name)).not.toContain('tree');
  });
});

it.each(['escape the mummies in a pyramid maze', 'an arena full of pharaohs', 'shoot the scarabs'])(
  'lets an explorer meet who is buried: %s',
  (prompt) => {
    for (const seed of seeds) expect(planFromPrompt(prompt, seed).theme.hero.name).toBe('explorer');
    expect(planFromPrompt(`${prompt} with a cat`, 'job 1').theme.hero.name).toBe('cat');
  },
);

it('makes a sad game about rain with a small hero, in which rain is no thing to collect', () => {
  for (const seed of seeds) {
    const { theme, weather } = planFromPrompt('something sad about rain', seed);
    expect(weather).toBe('rain');
    expect(['cat', 'dog', 'robot', 'kid']).toContain(theme.hero.sprite);
    expect(theme.things.map(({ sprite }) => sprite)).toEqual(expect.arrayContaining(['drop', 'leaf']));
    expect(theme.things.map(({ name }) => name)).not.toContain('rain');
  }
  expect(planFromPrompt('something sad: catch raindrops in the rain', 'job 1').theme.things[0]?.name).toBe('raindrop');
});

it.each(['catch fish', 'a memory game with fish'])('brings shells along with fish, and no submarine: %s', (prompt) => {
  for (const seed of seeds) {
    const sprites = planFromPrompt(prompt, seed).theme.things.map(({ sprite }) => sprite);
    expect(sprites[0]).toBe('fish');
    expect(sprites).not.toContain('submarine');
  }
  expect(planFromPrompt('a memory game with fish and submarines', 'job 1').theme.things).toContainEqual(
    expect.objectContaining({ sprite: 'submarine' }),
  );
});

describe('what a prompt asks to see', () => {
  const thingsOf = (prompt: string) => planFromPrompt(prompt, 'job 1').theme.things;

  it('is on every card of a memory: cats of many colours, and nothing else', () => {
    const cats = thingsOf('Katzenmemory mit 8 Paaren');
    expect(cats.map(({ sprite }) => sprite)).toEqual(Array(8).fill('cat'));
    expect(new Set(cats.map(({ tint }) => tint)).size).toBe(8);
  });

  it('is a different flag on each card, drawn in the document', () => {
    const plan = planFromPrompt('memory with flags of countries', 'job 1');
    const flags = plan.theme.things.map(({ picture }) => picture ?? '');
    expect(new Set(flags).size).toBe(flags.length);
    expect(Object.keys(picturesOfPlan(plan).pictures)).toEqual(expect.arrayContaining(flags));
    expect(plan.title).toContain('Flag');
  });

  it('are the animals of the place', () => {
    expect(thingsOf('juego de memoria con animales de la granja').map(({ name }) => name)).toContain('cow');
    expect(thingsOf('memory with animals in the sea').map(({ name }) => name)).toContain('dolphin');
  });

  it('fills the cells of a sudoku, on a smaller board where there are fewer than nine', () => {
    expect(planFromPrompt('sudoku with fruit instead of numbers', 'job 1').rules).toMatchObject({
      size: 9,
      pictures: 1,
    });
    expect(planFromPrompt('sudoku with cats', 'job 1').rules).toMatchObject({ size: 6, pictures: 1 });
    expect(planFromPrompt('sudoku', 'job 1').rules).toMatchObject({ size: 9 });
  });

  it('has the colours of two sides', () => {
    const { hero, foes } = planFromPrompt('soccer penalty shootout blue vs red', 'job 1').theme;
    expect([hero.tint, ...foes.map(({ tint }) => tint)]).toEqual(['#3f8ef0', '#e8403a']);
  });

  it('is as many as were asked for', () => {
    expect(planFromPrompt('repair 3 satellites in space', 'job 1').rules).toMatchObject({ spots: 3 });
    expect(planFromPrompt('water 2 flowers', 'job 1').rules).toMatchObject({ spots: 2 });
  });
});

describe('a board shows what was asked for, and nothing beside it', () => {
  it.each([
    ['sort socks by colour', 'sock'],
    ['line up three cows of the same colour', 'cow'],
    ['Simon game with 5 frogs', 'frog'],
    ['Hundememory', 'dog'],
  ])('in different colours: %s', (prompt, name) => {
    const { things } = planFromPrompt(prompt, 'job 1').theme;
    expect(new Set(things.map((thing) => thing.name))).toEqual(new Set([name]));
    expect(new Set(things.map(({ tint }) => tint)).size).toBe(things.length);
  });

  it('has as many tools as pairs, each another one', () => {
    const { things } = planFromPrompt('memory with tools, 8 pairs', 'job 1').theme;
    expect(new Set(things.slice(0, 8).map(({ picture, sprite }) => picture ?? sprite)).size).toBe(8);
    expect(things.map(({ name }) => name)).not.toContain('coin');
  });
});

describe('a circus', () => {
  it('has its clowns and animals, and no ghosts', () => {
    const { hero, foes } = planFromPrompt('pinball in a circus', 'job 1').theme;
    expect(hero.name).toMatch(/^(clown|monkey)$/);
    for (const { name } of foes) expect(name).toMatch(/^(lion|elephant|bear|tiger)$/);
  });
});
