import type { Notification as Pushed } from '../api/shapes.ts';
import { spoken } from '../messages/catalogue.ts';
import { directionOf } from '../messages/languages.ts';
import { t } from '../messages/translate.ts';
import { addressOf, notificationKinds, sentenceOf } from '../notifications/notification-words.ts';
import { loadPushWords } from '../notifications/push-words.ts';

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type PushEvent = WorkerEvent & { data: { json(): unknown } | null };
type ClickEvent = WorkerEvent & { notification: Notification };
type AppWindow = { url: string; focus(): Promise<unknown> };
export type PushScope = {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly AppWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
};

const appName = 'Coinop';
const listAddress = '/notifications';

/** Shows pushed notifications, and opens the page of a tapped one. */
export function handlePushEvents(worker: PushScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, readPushed(event))));
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const address = typeof notification.data === 'string' ? notification.data : listAddress;
    event.waitUntil(openPage(worker, address));
  });
}

/** Browsers revoke the permission of a worker that shows nothing, so an unreadable push shows a general text. */
async function show({ registration }: PushScope, pushed: Pushed | undefined): Promise<void> {
  const hasWords = await loadPushWords().catch(() => false);
  if (!hasWords) return registration.showNotification(appName, { data: listAddress });
  const { language, locale } = spoken.value;
  await registration.showNotification(appName, {
    body: pushed ? sentenceOf(pushed) : t('notifications.pushUnknown'),
    data: pushed ? addressOf(pushed) : listAddress,
    lang: locale,
    dir: directionOf(language),
    // Sent again, or with a higher count, it replaces itself.
    ...(pushed && { tag: pushed.id }),
  });
}

/** Undefined also for a kind from a newer service that this version has no text for. */
function readPushed({ data }: PushEvent): Pushed | undefined {
  if (data === null) return undefined;
  try {
    const { notification } = data.json() as { notification: Pushed };
    return notificationKinds.includes(notification.kind) ? notification : undefined;
  } catch {
    return undefined;
  }
}

/** A window that shows another page is left alone, because the visitor may be playing in it. */
async function openPage({ clients }: PushScope, address: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === new URL(address, url).pathname);
  await (shown ? shown.focus() : clients.openWindow(address));
}
