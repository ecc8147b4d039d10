import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../process/log.ts';
import { subscribeCache } from './subscribed-cache.ts';

/** A reader whose readings of everything go on when told to, and pubsub that are said by hand. */
function follow({ isFresh = true, answers = false } = {}) {
  const began: { loadChanged(): Promise<void>; end(error?: Error): void }[] = [];
  const loadThese: string[][] = [];
  let hear: (subject: string | undefined) => void = () => undefined;
  const pubsub = {
    subscribe: (_topic: string, listener: typeof hear) => {
      hear = listener;
    },
    isFresh: () => isFresh,
    catchUp: async () => answers,
    close: async () => undefined,
  };
  const followed = subscribeCache(
    { pubsub, log: createLog('silent') },
    {
      name: 'a list',
      topic: 'games',
      isSubject: (subject) => subject !== 'unknown',
      loadAll: (loadChanged) =>
        new Promise((resolve, reject) =>
          began.push({ loadChanged, end: (error) => (error ? reject(error) : resolve(undefined)) }),
        ),
      loadThese: async (subjects) => {
        loadThese.push(subjects);
      },
      reloadEveryMs: 1_000_000,
    },
  );
  onTestFinished(() => followed.close());
  const endNext = async () => {
    await expect.poll(() => began.length).toBeGreaterThan(0);
    began.shift()?.end();
  };
  return { followed, began, endNext, loadThese, say: (subject?: string) => hear(subject) };
}

it('reads everything once for all who ask first, then only what it hears of', async () => {
  const { followed, began, endNext, loadThese, say } = follow();
  let isDone = false;
  const askers = [followed.upToDate(), followed.upToDate().then(() => (isDone = true))];
  await expect.poll(() => began.length).toBe(1);
  expect(isDone).toBe(false);
  await endNext();
  await Promise.all(askers);
  say('one');
  say('unknown');
  say('two');
  await expect.poll(() => loadThese).toEqual([['one', 'two']]);
  await followed.upToDate();
  expect(began).toHaveLength(0);
});

it('reads news during a long reading in its midst, and what comes at its end soon after', async () => {
  const { followed, began, endNext, loadThese, say } = follow();
  const first = followed.upToDate();
  await endNext();
  await first;
  const anew = followed.reload();
  await expect.poll(() => began.length).toBe(1);
  say('early');
  await began[0]?.loadChanged();
  expect(loadThese).toEqual([['early']]);
  say('late');
  await endNext();
  await anew;
  await expect.poll(() => loadThese).toEqual([['early'], ['late']]);
});

it('lets nobody wait for longer than the reading after the one under way, however many ask while it is deaf', async () => {
  const { followed, began, endNext } = follow({ isFresh: false });
  const first = followed.upToDate();
  await expect.poll(() => began.length).toBe(1);
  const second = followed.reload();
  await endNext();
  await first;
  await expect.poll(() => began.length).toBe(1);
  const third = followed.reload();
  await endNext();
  await second;
  await endNext();
  await third;
});

it('reads everything after lost pubsub, and believes a connection that answers after all', async () => {
  const { followed, began, endNext, say } = follow({ isFresh: false, answers: true });
  const first = followed.upToDate();
  await endNext();
  await first;
  await followed.upToDate();
  expect(began).toHaveLength(0);
  say(undefined);
  const lost = followed.upToDate();
  await endNext();
  await lost;
});

it('tells who asks that reading failed, and reads again for the next', async () => {
  const { followed, began, endNext } = follow();
  const asker = followed.upToDate();
  const refused = expect(asker).rejects.toThrow('away');
  await expect.poll(() => began.length).toBe(1);
  began.shift()?.end(new Error('away'));
  await refused;
  const next = followed.upToDate();
  await endNext();
  await next;
});

it('has read what it heard of, and what it was told of here, when it is up to date', async () => {
  const { followed, endNext, loadThese, say } = follow();
  const first = followed.upToDate();
  await endNext();
  await first;
  say('heard');
  await followed.upToDate();
  expect(loadThese).toEqual([['heard']]);
  followed.invalidate('changed here');
  await followed.upToDate();
  expect(loadThese).toEqual([['heard'], ['changed here']]);
});
