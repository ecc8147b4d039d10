import { Readable } from 'node:stream';
import type { Caller } from '../../access/caller.ts';
import { findMade, type Idempotency } from '../../access/idempotency.ts';
import type { Spent } from '../../access/limits.ts';
import { type Clip, viewOfClip } from '../../clips/clip.ts';
import { clipFromStream } from '../../clips/clip-from-stream.ts';
import { getClip } from '../../clips/clip-queries.ts';
import { invalid } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { recordingFolder } from './recording-jobs.ts';
import { partOf } from './recording-playlist.ts';
import { getOwnRecording, listSegments } from './recording-queries.ts';

export type RecordingCut = { startSeconds: number; lengthSeconds: number; title?: string | undefined };

/** A clip of a part of the caller's recording; it counts as an upload. */
export async function clipRecording(
  ctx: Context,
  caller: Caller,
  id: string,
  { startSeconds, lengthSeconds, title }: RecordingCut,
  idempotency?: Idempotency,
): Promise<{ clip: Clip; spent?: Spent }> {
  // Before the recording is looked up, which may have been deleted since the first request.
  const made = await findMade(ctx.db, ctx.clock, caller, idempotency);
  if (made !== undefined) return { clip: viewOfClip(await getClip(ctx.db, caller, made), ctx.config) };
  const recording = await getOwnRecording(ctx.db, caller.accountId, id);
  const part = partOf(await listSegments(ctx.db, id), startSeconds, lengthSeconds);
  if (part === undefined) throw invalid('"startSeconds" must lie before the end of the recording.');
  const { names, trimStart, trimEnd } = part;
  const draft = { gameId: recording.gameId, title: title?.trim() ?? recording.title, trimStart, trimEnd };
  return clipFromStream(ctx, caller, draft, () => Readable.from(joined(ctx, id, names)), idempotency);
}

/** MPEG-TS segments can be concatenated. */
async function* joined(ctx: Context, id: string, names: string[]): AsyncGenerator<Buffer> {
  for (const name of names) yield* ctx.storage.read(`${recordingFolder(id)}/${name}`);
}
