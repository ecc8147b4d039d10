import { sql } from 'kysely';
import { formerPlayerId } from '../../accounts/system-accounts.ts';
import type { Db, Tx } from '../../database/db.ts';
import { inPages, type Sections } from '../../database/pages.ts';
import type { Context } from '../../platform/context.ts';

/** Guests cannot create games today; if one has any, they move to the member. */
export async function mergeGames(tx: Tx, _ctx: Context, merge: { guestId: string; memberId: string }): Promise<void> {
  await sql`update games set creator_id = ${merge.memberId} where creator_id = ${merge.guestId}`.execute(tx);
  await sql`update game_uploads set account_id = ${merge.memberId} where account_id = ${merge.guestId}`.execute(tx);
}

/** Games outlive their creator's account, because others play them: they stay under a neutral name. */
export async function closeGames(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  const heir = await formerPlayerId(tx, ctx.clock.now());
  await sql`update games set creator_id = ${heir} where creator_id = ${accountId}`.execute(tx);
  // The files of unfinished uploads are swept, because no row refers to them any more.
  await sql`delete from game_uploads where account_id = ${accountId}`.execute(tx);
}

// A document may be a mebibyte large.
const documentsMax = 4;

export function exportGames(db: Db, accountId: string): Sections {
  return {
    games: inPages(
      db,
      sql<{ id: string; createdAt: Date }>`
        select g.id, g.title, g.description, g.tags, g.orientation, g.remix_of as "remixOf", g.listed,
          g.hidden_at as "hiddenAt", g.plays, g.created_at as "createdAt", g.updated_at as "updatedAt", d.html
        from games g join game_documents d on d.game_id = g.id
        where g.creator_id = ${accountId} and g.deleted_at is null`,
      ['createdAt', 'id'],
      documentsMax,
    ),
    gameUploads: inPages(
      db,
      sql<{ id: string; createdAt: Date }>`
        select id, game_id as "gameId", status, title, description, tags, orientation, listed, report, error,
          received_bytes as "receivedBytes", created_at as "createdAt"
        from game_uploads where account_id = ${accountId}`,
      ['createdAt', 'id'],
    ),
    gameVersions: inPages(
      db,
      sql<{ gameId: string; number: number }>`
        select v.game_id as "gameId", v.number, v.file_count as "fileCount", v.size_bytes as "sizeBytes", v.report,
          v.created_at as "createdAt"
        from game_versions v join games g on g.id = v.game_id where g.creator_id = ${accountId}`,
      ['gameId', 'number'],
    ),
  };
}
