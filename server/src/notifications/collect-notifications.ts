import { sql } from 'kysely';
import { inTransaction } from '../database/db.ts';
import { deleteInBatches } from '../database/in-batches.ts';
import type { App } from '../http/http.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { publish } from '../platform/pubsub.ts';
import { notificationLimits } from './notification.ts';
import { collectBatch } from './notification-queries.ts';
import { sendPushJob } from './push-jobs.ts';
import { deliverWebhookJob } from './webhook-jobs.ts';

declare module '../platform/pubsub.ts' {
  interface Topics {
    notifications: 'account ids, with commas between them';
  }
}

const everyMs = 1000;
/** The payload of a NOTIFY is limited to 8000 bytes. */
const idsInMessageMax = 200;

/** Turns pending events into notifications, and publishes their recipients to the nodes. */
export async function collectNotifications(ctx: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (let taken: number = notificationLimits.batchMax; taken === notificationLimits.batchMax; ) {
    taken = await inTransaction(ctx.db, async (tx) => {
      const batch = await collectBatch(tx, ctx.clock.now());
      for (let at = 0; at < batch.accountIds.length; at += idsInMessageMax) {
        await publish(tx, 'notifications', batch.accountIds.slice(at, at + idsInMessageMax).join(','));
      }
      for (const deliveryId of batch.deliveries) await ctx.jobs.enqueue(tx, deliverWebhookJob, { deliveryId });
      for (const order of batch.pushes) await ctx.jobs.enqueue(tx, sendPushJob, order);
      return batch.taken;
    });
  }
}

/** Runs every second on every node; each takes events that no other node has taken. */
export function keepCollecting(app: App, ctx: Context): void {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= collectNotifications(ctx)
      .catch((error: Error) => ctx.log.warn({ reason: error.message }, 'notifications could not be collected'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Creates events for players who lost first place on a board. */
export async function findBeatenScores({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await sql`select notifications_find_beaten(${now.toISOString().slice(0, 10)}::date, ${now})`.execute(db);
}

export const findBeatenScoresJob: JobHandler = {
  ...recurring,
  name: 'find-beaten-scores',
  cron: '* * * * *',
  run: findBeatenScores,
};

export async function sweepNotifications({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = secondsAfter(clock.now(), -notificationLimits.keptDays * 86_400);
  await deleteInBatches(db, 'notifications', sql`updated_at < ${before}`);
}

export const sweepNotificationsJob: JobHandler = {
  ...recurring,
  name: 'sweep-notifications',
  expireSeconds: 1800,
  cron: '40 3 * * *',
  run: sweepNotifications,
};
