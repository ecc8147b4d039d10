import { expect, it, onTestFinished, vi } from 'vitest';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

/** A title that is made only when the test says so. */
function slowTitle() {
  let title = 'Old';
  const started: (() => void)[] = [];
  const cached = staleWhileRevalidate(() => {
    const value = { title };
    return new Promise<{ title: string }>((resolve) => started.push(() => resolve(value)));
  });
  const rename = (to: string, allowStale = true) => {
    title = to;
    cached.invalidate({ allowStale });
  };
  return { started, rename, get: async () => (await cached.get()).title };
}

it('returns a change to callers after it, even while an older value is being computed', async () => {
  const { started, rename, get } = slowTitle();
  const before = get();
  rename('New');
  const after = get();
  started.shift()?.();
  expect(await before).toBe('Old');
  await expect.poll(() => started.length).toBe(1);
  // What changes from now on is for those who ask from now on.
  rename('Newer');
  started.shift()?.();
  expect(await after).toBe('New');
});

it('answers with the stale one while the next takes long to make, for a limited time', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(900);
  onTestFinished(() => now.mockRestore());
  const { started, rename, get } = slowTitle();
  const first = get();
  now.mockReturnValue(1000);
  started.shift()?.();
  await first;
  rename('New');
  now.mockReturnValue(1399);
  expect(await get()).toBe('Old');
  now.mockReturnValue(1400);
  const later = get();
  started.shift()?.();
  expect(await later).toBe('New');
});

it('does not answer with the stale one when the next is made quickly', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => now.mockRestore());
  const { started, rename, get } = slowTitle();
  const first = get();
  started.shift()?.();
  expect(await first).toBe('Old');
  rename('New');
  const next = get();
  started.shift()?.();
  expect(await next).toBe('New');
});

it('does not answer with the stale one after a change that forbids it, however long the next takes', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(900);
  onTestFinished(() => now.mockRestore());
  const { started, rename, get } = slowTitle();
  const first = get();
  now.mockReturnValue(1000);
  started.shift()?.();
  await first;
  rename('New', false);
  rename('Newer');
  const next = get();
  started.shift()?.();
  expect(await next).toBe('Newer');
});
