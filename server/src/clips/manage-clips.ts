import type { Caller } from '../access/caller.ts';
import { type Spent, spend } from '../access/limits.ts';
import { moveStat, requireOpen } from '../accounts/account-queries.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import { notFound, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { publish } from '../platform/pubsub.ts';
import { requireFitText } from '../screening/text-screening.ts';
import type { ClipRow } from './clip.ts';
import { clipErrors } from './clip-errors.ts';
import { processClipJob, removeFilesJob } from './clip-jobs.ts';
import { countAhead, deleteOwnClip, getClip, getClipRow, reopenOwnFailed, updateOwnClip } from './clip-queries.ts';

export async function retryClip(
  ctx: Context,
  caller: Caller,
  clipId: string,
): Promise<{ clip: ClipRow; spent: Spent }> {
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    if (!(await reopenOwnFailed(tx, caller, clipId, ctx.clock.now()))) {
      const clip = await getClip(tx, caller, clipId);
      if (clip.status === 'failed')
        throw new Refusal(clipErrors.clip_not_failed, 'The uploaded file is not kept any more; upload it again.');
      throw new Refusal(clipErrors.clip_not_failed);
    }
    const spent = await spend(tx, ctx.clock, 'clip_retry', caller.accountId, caller.accountId);
    await ctx.jobs.enqueue(tx, processClipJob, { clipId }, { ahead: await countAhead(tx, clipId) });
    return { clip: await getClipRow(tx, clipId), spent };
  });
}

export async function changeClip(
  ctx: Context,
  caller: Caller,
  clipId: string,
  changes: { title?: string | null; gameId?: string | null },
): Promise<ClipRow> {
  await requireFitText(ctx, changes.title ?? undefined);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    if (changes.gameId) await requireGame(tx, caller.accountId, changes.gameId);
    if (!(await updateOwnClip(tx, caller.accountId, clipId, changes))) throw notFound('clip');
    await publish(tx, 'feed', clipId);
    return getClipRow(tx, clipId);
  });
}

export async function deleteClip(ctx: Context, caller: Caller, clipId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await removeClip(tx, ctx, caller.accountId, clipId);
  });
}

/** Deletes a clip of this account with its files, in the caller's transaction. */
export async function removeClip(
  tx: Tx,
  { jobs }: Pick<Context, 'jobs'>,
  accountId: string,
  clipId: string,
): Promise<void> {
  const deleted = await deleteOwnClip(tx, accountId, clipId);
  if (deleted === undefined) throw notFound('clip');
  if (deleted.wasReady) await moveStat(tx, accountId, 'clips', -1);
  await jobs.enqueue(tx, removeFilesJob, { names: deleted.files });
  await publish(tx, 'feed', clipId);
}
