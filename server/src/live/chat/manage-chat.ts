import type { Caller } from '../../access/caller.ts';
import { type Spent, spend } from '../../access/limits.ts';
import { requireOpen } from '../../accounts/account-queries.ts';
import { inTransaction } from '../../database/db.ts';
import { invalid, notFound, Refusal } from '../../http/errors.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type JobHandler, recurring } from '../../platform/jobs.ts';
import { requireFitText } from '../../screening/text-screening.ts';
import { liveErrors } from '../live-errors.ts';
import { type ChatMessageRow, chatLimits } from './chat-message.ts';
import {
  deleteChatMessage,
  deleteMute,
  deleteOldMessages,
  findLastWrittenAt,
  findMutable,
  getChat,
  getChatMessage,
  insertChatMessage,
  insertMute,
  publishChatEvent,
  updateSlowMode,
} from './chat-queries.ts';

type Said = { message: ChatMessageRow; spent: Spent };

/** Writes a message; its commit notifies every node that has watchers of the stream. */
export async function sayInChat(ctx: Context, { accountId }: Caller, streamId: string, text: string): Promise<Said> {
  await requireFitText(ctx, text);
  const createdAt = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, accountId);
    // The limit's row is the lock, so that of two concurrent messages the second sees the first.
    const spent = await spend(tx, ctx.clock, 'chat_message', accountId, accountId);
    const chat = await getChat(tx, accountId, streamId, createdAt);
    if (chat.status === 'offline') throw new Refusal(liveErrors.chat_closed);
    if (chat.isMuted) throw new Refusal(liveErrors.chat_muted);
    if (!chat.isOwner && chat.slowModeSeconds > 0) {
      const before = await findLastWrittenAt(tx, accountId, streamId);
      const waitMs = before ? secondsAfter(before, chat.slowModeSeconds).getTime() - createdAt.getTime() : 0;
      if (waitMs > 0) throw slowDown(Math.ceil(waitMs / 1000));
    }
    const id = newId(createdAt);
    await insertChatMessage(tx, { id, streamId, authorId: accountId, text: text.trim(), createdAt });
    await publishChatEvent(tx, streamId, { kind: 'message', id });
    return { message: await getChatMessage(tx, id), spent };
  });
}

function slowDown(seconds: number): Refusal {
  return new Refusal(liveErrors.slow_mode, undefined, { 'retry-after': String(seconds) });
}

export async function removeChatMessage(ctx: Context, caller: Caller, streamId: string, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    if (!(await deleteChatMessage(tx, caller.accountId, streamId, id))) throw notFound('message');
    await publishChatEvent(tx, streamId, { kind: 'removed', id });
  });
}

export async function setSlowMode(ctx: Context, caller: Caller, streamId: string, seconds: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    if (!(await updateSlowMode(tx, caller.accountId, streamId, seconds))) throw notFound('stream');
    await publishChatEvent(tx, streamId, { kind: 'settings' });
  });
}

export async function setMuted(
  ctx: Context,
  caller: Caller,
  streamId: string,
  handle: string,
  isMuted: boolean,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    const member = await findMutable(tx, caller.accountId, streamId, handle);
    if (member === undefined) throw notFound('member');
    if (member.accountId === caller.accountId) throw invalid('You cannot mute yourself.');
    if (isMuted) await insertMute(tx, streamId, member.accountId, ctx.clock.now());
    else await deleteMute(tx, streamId, member.accountId);
  });
}

/** Messages are kept for a month. */
export const sweepChatJob: JobHandler = {
  ...recurring,
  name: 'sweep-chat',
  expireSeconds: 300,
  cron: '23 4 * * *',
  run: (ctx) => deleteOldMessages(ctx.db, secondsAfter(ctx.clock.now(), -chatLimits.keptDays * 86_400)),
};
