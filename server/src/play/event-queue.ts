import type { Context } from '../platform/context.ts';
import { isDatabaseAway } from '../platform/db.ts';
import { notFound, retryLater } from '../platform/errors.ts';
import { insertEvents, type NotRecorded, type Recorded, type SentEvent } from './event-queries.ts';

export type EventQueue = { record(sent: SentEvent): Promise<Recorded> };

type Waiting = SentEvent & { resolve(recorded: Recorded): void; reject(error: unknown): void };

const batchMax = 64;
const batchesAtOnceMax = 2;
const waitingMax = 10_000;

/**
 * Events that arrive while others are being written go to the database together, in one statement and one commit, each
 * answered after it. An idle service writes an event at once; a busy one writes more with each commit. A batch has at
 * most one event of an account, and none of an account that another batch of this node is writing.
 */
export function createEventQueue(ctx: Pick<Context, 'db' | 'clock'>): EventQueue {
  let waiting: Waiting[] = [];
  const busyAccounts = new Set<string>();
  let batchesAtOnce = 0;
  let isScheduled = false;

  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of waiting) {
      if (batch.length === batchMax || busyAccounts.has(one.accountId)) rest.push(one);
      else {
        busyAccounts.add(one.accountId);
        batch.push(one);
      }
    }
    waiting = rest;
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
  // What the sockets bring in one turn of the event loop goes together.
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

/** Writes a batch and answers everybody in it. Should one event make the statement fail, each is tried alone. */
async function write(ctx: Pick<Context, 'db' | 'clock'>, batch: Waiting[]): Promise<void> {
  try {
    const rows = await insertEvents(ctx.db, batch, ctx.clock.now());
    const answers = new Map(rows.map((row) => [row.accountId, row]));
    for (const one of batch) answer(one, answers.get(one.accountId));
  } catch (error) {
    if (batch.length === 1 || isDatabaseAway(error)) for (const { reject } of batch) reject(error);
    else for (const one of batch) await write(ctx, [one]);
  }
}

function answer({ resolve, reject }: Waiting, row: Recorded | NotRecorded | undefined): void {
  if (row === undefined) reject(new Error('play_record_events answers every event'));
  else if (row.refusal === null) resolve(row);
  else if (row.refusal === 'not_found') reject(notFound('game'));
  else reject(retryLater('rate_limited', row.resetSeconds));
}
