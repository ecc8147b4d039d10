import { expect, it, onTestFinished, vi } from 'vitest';
import { watchEventLoop } from './load-shedding.ts';

it('a node is overloaded when its timers come late twice in a row, until one comes in time', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = 0;
  const eventLoop = watchEventLoop(() => now);
  const seen = [600, 700, 100, 700, 700, 900, 100].map((ms) => {
    now += ms;
    vi.advanceTimersByTime(100);
    return eventLoop.isOverloaded();
  });
  eventLoop.stop();
  expect(seen).toEqual([false, false, false, false, true, true, false]);
});
