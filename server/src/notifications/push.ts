import { type Static, Type } from 'typebox';
import { Id, Time } from '../http/schemas.ts';

export const pushLimits = { perAccount: 10, ttlSeconds: 86_400 } as const;

/** The push services of known browsers; nothing is sent to any other host. */
const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  return pushHosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
}

export const PushSubscription = Type.Object(
  { id: Id, host: Type.String({ description: 'The push service of the browser' }), createdAt: Time },
  { title: 'PushSubscription' },
);
export type PushSubscription = Static<typeof PushSubscription>;

export type PushSubscriptionRow = { id: string; endpoint: string; p256dh: string; auth: string; createdAt: Date };

export function viewOfPushSubscription({ id, endpoint, createdAt }: PushSubscriptionRow): PushSubscription {
  return { id, host: new URL(endpoint).hostname, createdAt: createdAt.toISOString() };
}
