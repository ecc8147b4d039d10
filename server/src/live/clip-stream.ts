import { Readable } from 'node:stream';
import type { Caller } from '../access/caller.ts';
import { findMade, type Idempotency } from '../access/idempotency.ts';
import type { Spent } from '../access/limits.ts';
import { type Clip, viewOfClip } from '../clips/clip.ts';
import { clipFromStream } from '../clips/clip-from-stream.ts';
import { getClip } from '../clips/clip-queries.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { liveErrors } from './live-errors.ts';
import { lastSegments } from './live-files.ts';
import { findStreamToClip } from './live-queries.ts';
import { liveLimits } from './live-stream.ts';
import { type ViewerFiles, viewerFilesOf } from './viewer-files.ts';

/** The last two minutes of the caller's stream as a clip, while it runs and for ten minutes after. */
export async function clipStream(
  ctx: Context,
  caller: Caller,
  title: string | undefined,
  idempotency?: Idempotency,
): Promise<{ clip: Clip; spent?: Spent }> {
  // Before the stream is looked up, which may have ended since the first request.
  const made = await findMade(ctx.db, ctx.clock, caller, idempotency);
  if (made !== undefined) return { clip: viewOfClip(await getClip(ctx.db, caller, made), ctx.config) };
  await requireFitText(ctx, title);
  const stream = await findStreamToClip(ctx.db, caller.accountId, ctx.clock.now());
  if (stream === undefined) throw new Refusal(liveErrors.not_live);
  const files = viewerFilesOf(ctx, stream.id);
  const segments = lastSegments((await files.playlist())?.text ?? '', liveLimits.clipSeconds);
  if (segments.length === 0) throw new Refusal(liveErrors.not_live);
  const draft = { gameId: stream.gameId, title: title?.trim() ?? stream.title, trimStart: null, trimEnd: null };
  return clipFromStream(ctx, caller, draft, () => Readable.from(joined(files, segments)), idempotency);
}

/** MPEG-TS segments can be concatenated. */
async function* joined(files: ViewerFiles, names: string[]): AsyncGenerator<Buffer> {
  for (const name of names) {
    const segment = await files.segment(name);
    if (segment !== undefined) yield* segment.content;
  }
}
