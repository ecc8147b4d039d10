import { Readable } from 'node:stream';
import { inTransaction, isDatabaseAway } from '../database/db.ts';
import { countBytes } from '../games/uploads/count-bytes.ts';
import { type PartPlace, partsMax, tooManyParts } from '../games/uploads/part-place.ts';
import { withUploadSlot } from '../games/uploads/upload-slots.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { type Clip, clipLimits, viewOfClip } from './clip.ts';
import { clipErrors } from './clip-errors.ts';
import { addSourcePart, getClipRow, getSourceParts, type SourcePart } from './clip-queries.ts';
import { inspectUpload, tooLarge } from './inspect-upload.ts';
import { claimForSource, storeSource } from './receive-upload.ts';
import { sniffBytes, sniffVideo } from './sniff-video.ts';

/**
 * Streams a part of a video to storage and adds it to the upload; the last part completes it. Of an interrupted part,
 * the bytes received are kept, so that the sender can resume there.
 */
export async function receiveClipPart(
  ctx: Context,
  clipId: string,
  body: Readable,
  { offset, isLast }: PartPlace,
): Promise<Clip> {
  const { status, receivedBytes, parts } = await getSourceParts(ctx.db, clipId);
  if (status !== 'awaiting_upload') throw new Refusal(clipErrors.clip_uploaded);
  if (receivedBytes !== offset) throw wrongOffset(receivedBytes);
  if (parts.length >= partsMax) throw tooManyParts();
  const { creator } = await getClipRow(ctx.db, clipId);
  return withUploadSlot(creator.handle, async () => {
    const name = `clips/${clipId}/part-${offset}-${crypto.randomUUID()}`;
    const counted = countBytes(offset === 0 ? lookedAt(body) : body, clipLimits.uploadBytesMax - offset);
    await storeSource(ctx, name, counted.stream);
    const part = { name, sizeBytes: counted.bytes() };
    if (counted.isTooLarge() || part.sizeBytes === 0) await ctx.storage.remove(name);
    if (counted.isTooLarge()) throw tooLarge(clipLimits.uploadBytesMax);
    if (part.sizeBytes > 0) await addPart(ctx, clipId, offset, part);
    if (counted.brokeOff())
      throw new Refusal('request_timeout', 'The upload broke off; ask for the offset and go on from there.');
    if (isLast) await join(ctx, clipId);
    return viewOfClip(await getClipRow(ctx.db, clipId), ctx.config);
  });
}

async function addPart(ctx: Context, clipId: string, offset: number, part: SourcePart): Promise<void> {
  try {
    await inTransaction(ctx.db, async (tx) => {
      if (await addSourcePart(tx, clipId, offset, part, ctx.clock.now())) return;
      throw wrongOffset((await getSourceParts(tx, clipId)).receivedBytes);
    });
  } catch (error) {
    // After a lost connection the transaction may have committed; if not, the file is swept as an orphan.
    if (!isDatabaseAway(error)) await ctx.storage.remove(part.name);
    throw error;
  }
}

/** Joins all parts into one file, inspects it like a complete upload, and claims the clip for it. */
async function join(ctx: Context, clipId: string): Promise<void> {
  const { parts } = await getSourceParts(ctx.db, clipId);
  const name = `clips/${clipId}/source-${crypto.randomUUID()}`;
  const inspected = inspectUpload(Readable.from(joined(ctx, parts)), clipLimits);
  await storeSource(ctx, name, inspected.stream, inspected.failure);
  await claimForSource(ctx, clipId, { name, format: inspected.format(), sizeBytes: inspected.bytes() });
  for (const part of parts) await ctx.storage.remove(part.name);
}

async function* joined(ctx: Context, parts: SourcePart[]): AsyncGenerator<Buffer> {
  for (const { name } of parts) yield* ctx.storage.read(name);
}

/** Refuses a file that is no video by its first bytes, before the rest is received. */
async function* lookedAt(body: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of body) {
    if (head !== undefined) {
      head = Buffer.concat([head, chunk as Buffer]);
      if (head.length >= sniffBytes && sniffVideo(head) === undefined) throw new Refusal(clipErrors.unsupported_video);
      if (head.length >= sniffBytes) head = undefined;
    }
    yield chunk as Buffer;
  }
}

function wrongOffset(receivedBytes: number): Refusal {
  return new Refusal(clipErrors.clip_upload_offset, undefined, { 'upload-offset': String(receivedBytes) });
}
