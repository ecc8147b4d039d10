import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { PausedQueues } from '../platform/jobs.ts';
import { publish } from '../platform/pubsub.ts';

declare module '../platform/pubsub.ts' {
  interface Topics {
    paused_queues: 'name of a queue';
  }
}

/** Workers see a change within a second. */
export const pausedQueues: PausedQueues = {
  topic: 'paused_queues',
  async list(db: Db) {
    const { rows } = await sql<{ name: string }>`select name from paused_queues`.execute(db);
    return rows.map(({ name }) => name);
  },
};

/** Pauses or resumes a queue; false when there is no such queue. Running jobs finish. */
export async function setQueuePaused(tx: Tx, name: string, isPaused: boolean, now: Date): Promise<boolean> {
  const { rows } = await sql`select from pgboss.queue where name = ${name}`.execute(tx);
  if (rows.length === 0) return false;
  if (isPaused) {
    await sql`insert into paused_queues (name, paused_at) values (${name}, ${now}) on conflict do nothing`.execute(tx);
  } else await sql`delete from paused_queues where name = ${name}`.execute(tx);
  await publish(tx, 'paused_queues', name);
  return true;
}
