import { type Readable, Transform } from 'node:stream';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/db.ts';
import { Refusal } from '../platform/errors.ts';
import { type Clip, clipLimits, viewOfClip } from './clip.ts';
import { getClipRow, markUploaded } from './clip-queries.ts';
import { processClipJob } from './process-clip.ts';
import { sniffBytes, sniffVideo } from './sniff-video.ts';

const running = new Map<string, number>();

/**
 * Streams a video to storage under a name of its own, counting and looking at it on the way, and only then claims the
 * clip for it: of two uploads to one address the first whole one wins, and a broken one leaves nothing behind.
 */
export async function receiveUpload(
  ctx: Context,
  clipId: string,
  body: Readable,
  declaredBytes: number | undefined,
): Promise<Clip> {
  if (declaredBytes !== undefined && declaredBytes > clipLimits.uploadBytesMax) throw tooLarge();
  const { status, creator } = await getClipRow(ctx.db, clipId);
  if (status !== 'awaiting_upload') throw new Refusal('clip_uploaded');
  return inTurn(creator.handle, async () => {
    const name = `clips/${clipId}/source-${crypto.randomUUID()}`;
    const inspected = inspect(body);
    await store(ctx, name, inspected);
    const source = { name, format: inspected.format(), sizeBytes: inspected.bytes() };
    try {
      await inTransaction(ctx.db, async (tx) => {
        if (!(await markUploaded(tx, clipId, source, ctx.clock.now()))) throw new Refusal('clip_uploaded');
        await ctx.jobs.enqueue(tx, processClipJob, { clipId });
      });
    } catch (error) {
      await ctx.storage.remove(name);
      throw error;
    }
    return viewOfClip(await getClipRow(ctx.db, clipId), ctx.config.baseUrl);
  });
}

async function inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
  const count = running.get(who) ?? 0;
  if (count >= clipLimits.parallelUploadsMax) {
    throw new Refusal('rate_limited', 'Two of your uploads are running already; wait for one of them.', {
      'retry-after': '5',
    });
  }
  running.set(who, count + 1);
  try {
    return await work();
  } finally {
    const left = (running.get(who) ?? 1) - 1;
    if (left === 0) running.delete(who);
    else running.set(who, left);
  }
}

async function store(ctx: Context, name: string, inspected: Inspected): Promise<void> {
  try {
    await ctx.storage.put(name, inspected.stream);
  } catch (thrown) {
    // What we found in the stream may have ended it before the storage began to read.
    const error = inspected.failure() ?? thrown;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Refusal('storage_full', undefined, { 'retry-after': '60' });
    if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
      throw new Refusal('request_timeout', 'The upload broke off; send it again.');
    throw error;
  }
}

type Inspected = { stream: Readable; failure(): Error | undefined; format(): 'mov' | 'matroska'; bytes(): number };

/** Passes bytes on while they are few enough, keep coming, and open like a video. */
function inspect(body: Readable): Inspected {
  let bytes = 0;
  let head = Buffer.alloc(0);
  let format: 'mov' | 'matroska' | undefined;
  const look = () => {
    format = sniffVideo(head);
    return format === undefined ? new Refusal('unsupported_video') : undefined;
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      idle.refresh();
      bytes += chunk.length;
      if (bytes > clipLimits.uploadBytesMax) return done(tooLarge());
      if (format !== undefined) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < sniffBytes) return done();
      const refusal = look();
      return refusal ? done(refusal) : done(null, head);
    },
    flush(done) {
      if (format === undefined) return done(look() ?? null, head);
      return done();
    },
  });
  const idle = setTimeout(
    () => stream.destroy(new Refusal('request_timeout', 'The upload stood still for too long; send it again.')),
    clipLimits.idleSeconds * 1000,
  );
  let failure: Error | undefined;
  stream.on('error', (error) => {
    failure = error;
  });
  stream.on('close', () => clearTimeout(idle));
  body.on('error', (error) => stream.destroy(error));
  body.on('aborted', () => stream.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
  body.pipe(stream);
  return {
    stream,
    failure: () => failure,
    bytes: () => bytes,
    format: () => {
      if (format === undefined) throw new Refusal('unsupported_video');
      return format;
    },
  };
}

function tooLarge(): Refusal {
  return new Refusal('too_large', `A video may have at most ${clipLimits.uploadBytesMax} bytes.`);
}
