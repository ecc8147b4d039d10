import { sql } from 'kysely';
import { economy } from '../coins/economy.ts';
import type { Db } from '../database/db.ts';
import { deleteInBatches, inBatches } from '../database/in-batches.ts';
import type { Clock } from '../platform/clock.ts';
import { secondsAfter } from '../platform/clock.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';

/** Marks expired intents, and deletes the keys of old uses. */
export async function sweepIntents(db: Db, clock: Clock): Promise<number> {
  const now = clock.now();
  const expired = await inBatches(
    db,
    // Rows that are being settled are left for the next time.
    (limit) => sql`
      update purchase_intents set status = 'expired', settled_at = expires_at
      where id = any(array(select id from purchase_intents where status = 'pending' and expires_at <= ${now}
        limit ${limit} for no key update skip locked))`,
  );
  await deleteInBatches(db, 'item_uses', sql`used_at < ${secondsAfter(now, -economy.usesKeptSeconds)}`);
  return expired;
}

export const sweepIntentsJob: JobHandler = {
  ...recurring,
  name: 'sweep-intents',
  cron: '* * * * *',
  run: async (ctx) => {
    await sweepIntents(ctx.db, ctx.clock);
  },
};
