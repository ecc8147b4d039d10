import { refundUse, refuseIfSpent, spend } from '../access/limits.ts';
import type { Tx } from '../database/db.ts';
import { asRefusal } from '../http/as-refusal.ts';
import type { Context } from '../platform/context.ts';
import type { EndedJob } from './job-queries.ts';

/** Refunds a job that ended through no fault of its owner, at most eight times a day. */
export async function refundQuota(tx: Tx, ctx: Context, { accountId, createdAt }: EndedJob): Promise<void> {
  if (!(await canRefund(ctx, accountId))) return;
  await spend(tx, ctx.clock, 'generation_refund', accountId, accountId);
  await refundUse(tx, ctx.clock, 'generation', accountId, accountId, createdAt);
}

async function canRefund(ctx: Context, accountId: string): Promise<boolean> {
  try {
    // On another connection, because a refusal would abort the transaction.
    await refuseIfSpent(ctx.db, ctx.clock, 'generation_refund', accountId);
    return true;
  } catch (error) {
    if (asRefusal(error)?.code === 'rate_limited') return false;
    throw error;
  }
}
