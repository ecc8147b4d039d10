import type { Readable } from 'node:stream';
import { inTransaction, isDatabaseAway } from '../database/db.ts';
import { withUploadSlot } from '../games/uploads/upload-slots.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { type Clip, clipLimits, viewOfClip } from './clip.ts';
import { clipErrors } from './clip-errors.ts';
import { processClipJob } from './clip-jobs.ts';
import { countAhead, getClipRow, markUploaded } from './clip-queries.ts';
import { inspectUpload, tooLarge } from './inspect-upload.ts';
import { markUploadBegan, markUploadBroken } from './release-uploads.ts';

/**
 * Streams a video to storage under a unique name, inspecting it on the way, and claims the clip for it only at the end:
 * of two uploads to one address the first complete one wins, and an interrupted one leaves nothing behind.
 */
export async function receiveUpload(
  ctx: Context,
  clipId: string,
  body: Readable,
  declaredBytes: number | undefined,
): Promise<Clip> {
  if (declaredBytes !== undefined && declaredBytes > clipLimits.uploadBytesMax)
    throw tooLarge(clipLimits.uploadBytesMax);
  const { status, creator } = await getClipRow(ctx.db, clipId);
  if (status !== 'awaiting_upload') throw new Refusal(clipErrors.clip_uploaded);
  return withUploadSlot(creator.handle, async () => {
    const name = `clips/${clipId}/source-${crypto.randomUUID()}`;
    const beganAt = ctx.clock.now();
    await markUploadBegan(ctx.db, clipId, beganAt);
    const inspected = inspectUpload(body, clipLimits);
    try {
      await storeSource(ctx, name, inspected.stream, inspected.failure);
    } catch (error) {
      await markUploadBroken(ctx.db, clipId, beganAt);
      throw error;
    }
    await claimForSource(ctx, clipId, { name, format: inspected.format(), sizeBytes: inspected.bytes() });
    return viewOfClip(await getClipRow(ctx.db, clipId), ctx.config);
  });
}

/** From awaiting_upload to processing; the file is deleted when another upload was faster. */
export async function claimForSource(
  ctx: Context,
  clipId: string,
  source: { name: string; format: 'mov' | 'matroska'; sizeBytes: number },
): Promise<void> {
  try {
    await inTransaction(ctx.db, async (tx) => {
      if (!(await markUploaded(tx, clipId, source, ctx.clock.now()))) {
        // Responds with 404 for a clip that was deleted in the meantime.
        await getClipRow(tx, clipId);
        throw new Refusal(clipErrors.clip_uploaded);
      }
      await ctx.jobs.enqueue(tx, processClipJob, { clipId }, { ahead: await countAhead(tx, clipId) });
    });
  } catch (error) {
    // After a lost connection the transaction may have committed; if not, the file is swept as an orphan.
    if (!isDatabaseAway(error)) await ctx.storage.remove(source.name);
    throw error;
  }
}

/** `failure`: the result of the inspection, which may have ended the stream before the storage read from it. */
export async function storeSource(
  ctx: Context,
  name: string,
  stream: Readable,
  failure: () => Error | undefined = () => undefined,
): Promise<void> {
  try {
    await ctx.storage.put(name, stream);
  } catch (thrown) {
    const error = failure() ?? thrown;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new Refusal(clipErrors.storage_full, undefined, { 'retry-after': '60' });
    if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
      throw new Refusal('request_timeout', 'The upload broke off; send it again.');
    throw error;
  }
}
