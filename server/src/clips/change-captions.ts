import type { Caller } from '../access/caller.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { publish } from '../platform/pubsub.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { captionTexts, readCaptions, withoutReferences } from './captions.ts';
import type { ClipRow } from './clip.ts';
import { clipErrors } from './clip-errors.ts';
import { getOwnClip, updateOwnCaptions } from './clip-media-queries.ts';

/** Sets the captions of the caller's clip; null removes them. */
export async function changeCaptions(
  ctx: Context,
  caller: Caller,
  clipId: string,
  sent: string | null,
): Promise<ClipRow> {
  const captions = sent === null ? null : readCaptions(sent);
  if (captions !== null) {
    const texts = captionTexts(captions);
    await requireFitText(ctx, texts, withoutReferences(texts));
  }
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    await getOwnClip(tx, caller, clipId);
    const changed = await updateOwnCaptions(tx, caller.accountId, clipId, captions);
    if (changed === undefined) throw new Refusal(clipErrors.clip_not_ready);
    await publish(tx, 'feed', clipId);
    return changed;
  });
}
