import { expect, it } from 'vitest';
import { isId } from '../platform/ids.ts';
import { createRequestIds } from './request-ids.ts';

it('gives every request of every process an id of its own, in the form of a UUID', () => {
  const processes = [createRequestIds(), createRequestIds()];
  const ids = processes.flatMap((next) => Array.from({ length: 1000 }, next));
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(2000);
});
