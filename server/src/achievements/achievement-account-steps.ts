import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';
import { earnAchievements, payUnpaidAchievements } from './earn-achievements.ts';

/**
 * Merges a guest's achievements into the member's: the earlier date wins, what was announced to either is not announced
 * again, and what the member was not paid for is paid now, once. The combined counters may then earn more, so this runs
 * after all other steps.
 */
export async function mergeAchievements(
  tx: Tx,
  ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  await sql`
    with gone as (
      delete from earned_achievements where account_id = ${guestId} returning achievement_id, earned_at, announced_at)
    insert into earned_achievements as e (account_id, achievement_id, earned_at, announced_at)
    select ${memberId}::uuid, achievement_id, earned_at, announced_at from gone
    on conflict (account_id, achievement_id) do update set earned_at = least(e.earned_at, excluded.earned_at),
      announced_at = least(e.announced_at, excluded.announced_at)
      where e.earned_at > excluded.earned_at or coalesce(e.announced_at, 'infinity') > excluded.announced_at`.execute(
    tx,
  );
  await payUnpaidAchievements(tx, ctx, memberId);
  await earnAchievements(tx, ctx, memberId);
}

export async function closeAchievements(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`delete from earned_achievements where account_id = ${accountId}`.execute(tx);
}

export function exportAchievements(db: Db, accountId: string): Sections {
  return {
    achievements: inPages(
      db,
      sql<{ id: string; earnedAt: Date }>`
        select c.id, c.title, c.description, c.coins, e.earned_at as "earnedAt", e.paid_at as "paidAt"
        from earned_achievements e join achievements c on c.id = e.achievement_id where e.account_id = ${accountId}`,
      ['earnedAt', 'id'],
    ),
  };
}
