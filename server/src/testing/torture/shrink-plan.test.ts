import { expect, it } from 'vitest';
import { commandsIn, shrinkPlan } from './shrink-plan.ts';
import { planSeed, type SeedPlan } from './torture-plan.ts';

const drivers = [
  { lanes: 2, weights: { buy: 1, sell: 3 } },
  { lanes: 1, weights: { look: 1 } },
];
const options = {
  commandsPerLane: 24,
  movesClock: true,
  faultKinds: ['kill node', 'cut clients'],
  faultCount: 4,
} as const;

it('makes the same plan of the same seed, and another of another', () => {
  expect(planSeed(7, drivers, options)).toEqual(planSeed(7, drivers, options));
  expect(planSeed(8, drivers, options)).not.toEqual(planSeed(7, drivers, options));
});

it('takes away what does not matter', async () => {
  const plan = planSeed(7, drivers, options);
  const buysIn = ({ phases }: SeedPlan) =>
    phases.flatMap(({ lanes }) => lanes.flat(2)).filter((one) => one.do === 'buy');
  const needed = buysIn(plan).at(0);
  const run = async (smaller: SeedPlan) =>
    buysIn(smaller).some((one) => one === needed) ? 'a coin is missing' : undefined;
  const shrunk = await shrinkPlan(plan, run, () => false);
  expect(shrunk.wrong).toBe('a coin is missing');
  expect(shrunk.plan.faults).toEqual([]);
  expect(commandsIn(shrunk.plan)).toBeLessThan(commandsIn(plan) / 4);
  expect(buysIn(shrunk.plan)).toContain(needed);
});

it('stops when its time is up', async () => {
  const plan = planSeed(7, drivers, options);
  let runs = 0;
  const shrunk = await shrinkPlan(
    plan,
    async () => `wrong ${runs++}`,
    () => runs >= 2,
  );
  expect(runs).toBe(2);
  expect(commandsIn(shrunk.plan)).toBeLessThan(commandsIn(plan));
});
