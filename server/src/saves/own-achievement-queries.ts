import { sql } from 'kysely';
import type { GamePlayer } from '../access/caller.ts';
import type { Db, Tx } from '../database/db.ts';
import { notFound } from '../http/errors.ts';

export type OwnAchievementRow = { id: string; title: string; description: string; unlockedAt: Date | null };

type Player = Pick<GamePlayer, 'accountId' | 'gameId'>;

/**
 * The achievements that the game's active version declares, in its order, and which of them the player has unlocked.
 */
export async function listOwnAchievements(db: Db, { accountId, gameId }: Player): Promise<OwnAchievementRow[]> {
  const { rows } = await sql<OwnAchievementRow>`
    select d.value ->> 'id' as id, d.value ->> 'title' as title, coalesce(d.value ->> 'description', '') as description,
      u.unlocked_at as "unlockedAt"
    from games g
    join game_versions v on v.game_id = g.id and v.number = g.active_version
    cross join jsonb_array_elements(coalesce(v.settings -> 'achievements', '[]')) with ordinality d (value, place)
    left join unlocked_achievements u
      on u.account_id = ${accountId} and u.game_id = g.id and u.achievement_id = d.value ->> 'id'
    where g.id = ${gameId} order by d.place`.execute(db);
  return rows;
}

/** Unlocks it once; a repeated unlock keeps the first time. */
export async function insertUnlocked(
  tx: Tx,
  player: Player,
  achievementId: string,
  now: Date,
): Promise<OwnAchievementRow> {
  const declared = (await listOwnAchievements(tx, player)).find(({ id }) => id === achievementId);
  if (declared === undefined) throw notFound('achievement');
  const { rows } = await sql<{ unlockedAt: Date }>`
    insert into unlocked_achievements (account_id, game_id, achievement_id, unlocked_at)
    values (${player.accountId}, ${player.gameId}, ${achievementId}, ${now})
    on conflict (account_id, game_id, achievement_id) do update set unlocked_at = unlocked_achievements.unlocked_at
    returning unlocked_at as "unlockedAt"`.execute(tx);
  return { ...declared, unlockedAt: rows[0]?.unlockedAt ?? now };
}
