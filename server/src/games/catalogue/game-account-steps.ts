import { sql } from 'kysely';
import { formerPlayerId } from '../../accounts/system-accounts.ts';
import type { Db, Tx } from '../../database/db.ts';
import { inPages, type Sections } from '../../database/pages.ts';
import type { Context } from '../../platform/context.ts';

/** Guests make no games today; should one ever have any, they stay with the person. */
export async function mergeGames(tx: Tx, _ctx: Context, merge: { guestId: string; memberId: string }): Promise<void> {
  await sql`update games set creator_id = ${merge.memberId} where creator_id = ${merge.guestId}`.execute(tx);
}

/** Games outlive their creator's account, for others play them: they go on under a neutral name. */
export async function closeGames(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  const heir = await formerPlayerId(tx, ctx.clock.now());
  await sql`update games set creator_id = ${heir} where creator_id = ${accountId}`.execute(tx);
}

// A document may have a mebibyte.
const documentsMax = 4;

export function exportGames(db: Db, accountId: string): Sections {
  return {
    games: inPages(
      db,
      sql<{ id: string; createdAt: Date }>`
        select g.id, g.title, g.description, g.tags, g.orientation, g.remix_of as "remixOf", g.listed,
          g.hidden_at as "hiddenAt", g.plays, g.created_at as "createdAt", g.updated_at as "updatedAt", d.html
        from games g join game_documents d on d.game_id = g.id where g.creator_id = ${accountId}`,
      ['createdAt', 'id'],
      documentsMax,
    ),
  };
}
