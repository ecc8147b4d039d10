import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import { type AchievementProgress, viewOfAchievement } from './achievement.ts';
import { findStanding } from './achievement-queries.ts';
import { achievementTable } from './achievement-table.ts';

/** The whole table in its order. An earned achievement is complete, even if its counter has fallen since. */
export async function getProgress(db: Db, baseUrl: string, accountId: string): Promise<AchievementProgress[]> {
  const standing = await findStanding(db, accountId);
  if (standing === undefined) throw notFound('account');
  const { rows } = await sql<{ id: string; at: Date }>`
    select achievement_id as id, earned_at as at from earned_achievements where account_id = ${accountId}`.execute(db);
  const earned = new Map(rows.map(({ id, at }) => [id, at]));
  return achievementTable.map((rule) => {
    const { counter, atLeast: goal } = rule;
    const earnedAt = earned.get(rule.id);
    const progress = earnedAt ? goal : Math.max(0, Math.min(goal, standing.counters[counter]));
    return { ...viewOfAchievement(rule, baseUrl), counter, goal, progress, earnedAt: earnedAt?.toISOString() ?? null };
  });
}
