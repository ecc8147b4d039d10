import { afterEach, expect, it, vi } from 'vitest';
import { compactHeapAfterStart } from './compact-heap.ts';

afterEach(() => vi.useRealTimers());

it('collects what a start has left behind, once it is over', () => {
  vi.useFakeTimers();
  let left: unknown[] | undefined = Array.from({ length: 500_000 }, (_, i) => ({ i }));
  expect(left).toHaveLength(500_000);
  compactHeapAfterStart();
  left = undefined;
  const before = process.memoryUsage().heapUsed;

  vi.advanceTimersByTime(5000);

  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 10_000_000);
});
