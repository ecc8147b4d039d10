import type { Caller } from '../access/caller.ts';
import { type Idempotency, makeOnce } from '../access/idempotency.ts';
import { type Spent, spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import { invalid, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { type Clip, viewOfClip } from './clip.ts';
import { getClipRow, insertClip } from './clip-queries.ts';
import { releaseUnusedUploads } from './release-uploads.ts';
import { uploadAddressOf } from './upload-address.ts';

export type ClipDraft = { gameId?: string; title?: string; trimStart?: number; trimEnd?: number };

/** Creates the clip's row and the upload address of its video. */
export async function startClip(
  ctx: Context,
  caller: Caller,
  draft: ClipDraft,
  idempotency?: Idempotency,
): Promise<{ clip: Clip; uploadUrl: string; spent?: Spent }> {
  if (draft.trimStart !== undefined && draft.trimEnd !== undefined && draft.trimStart >= draft.trimEnd) {
    throw invalid('"trimEnd" must be greater than "trimStart".');
  }
  await requireFitText(ctx, draft.title);
  if (ctx.runsJobs && 'missing' in (await ffmpegOf(ctx.config)))
    throw new Refusal('not_configured', 'Clips are not set up on this server: it has no ffmpeg.');
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    const make = async () => {
      if (draft.gameId !== undefined) await requireGame(tx, caller.accountId, draft.gameId);
      await releaseUnusedUploads(tx, ctx, caller.accountId);
      const spent = await spend(tx, { now: () => createdAt }, 'clip_upload', caller.accountId, caller.accountId);
      const { gameId = null, trimStart = null, trimEnd = null } = draft;
      const title = draft.title?.trim() ?? null;
      await insertClip(tx, caller.accountId, { id, gameId, title, trimStart, trimEnd, createdAt });
      return { ...(await show(id)), spent };
    };
    const show = async (madeId: string) => {
      const row = await getClipRow(tx, madeId);
      const uploadUrl = uploadAddressOf(ctx, madeId, row.createdAt);
      return { id: madeId, clip: viewOfClip(row, ctx.config), uploadUrl };
    };
    return makeOnce(tx, ctx.clock, caller, idempotency, make, show);
  });
}
