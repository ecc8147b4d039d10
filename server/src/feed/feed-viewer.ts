import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Parameter, preparedStatement } from '../database/prepared-statement.ts';
import { batchLoader } from '../platform/batch-loader.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keyOf, packKeys, unpackKeys } from './feed-index.ts';
import type { Viewer } from './rank-feed.ts';

/** How long an item counts as seen. */
export const seenDays = 30;
/** A row written this shortly before a run may not be committed yet, so the run's fixed part ignores it. */
const settleSeconds = 10;
const followeesMax = 5000;

/** A key recorded this recently is not recorded again: it counts as seen for 29 to 30 days after it was sent last. */
const recordAgainSeconds = 86_400;

/** A viewer, with the keys that need not be recorded again. */
export type FeedViewer = Viewer & { recorded: ReadonlySet<string> };
/** For a new run: when it started, and the keys of games that are played but not recorded as seen yet. */
export type NewFeedViewer = FeedViewer & { startedAt: Date; played: string[] };

export type FeedViewers = {
  /** Everything a new run needs to know. */
  readNew(accountId: string): Promise<NewFeedViewer>;
  /** What a continued run needs to know. */
  read(accountId: string, startedAt: Date): Promise<FeedViewer>;
  /** Records what was sent and, at the start of a run, what was played before it. */
  recordSeen(accountId: string, keys: readonly string[], played: Played): Promise<void>;
};
type Played = { before: Date; keys: readonly string[] };

/** Batches the reads and the writes of concurrent requests into one statement each. */
export function openFeedViewers(ctx: Context): FeedViewers {
  const readSoon = batchLoader((accountIds: string[]) => readNewViewers(ctx.db, accountIds, ctx.clock.now()));
  const recordSoon = batchLoader((sent: Sent[]) => recordEach(ctx, sent));
  return {
    readNew: readSoon,
    read: (accountId, startedAt) => readViewer(ctx.db, accountId, startedAt),
    async recordSeen(accountId, keys, played) {
      const playedAt = secondsAfter(played.before, -settleSeconds - 0.001);
      const sent = { accountId, keys: packKeys(keys), playedAt, played: packKeys(played.keys) };
      // A single write waits for a merge that locks the account, and is refused if that has closed it.
      if (!(await recordSoon(sent)))
        await callRecordSeen(ctx.db, accountId, ctx.clock.now(), sent.keys, playedAt, sent.played);
    },
  };
}

const blockedOf = (accountId: RawBuilder<unknown> | Parameter) => sql`array(
  select blocked_id from blocks where blocker_id = ${accountId}
  union all select blocker_id from blocks where blocked_id = ${accountId})`;

/** Keys in hex, by when they were recorded: more than a day before the run, before it, and since. */
type SeenRow = { earlier: string | null; before: string | null; since: string | null };
type SeenTimes = [from: Date, day: Date, settled: Date, to: Date];

function seenTimes(startedAt: Date): SeenTimes {
  return [
    secondsAfter(startedAt, -seenDays * 86_400),
    secondsAfter(startedAt, -recordAgainSeconds),
    secondsAfter(startedAt, -settleSeconds),
    secondsAfter(startedAt, 3600),
  ];
}

const seenOf = (accountId: RawBuilder<unknown> | Parameter, [from, day, settled, to]: readonly Parameter[]) => sql`
  select encode(string_agg(keys, '') filter (where seen_at < ${day}), 'hex') as earlier,
    encode(string_agg(keys, '') filter (where seen_at >= ${day} and seen_at < ${settled}), 'hex') as before,
    encode(string_agg(keys, '') filter (where seen_at >= ${settled}), 'hex') as since
  from feed_seen where account_id = ${accountId} and seen_at > ${from} and seen_at < ${to}`;

type ViewerRow = SeenRow & { blocked: string[] };
type NewViewerRow = ViewerRow & { n: number; followed: string[]; played: string[] };

const selectNewViewers = preparedStatement<[accountIds: string[], ...SeenTimes], NewViewerRow>(
  (accountIds, from, day, settled, to) => sql`
    select q.n, ${blockedOf(sql`q.id`)} as blocked,
      array(select followee_id from follows where follower_id = q.id
        order by created_at desc limit ${followeesMax}) as followed,
      array(select distinct game_id from daily_players
        where account_id = q.id and day > ${from}::date) as played,
      seen.*
    from unnest(${accountIds}::uuid[]) with ordinality as q (id, n)
    cross join lateral (${seenOf(sql`q.id`, [from, day, settled, to])}) as seen`,
);

async function readNewViewers(db: Db, accountIds: string[], startedAt: Date): Promise<NewFeedViewer[]> {
  const viewers: NewFeedViewer[] = [];
  for (const row of await selectNewViewers(db, accountIds, ...seenTimes(startedAt))) {
    const { before, recorded, seen } = seenIn(row);
    const played = row.played.map(keyOf).filter((key) => !seen.has(key));
    viewers[row.n - 1] = {
      startedAt,
      blocked: new Set(row.blocked),
      followed: row.followed,
      seen: new Set([...seen, ...played]),
      seenBefore: new Set([...before, ...played]),
      recorded,
      played,
    };
  }
  return viewers;
}

const selectViewer = preparedStatement<[accountId: string, ...SeenTimes], ViewerRow>(
  (accountId, from, day, settled, to) => sql`
    select ${blockedOf(accountId)} as blocked, seen.* from (${seenOf(accountId, [from, day, settled, to])}) as seen`,
);

async function readViewer(db: Db, accountId: string, startedAt: Date): Promise<FeedViewer> {
  const [row] = await selectViewer(db, accountId, ...seenTimes(startedAt));
  const { blocked = [], earlier = null, before = null, since = null } = row ?? {};
  const { before: seenBefore, recorded } = seenIn({ earlier, before, since });
  return { blocked: new Set(blocked), followed: [], seen: seenBefore, seenBefore, recorded };
}

function seenIn(row: SeenRow) {
  const [earlier, before, since] = [row.earlier, row.before, row.since].map((hex) => unpackKeys(hex ?? ''));
  return {
    before: new Set([...(earlier ?? []), ...(before ?? [])]),
    recorded: new Set([...(before ?? []), ...(since ?? [])]),
    seen: new Set([...(earlier ?? []), ...(before ?? []), ...(since ?? [])]),
  };
}

type Sent = { accountId: string; keys: Buffer; playedAt: Date; played: Buffer };

const callRecordSeen = preparedStatement<
  [accountId: string, seenAt: Date, keys: Buffer, playedAt: Date, played: Buffer],
  unknown
>(
  (accountId, seenAt, keys, playedAt, played) => sql`
    select feed_record_seen(${accountId}, ${seenAt}, ${keys}, ${playedAt}, ${played})`,
);

const callRecordSeenEach = preparedStatement<
  [accountIds: string[], seenAt: Date, keys: Buffer[], playedAts: Date[], played: Buffer[]],
  { accountId: string }
>(
  (accountIds, seenAt, keys, playedAts, played) => sql`
    select feed_record_seen_each(${accountIds}, ${seenAt}, ${keys}, ${playedAts}, ${played}) as "accountId"`,
);

/** Whether each of them was recorded. */
async function recordEach({ db, clock }: Context, sent: Sent[]): Promise<boolean[]> {
  const rows = await callRecordSeenEach(
    db,
    sent.map(({ accountId }) => accountId),
    clock.now(),
    sent.map(({ keys }) => keys),
    sent.map(({ playedAt }) => playedAt),
    sent.map(({ played }) => played),
  );
  const recorded = new Set(rows.map(({ accountId }) => accountId));
  return sent.map(({ accountId }) => recorded.has(accountId));
}
