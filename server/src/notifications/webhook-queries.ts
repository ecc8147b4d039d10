import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import type { DeliveryRow, WebhookRow } from './webhook.ts';

const webhookColumns = sql`w.id, w.url, w.kinds, w.failures, w.created_at as "createdAt", w.disabled_at as "disabledAt"`;
const deliveryColumns = sql`d.id, d.kind, d.status, d.attempts, d.answer_status as "answerStatus", d.error,
  d.created_at as "createdAt", d.settled_at as "settledAt"`;

export async function listWebhooks(db: Db, accountId: string): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select ${webhookColumns} from webhooks w where w.account_id = ${accountId} order by w.id`.execute(db);
  return rows;
}

export async function getOwnWebhook(db: Db, accountId: string, id: string): Promise<WebhookRow> {
  const { rows } = await sql<WebhookRow>`
    select ${webhookColumns} from webhooks w where w.id = ${id} and w.account_id = ${accountId}`.execute(db);
  if (rows[0] === undefined) throw notFound('webhook');
  return rows[0];
}

export type NewWebhook = {
  id: string;
  accountId: string;
  url: string;
  kinds: readonly string[];
  sealedSecret: Buffer;
  now: Date;
};

export async function insertWebhook(tx: Tx, { id, accountId, url, kinds, sealedSecret, now }: NewWebhook) {
  await sql`
    insert into webhooks (id, account_id, url, kinds, sealed_secret, created_at)
    values (${id}, ${accountId}, ${url}, ${kinds}, ${sealedSecret}, ${now})`.execute(tx);
}

export type WebhookChange = Pick<WebhookRow, 'url' | 'kinds' | 'disabledAt' | 'failures'>;

export async function updateWebhook(tx: Tx, id: string, { url, kinds, disabledAt, failures }: WebhookChange) {
  await sql`
    update webhooks set url = ${url}, kinds = ${kinds}, disabled_at = ${disabledAt}, failures = ${failures}
    where id = ${id}`.execute(tx);
}

export async function updateWebhookSecret(db: Db, accountId: string, id: string, sealedSecret: Buffer): Promise<void> {
  const { numAffectedRows } = await sql`
    update webhooks set sealed_secret = ${sealedSecret} where id = ${id} and account_id = ${accountId}`.execute(db);
  if (numAffectedRows === 0n) throw notFound('webhook');
}

export async function deleteWebhook(db: Db, accountId: string, id: string): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from webhooks where id = ${id} and account_id = ${accountId}`.execute(db);
  if (numAffectedRows === 0n) throw notFound('webhook');
}

export async function insertTestDelivery(tx: Tx, webhookId: string, id: string, now: Date): Promise<DeliveryRow> {
  const { rows } = await sql<DeliveryRow>`
    insert into webhook_deliveries as d (id, webhook_id, kind, created_at)
    values (${id}, ${webhookId}, 'test', ${now}) returning ${deliveryColumns}`.execute(tx);
  if (rows[0] === undefined) throw new Error('A delivery is written');
  return rows[0];
}

export async function listDeliveries(
  db: Db,
  webhookId: string,
  after: string | undefined,
  limit: number,
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${deliveryColumns} from webhook_deliveries d
    where d.webhook_id = ${webhookId} and ${after === undefined ? sql`true` : sql`d.id < ${after}`}
    order by d.id desc limit ${limit}`.execute(db);
  return rows;
}

export type ClaimedDelivery = DeliveryRow & {
  webhookId: string;
  accountId: string;
  notificationId: string | null;
  url: string;
  sealedSecret: Buffer;
  isDisabled: boolean;
};

/** Claims a delivery for another attempt; undefined when it is no longer due. */
export async function claimDelivery(db: Db, id: string): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries d set attempts = d.attempts + 1 from webhooks w
    where d.id = ${id} and d.status = 'pending' and w.id = d.webhook_id
    returning ${deliveryColumns}, d.notification_id as "notificationId", w.id as "webhookId", w.account_id as "accountId",
      w.url, w.sealed_secret as "sealedSecret", w.disabled_at is not null as "isDisabled"`.execute(db);
  return rows[0];
}

export type Attempt = { status: DeliveryRow['status']; answerStatus: number | null; error: string | null };

/** Stores the outcome of an attempt; false when another worker has taken over the delivery. */
export async function updateDelivery(
  tx: Tx,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  { status, answerStatus, error }: Attempt,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_deliveries set status = ${status}, answer_status = ${answerStatus}, error = ${error},
      settled_at = ${status === 'pending' ? null : now}
    where id = ${id} and attempts = ${attempts} and status = 'pending'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Counts the outcome for its webhook, and disables one whose address is gone or fails too often. */
export async function countOutcome(
  tx: Tx,
  webhookId: string,
  { isDelivered, isGone, failuresMax }: { isDelivered: boolean; isGone: boolean; failuresMax: number },
  now: Date,
): Promise<void> {
  if (isDelivered) {
    await sql`update webhooks set failures = 0 where id = ${webhookId} and failures > 0`.execute(tx);
    return;
  }
  await sql`
    update webhooks set failures = failures + 1,
      disabled_at = case when ${isGone} or failures + 1 >= ${failuresMax} then coalesce(disabled_at, ${now}) else disabled_at end
    where id = ${webhookId}`.execute(tx);
}
