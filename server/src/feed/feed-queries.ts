import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Viewer } from './feed-run.ts';
import { keyOf, keysIn, packKeys } from './feed-thing.ts';

export const seenDays = 30;
/** What was seen this shortly before a run may still be on its way into the table, so the run does not count on it. */
const settleSeconds = 10;
const followedMax = 5000;

const blockedOf = (accountId: string) => sql`array(
  select blocked_id from blocks where blocker_id = ${accountId}
  union all select blocker_id from blocks where blocked_id = ${accountId})`;

const seenBetween = (accountId: string, from: Date, to: Date) => sql`(
  select coalesce(string_agg(encode(keys, 'hex'), ''), '') from feed_seen
  where account_id = ${accountId} and seen_at > ${from} and seen_at < ${to})`;

function spanOf(startedAt: Date): { from: Date; settled: Date } {
  return { from: secondsAfter(startedAt, -seenDays * 86_400), settled: secondsAfter(startedAt, -settleSeconds) };
}

export type NewViewer = Viewer & {
  /** Keys of what was played and not yet written down as seen. */
  played: string[];
};

/** All that a run begins with, in one statement. */
export async function readNewViewer(db: Db, accountId: string, startedAt: Date): Promise<NewViewer> {
  const { from, settled } = spanOf(startedAt);
  type Row = { blocked: string[]; followed: string[]; played: string[]; before: string; lately: string };
  const { rows } = await sql<Row>`
    select ${blockedOf(accountId)} as blocked,
      array(select followee_id from follows where follower_id = ${accountId}
        order by created_at desc limit ${followedMax}) as followed,
      array(select distinct game_id from daily_players where account_id = ${accountId} and day > ${from}::date) as played,
      ${seenBetween(accountId, from, settled)} as before,
      ${seenBetween(accountId, secondsAfter(settled, -0.001), secondsAfter(startedAt, 3600))} as lately`.execute(db);
  const { blocked = [], followed = [], played = [], before = '', lately = '' } = rows[0] ?? {};
  const sent = new Set([...keysIn(before), ...keysIn(lately)]);
  const newlyPlayed = played.map(keyOf).filter((key) => !sent.has(key));
  return {
    blocked: new Set(blocked),
    followed,
    seen: new Set([...sent, ...newlyPlayed]),
    seenBefore: new Set([...keysIn(before), ...newlyPlayed]),
    played: newlyPlayed,
  };
}

/** What a run that goes on needs to know. */
export async function readViewer(db: Db, accountId: string, startedAt: Date): Promise<Viewer> {
  const { from, settled } = spanOf(startedAt);
  const { rows } = await sql<{ blocked: string[]; before: string }>`
    select ${blockedOf(accountId)} as blocked, ${seenBetween(accountId, from, settled)} as before`.execute(db);
  const { blocked = [], before = '' } = rows[0] ?? {};
  const seenBefore = new Set(keysIn(before));
  return { blocked: new Set(blocked), followed: [], seen: seenBefore, seenBefore };
}

/** Writes down what was sent, and at the beginning of a run what was played before it. */
export async function recordSeen(
  db: Db,
  accountId: string,
  now: Date,
  keys: readonly string[],
  played: { before: Date; keys: readonly string[] },
): Promise<void> {
  const playedAt = secondsAfter(played.before, -settleSeconds - 0.001);
  await sql`select feed_record_seen(${accountId}, ${now}, ${packKeys(keys)}, ${playedAt}, ${packKeys(played.keys)})`.execute(
    db,
  );
}
