import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const names = (actors: { name: string }[]) => actors.map(({ name }) => name).join();

describe('balls on a table', () => {
  it.each([
    ['billiards in a jazz bar against the computer', { versus: 1 }, 'Pot your own balls before your opponent does'],
    ['pool game with 8 balls', { versus: 0, balls: 8 }, 'Pot all balls before the shots run out'],
    ['8 ball pool', { versus: 0 }, 'Pot all balls'],
    ['pool', { versus: 0, pictures: 0 }, 'Pot all balls'],
    ['play pool for two players', { players: 2, versus: 1 }, 'Pot your own balls'],
    ['snooker against a fox', { snooker: 1, balls: 12, versus: 1 }, 'Pot more points than the fox'],
    ['eight ball pool with planets as balls', { pictures: 1 }, 'Pot all balls'],
    ['billiards with 10 shots', { shots: 10 }, 'Pot all balls'],
    ['Billard gegen den Computer', { versus: 1 }, 'Versenke alle Kugeln'],
    ['juego de billar con 10 bolas', { balls: 10 }, 'Mete todas las bolas'],
    ['gra w bilard', { versus: 0 }, 'Wbij wszystkie bile'],
  ])('%s', (prompt, rules, goal) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe('billiards');
    expect(plan.theme.scene).toBe('room');
    expect(plan.rules).toMatchObject(rules);
    expect(plan.goal).toContain(goal);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    'a penguin in a swimming pool collects rings',
    'swimming pool game with dolphins',
    'a purple octopus juggling eight balls',
    'diving from the pool edge to collect coins',
  ])('are not meant: %s', (prompt) => {
    expect(planPrompt(prompt, 'job 1').plan.kind).not.toBe('billiards');
  });
});

describe('one against one', () => {
  it.each([
    ['boxing match against a kangaroo', 0, null, 'kangaroo'],
    ['boxing game', 0, null, null],
    ['knight vs dragon boxing match, 3 rounds', 0, 'knight', 'dragon'],
    ['a kangaroo boxes a bear', 0, 'kangaroo', 'bear'],
    ['sword duel with a pirate captain', 1, null, 'pirate captain'],
    ['fencing against a fox', 1, null, 'fox'],
    ['two players tug of war, cats against dogs', 2, 'cat', 'dog'],
    ['sumo wrestlers', 3, 'sumo wrestler', 'sumo wrestler'],
    ['two goats butt heads', 3, 'goat', 'goat'],
    ['arm wrestling with a bear', 4, null, 'bear'],
    ['Boxkampf gegen ein Känguru', 0, null, 'kangaroo'],
    ['Tauziehen Hunde gegen Katzen', 2, 'dog', 'cat'],
  ])('%s', (prompt, style, hero, foe) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe('duel');
    expect(plan.rules['style']).toBe(style);
    if (hero) expect(plan.theme.hero.name).toBe(hero);
    if (foe) expect(names(plan.theme.foes)).toBe(foe);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['bouncing kangaroo with boxing gloves vs crocodiles', 'arena'],
    ['wizard duel: block spells and cast fireballs', 'arena'],
    ['reaction time test with a cowboy duel', 'reaction'],
    ['a knight fights 4 dragons', 'arena'],
    ['a robot pushes boxes onto switches', 'sokoban'],
  ])('is not meant: %s', (prompt, kind) => {
    expect(planPrompt(prompt, 'job 1').plan.kind).toBe(kind);
  });
});
