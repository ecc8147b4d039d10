import { sql } from 'kysely';
import { limits } from '../access/limits.ts';
import type { StoredCounters } from '../achievements/achievement.ts';
import { batchWriter, inOrderOfAccounts } from '../database/batch-writer.ts';
import type { Db } from '../database/db.ts';
import { notFound, retryLater } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import {
  openPlaySeconds,
  type PlayEvent,
  scoreAfterEndSeconds,
  scoreGraceSeconds,
  timeClaimed,
  valueSent,
} from './event.ts';

/** The account after an event, read by the statement that wrote it. */
export type Recorded = {
  refusal: null;
  remaining: number;
  resetSeconds: number;
  kind: 'guest' | 'member';
  handle: string;
  name: string | null;
  avatarVersion: number;
  createdAt: Date;
  /** Everything earned so far, with its time in milliseconds. */
  earned: [id: string, earnedAt: number][] | null;
  /** Achievements earned by other actions, announced with this event. */
  announced: string[] | null;
} & StoredCounters;

/** Why nothing was recorded, and for `rate_limited` the seconds until the next event is accepted. */
type NotRecorded = { refusal: 'not_found' | 'rate_limited'; resetSeconds: number };

type Row = { accountId: string } & (Recorded | NotRecorded);

type SentEvent = { accountId: string; event: PlayEvent };

export type EventQueue = { record(sent: SentEvent): Promise<Recorded> };

/** Events of one account that arrive together are written one after the other, in one transaction. */
export function createEventQueue({ db, clock }: Pick<Context, 'db' | 'clock'>): EventQueue {
  const write = batchWriter((where: Db, batch: SentEvent[]) => writeTogether(where, clock, batch), {
    keyOf: ({ accountId }) => accountId,
    ofKeyMax: 8,
  });
  return { record: async (sent) => orRefusal(await write(db, sent)) };
}

/** One statement for the first event of each account, one more for the second events, and so on. */
function writeTogether(db: Db, clock: Clock, batch: SentEvent[]): Promise<(Row | undefined)[]> {
  const rounds: SentEvent[][] = [];
  const placed = new Map<string, number>();
  for (const one of batch) {
    const round = placed.get(one.accountId) ?? 0;
    placed.set(one.accountId, round + 1);
    rounds[round] = [...(rounds[round] ?? []), one];
  }
  const writeRounds = async (where: Db) => {
    const written = new Map<SentEvent, Row | undefined>();
    for (const round of rounds) {
      const rows = await insertEvents(where, inOrderOfAccounts(round), clock.now());
      const rowOf = new Map(rows.map((row) => [row.accountId, row]));
      for (const one of round) written.set(one, rowOf.get(one.accountId));
    }
    return batch.map((one) => written.get(one));
  };
  return rounds.length === 1 || db.isTransaction ? writeRounds(db) : db.transaction().execute(writeRounds);
}

/** Records events of distinct accounts, in the order of their ids; returns one result for each, in any order. */
async function insertEvents(db: Db, sent: readonly SentEvent[], now: Date): Promise<Row[]> {
  const { max, windowSeconds } = limits.event;
  const { rows } = await sql<Row>`
    select account_id as "accountId", refusal, remaining, reset_seconds as "resetSeconds",
      kind, handle, name, created_at as "createdAt",
      (select a.avatar_version from accounts a where a.id = account_id) as "avatarVersion", earned, announced,
      (stats).plays, (stats).play_seconds as "playSeconds", (stats).games_played as "gamesPlayed", (stats).scores,
      coalesce((stats).best_score, 0) as "bestScore", (stats).current_streak_days as "currentStreakDays",
      (stats).longest_streak_days as "longestStreakDays", (stats).games_created as "gamesCreated", (stats).clips,
      (stats).followers, (stats).following, (stats).friends, (stats).purchases, (stats).finds,
      (stats).own_plays as "ownPlays", (stats).own_play_seconds as "ownPlaySeconds",
      (stats).own_games_played as "ownGamesPlayed", (stats).ranked_scores as "rankedScores",
      coalesce((stats).ranked_best_score, 0) as "rankedBestScore"
    from play_record_batch(${sent.map(({ accountId }) => accountId)}::uuid[],
      ${sent.map(({ event }) => event.gameId)}::uuid[], ${sent.map(({ event }) => event.type)}::text[],
      ${sent.map(({ event }) => valueSent(event))}::double precision[],
      ${sent.map(({ event }) => timeClaimed(event))}::timestamptz[], ${openPlaySeconds}, ${scoreAfterEndSeconds},
      ${scoreGraceSeconds}, ${max}, ${windowSeconds}, ${now})`.execute(db);
  return rows;
}

function orRefusal(row: Row | undefined): Recorded {
  if (row === undefined) throw new Error('play_record_batch answers every event');
  if (row.refusal === null) return row;
  throw row.refusal === 'not_found' ? notFound('game') : retryLater('rate_limited', row.resetSeconds);
}
