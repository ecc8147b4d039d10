import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const read = (prompt: string) => planPrompt(prompt, 'ada');

describe('a deadline', () => {
  it.each([
    ['collect shells before sunset', { survive: 60 }, 'Collect as many shells as you can before sunset'],
    ['find the keys in under a minute', { survive: 60 }, 'Collect as many keys as you can in 60 seconds'],
    ['deliver five pizzas in under two minutes', { limit: 120, collect: 5 }, 'Deliver 5 pizzas in 120 seconds'],
    ['a squirrel gathers thirty nuts before winter comes', { limit: 60, collect: 30 }, 'Collect 30 nuts before winter comes'],
    ['escape the maze before midnight', { limit: 60 }, 'Find the way out before midnight'],
    ['climb the tower in ninety seconds', { survive: 90 }, 'Climb as high as you can in 90 seconds'],
    ['run against the clock', { survive: 60 }, 'Grab flowers against the clock'],
    ['survive for two and a half minutes against zombies', { survive: 150 }, 'Last 150 seconds'],
  ])('ends the round: %s', (prompt, rules, goal) => {
    const { plan } = read(prompt);
    expect(plan.rules).toMatchObject(rules);
    expect(plan.goal).toBe(goal);
  }); // biome-ignore format: one prompt a line

  it.each([
    'sammle Muscheln vor Sonnenuntergang',
    'recoge conchas antes de que se acabe el tiempo',
    'ramasse des coquillages avant la tombée de la nuit',
    'cattura le farfalle prima del tramonto',
    'colete conchas antes do anoitecer',
    'zbieraj muszle przed zachodem słońca',
    'собирай ракушки до заката',
  ])('ends it in other languages: %s', (prompt) => {
    const { plan, understood } = read(prompt);
    expect(plan.rules).toMatchObject({ survive: 60 });
    expect(understood.ignored).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    ['basketball, shoot five times', { shots: 5 }],
    ['wirf den Ball 8 mal in den Korb', { shots: 8 }],
    ['catch half a dozen fish', { collect: 6 }],
    ['stack twenty-five boxes', { height: 25 }],
    ['match 3 avec 25 coups', { moves: 25 }],
  ])('is played: %s', (prompt, rules) => {
    expect(read(prompt).plan.rules).toMatchObject(rules);
  });

  it.each([
    ['a hedgehog jumps exactly seven times', '7 times'],
    ['bubble shooter with 40 bubbles', '40 bubbles'],
    ["popping balloons, miss three and it's over", '3 lives'],
    ['sokoban in 50 moves', '50 moves'],
  ])('is ignored where nothing counts it: %s', (prompt, ignored) => {
    expect(read(prompt).understood.ignored).toEqual([ignored]);
  });
});
