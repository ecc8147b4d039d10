import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { previousDaysKept } from './previous-saves.ts';

/**
 * A guest's states move to games where the member has none. Where both have one, the member's stays, and the guest's is
 * kept for a while in case the member prefers it.
 */
export async function mergeSaves(tx: Tx, ctx: Context, merge: { guestId: string; memberId: string }): Promise<void> {
  const keptUntil = secondsAfter(ctx.clock.now(), previousDaysKept * 86_400);
  await sql`
    with gone as (delete from saved_states where account_id = ${merge.guestId} returning *),
    moved as (
      insert into saved_states (account_id, game_id, state, version, updated_at)
      select ${merge.memberId}::uuid, game_id, state, version, updated_at from gone
      on conflict (account_id, game_id) do nothing returning game_id)
    insert into previous_states (account_id, game_id, state, updated_at, kept_until)
    select ${merge.memberId}::uuid, game_id, state, updated_at, ${keptUntil}::timestamptz from gone
    where game_id not in (select game_id from moved)
    on conflict (account_id, game_id) do update set state = excluded.state, updated_at = excluded.updated_at,
      kept_until = excluded.kept_until`.execute(tx);
  // Stored keys belong together: where the member has any in a game, the guest's are not mixed in.
  await sql`
    with gone as (delete from stored_values where account_id = ${merge.guestId} returning *)
    insert into stored_values (account_id, game_id, key, value, updated_at)
    select ${merge.memberId}::uuid, game_id, key, value, updated_at from gone
    where not exists (
      select 1 from stored_values m where m.account_id = ${merge.memberId} and m.game_id = gone.game_id)`.execute(tx);
  await sql`
    with gone as (delete from unlocked_achievements where account_id = ${merge.guestId} returning *)
    insert into unlocked_achievements as u (account_id, game_id, achievement_id, unlocked_at)
    select ${merge.memberId}::uuid, game_id, achievement_id, unlocked_at from gone
    on conflict (account_id, game_id, achievement_id)
      do update set unlocked_at = least(u.unlocked_at, excluded.unlocked_at)`.execute(tx);
}

export async function closeSaves(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`delete from saved_states where account_id = ${accountId}`.execute(tx);
  await sql`delete from previous_states where account_id = ${accountId}`.execute(tx);
  await sql`delete from stored_values where account_id = ${accountId}`.execute(tx);
  await sql`delete from unlocked_achievements where account_id = ${accountId}`.execute(tx);
}

// A state may be 32 KiB large.
const statesMax = 50;

/** States are exported as JSON text, as they are stored: some are nested too deep to embed in another value. */
export function exportSaves(db: Db, accountId: string): Sections {
  return {
    savedStates: inPages(
      db,
      sql<{ gameId: string }>`
        select s.game_id as "gameId", g.title, s.state as "stateJson", s.version, s.updated_at as "updatedAt"
        from saved_states s join games g on g.id = s.game_id where s.account_id = ${accountId}`,
      ['gameId'],
      statesMax,
    ),
    previousStates: inPages(
      db,
      sql<{ gameId: string }>`
        select game_id as "gameId", state as "stateJson", updated_at as "updatedAt", kept_until as "keptUntil"
        from previous_states where account_id = ${accountId}`,
      ['gameId'],
      statesMax,
    ),
    storedValues: inPages(
      db,
      sql<{ gameId: string; key: string }>`
        select game_id as "gameId", key, value as "valueJson", updated_at as "updatedAt"
        from stored_values where account_id = ${accountId}`,
      ['gameId', 'key'],
      statesMax,
    ),
    unlockedAchievements: inPages(
      db,
      sql<{ gameId: string; achievementId: string }>`
        select game_id as "gameId", achievement_id as "achievementId", unlocked_at as "unlockedAt"
        from unlocked_achievements where account_id = ${accountId}`,
      ['gameId', 'achievementId'],
      statesMax,
    ),
  };
}
