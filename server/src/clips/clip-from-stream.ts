import type { Readable } from 'node:stream';
import type { Caller } from '../access/caller.ts';
import { forgetMade, type Idempotency, makeOnce } from '../access/idempotency.ts';
import { refundUse, type Spent, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction, isDatabaseAway } from '../database/db.ts';
import { withStreamClipSlot } from '../games/uploads/upload-slots.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { type Clip, viewOfClip } from './clip.ts';
import { processClipJob } from './clip-jobs.ts';
import { countAhead, deleteOwnClip, getClipRow, insertClip, markUploaded } from './clip-queries.ts';
import { releaseUnusedUploads } from './release-uploads.ts';

type Made = { id: string; spent?: Spent };
type ClipDraft = { gameId: string | null; title: string | null; trimStart: number | null; trimEnd: number | null };

/**
 * Creates a clip from video that is already stored as MPEG-TS: it counts as an upload and goes straight to processing.
 * The limit is spent before a byte is written, and refunded when the write fails.
 */
export async function clipFromStream(
  ctx: Context,
  caller: Caller,
  draft: ClipDraft,
  readVideo: () => Readable,
  idempotency?: Idempotency,
): Promise<{ clip: Clip; spent?: Spent }> {
  await requireFitText(ctx, draft.title ?? undefined);
  return withStreamClipSlot(caller.accountId, async () => {
    const createdAt = ctx.clock.now();
    const id = newId(createdAt);
    const name = `clips/${id}/source-stream`;
    const made = await inTransaction(ctx.db, async (tx) => {
      await requireOpen(tx, caller.accountId);
      const make = async () => {
        await releaseUnusedUploads(tx, ctx, caller.accountId);
        const spent = await spend(tx, { now: () => createdAt }, 'clip_upload', caller.accountId, caller.accountId);
        await insertClip(tx, caller.accountId, { id, ...draft, createdAt });
        return { id, spent };
      };
      return makeOnce<Made>(tx, ctx.clock, caller, idempotency, make, async (madeId) => ({ id: madeId }));
    });
    // A concurrent request with the same key was faster.
    if (made.id !== id) return { clip: viewOfClip(await getClipRow(ctx.db, made.id), ctx.config) };
    try {
      await ctx.storage.put(name, readVideo());
      const clip = await inTransaction(ctx.db, async (tx) => {
        const sizeBytes = (await ctx.storage.size(name)) ?? 0;
        await markUploaded(tx, id, { name, format: 'mpegts', sizeBytes }, createdAt);
        await ctx.jobs.enqueue(tx, processClipJob, { clipId: id }, { ahead: await countAhead(tx, id) });
        return viewOfClip(await getClipRow(tx, id), ctx.config);
      });
      return { clip, ...(made.spent && { spent: made.spent }) };
    } catch (error) {
      // After a lost connection the transaction may have committed; if not, the sweep removes row and file.
      if (!isDatabaseAway(error)) await takeBack(ctx, caller, id, name, createdAt);
      throw error;
    }
  });
}

async function takeBack(ctx: Context, { accountId }: Caller, id: string, name: string, usedAt: Date): Promise<void> {
  await ctx.storage.remove(name);
  await inTransaction(ctx.db, async (tx) => {
    await deleteOwnClip(tx, accountId, id);
    await forgetMade(tx, accountId, id);
    await refundUse(tx, ctx.clock, 'clip_upload', accountId, accountId, usedAt);
  });
}
