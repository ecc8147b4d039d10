import { expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { randomFrom } from '../../math/random.ts';
import { addLanes, cell, columns, type Lane, moveRiders } from './lanes.ts';

it('no lane becomes empty: vehicles and logs of both directions come again', () => {
  const lanes: Lane[] = [];
  const random = randomFrom(1);
  while (lanes.length < 60) addLanes(lanes, planFromPrompt('a frog', 'job 1'), true, 1, random);
  const busy = lanes.filter(({ pace }) => pace !== 0);
  for (const lane of busy) {
    for (let seconds = 0; seconds < 120; seconds += 1 / 10) moveRiders(lane, 1 / 10);
    expect(lane.riders.some(({ x }) => x > 0 && x < columns * cell)).toBe(true);
  }
  expect(busy.some(({ pace }) => pace > 0)).toBe(true);
});

it('on the backs of crocodiles one crosses nothing but water', () => {
  const lanes: Lane[] = [];
  const plan = planFromPrompt('a monkey crosses the river on crocodile backs', 'job 1');
  while (lanes.length < 40) addLanes(lanes, plan, true, 1, randomFrom(1));
  expect(lanes.slice(3).some(({ kind }) => kind === 'water')).toBe(true);
  expect(lanes.slice(3).filter(({ kind }) => kind === 'road')).toEqual([]);
  const carriers = lanes.slice(3).flatMap(({ riders }) => riders.map(({ actor }) => actor.name));
  expect(new Set(carriers)).toEqual(new Set(['crocodile']));
});
