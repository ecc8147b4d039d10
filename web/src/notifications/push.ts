import { Failure, isFailure } from '../api/failure.ts';
import { spoken } from '../messages/catalogue.ts';
import { t } from '../messages/translate.ts';
import { call, onAccountChange } from '../state/session.ts';
import { readStored, store } from '../state/storage.ts';
import { deletePushWords, storePushWords } from './push-words.ts';

/** The id under which the service knows this browser's subscription. */
const storedId = 'push';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The id of this browser's subscription, if the browser still has it and may still show notifications. */
export async function findPushId(): Promise<string | undefined> {
  const id = readStored(storedId);
  if (id === undefined || Notification.permission !== 'granted') return undefined;
  return (await findSubscription()) ? id : undefined;
}

/** Asks for permission, which a browser allows only after a tap, then subscribes and registers with the service. */
export async function subscribeToPush(pushKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Failure(0, 'push_blocked', t('notifications.pushBlocked'));
  }
  // A subscription made with another VAPID key has to be removed first: the browser keeps only one.
  await (await findSubscription())?.unsubscribe();
  const subscription = await subscribe(pushKey);
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  try {
    const answer = await call('POST /api/me/push', { body: { endpoint, keys: { p256dh, auth } } });
    store(storedId, answer.subscription.id);
    await storePushWords();
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/**
 * Also called before a member signs out, so that their notifications are not shown to the next person on this device.
 */
export async function unsubscribeFromPush(): Promise<void> {
  const id = readStored(storedId);
  if (id === undefined) return;
  try {
    await call('DELETE /api/me/push/{id}', { path: { id } });
  } catch (error) {
    // The service has already removed it: the account had too many, or the push service reported it as gone.
    if (!isFailure(error, 'not_found')) throw error;
  }
  await forgetSubscription();
}

/**
 * Keeps the worker's texts in the language of the app, and ends the subscription when the session was ended elsewhere.
 */
export function watchPush(): void {
  spoken.subscribe(({ messages }) => {
    if (readStored(storedId) !== undefined && 'notifications.title' in messages) void storePushWords();
  });
  onAccountChange((after) => {
    if (after === 'sign-out' && readStored(storedId) !== undefined) void forgetSubscription();
  });
}

/** From now on the push service reports the subscription as gone, and the service removes it. */
async function forgetSubscription(): Promise<void> {
  store(storedId, undefined);
  await deletePushWords();
  await (await findSubscription())?.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  try {
    // The app registers it some seconds after the start, and not in data-saving mode.
    await navigator.serviceWorker.register('/service-worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    throw new Failure(0, 'push_unavailable', t('notifications.pushUnavailable'));
  }
}
