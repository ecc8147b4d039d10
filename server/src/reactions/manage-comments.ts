import type { Caller } from '../access/caller.ts';
import { type Idempotency, makeOnce } from '../access/idempotency.ts';
import type { Spent } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { type Db, inTransaction, retried, type Tx } from '../database/db.ts';
import { notFound, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { type CommentRow, handlesIn } from './comment.ts';
import {
  type CommentedTarget,
  deleteComment,
  findManagedComment,
  getComment,
  insertComment,
  type ManagedComment,
  pinComment,
  unpinComment,
} from './comment-queries.ts';
import { reactionErrors } from './reaction-errors.ts';

export type NewComment = { target: CommentedTarget; thingId: string; text: string; parentId: string | null };

export async function writeComment(
  ctx: Context,
  caller: Caller,
  { target, thingId, text, parentId }: NewComment,
  idempotency?: Idempotency,
): Promise<{ comment: CommentRow; spent?: Spent }> {
  await requireFitText(ctx, text);
  const now = ctx.clock.now();
  const comment = { id: newId(now), target, thingId, parentId, text: text.trim(), handles: handlesIn(text) };
  const insert = (db: Db) => insertComment(db, caller.accountId, comment, now);
  if (idempotency === undefined) {
    const spent = await retried(() => insert(ctx.db));
    return { comment: await getComment(ctx.db, caller.accountId, comment.id), spent };
  }
  return inTransaction(ctx.db, async (tx) => {
    const make = async () => ({ id: comment.id, spent: await insert(tx) });
    const show = async (id: string) => ({ id });
    const made = await makeOnce<{ id: string; spent?: Spent }>(tx, ctx.clock, caller, idempotency, make, show);
    return { comment: await getComment(tx, caller.accountId, made.id), ...(made.spent && { spent: made.spent }) };
  });
}

/** Deletes a comment with its replies, for its author or the owner of the target. */
export async function removeComment(ctx: Context, caller: Caller, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { isAuthor, isOwner } = await getManagedComment(tx, caller, id);
    if (!isAuthor && !isOwner) throw new Refusal(reactionErrors.comment_not_yours);
    await deleteComment(tx, id);
  });
}

/** Pins a comment above the others, or unpins it, for the owner of the target. */
export async function setPinned(ctx: Context, caller: Caller, id: string, isPinned: boolean): Promise<CommentRow> {
  return inTransaction(ctx.db, async (tx) => {
    const { isOwner, isReply, thingId, isShown } = await getManagedComment(tx, caller, id);
    if (!isOwner) throw new Refusal(reactionErrors.not_the_owner);
    if (!isShown) throw notFound('comment');
    if (isReply) throw new Refusal(reactionErrors.reply_not_pinned);
    if (isPinned) await pinComment(tx, id, thingId, ctx.clock.now());
    else await unpinComment(tx, id);
    return getComment(tx, caller.accountId, id);
  });
}

async function getManagedComment(tx: Tx, caller: Caller, id: string): Promise<ManagedComment> {
  await requireOpen(tx, caller.accountId);
  const managed = await findManagedComment(tx, caller.accountId, id);
  if (managed === undefined || !(managed.isShown || managed.isOwner)) throw notFound('comment');
  return managed;
}
