import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Parameter, preparedStatement } from '../database/prepared-statement.ts';
import type { Catalogue } from '../games/catalogue/catalogue.ts';
import { makeCursor, readCursor } from '../http/cursor.ts';
import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { createFeedIndex, type FeedItem, type FeedType, keyOf, packKeys, unpackKeys } from './feed-index.ts';
import { nextPage, type Run, startRun, type TailPosition } from './feed-page.ts';
import { openFeedSources, openPopularities } from './feed-sources.ts';
import { createNewItems, type Viewer } from './rank-feed.ts';

export type Feed = {
  /** The next page of the run a cursor carries, or the first of a new run. What it shows is recorded as seen. */
  read(
    accountId: string,
    cursor: string | undefined,
    limit: number,
  ): Promise<{ items: FeedItem[]; nextCursor: string | null }>;
  close(): void;
};

export function openFeed(ctx: Context, catalogue: Catalogue): Feed {
  const newItems = createNewItems();
  const index = createFeedIndex(newItems);
  const sources = openFeedSources(ctx, index, catalogue);
  const popularities = openPopularities(ctx);

  const startNew = async (accountId: string, limit: number) => {
    const startedAt = ctx.clock.now();
    const popularity = await popularities.latest();
    const viewer = await readNewViewer(ctx.db, accountId, startedAt);
    const run = startRun(index, newItems, viewer, popularity, startedAt.getTime());
    return { startedAt, played: viewer.played, ...nextPage(index, viewer, popularity, run, limit) };
  };
  const continueRun = async (accountId: string, run: Run, limit: number) => {
    const startedAt = new Date(run.startedAt);
    const popularity = await popularities.at(run.measuredAt);
    const viewer = await readViewer(ctx.db, accountId, startedAt);
    return { startedAt, played: [], ...nextPage(index, viewer, popularity, run, limit) };
  };
  return {
    async read(accountId, cursor, limit) {
      const run = runOf(ctx.keys.cursor, accountId, cursor);
      await sources.upToDate();
      const page = await (run ? continueRun(accountId, run, limit) : startNew(accountId, limit));
      const { items, next, startedAt, played } = page;
      for (const item of items) newItems.markSent(item);
      const keys = items.map(({ key }) => key);
      if (keys.length > 0) await recordSeen(ctx, accountId, keys, { before: startedAt, keys: played });
      return { items, nextCursor: next ? cursorOf(ctx.keys.cursor, accountId, next) : null };
    },
    close: () => sources.close(),
  };
}

/** A run in short, with whose it is: for another account it would repeat and skip items. */
type PackedRun = {
  a: string;
  t: number;
  p: number;
  s: string;
  w: string;
  g: [TailPosition['pass'], number, string][];
  m: [FeedType | null, number];
};

function cursorOf(key: Buffer, accountId: string, run: Run): string {
  const positions = [run.tail.game, run.tail.clip, run.tail.live];
  return makeCursor(key, 'feed', {
    a: accountId,
    t: run.startedAt,
    p: run.measuredAt,
    s: packKeys(run.sent).toString('base64url'),
    w: packKeys(run.waiting).toString('base64url'),
    g: positions.map(({ pass, hot, key }) => [pass, hot, key]),
    m: [run.mix.last, run.mix.inARow],
  } satisfies PackedRun);
}

function runOf(key: Buffer, accountId: string, cursor: string | undefined): Run | undefined {
  const packed = readCursor<PackedRun>(key, 'feed', cursor);
  if (packed === undefined) return undefined;
  if (packed.a !== accountId) throw new Refusal('invalid_cursor');
  const [game, clip, live] = packed.g.map(([pass, hot, key]): TailPosition => ({ pass, hot, key }));
  if (!game || !clip || !live) throw new Error('A feed cursor has a position for each type');
  const [last, inARow] = packed.m;
  return {
    startedAt: packed.t,
    measuredAt: packed.p,
    sent: unpackKeys(Buffer.from(packed.s, 'base64url').toString('hex')),
    waiting: unpackKeys(Buffer.from(packed.w, 'base64url').toString('hex')),
    tail: { game, clip, live },
    mix: { last, inARow },
  };
}

/** How long an item counts as seen. */
export const seenDays = 30;
/** A row written this shortly before a run may not be committed yet, so the run's fixed part ignores it. */
const settleSeconds = 10;
const followedMax = 5000;

const blockedOf = (accountId: Parameter) => sql`array(
  select blocked_id from blocks where blocker_id = ${accountId}
  union all select blocker_id from blocks where blocked_id = ${accountId})`;

const seenBetween = (accountId: Parameter, from: Parameter, to: Parameter) => sql`(
  select coalesce(string_agg(encode(keys, 'hex'), ''), '') from feed_seen
  where account_id = ${accountId} and seen_at > ${from} and seen_at < ${to})`;

function seenSpan(startedAt: Date): { from: Date; settled: Date } {
  return { from: secondsAfter(startedAt, -seenDays * 86_400), settled: secondsAfter(startedAt, -settleSeconds) };
}

type NewViewerRow = { blocked: string[]; followed: string[]; played: string[]; before: string; lately: string };

const selectNewViewer = preparedStatement<
  [accountId: string, from: Date, settled: Date, lateFrom: Date, lateTo: Date],
  NewViewerRow
>(
  (accountId, from, settled, lateFrom, lateTo) => sql`
    select ${blockedOf(accountId)} as blocked,
      array(select followee_id from follows where follower_id = ${accountId}
        order by created_at desc limit ${followedMax}) as followed,
      array(select distinct game_id from daily_players
        where account_id = ${accountId} and day > ${from}::date) as played,
      ${seenBetween(accountId, from, settled)} as before,
      ${seenBetween(accountId, lateFrom, lateTo)} as lately`,
);

/** All that a new run needs to know, in one statement; `played` are keys of games that are not recorded as seen yet. */
async function readNewViewer(db: Db, accountId: string, startedAt: Date): Promise<Viewer & { played: string[] }> {
  const { from, settled } = seenSpan(startedAt);
  const [lateFrom, lateTo] = [secondsAfter(settled, -0.001), secondsAfter(startedAt, 3600)];
  const [row] = await selectNewViewer(db, accountId, from, settled, lateFrom, lateTo);
  const { blocked = [], followed = [], played = [], before = '', lately = '' } = row ?? {};
  const sent = new Set([...unpackKeys(before), ...unpackKeys(lately)]);
  const newlyPlayed = played.map(keyOf).filter((key) => !sent.has(key));
  return {
    blocked: new Set(blocked),
    followed,
    seen: new Set([...sent, ...newlyPlayed]),
    seenBefore: new Set([...unpackKeys(before), ...newlyPlayed]),
    played: newlyPlayed,
  };
}

const selectViewer = preparedStatement<
  [accountId: string, from: Date, settled: Date],
  { blocked: string[]; before: string }
>(
  (accountId, from, settled) => sql`
    select ${blockedOf(accountId)} as blocked, ${seenBetween(accountId, from, settled)} as before`,
);

/** What a continued run needs to know. */
async function readViewer(db: Db, accountId: string, startedAt: Date): Promise<Viewer> {
  const { from, settled } = seenSpan(startedAt);
  const [row] = await selectViewer(db, accountId, from, settled);
  const { blocked = [], before = '' } = row ?? {};
  const seenBefore = new Set(unpackKeys(before));
  return { blocked: new Set(blocked), followed: [], seen: seenBefore, seenBefore };
}

const callRecordSeen = preparedStatement<
  [accountId: string, seenAt: Date, keys: Buffer, playedAt: Date, played: Buffer],
  unknown
>(
  (accountId, seenAt, keys, playedAt, played) => sql`
    select feed_record_seen(${accountId}, ${seenAt}, ${keys}, ${playedAt}, ${played})`,
);

/** Records what was sent and, at the start of a run, what was played before it. */
async function recordSeen(
  { db, clock }: Context,
  accountId: string,
  keys: readonly string[],
  played: { before: Date; keys: readonly string[] },
): Promise<void> {
  const playedAt = secondsAfter(played.before, -settleSeconds - 0.001);
  await callRecordSeen(db, accountId, clock.now(), packKeys(keys), playedAt, packKeys(played.keys));
}
