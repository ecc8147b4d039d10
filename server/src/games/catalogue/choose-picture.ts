import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { type Spent, spend } from '../../access/limits.ts';
import { accountErrors } from '../../accounts/account-errors.ts';
import { requireOpen } from '../../accounts/account-queries.ts';
import { inTransaction } from '../../database/db.ts';
import { invalid, Refusal } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { readPictureAddress } from '../../sandbox/reencode-picture.ts';
import { remakePicture } from '../../sandbox/remake-picture.ts';
import { gameErrors } from './game-errors.ts';
import { getGame } from './game-queries.ts';

export const pictureLimits = {
  uploadBytesMax: 1_500_000,
  widthPxMax: 1080,
  heightPxMax: 1920,
  bytesMax: 800_000,
} as const;

/** The creator sets the picture of a game. It is stored re-encoded, and play tests no longer replace it. */
export async function choosePicture(ctx: Context, caller: Caller, gameId: string, address: string): Promise<Spent> {
  const { uploadBytesMax, ...shape } = pictureLimits;
  const sent = readPictureAddress(address, uploadBytesMax);
  if (sent === undefined)
    throw invalid(`"image" must be a data: address of a PNG, JPEG or WebP of at most ${uploadBytesMax} bytes.`);
  await requireCreator(ctx, caller, gameId);
  // Spent before the work, because an invalid picture costs as much.
  const spent = await inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    return spend(tx, ctx.clock, 'game_picture', caller.accountId, caller.accountId);
  });
  const remade = await remakePicture(ctx.config, sent, shape);
  if ('problem' in remade) {
    if (remade.problem === 'unreadable') throw new Refusal(accountErrors.picture_unreadable);
    throw new Refusal('not_configured', 'This server cannot take pictures.');
  }
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await sql`
      update game_documents d set thumbnail = ${remade.picture}, thumbnail_type = 'image/jpeg', is_picture_chosen = true
      from games g where g.id = d.game_id and g.id = ${gameId} and g.creator_id = ${caller.accountId}
        and g.deleted_at is null`.execute(tx);
    await sql`update games set updated_at = ${ctx.clock.now()} where id = ${gameId}`.execute(tx);
    return spent;
  });
}

async function requireCreator(ctx: Context, caller: Caller, gameId: string): Promise<void> {
  const { creatorId } = await getGame(ctx.db, caller.accountId, gameId);
  if (creatorId !== caller.accountId) throw new Refusal(gameErrors.not_creator);
}
