import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('a sport', () => {
  it.each([
    ['penalty shootout, world cup final', 'throw', 'striker', 'ball', 'ball'],
    ['football striker scores goals past the keeper', 'throw', 'striker', 'football', 'ball'],
    ['kick the ball into the goal, goalkeeper is an octopus', 'throw', null, 'ball', 'ball'],
    ['rugby', 'throw', null, 'rugby ball', 'football'],
    ['american football field goal', 'throw', null, 'american football', 'football'],
    ['volleyball on the beach', 'pong', null, 'volleyball', null],
    ['badminton', 'pong', null, 'shuttlecock', null],
    ['table tennis against the computer', 'pong', null, 'ball', 'tennisball'],
    ['tennis match', 'pong', null, 'tennis ball', 'tennisball'],
    ['field hockey', 'air-hockey', null, 'ball', 'ball'],
    ['ice hockey', 'air-hockey', null, 'puck', 'puck'],
    ['cricket, hit 6 sixes', 'batting', null, 'ball', 'tennisball'],
    ['jet ski race', 'racer', 'jet ski', null, null],
    ['sailing race around buoys', 'racer', 'sailboat', null, null],
    ['speed skating race', 'tap-race', 'skater', null, null],
    ['motocross in the mud', 'racer', 'motorbike', null, null],
    ['lawn mower race', 'racer', 'lawn mower', null, null],
    ['sled dog race, 4 laps', 'racer', 'dog', null, null],
    ['rock climbing up a cliff', 'jumper', 'climber', null, null],
    ['paragliding over the alps', 'flight', 'skydiver', null, null],
    ['judo with pandas', 'duel', 'panda', null, null],
    ['wrestling match between bears', 'duel', 'bear', null, null],
    ['boxing match', 'duel', 'boxer', null, null],
    ['helicopter landing on a ship', 'lander', 'helicopter', null, null],
    ['moon landing with 5 levels', 'lander', 'rocket', null, null],
  ])('is played by the right one with the right ball: %s', (prompt, kind, hero, ball, sprite) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe(kind);
    if (hero) expect(plan.theme.hero.name).toBe(hero);
    if (ball) expect(plan.theme.things[0]?.name).toBe(ball);
    if (sprite) expect(plan.theme.things[0]?.sprite).toBe(sprite);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['quiz about the world cup', 'quiz'],
    ['a cricket jumps over flowers', 'runner'],
    ['arm wrestling with a gorilla', 'duel'],
  ])('is not taken for another: %s', (prompt, kind) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe(kind);
    expect(plan.theme.hero.name).not.toBe('gorilla');
  });
});

describe('the length of a race', () => {
  it.each([
    ['200 m sprint', 200],
    ['400 metre race', 400],
    ['50 m swimming', 50],
    ['swim 50 meters against sharks', 50],
    ['dragon boat race 200 m', 200],
    ['marathon runner in Berlin', 420],
    ['100 metre dash', 100],
  ])('is as the prompt says: %s', (prompt, metres) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'tap-race', rules: { metres } });
    expect(understood.ignored).toEqual([]);
  });

  it('is the usual one without a number, and reported where it cannot be run', () => {
    expect(planPrompt('sack race on sports day', 'job 1').plan.rules).not.toHaveProperty('metres');
    expect(planPrompt('1500 m run', 'job 1').understood.ignored).toEqual(['1500 metres']);
  });
});

describe('knives', () => {
  it.each([
    ['knife hit', undefined],
    ['knife hit with a turning board', undefined],
    ['throw knives at a spinning log, 5 levels', 5],
  ])('are thrown into a disc that turns: %s', (prompt, rounds) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'darts', rules: { knives: 1 } });
    expect(plan.rules['rounds']).toBe(rounds);
    expect(understood.ignored).toEqual([]);
  });

  it('are thrown at a board that stands still, if nothing turns', () => {
    expect(planPrompt('knife throwing at the circus', 'job 1').plan.rules).not.toHaveProperty('knives');
  });
});
