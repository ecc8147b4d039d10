import type { Readable } from 'node:stream';
import type { Caller } from '../access/caller.ts';
import { type Spent, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { type Clip, viewOfClip } from './clip.ts';
import { processClipJob } from './clip-jobs.ts';
import { getClipRow, insertClip, markUploaded } from './clip-queries.ts';

/** A clip whose video we have already, as MPEG-TS: it counts as an upload and goes straight to processing. */
export async function clipFromStream(
  ctx: Context,
  caller: Caller,
  wish: { gameId: string | null; title: string | null },
  video: Readable,
): Promise<{ clip: Clip; spent: Spent }> {
  await requireFitText(ctx, wish.title ?? undefined);
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  const name = `clips/${id}/source-stream`;
  await ctx.storage.put(name, video);
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await requireOpen(tx, caller.accountId);
      const spent = await spend(tx, ctx.clock, 'clip_upload', caller.accountId, caller.accountId);
      await insertClip(tx, caller.accountId, { id, ...wish, trimStart: null, trimEnd: null, createdAt });
      await markUploaded(tx, id, { name, format: 'mpegts', sizeBytes: (await ctx.storage.size(name)) ?? 0 }, createdAt);
      await ctx.jobs.enqueue(tx, processClipJob, { clipId: id });
      return { clip: viewOfClip(await getClipRow(tx, id), ctx.config.baseUrl), spent };
    });
  } catch (error) {
    await ctx.storage.remove(name);
    throw error;
  }
}
