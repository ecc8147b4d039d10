import { inTransaction } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import type { AchievementRule } from './achievement.ts';
import { giveAchievementsJob } from './achievement-jobs.ts';
import { copyAchievements, insertEarned, listStandings } from './achievement-queries.ts';
import { achievementTable, isEarned } from './achievement-table.ts';

const batch = 1000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Gives achievements that are new in the table to all accounts that already qualify. */
export async function giveAchievements(
  ctx: Context,
  ids: readonly string[],
  signal?: AbortSignal,
  table: readonly AchievementRule[] = achievementTable,
): Promise<void> {
  const rules = table.filter(({ id }) => ids.includes(id));
  for (let after = beforeAll; ; ) {
    signal?.throwIfAborted();
    const standings = await listStandings(ctx.db, after, batch);
    for (const { accountId, counters, earned } of standings) {
      const missing = rules.filter((rule) => !earned.includes(rule.id) && isEarned(rule, counters));
      if (missing.length === 0) continue;
      const missingIds = missing.map(({ id }) => id);
      await insertEarned(ctx.db, accountId, missingIds, false, ctx.clock.now());
    }
    const last = standings.at(-1);
    if (last === undefined || standings.length < batch) return;
    after = last.accountId;
  }
}

export const giveAchievementsHandler: JobHandler<{ ids: string[] }> = {
  ...giveAchievementsJob,
  run: (ctx, { ids }, { signal }) => giveAchievements(ctx, ids, signal),
};

/** At startup: updates the database's copy of the table, and gives new achievements to accounts that qualify. */
export async function publishAchievements(
  ctx: Context,
  table: readonly AchievementRule[] = achievementTable,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const ids = await copyAchievements(tx, table);
    if (ids.length > 0) await ctx.jobs.enqueue(tx, giveAchievementsJob, { ids });
  });
}
