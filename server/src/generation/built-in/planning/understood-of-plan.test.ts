import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';
import { planRemix } from './remix-plan.ts';

const understood = (prompt: string) => planPrompt(prompt, 'job 1').understood;

describe('what was understood', () => {
  it.each([
    [
      'a maze where a mouse runs from two cats and eats cheese',
      { mechanic: 'maze', hero: 'mouse', foes: ['2 cats'], things: ['cheese'], numbers: { foes: 2 }, ignored: [] },
    ],
    ['memory cards with sea animals, 12 pairs', { mechanic: 'memory cards', hero: null, numbers: { pairs: 12 } }],
    ['flappy bat in a haunted cave at night', { hero: 'bat', place: expect.stringContaining('night') }],
    [
      'something sad and beautiful about rain',
      { place: expect.stringContaining('rain'), mood: expect.stringContaining('sad') },
    ],
    ['a quiz about dinosaurs, for kids', { mechanic: 'quiz', mood: 'for kids' }],
    ['a tiny wizard shoots purple slimes', { hero: 'tiny wizard', foes: ['purple slimes'], ignored: [] }],
    ['snake for two players', { ignored: ['two players'] }],
    ['sheepdog herds sheep into a pen', { things: ['sheep'], ignored: [] }],
    ['angry birds with watermelons and a catapult', { ignored: ['catapult'] }],
    ['a crossing guard helps children', { ignored: ['children'] }],
    ['museum heist with a raccoon', { mechanic: 'maze', hero: 'raccoon', place: 'museum', ignored: [] }],
    ['sort luggage in the hotel lobby', { things: ['luggage'], place: 'hotel lobby', ignored: [] }],
    ['horse race with 3 laps', { numbers: { rounds: 3 }, ignored: [] }],
    ['a horse runs 3 rounds, endless runner', { numbers: { rounds: 3 }, ignored: [] }],
    ['collect 5 keys in a maze', { numbers: { collect: 5 }, ignored: [] }],
    ['flip burgers before they burn', { place: null, things: ['burgers'], ignored: [] }],
    ['a baker serves bread, no timer, 10 levels', { numbers: { levels: 10 }, ignored: [] }],
    ['a lighthouse guides boats past rocks', { foes: [], things: ['boats'], ignored: ['rocks'] }],
    ['tic tac toe cats against dogs', { hero: 'cats', foes: ['dogs'], ignored: [] }],
    ['connect four against my brother', { numbers: { players: 2 }, ignored: [] }],
    ['a pug with wings flies through pipes', { hero: 'pug', foes: [], ignored: ['wings'] }],
    ['a dragon flies over Venice', { place: 'venice', ignored: [] }],
    ['ein Zug sammelt Kohle', { things: ['coal'], ignored: [] }],
    ['Quiz über Dinosaurier', { ignored: ['questions in German'] }],
    ['a fox solves quadratic equations', { hero: 'fox', ignored: expect.arrayContaining(['quadratic']) }],
  ])('%s', (prompt, expected) => {
    expect(understood(prompt)).toMatchObject(expected);
  });

  it('names nobody whom the planner chose', () => {
    const { plan, understood } = planPrompt('tic tac toe', 'job 1');
    expect(plan.theme.hero.name).not.toBe('');
    expect(understood).toMatchObject({ hero: null, foes: [], things: [] });
  });

  it('of a remix is the whole game', () => {
    const origin = planPrompt('a maze where a mouse runs from cats and eats cheese', 'job 1').plan;
    expect(planRemix(origin, 'the mouse is a dragon', 'job 2').understood).toMatchObject({
      mechanic: 'maze',
      hero: 'dragon',
      foes: expect.arrayContaining(['cat']),
      things: expect.arrayContaining(['cheese']),
    });
  });

  it.each([
    'a gingerbread man runs through candy land',
    'collect treasure in a sunken ship',
    'new year fireworks popping game',
    'memory with farm animals',
    'a boat in a storm avoids rocks',
    'a taxi drives through the city at night',
  ])('lists nothing that was honoured as ignored: %s', (prompt) => {
    expect(planPrompt(prompt, 'job').understood.ignored).toEqual([]);
  });
});

it.each([
  ['un vampiro va al dentista e schiva gli spazzolini', ['dentista']],
  ['des pingouins jouent au curling, 6 pierres', []],
  ['space invaders with wasps, defend your picnic', ['picnic']],
  ['tower defence with bees protecting a hive', []],
  ['chess with penguins vs polar bears', []],
  ['a frog crossing a busy highway at rush hour', []],
  ['boxing match in a ring', []],
  ['um goleiro que defende bolas', []],
])('lists what has no part in the game, and nothing that has: %s', (prompt, ignored) => {
  expect(planPrompt(prompt, 'job 1').understood.ignored).toEqual(ignored);
});
