import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { spend } from '../access/limits.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import { conflict, invalid, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { seal } from '../platform/keys.ts';
import { OutboundError, parseOutboundUrl } from '../platform/outbound.ts';
import { type DeliveryRow, newWebhookSecret, type WebhookRow, webhookLimits } from './webhook.ts';
import { deliverWebhookJob } from './webhook-jobs.ts';
import {
  getOwnWebhook,
  insertTestDelivery,
  insertWebhook,
  listWebhooks,
  updateWebhook,
  updateWebhookSecret,
} from './webhook-queries.ts';

type Owner = Pick<Caller, 'accountId'>;
type Kinds = WebhookRow['kinds'];

export function requireWebhooks({ config }: Pick<Context, 'config'>): void {
  if (!config.webhooks) throw new Refusal('not_configured', 'Webhooks are not switched on on this server.');
}

export function addWebhook(
  ctx: Context,
  { accountId }: Owner,
  { url, kinds }: { url: string; kinds: Kinds },
): Promise<{ webhook: WebhookRow; secret: string }> {
  requireWebhooks(ctx);
  requireUrl(url);
  const now = ctx.clock.now();
  const id = newId(now);
  const secret = newWebhookSecret();
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, accountId);
    // Serialized, so that concurrent requests cannot exceed the maximum.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${accountId}`}, 0))`.execute(tx);
    const { length } = await listWebhooks(tx, accountId);
    if (length >= webhookLimits.perAccount) throw conflict(`There can be ${webhookLimits.perAccount} webhooks.`);
    const sealedSecret = seal(ctx.keys.seal, secret);
    await insertWebhook(tx, { id, accountId, url, kinds: [...new Set(kinds)], sealedSecret, now });
    return { webhook: await getOwnWebhook(tx, accountId, id), secret };
  });
}

export type WebhookWish = { url?: string; kinds?: Kinds; enabled?: boolean };

/** Enabling a webhook again resets its count of failures. */
export function changeWebhook(ctx: Context, { accountId }: Owner, id: string, wish: WebhookWish): Promise<WebhookRow> {
  requireWebhooks(ctx);
  if (wish.url !== undefined) requireUrl(wish.url);
  return inTransaction(ctx.db, async (tx) => {
    const before = await getOwnWebhook(tx, accountId, id);
    const isEnabled = wish.enabled ?? before.disabledAt === null;
    await updateWebhook(tx, id, {
      url: wish.url ?? before.url,
      kinds: [...new Set(wish.kinds ?? before.kinds)],
      disabledAt: isEnabled ? null : (before.disabledAt ?? ctx.clock.now()),
      failures: wish.enabled === true ? 0 : before.failures,
    });
    return getOwnWebhook(tx, accountId, id);
  });
}

export async function rotateWebhookSecret(ctx: Context, { accountId }: Owner, id: string): Promise<string> {
  requireWebhooks(ctx);
  const secret = newWebhookSecret();
  await updateWebhookSecret(ctx.db, accountId, id, seal(ctx.keys.seal, secret));
  return secret;
}

/** Sends a test delivery at once, so that the receiving end can be checked. */
export function testWebhook(ctx: Context, { accountId }: Owner, id: string): Promise<DeliveryRow> {
  requireWebhooks(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const webhook = await getOwnWebhook(tx, accountId, id);
    if (webhook.disabledAt !== null) throw conflict('This webhook is switched off.');
    await spend(tx, ctx.clock, 'webhook_test', accountId, accountId);
    const now = ctx.clock.now();
    const delivery = await insertTestDelivery(tx, id, newId(now), now);
    await ctx.jobs.enqueue(tx, deliverWebhookJob, { deliveryId: delivery.id });
    return delivery;
  });
}

function requireUrl(url: string): void {
  try {
    parseOutboundUrl(url);
  } catch (error) {
    if (error instanceof OutboundError) throw invalid(`"url": ${error.message}`);
    throw error;
  }
}
