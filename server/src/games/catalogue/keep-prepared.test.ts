import { expect, it, onTestFinished, vi } from 'vitest';
import { keepPrepared } from './keep-prepared.ts';
import { type PreparedList, preparePage } from './prepared-list.ts';

/** An answer of one title that is made only when told to. */
function slowAnswer() {
  let title = 'Old';
  const begun: (() => void)[] = [];
  const prepared = keepPrepared(() => {
    const text = title;
    return new Promise<PreparedList>((resolve) => begun.push(() => resolve(preparePage(text))));
  });
  const rename = (to: string) => {
    title = to;
    prepared.outdate();
  };
  return { begun, rename, get: async () => (await prepared.get()).plain().toString() };
}

it('gives who asks after a change an answer with it, also when one without it is just being made', async () => {
  const { begun, rename, get } = slowAnswer();
  const before = get();
  rename('New');
  const after = get();
  begun.shift()?.();
  expect(await before).toBe('Old');
  await expect.poll(() => begun.length).toBe(1);
  // What changes from now on is for those who ask from now on.
  rename('Newer');
  begun.shift()?.();
  expect(await after).toBe('New');
});

it('gives the one before while the next takes long to make, but not for long', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(900);
  onTestFinished(() => now.mockRestore());
  const { begun, rename, get } = slowAnswer();
  const first = get();
  now.mockReturnValue(1000);
  begun.shift()?.();
  await first;
  rename('New');
  now.mockReturnValue(1399);
  expect(await get()).toBe('Old');
  now.mockReturnValue(1400);
  const later = get();
  begun.shift()?.();
  expect(await later).toBe('New');
});

it('gives nobody the one before where the next is quickly made', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => now.mockRestore());
  const { begun, rename, get } = slowAnswer();
  const first = get();
  begun.shift()?.();
  expect(await first).toBe('Old');
  rename('New');
  const next = get();
  begun.shift()?.();
  expect(await next).toBe('New');
});
