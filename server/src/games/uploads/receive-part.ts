import type { Readable } from 'node:stream';
import { inTransaction, isDatabaseAway } from '../../database/db.ts';
import { Refusal } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { gameErrors } from '../catalogue/game-errors.ts';
import { countBytes } from './count-bytes.ts';
import { type PartPlace, partsMax, tooManyParts } from './part-place.ts';
import { type GameUpload, viewOfUpload } from './upload.ts';
import { processUploadJob } from './upload-jobs.ts';
import { addPart, getUpload, markArrived } from './upload-queries.ts';
import { withUploadSlot } from './upload-slots.ts';

/**
 * Streams a part to storage and adds it to the upload. Of an interrupted part, the bytes received are kept, so that the
 * sender can resume there.
 */
export async function receivePart(
  ctx: Context,
  uploadId: string,
  body: Readable,
  { offset, isLast }: PartPlace,
): Promise<GameUpload> {
  const { accountId, status, receivedBytes, partCount } = await getUpload(ctx.db, uploadId);
  if (status !== 'awaiting_upload') throw new Refusal(gameErrors.upload_complete);
  if (receivedBytes !== offset) throw wrongOffset(receivedBytes);
  if (partCount >= partsMax) throw tooManyParts();
  return withUploadSlot(accountId, () => storePart(ctx, uploadId, body, { offset, isLast }));
}

async function storePart(
  ctx: Context,
  uploadId: string,
  body: Readable,
  { offset, isLast }: PartPlace,
): Promise<GameUpload> {
  const name = `${partsOf(uploadId)}/${offset}-${crypto.randomUUID()}`;
  const { bytesMax } = ctx.config.builds;
  const counted = countBytes(body, bytesMax - offset);
  await ctx.storage.put(name, counted.stream);
  const part = { name, sizeBytes: counted.bytes() };
  if (counted.isTooLarge()) {
    await ctx.storage.remove(name);
    throw new Refusal('too_large', `An archive may have at most ${bytesMax} bytes.`);
  }
  const brokeOff = counted.brokeOff();
  try {
    await inTransaction(ctx.db, async (tx) => {
      if (part.sizeBytes > 0 && !(await addPart(tx, uploadId, offset, part, ctx.clock.now()))) {
        throw wrongOffset((await getUpload(tx, uploadId)).receivedBytes);
      }
      if (!isLast || brokeOff) return;
      if (!(await markArrived(tx, uploadId, ctx.clock.now()))) throw new Refusal(gameErrors.upload_complete);
      await ctx.jobs.enqueue(tx, processUploadJob, { uploadId });
    });
  } catch (error) {
    // After a lost connection the transaction may have committed; if not, the file is swept as an orphan.
    if (!isDatabaseAway(error)) await ctx.storage.remove(name);
    throw error;
  }
  if (part.sizeBytes === 0) await ctx.storage.remove(name);
  if (brokeOff) throw new Refusal('request_timeout', 'The upload broke off; ask for the offset and go on from there.');
  return viewOfUpload(await getUpload(ctx.db, uploadId), undefined, ctx.config);
}

export function partsOf(uploadId: string): string {
  return `game-uploads/${uploadId}`;
}

function wrongOffset(receivedBytes: number): Refusal {
  return new Refusal(gameErrors.upload_offset, undefined, { 'upload-offset': String(receivedBytes) });
}
