import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';
import { publish } from '../platform/pubsub.ts';

/** Guests cannot generate games today; a guest's job would move to the member. */
export async function mergeGeneration(
  tx: Tx,
  _ctx: Context,
  merge: { guestId: string; memberId: string },
): Promise<void> {
  await sql`update generation_jobs set account_id = ${merge.memberId} where account_id = ${merge.guestId}`.execute(tx);
}

/** Prompts are personal data and are deleted; running jobs end with their rows. */
export async function closeGeneration(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`delete from generation_jobs where account_id = ${accountId} returning id`.execute(tx);
  for (const { id } of rows) await publish(tx, 'jobs', id);
}

export function exportGeneration(db: Db, accountId: string): Sections {
  return {
    generationJobs: inPages(
      db,
      sql<{ id: string; createdAt: Date }>`
        select id, prompt, remix_of as "remixOf", refines, understood, listed, status, game_id as "gameId", error, created_at as "createdAt",
          started_at as "startedAt", finished_at as "finishedAt"
        from generation_jobs where account_id = ${accountId}`,
      ['createdAt', 'id'],
    ),
    gamePlans: inPages(
      db,
      sql<{ gameId: string; version: number }>`
        select p.game_id as "gameId", p.version, p.plan from game_plans p join games g on g.id = p.game_id
        where g.creator_id = ${accountId}`,
      ['gameId', 'version'],
      50,
    ),
  };
}
