import type { PushSubscription } from 'web-push';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import { OutboundError } from '../platform/outbound.ts';
import { viewOfNotification } from './notification.ts';
import { findNotification } from './notification-queries.ts';
import { type PushSubscriptionRow, pushLimits } from './push.ts';
import { sendPushJob } from './push-jobs.ts';
import { deletePushSubscription, listPushSubscriptions } from './push-queries.ts';

/** Sends a notification to every browser of a member, unless it was deleted or read in the meantime. */
export async function sendPush(ctx: Context, accountId: string, notificationId: string): Promise<void> {
  if (ctx.config.vapidPublicKey === undefined) return;
  const notification = await findNotification(ctx.db, accountId, notificationId);
  if (notification === undefined || notification.readAt !== null) return;
  const payload = JSON.stringify({ notification: viewOfNotification(notification, ctx.config.baseUrl) });
  const subscriptions = await listPushSubscriptions(ctx.db, accountId);
  const failed = (await Promise.all(subscriptions.map((one) => sendTo(ctx, one, notificationId, payload)))).filter(
    (error) => error !== undefined,
  );
  // On a retry, browsers that already have it replace it with the same notification.
  if (failed.length > 0) throw new Error(`${failed.length} of ${subscriptions.length} browsers: ${failed[0]}`);
}

async function sendTo(
  ctx: Context,
  { id, endpoint, p256dh, auth }: PushSubscriptionRow,
  notificationId: string,
  payload: string,
): Promise<string | undefined> {
  const details = await requestDetails(ctx, { endpoint, keys: { p256dh, auth } }, notificationId, payload);
  if (details === undefined) {
    await deletePushSubscription(ctx.db, id);
    return undefined;
  }
  const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
  try {
    const { status } = await ctx.outbound.post({ url: endpoint, headers, body: details.body });
    if (status === 404 || status === 410) {
      await deletePushSubscription(ctx.db, id);
      return undefined;
    }
    return status < 300 ? undefined : `answer ${status}`;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return error.message;
  }
}

/** The signed request for the push service; undefined when the browser's key cannot be used for encryption. */
async function requestDetails(ctx: Context, browser: PushSubscription, notificationId: string, payload: string) {
  const { vapidPublicKey, secrets, baseUrl } = ctx.config;
  const options = {
    vapidDetails: {
      // Push services require a contact address; only an https one is accepted.
      subject: baseUrl.startsWith('https:') ? baseUrl : 'https://coinop.invalid',
      publicKey: vapidPublicKey ?? '',
      privateKey: secrets.vapidPrivateKey ?? '',
    },
    TTL: pushLimits.ttlSeconds,
    topic: notificationId.replaceAll('-', ''),
  };
  // Imported with the first push, because most nodes send none.
  const { default: webPush } = await import('web-push');
  try {
    return webPush.generateRequestDetails(browser, payload, options);
  } catch (error) {
    ctx.log.warn({ reason: (error as Error).message }, 'a push subscription with an unusable key was removed');
    return undefined;
  }
}

export const sendPushHandler: JobHandler<{ accountId: string; notificationId: string }> = {
  ...sendPushJob,
  run: (ctx, { accountId, notificationId }) => sendPush(ctx, accountId, notificationId),
};
