import { sql } from 'kysely';
import { limits } from '../access/limits.ts';
import type { Counters } from '../achievements/achievement.ts';
import type { Db } from '../database/db.ts';
import { type PlayEvent, valueSent } from './event.ts';

/** What an event left behind, all read in the statement that wrote it. */
export type Recorded = {
  refusal: null;
  remaining: number;
  resetSeconds: number;
  kind: 'guest' | 'member';
  handle: string;
  name: string | null;
  createdAt: Date;
  /** Everything earned so far, with its time in milliseconds. */
  earned: [id: string, earnedAt: number][] | null;
  /** What was earned elsewhere and is told by this event. */
  told: string[] | null;
} & Counters;

/** Why nothing was recorded, and for `rate_limited` the seconds until the next event will pass. */
export type NotRecorded = { refusal: 'not_found' | 'rate_limited'; resetSeconds: number };

export type SentEvent = { accountId: string; event: PlayEvent };

/** Records events of different accounts; answers one for each, in no order. */
export async function insertEvents(
  db: Db,
  sent: readonly SentEvent[],
  now: Date,
): Promise<({ accountId: string } & (Recorded | NotRecorded))[]> {
  const { max, windowSeconds } = limits.event;
  const { rows } = await sql<{ accountId: string } & (Recorded | NotRecorded)>`
    select account_id as "accountId", refusal, remaining, reset_seconds as "resetSeconds",
      kind, handle, name, created_at as "createdAt", earned, told,
      (stats).plays, (stats).play_seconds as "playSeconds", (stats).games_played as "gamesPlayed", (stats).scores,
      coalesce((stats).best_score, 0) as "bestScore", (stats).current_streak_days as "currentStreakDays",
      (stats).longest_streak_days as "longestStreakDays", (stats).games_created as "gamesCreated", (stats).clips,
      (stats).followers, (stats).following, (stats).friends, (stats).purchases, (stats).finds
    from play_record_events(${sent.map(({ accountId }) => accountId)}::uuid[],
      ${sent.map(({ event }) => event.gameId)}::uuid[], ${sent.map(({ event }) => event.type)}::text[],
      ${sent.map(({ event }) => valueSent(event))}::double precision[], ${max}, ${windowSeconds}, ${now})`.execute(db);
  return rows;
}
