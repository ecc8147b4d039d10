import type { Caller } from '../../access/caller.ts';
import { type Idempotency, makeOnce } from '../../access/idempotency.ts';
import { type Spent, spend } from '../../access/limits.ts';
import { requireOpen } from '../../accounts/account-queries.ts';
import { inTransaction } from '../../database/db.ts';
import { Refusal } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { requireFitText } from '../../screening/text-screening.ts';
import { requireOwnGame } from '../builds/manage-versions.ts';
import { measureBuildsOf } from '../builds/version-queries.ts';
import { gameErrors } from '../catalogue/game-errors.ts';
import { gameUploadAddressOf } from './game-upload-address.ts';
import { type GameUpload, viewOfUpload } from './upload.ts';
import { getUpload, insertUpload, type RequestedUpload } from './upload-queries.ts';

/** Creates the upload's row and the address of its archive. */
export async function startUpload(
  ctx: Context,
  caller: Caller,
  requested: RequestedUpload,
  idempotency?: Idempotency,
): Promise<{ upload: GameUpload; uploadUrl: string; spent?: Spent }> {
  const { title, description, tags } = requested;
  await requireFitText(ctx, title ?? undefined, description ?? undefined, ...(tags ?? []));
  const now = ctx.clock.now();
  const id = newId(now);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    const make = async () => {
      if (requested.gameId !== null) await requireOwnGame(tx, caller.accountId, requested.gameId);
      const spent = await spend(tx, ctx.clock, 'game_upload', caller.accountId, caller.accountId);
      if ((await measureBuildsOf(tx, caller.accountId)) >= ctx.config.builds.accountBytesMax) {
        throw new Refusal(gameErrors.builds_full);
      }
      await insertUpload(tx, id, caller.accountId, requested, now);
      return { id, spent };
    };
    const show = async (madeId: string) => ({ id: madeId });
    const made = await makeOnce<{ id: string; spent?: Spent }>(tx, ctx.clock, caller, idempotency, make, show);
    const upload = viewOfUpload(await getUpload(tx, made.id), undefined, ctx.config);
    return { upload, uploadUrl: gameUploadAddressOf(ctx, made.id), ...(made.spent && { spent: made.spent }) };
  });
}
