import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Parameter, preparedStatement } from '../database/prepared-statement.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keyOf, packKeys, unpackKeys } from './feed-index.ts';
import type { Viewer } from './rank-feed.ts';

/** How long an item counts as seen. */
export const seenDays = 30;
/** A row written this shortly before a run may not be committed yet, so the run's fixed part ignores it. */
const settleSeconds = 10;
const followeesMax = 5000;

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
        order by created_at desc limit ${followeesMax}) as followed,
      array(select distinct game_id from daily_players
        where account_id = ${accountId} and day > ${from}::date) as played,
      ${seenBetween(accountId, from, settled)} as before,
      ${seenBetween(accountId, lateFrom, lateTo)} as lately`,
);

/** All that a new run needs to know, in one statement; `played` are keys of games that are not recorded as seen yet. */
export async function readNewViewer(
  db: Db,
  accountId: string,
  startedAt: Date,
): Promise<Viewer & { played: string[] }> {
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
export async function readViewer(db: Db, accountId: string, startedAt: Date): Promise<Viewer> {
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
export async function recordSeen(
  { db, clock }: Context,
  accountId: string,
  keys: readonly string[],
  played: { before: Date; keys: readonly string[] },
): Promise<void> {
  const playedAt = secondsAfter(played.before, -settleSeconds - 0.001);
  await callRecordSeen(db, accountId, clock.now(), packKeys(keys), playedAt, packKeys(played.keys));
}
