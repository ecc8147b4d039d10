import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { moveStat, requireOpen } from '../../accounts/account-queries.ts';
import { type Db, inTransaction, type Tx } from '../../database/db.ts';
import { Refusal } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { type Game, viewOfGame } from '../catalogue/game.ts';
import { gameErrors } from '../catalogue/game-errors.ts';
import { getGame } from '../catalogue/game-queries.ts';
import { activateVersion } from './version-queries.ts';

/** Throws unless the account created this game: not found where it may not even see it. */
export async function requireOwnGame(db: Db, accountId: string, gameId: string): Promise<void> {
  const { creatorId } = await getGame(db, accountId, gameId);
  if (creatorId !== accountId) throw new Refusal(gameErrors.not_creator);
}

export async function switchVersion(ctx: Context, caller: Caller, gameId: string, number: number): Promise<Game> {
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await requireOwnGame(tx, caller.accountId, gameId);
    if (!(await activateVersion(tx, gameId, number, ctx.clock.now()))) throw new Refusal(gameErrors.version_unknown);
    return viewOfGame(await getGame(tx, caller.accountId, gameId), ctx.config);
  });
}

/** The row stays, because plays, scores and purchases refer to it; title, document and files are deleted. */
export async function deleteGame(ctx: Context, caller: Caller, gameId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await requireOwnGame(tx, caller.accountId, gameId);
    const deleted = await deleteGames(tx, ctx, caller.accountId, [gameId]);
    if (deleted === 0) throw new Refusal(gameErrors.starter_game);
  });
}

/** The account's games that can be deleted. */
export async function listDeletableGames(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from games where creator_id = ${accountId} and not is_starter and deleted_at is null order by id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Deletes these games of an account, in the caller's transaction, and returns how many. */
export async function deleteGames(
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  accountId: string,
  gameIds: readonly string[],
): Promise<number> {
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`
    update games set deleted_at = ${now}, hidden_at = coalesce(hidden_at, ${now}), listed = false, slug = null,
      active_version = null, title = 'Deleted game', description = '', tags = '{}', featured_until = null, updated_at = ${now}
    where id = any(${gameIds}::uuid[]) and creator_id = ${accountId} and not is_starter and deleted_at is null
    returning id`.execute(tx);
  const deleted = rows.map(({ id }) => id);
  if (deleted.length === 0) return 0;
  await sql`delete from game_versions where game_id = any(${deleted}::uuid[])`.execute(tx);
  await sql`
    update game_documents set html = '', sha256 = sha256(''), thumbnail = null, thumbnail_type = null,
      preview = null, preview_of = null
    where game_id = any(${deleted}::uuid[])`.execute(tx);
  await moveStat(tx, accountId, 'games_created', -deleted.length);
  return deleted.length;
}
