import { expect, it } from 'vitest';
import { kinds } from '../../../../../engines/src/plan.ts';
import { mechanicIds, mechanics } from './mechanics.ts';

it('names every engine', () => {
  expect(kinds.filter((kind) => !(kind in mechanics))).toEqual([]);
});

it.each(mechanicIds)('%s is an engine or leads to one', (id) => {
  const reached = new Set<string>([id]);
  for (const one of reached) for (const near of mechanics[one as keyof typeof mechanics].nearest) reached.add(near);
  expect([...reached].filter((one) => !(one in mechanics))).toEqual([]);
  expect(kinds.some((kind) => reached.has(kind))).toBe(true);
});
