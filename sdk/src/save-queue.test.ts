import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure } from './failure.ts';
import { createSaveQueue } from './save-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// Each write takes `tookMs` and ends as the next outcome says; with none left it succeeds.
function start(outcomes: (Error | undefined)[] = [], tookMs = 50) {
  const writes: { text: string; atMs: number; signal: AbortSignal; overtakes: boolean }[] = [];
  const startedAt = Date.now();
  const queue = createSaveQueue(async (text, signal, overtakes) => {
    writes.push({ text, atMs: Date.now() - startedAt, signal, overtakes });
    const outcome = outcomes.shift();
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    if (outcome) throw outcome;
  });
  return { queue, writes, texts: () => writes.map(({ text }) => text) };
}

it('the first save is quick, simultaneous ones are one write, and the last value wins', async () => {
  const { queue, writes } = start();
  const saves = Promise.all([queue.save('1'), queue.save('2'), queue.save('3')]);
  await vi.advanceTimersByTimeAsync(250);
  await saves;
  expect(writes).toMatchObject([{ text: '3', atMs: 200 }]);
});

it('a game that saves every frame stays within 600 writes an hour and ends with its last value', async () => {
  const { queue, writes } = start();
  const minutes = 10;
  const frames = minutes * 60 * 10;
  for (let frame = 1; frame <= frames; frame++) {
    queue.save(String(frame)).catch(() => {});
    // Time moves every five seconds, which spares the test most of its work.
    if (frame % 50 === 0) await vi.advanceTimersByTimeAsync(5000);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(writes.length).toBeGreaterThan(80);
  expect(writes.length).toBeLessThan(100);
  expect(writes.at(-1)?.text).toBe(String(frames));
  expect(queue.unsaved()).toBeUndefined();
});

it('a flush does not wait for the spacing', async () => {
  const { queue, texts } = start();
  const first = queue.save('1');
  await vi.advanceTimersByTimeAsync(250);
  await first;
  const second = queue.save('2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['1']);
  queue.flush();
  await vi.advanceTimersByTimeAsync(50);
  await second;
  expect(texts()).toEqual(['1', '2']);
});

it('a flush during a write follows right after it', async () => {
  const { queue, writes } = start([], 1000);
  const saves = [queue.save('1')];
  await vi.advanceTimersByTimeAsync(300);
  saves.push(queue.save('2'));
  queue.flush();
  expect(writes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(saves);
  expect(writes).toMatchObject([{ text: '1' }, { text: '2', atMs: 1200 }]);
});

it('when the page closes the newest value is sent at once, replacing the write in progress', async () => {
  const { queue, writes } = start([], 1000);
  const saves = [queue.save('1')];
  await vi.advanceTimersByTimeAsync(300);
  saves.push(queue.save('2'));
  queue.leave();
  expect(writes).toMatchObject([
    { text: '1', overtakes: false },
    { text: '2', atMs: 300, overtakes: true },
  ]);
  expect(writes[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(saves);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(writes).toHaveLength(2);
});

it('saves during page hide are sent at once, together, until the page is shown again', async () => {
  const { queue, texts } = start();
  const saves = [queue.save('1')];
  queue.leave();
  saves.push(queue.save('2'), queue.save('3'));
  await Promise.resolve();
  expect(texts()).toEqual(['1', '3']);
  queue.stay();
  await vi.advanceTimersByTimeAsync(100);
  saves.push(queue.save('4'));
  await vi.advanceTimersByTimeAsync(6000);
  expect(texts()).toEqual(['1', '3']);
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(saves);
  expect(texts()).toEqual(['1', '3', '4']);
});

it('retries with growing delays and honours Retry-After', async () => {
  const busy = Object.assign(failure('limited', 'Too many.', 429), { retryAfterMs: 20_000 });
  const { queue, writes } = start([failure('network', 'Lost.'), failure('broken', 'Broken.', 500), busy]);
  const save = queue.save('1');
  await vi.advanceTimersByTimeAsync(29_000);
  await save;
  expect(writes.map(({ atMs }) => atMs)).toEqual([200, 1250, 3300, 23_350]);
});

it('a save that is not written after 30 s rejects with the reason, and is still written later', async () => {
  const outcomes = Array.from({ length: 5 }, () => failure('network', 'Lost.'));
  const { queue, texts } = start(outcomes);
  const save = expect(queue.save('1')).rejects.toMatchObject({ code: 'network' });
  await vi.advanceTimersByTimeAsync(30_000);
  await save;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(texts()).toEqual(['1', '1', '1', '1', '1', '1']);
  expect(queue.unsaved()).toBeUndefined();
});

it('a permanent failure is not retried', async () => {
  const { queue, texts } = start([failure('state_too_large', 'Too large.', 413)]);
  const save = expect(queue.save('1')).rejects.toMatchObject({ status: 413 });
  await vi.advanceTimersByTimeAsync(60_000);
  await save;
  expect(texts()).toEqual(['1']);
});

it('a value saved while an older one fails is the one that is retried', async () => {
  const { queue, texts } = start([failure('network', 'Lost.')]);
  const saves = [queue.save('1')];
  await vi.advanceTimersByTimeAsync(220);
  saves.push(queue.save('2'));
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(saves);
  expect(texts()).toEqual(['1', '2']);
});
