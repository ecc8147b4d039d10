import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';

export async function insertPlan(tx: Tx, gameId: string, plan: string): Promise<void> {
  await sql`insert into game_plans (game_id, plan) values (${gameId}, ${plan})`.execute(tx);
}

/** The plan of the game's active version. */
export async function findPlan(db: Db, gameId: string): Promise<string | undefined> {
  const { rows } = await sql<{ plan: string }>`
    select p.plan from game_plans p join games g on g.id = p.game_id
    where p.game_id = ${gameId} and p.version = coalesce(g.active_version, 0)`.execute(db);
  return rows[0]?.plan;
}

/**
 * Stores the plan of a new version. The game's original plan becomes that of version 1; those of deleted versions are
 * deleted.
 */
export async function insertPlanOfVersion(tx: Tx, gameId: string, version: number, plan: string | null): Promise<void> {
  await sql`update game_plans set version = 1 where game_id = ${gameId} and version = 0`.execute(tx);
  if (plan !== null)
    await sql`
      insert into game_plans (game_id, version, plan) values (${gameId}, ${version}, ${plan})
      on conflict (game_id, version) do update set plan = excluded.plan`.execute(tx);
  await sql`
    delete from game_plans p where p.game_id = ${gameId}
      and not exists (select from game_versions v where v.game_id = p.game_id and v.number = p.version)`.execute(tx);
}

/** The first prompt of a game; undefined for a game that was not generated. */
export async function findFirstPrompt(db: Db, gameId: string): Promise<string | undefined> {
  const { rows } = await sql<{ prompt: string }>`
    select prompt from generation_jobs where game_id = ${gameId} and refines is null`.execute(db);
  return rows[0]?.prompt;
}
