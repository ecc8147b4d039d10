import { refundUse, refuseIfSpent, spend } from '../access/limits.ts';
import { asRefusal, type Tx } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import type { EndedJob } from './job-queries.ts';

/** A job that did not end by its owner's doing frees its place in the hour, eight times a day at the most. */
export async function refundQuota(tx: Tx, ctx: Context, { accountId, createdAt }: EndedJob): Promise<void> {
  if (!(await hasRoom(ctx, accountId))) return;
  await spend(tx, ctx.clock, 'generation_refund', accountId, accountId);
  await refundUse(tx, ctx.clock, 'generation', accountId, accountId, createdAt);
}

async function hasRoom(ctx: Context, accountId: string): Promise<boolean> {
  try {
    // On a connection of its own: a refusal would end the transaction.
    await refuseIfSpent(ctx.db, ctx.clock, 'generation_refund', accountId);
    return true;
  } catch (error) {
    if (asRefusal(error)?.code === 'rate_limited') return false;
    throw error;
  }
}
