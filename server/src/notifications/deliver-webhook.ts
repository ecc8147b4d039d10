import { sql } from 'kysely';
import { inTransaction } from '../database/db.ts';
import { deleteInBatches } from '../database/in-batches.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { unseal } from '../platform/keys.ts';
import { OutboundError } from '../platform/outbound.ts';
import { viewOfNotification } from './notification.ts';
import { findNotification } from './notification-queries.ts';
import { retrySecondsAfter, signDelivery, webhookLimits } from './webhook.ts';
import { deliverWebhookJob } from './webhook-jobs.ts';
import { type Attempt, type ClaimedDelivery, claimDelivery, countOutcome, updateDelivery } from './webhook-queries.ts';

const gone = 410;

/** Sends one delivery. A failed one is retried with growing delays and finally given up. */
export async function deliverWebhook(ctx: Context, deliveryId: string): Promise<void> {
  const delivery = await claimDelivery(ctx.db, deliveryId);
  if (delivery === undefined) return;
  const attempt = await tryDelivery(ctx, delivery);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    if (!(await updateDelivery(tx, delivery, attempt, now))) return;
    if (attempt.status === 'pending') {
      const startAfter = secondsAfter(now, retrySecondsAfter(delivery.attempts));
      await ctx.jobs.enqueue(tx, deliverWebhookJob, { deliveryId }, { startAfter });
    } else if (attempt.answerStatus !== null || attempt.error !== null) {
      const outcome = { isDelivered: attempt.status === 'delivered', isGone: attempt.answerStatus === gone };
      await countOutcome(tx, delivery.webhookId, { ...outcome, failuresMax: webhookLimits.failuresMax }, now);
    }
  });
}

async function tryDelivery(ctx: Context, delivery: ClaimedDelivery): Promise<Attempt> {
  const givenUp: Attempt = { status: 'failed', answerStatus: null, error: null };
  if (!ctx.config.webhooks || delivery.isDisabled) return givenUp;
  const body = await bodyOf(ctx, delivery);
  // The subject of the notification is no longer visible: its account was blocked or closed.
  if (body === undefined) return givenUp;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Coinop-Webhooks',
    ...signDelivery(unseal(ctx.keys.seal, delivery.sealedSecret), delivery.id, ctx.clock.now(), body),
  };
  const isLast = delivery.attempts >= webhookLimits.attempts;
  try {
    const { status } = await ctx.outbound.post({ url: delivery.url, headers, body });
    if (status >= 200 && status < 300) return { status: 'delivered', answerStatus: status, error: null };
    return {
      status: isLast || status === gone ? 'failed' : 'pending',
      answerStatus: status,
      error: `The answer was ${status}.`,
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { status: isLast ? 'failed' : 'pending', answerStatus: null, error: error.message };
  }
}

async function bodyOf(
  ctx: Context,
  { id, kind, accountId, notificationId, createdAt }: ClaimedDelivery,
): Promise<string | undefined> {
  const head = { id, type: kind, timestamp: createdAt.toISOString() };
  if (notificationId === null) return JSON.stringify({ ...head, data: null });
  const notification = await findNotification(ctx.db, accountId, notificationId);
  return notification && JSON.stringify({ ...head, data: viewOfNotification(notification, ctx.config.baseUrl) });
}

export const deliverWebhookHandler: JobHandler<{ deliveryId: string }> = {
  ...deliverWebhookJob,
  run: (ctx, { deliveryId }) => deliverWebhook(ctx, deliveryId),
};

export const sweepDeliveriesJob: JobHandler = {
  ...recurring,
  name: 'sweep-webhook-deliveries',
  expireSeconds: 1800,
  cron: '50 3 * * *',
  run: async ({ db, clock }) => {
    const before = secondsAfter(clock.now(), -webhookLimits.deliveriesKeptDays * 86_400);
    await deleteInBatches(db, 'webhook_deliveries', sql`created_at < ${before}`);
  },
};
