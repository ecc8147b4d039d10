import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../process/log.ts';
import { subscribeCache } from './subscribed-cache.ts';

/** A cache whose full loads end when the test says so, with notifications sent by the test. */
function openCache({ isFresh = true, answers = false } = {}) {
  const loads: { loadChanged(): Promise<void>; end(error?: Error): void }[] = [];
  const loadThese: string[][] = [];
  let listener: (subject: string | undefined) => void = () => undefined;
  const pubsub = {
    subscribe: (_topic: string, subscribed: typeof listener) => {
      listener = subscribed;
    },
    isFresh: () => isFresh,
    catchUp: async () => answers,
    close: async () => undefined,
  };
  const cache = subscribeCache(
    { pubsub, log: createLog('silent') },
    {
      name: 'a list',
      topic: 'games',
      isSubject: (subject) => subject !== 'unknown',
      loadAll: (loadChanged) =>
        new Promise((resolve, reject) =>
          loads.push({ loadChanged, end: (error) => (error ? reject(error) : resolve(undefined)) }),
        ),
      loadThese: async (subjects) => {
        loadThese.push(subjects);
      },
      reloadEveryMs: 1_000_000,
    },
  );
  onTestFinished(() => cache.close());
  const endNext = async () => {
    await expect.poll(() => loads.length).toBeGreaterThan(0);
    loads.shift()?.end();
  };
  return { cache, loads, endNext, loadThese, notify: (subject?: string) => listener(subject) };
}

it('loads everything once for concurrent first requests, then only what notifications name', async () => {
  const { cache, loads, endNext, loadThese, notify } = openCache();
  let isDone = false;
  const requests = [cache.upToDate(), cache.upToDate().then(() => (isDone = true))];
  await expect.poll(() => loads.length).toBe(1);
  expect(isDone).toBe(false);
  await endNext();
  await Promise.all(requests);
  notify('one');
  notify('unknown');
  notify('two');
  await expect.poll(() => loadThese).toEqual([['one', 'two']]);
  await cache.upToDate();
  expect(loads).toHaveLength(0);
});

it('loads changes during a long full load, and those of its end soon after', async () => {
  const { cache, loads, endNext, loadThese, notify } = openCache();
  const first = cache.upToDate();
  await endNext();
  await first;
  const reloading = cache.reload();
  await expect.poll(() => loads.length).toBe(1);
  notify('early');
  await loads[0]?.loadChanged();
  expect(loadThese).toEqual([['early']]);
  notify('late');
  await endNext();
  await reloading;
  await expect.poll(() => loadThese).toEqual([['early'], ['late']]);
});

it('waits at most for the full load after the one under way, however many requests come while pub/sub is down', async () => {
  const { cache, loads, endNext } = openCache({ isFresh: false });
  const first = cache.upToDate();
  await expect.poll(() => loads.length).toBe(1);
  const second = cache.reload();
  await endNext();
  await first;
  await expect.poll(() => loads.length).toBe(1);
  const third = cache.reload();
  await endNext();
  await second;
  await endNext();
  await third;
});

it('reloads everything after lost notifications, and trusts a connection that answers again', async () => {
  const { cache, loads, endNext, notify } = openCache({ isFresh: false, answers: true });
  const first = cache.upToDate();
  await endNext();
  await first;
  await cache.upToDate();
  expect(loads).toHaveLength(0);
  notify(undefined);
  const lost = cache.upToDate();
  await endNext();
  await lost;
});

it('fails the request when loading fails, and loads again for the next', async () => {
  const { cache, loads, endNext } = openCache();
  const request = cache.upToDate();
  const refused = expect(request).rejects.toThrow('away');
  await expect.poll(() => loads.length).toBe(1);
  loads.shift()?.end(new Error('away'));
  await refused;
  const next = cache.upToDate();
  await endNext();
  await next;
});

it('has loaded what was notified and what was invalidated here when it is up to date', async () => {
  const { cache, endNext, loadThese, notify } = openCache();
  const first = cache.upToDate();
  await endNext();
  await first;
  notify('notified');
  await cache.upToDate();
  expect(loadThese).toEqual([['notified']]);
  cache.invalidate('changed here');
  await cache.upToDate();
  expect(loadThese).toEqual([['notified'], ['changed here']]);
});
