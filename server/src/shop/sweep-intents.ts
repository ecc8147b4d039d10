import { sql } from 'kysely';
import { economy } from '../coins/economy.ts';
import type { Db } from '../database/db.ts';
import type { Clock } from '../platform/clock.ts';
import { secondsAfter } from '../platform/clock.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';

const batch = 1000;

/** Writes down which intents have expired, and forgets the keys of old uses. */
export async function sweepIntents(db: Db, clock: Clock): Promise<number> {
  const now = clock.now();
  let expired = 0;
  for (let found = batch; found === batch; expired += found) {
    // Rows that somebody is settling are left for the next time.
    const { numAffectedRows } = await sql`
      update purchase_intents set status = 'expired', settled_at = expires_at
      where id = any(array(select id from purchase_intents where status = 'pending' and expires_at <= ${now}
        limit ${batch} for no key update skip locked))`.execute(db);
    found = Number(numAffectedRows ?? 0);
  }
  await sql`delete from item_uses where used_at < ${secondsAfter(now, -economy.usesKeptSeconds)}`.execute(db);
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
