import { sql } from 'kysely';
import { limits } from '../access/limits.ts';
import type { StoredCounters } from '../achievements/achievement.ts';
import { type Db, inTransaction, isDatabaseAway, retried } from '../database/db.ts';
import { notFound, retryLater } from '../http/errors.ts';
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

type SentEvent = { accountId: string; event: PlayEvent };

export type EventQueue = { record(sent: SentEvent): Promise<Recorded> };

type Waiting = SentEvent & { resolve(recorded: Recorded): void; reject(error: unknown): void };
type Answer = [one: Waiting, row: Recorded | NotRecorded | undefined];

const batchMax = 64;
const ofOneAccountMax = 8;
const batchesAtOnceMax = 2;
const waitingMax = 10_000;

/**
 * Batches events: those that arrive while others are being written go to the database together, in one commit, and are
 * answered after it. An idle service writes an event at once; a busy one writes more per commit. The events of an
 * account stay in order: no two concurrent batches of a node contain the same account.
 */
export function createEventQueue(ctx: Pick<Context, 'db' | 'clock'>): EventQueue {
  let waiting: Waiting[] = [];
  const busyAccounts = new Set<string>();
  let batchesAtOnce = 0;
  let isScheduled = false;

  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    const taken = new Map<string, number>();
    for (const one of waiting) {
      const ofAccount = taken.get(one.accountId) ?? 0;
      if (batch.length === batchMax || ofAccount === ofOneAccountMax || busyAccounts.has(one.accountId)) rest.push(one);
      else {
        taken.set(one.accountId, ofAccount + 1);
        batch.push(one);
      }
    }
    waiting = rest;
    for (const accountId of taken.keys()) busyAccounts.add(accountId);
    return batch;
  };
  const sendWaiting = () => {
    isScheduled = false;
    while (batchesAtOnce < batchesAtOnceMax && waiting.length > 0) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      batchesAtOnce++;
      void write(ctx, batch).finally(() => {
        batchesAtOnce--;
        for (const { accountId } of batch) busyAccounts.delete(accountId);
        schedule();
      });
    }
  };
  // Events that arrive in one turn of the event loop share a batch.
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(sendWaiting);
  };
  return {
    record: (sent) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= waitingMax) throw retryLater('overloaded', 2);
        waiting.push({ ...sent, resolve, reject });
        schedule();
      }),
  };
}

/** Writes a batch and answers every event in it. If the statement fails, each event is tried alone. */
async function write(ctx: Pick<Context, 'db' | 'clock'>, batch: Waiting[]): Promise<void> {
  try {
    for (const [one, row] of await writeTogether(ctx, batch)) answer(one, row);
  } catch (error) {
    if (batch.length === 1 || isDatabaseAway(error)) for (const { reject } of batch) reject(error);
    else for (const one of batch) await write(ctx, [one]);
  }
}

/** One statement for the first event of each account, one more for the second events, and so on. */
async function writeTogether({ db, clock }: Pick<Context, 'db' | 'clock'>, batch: Waiting[]): Promise<Answer[]> {
  const rounds: Waiting[][] = [];
  const placed = new Map<string, number>();
  for (const one of batch) {
    const round = placed.get(one.accountId) ?? 0;
    placed.set(one.accountId, round + 1);
    rounds[round] = [...(rounds[round] ?? []), one];
  }
  const writeRounds = async (where: Db) => {
    const answers: Answer[] = [];
    for (const round of rounds) answers.push(...(await writeRound(where, round, clock.now())));
    return answers;
  };
  return rounds.length === 1 ? retried(() => writeRounds(db)) : inTransaction(db, writeRounds);
}

async function writeRound(db: Db, round: Waiting[], now: Date): Promise<Answer[]> {
  // Rows are locked in this order: by id, as everywhere that locks several accounts, to avoid deadlocks.
  const inOrder = round.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  const rows = await insertEvents(db, inOrder, now);
  const rowOf = new Map(rows.map((row) => [row.accountId, row]));
  return round.map((one) => [one, rowOf.get(one.accountId)]);
}

/** Records events of distinct accounts; returns one result for each, in any order. */
async function insertEvents(
  db: Db,
  sent: readonly SentEvent[],
  now: Date,
): Promise<({ accountId: string } & (Recorded | NotRecorded))[]> {
  const { max, windowSeconds } = limits.event;
  const { rows } = await sql<{ accountId: string } & (Recorded | NotRecorded)>`
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

function answer({ resolve, reject }: Waiting, row: Recorded | NotRecorded | undefined): void {
  if (row === undefined) reject(new Error('play_record_batch answers every event'));
  else if (row.refusal === null) resolve(row);
  else if (row.refusal === 'not_found') reject(notFound('game'));
  else reject(retryLater('rate_limited', row.resetSeconds));
}
