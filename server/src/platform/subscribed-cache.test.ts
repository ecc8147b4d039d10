import { expect, it, onTestFinished } from 'vitest';
import { followNews } from './follow-news.ts';
import { createLog } from './log.ts';

/** A reader whose readings of everything go on when told to, and signals that are said by hand. */
function follow({ isFresh = true, answers = false } = {}) {
  const began: { readNews(): Promise<void>; end(error?: Error): void }[] = [];
  const readThese: string[][] = [];
  let hear: (subject: string | undefined) => void = () => undefined;
  const signals = {
    on: (_topic: string, listener: typeof hear) => {
      hear = listener;
    },
    isFresh: () => isFresh,
    catchUp: async () => answers,
    close: async () => undefined,
  };
  const followed = followNews(
    { signals, log: createLog('silent') },
    {
      name: 'a list',
      topic: 'games',
      isSubject: (subject) => subject !== 'unknown',
      readAll: (readNews) =>
        new Promise((resolve, reject) =>
          began.push({ readNews, end: (error) => (error ? reject(error) : resolve(undefined)) }),
        ),
      readThese: async (subjects) => {
        readThese.push(subjects);
      },
      readAllEveryMs: 1_000_000,
    },
  );
  onTestFinished(() => followed.close());
  const endNext = async () => {
    await expect.poll(() => began.length).toBeGreaterThan(0);
    began.shift()?.end();
  };
  return { followed, began, endNext, readThese, say: (subject?: string) => hear(subject) };
}

it('reads everything once for all who ask first, then only what it hears of', async () => {
  const { followed, began, endNext, readThese, say } = follow();
  let isDone = false;
  const askers = [followed.upToDate(), followed.upToDate().then(() => (isDone = true))];
  await expect.poll(() => began.length).toBe(1);
  expect(isDone).toBe(false);
  await endNext();
  await Promise.all(askers);
  say('one');
  say('unknown');
  say('two');
  await expect.poll(() => readThese).toEqual([['one', 'two']]);
  await followed.upToDate();
  expect(began).toHaveLength(0);
});

it('reads news during a long reading in its midst, and what comes at its end soon after', async () => {
  const { followed, began, endNext, readThese, say } = follow();
  const first = followed.upToDate();
  await endNext();
  await first;
  const anew = followed.readAnew();
  await expect.poll(() => began.length).toBe(1);
  say('early');
  await began[0]?.readNews();
  expect(readThese).toEqual([['early']]);
  say('late');
  await endNext();
  await anew;
  await expect.poll(() => readThese).toEqual([['early'], ['late']]);
});

it('lets nobody wait for longer than the reading after the one under way, however many ask while it is deaf', async () => {
  const { followed, began, endNext } = follow({ isFresh: false });
  const first = followed.upToDate();
  await expect.poll(() => began.length).toBe(1);
  const second = followed.readAnew();
  await endNext();
  await first;
  await expect.poll(() => began.length).toBe(1);
  const third = followed.readAnew();
  await endNext();
  await second;
  await endNext();
  await third;
});

it('reads everything after lost signals, and believes a connection that answers after all', async () => {
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
  const { followed, endNext, readThese, say } = follow();
  const first = followed.upToDate();
  await endNext();
  await first;
  say('heard');
  await followed.upToDate();
  expect(readThese).toEqual([['heard']]);
  followed.told('changed here');
  await followed.upToDate();
  expect(readThese).toEqual([['heard'], ['changed here']]);
});
