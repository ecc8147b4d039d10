import { createHmac, randomBytes } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';
import { notificationKinds } from './notification.ts';

export const webhookLimits = {
  perAccount: 5,
  attempts: 8,
  /** The delay before the second attempt; it doubles each time, so that the last attempt comes after an hour. */
  retrySeconds: 30,
  /** This many failed deliveries in a row disable a webhook. */
  failuresMax: 5,
  deliveriesKeptDays: 30,
} as const;

export const WebhookKind = OneOf(...notificationKinds);

export const Webhook = Type.Object(
  {
    id: Id,
    url: Type.String(),
    kinds: Type.Array(WebhookKind),
    failures: Type.Integer({ description: 'Deliveries in a row that failed permanently' }),
    createdAt: Time,
    disabledAt: Nullable(Time),
  },
  { title: 'Webhook' },
);
export type Webhook = Static<typeof Webhook>;
export type WebhookRow = Omit<Webhook, 'createdAt' | 'disabledAt'> & { createdAt: Date; disabledAt: Date | null };

export function viewOfWebhook({ createdAt, disabledAt, ...webhook }: WebhookRow): Webhook {
  return { ...webhook, createdAt: createdAt.toISOString(), disabledAt: disabledAt?.toISOString() ?? null };
}

export const Delivery = Type.Object(
  {
    id: Id,
    kind: OneOf('test', ...notificationKinds),
    status: OneOf('pending', 'delivered', 'failed'),
    attempts: Type.Integer(),
    answerStatus: Nullable(Type.Integer({ description: 'The HTTP status of the last answer' })),
    error: Nullable(Type.String()),
    createdAt: Time,
    settledAt: Nullable(Time),
  },
  { title: 'WebhookDelivery' },
);
export type Delivery = Static<typeof Delivery>;
export type DeliveryRow = Omit<Delivery, 'createdAt' | 'settledAt'> & { createdAt: Date; settledAt: Date | null };

export function viewOfDelivery({ createdAt, settledAt, ...delivery }: DeliveryRow): Delivery {
  return { ...delivery, createdAt: createdAt.toISOString(), settledAt: settledAt?.toISOString() ?? null };
}

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/**
 * The headers of the Standard Webhooks specification: a receiver with the secret can verify the sender and the time.
 */
export function signDelivery(secret: string, id: string, now: Date, body: string): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}

/** The delay after this many attempts. */
export function retrySecondsAfter(attempts: number): number {
  return webhookLimits.retrySeconds * 2 ** (attempts - 1);
}
