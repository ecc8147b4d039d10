import type { Context } from './context.ts';
import type { Topic } from './signals.ts';

/** How something that is kept in memory is read. */
export type NewsReader = {
  /** For the log. */
  name: string;
  topic: Topic;
  /** Which subjects of the topic count; all, if not given. */
  isSubject?(subject: string): boolean;
  /** Reads all there is. `readNews`, called now and then, reads what was heard of meanwhile: it does not wait. */
  readAll(readNews: () => Promise<void>): Promise<void>;
  readThese(subjects: string[]): Promise<void>;
  readAllEveryMs: number;
};

export type FollowedNews = {
  /** What this node heard of, and whatever else changed up to a second ago, has been read when this is done. */
  upToDate(): Promise<void>;
  /** Of a change that was made here, whose signal is still on its way. */
  told(subject: string): void;
  /** Reads everything anew. */
  readAnew(): Promise<void>;
  close(): void;
};

const gatherMs = 20;
const subjectsMax = 1000;

/**
 * Reads everything when it is first asked for, then what signals tell of; and everything again now and then, and when
 * signals may have been lost.
 */
export function followNews(ctx: Pick<Context, 'signals' | 'log'>, reader: NewsReader): FollowedNews {
  const changed = new Set<string>();
  // How often something may have been missed, and up to where that was made good by reading everything.
  let missed = 1;
  let madeGood = 0;
  let isDue = false;
  let isReadingAll = false;
  let allReadSince = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;

  const readNews = async () => {
    const subjects = [...changed];
    changed.clear();
    for (let from = 0; from < subjects.length; from += subjectsMax) {
      await reader.readThese(subjects.slice(from, from + subjectsMax));
    }
  };
  const read = async () => {
    const missedBefore = missed;
    // Whoever asks after something was missed waits for all of it anyway.
    if (madeGood < missed) changed.clear();
    try {
      if (madeGood < missed || isDue) {
        isDue = false;
        isReadingAll = true;
        allReadSince = performance.now();
        await reader.readAll(readNews);
        madeGood = missedBefore;
      } else {
        await readNews();
      }
    } catch (error) {
      missed++;
      throw error;
    }
  };
  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined;
      isReadingAll = false;
      if (changed.size > 0) refreshSoon();
    });
    return reading;
  };
  // Nobody awaits this one; while it fails, every request reads by itself and tells its caller.
  const refreshSoon = () => {
    if (madeGood === 0) return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      refresh().catch((error: Error) => ctx.log.warn({ reason: error.message }, `${reader.name} could not be read`));
    }, gatherMs).unref();
  };
  const madeGoodUpTo = async (wanted: number) => {
    // A reading that is under way may have begun too early; the next one did not, whatever is missed meanwhile.
    while (madeGood < wanted) await refresh();
  };
  // Reading everything may take long and reads the news in its midst: that is not waited for.
  const newsRead = async () => {
    if (reading !== undefined && !isReadingAll) await reading;
    if (changed.size > 0 && !isReadingAll) await refresh();
  };
  const told = (subject: string | undefined) => {
    if (subject === undefined) missed++;
    else if (reader.isSubject?.(subject) ?? true) changed.add(subject);
    else return;
    refreshSoon();
  };

  ctx.signals.on(reader.topic, told);
  const timer = setInterval(() => {
    isDue = true;
    refreshSoon();
  }, reader.readAllEveryMs).unref();
  return {
    async upToDate() {
      const hears = ctx.signals.isFresh() || (await ctx.signals.catchUp());
      // While the node cannot hear the others, what was read half a second ago is as old as an answer may be.
      if (!hears && performance.now() - allReadSince > 500) missed++;
      await madeGoodUpTo(missed);
      await newsRead();
    },
    told,
    readAnew: () => madeGoodUpTo(++missed),
    close() {
      clearInterval(timer);
      clearTimeout(gathering);
    },
  };
}
