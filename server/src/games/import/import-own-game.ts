import { sql } from 'kysely';
import { requireOpen } from '../../accounts/account-queries.ts';
import { earnAchievements } from '../../achievements/earn-achievements.ts';
import type { Db, Tx } from '../../database/db.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { requireFitText } from '../../screening/text-screening.ts';
import { type Picture, sha256 } from '../catalogue/game-queries.ts';
import { type PutGame, putGame } from './import-games.ts';
import type { OwnGame } from './own-game-folder.ts';

export type Owner = { id: string; handle: string };

/** The member whose game it will be. */
export async function getOwner(db: Db, handle: string): Promise<Owner> {
  const { rows } = await sql<Owner & { isBanned: boolean; kind: string; isPlatform: boolean }>`
    select id, handle, kind, banned_at is not null as "isBanned", handle = 'coinop' as "isPlatform" from accounts
    where handle = ${handle.toLowerCase()} and closed_at is null`.execute(db);
  const [owner] = rows;
  if (owner === undefined) throw notFound(`account as ${handle}`);
  if (owner.kind !== 'member') throw conflict(`${handle} is a guest; games belong to members.`);
  if (owner.isBanned) throw conflict(`${handle} is banned.`);
  if (owner.isPlatform) throw conflict('The games of this account come with the service; choose another member.');
  return { id: owner.id, handle: owner.handle };
}

/** Whether this very document is listed already, with a picture. */
export async function isTriedBefore(db: Db, owner: Owner, game: OwnGame): Promise<boolean> {
  const { rows } = await sql`
    select 1 from games g join game_documents d on d.game_id = g.id
    where g.slug = ${slugIn(owner, game)} and d.sha256 = ${sha256(game.html)} and d.thumbnail is not null`.execute(db);
  return rows.length > 0;
}

/** Makes or changes the member's game of this slug. What an operator or its creator decided (hidden, unlisted) stays. */
export async function importOwnGame(
  tx: Tx,
  ctx: Context,
  owner: Owner,
  game: OwnGame,
  thumbnail: Picture | null | 'keep',
): Promise<PutGame & { isShown: boolean }> {
  await requireFitText(ctx, game.title, game.description, ...game.tags);
  await requireOpen(tx, owner.id);
  const put = await putGame(
    tx,
    { ...game, slug: slugIn(owner, game), creatorId: owner.id, isStarter: false, thumbnail },
    ctx.clock.now(),
  );
  await earnAchievements(tx, ctx, owner.id);
  const { rows } = await sql<{ isShown: boolean }>`
    select listed and hidden_at is null as "isShown" from games where id = ${put.id}`.execute(tx);
  return { ...put, isShown: rows[0]?.isShown === true };
}

/** Starter games have their slug to themselves; everybody else's begins with whose it is. */
function slugIn(owner: Owner, game: OwnGame): string {
  return `${owner.id}/${game.slug}`;
}
