import { readEvents } from '@coinop/client';
import { signal } from '@preact/signals';
import { isAborted, isFailure } from '../api/failure.ts';
import type { Notification } from '../api/shapes.ts';
import { showBalance } from './balance.ts';
import { callStream, isMember, onAccountChange, session } from './session.ts';

/** The number of unread notifications; the service counts to 100. */
export const unread = signal(0);
/** The last notification that arrived while the app was open. */
export const latestNotification = signal<Notification | undefined>(undefined);
/** How often a stream has opened. It does not send notifications from before that: the list has to be loaded again. */
export const streamOpenings = signal(0);

/** The service sends something every 15 seconds; a longer silence means a lost connection. */
const silenceMs = 25_000;
const waitMsMin = 1_000;
const waitMsMax = 60_000;

let watching: AbortController | undefined;

/** Follows a member's notifications and balance while the page is visible: a hidden tab needs no connection. */
export function watchNotifications(): void {
  const update = () => {
    const wanted = isMember() && document.visibilityState === 'visible';
    if (wanted === (watching !== undefined)) return;
    watching?.abort();
    watching = wanted ? new AbortController() : undefined;
    if (watching) void watch(watching.signal);
  };
  document.addEventListener('visibilitychange', update);
  session.subscribe(update);
  onAccountChange(() => {
    watching?.abort();
    watching = undefined;
    unread.value = 0;
    latestNotification.value = undefined;
    update();
  });
}

async function watch(signal: AbortSignal): Promise<void> {
  for (let waitMs = waitMsMin; !signal.aborted; waitMs = Math.min(waitMs * 2, waitMsMax)) {
    if (await listen(signal)) waitMs = waitMsMin;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Returns whether any data was received. */
async function listen(signal: AbortSignal): Promise<boolean> {
  const quiet = new AbortController();
  const startTimer = () => setTimeout(() => quiet.abort(), silenceMs);
  let timer = startTimer();
  let isReceived = false;
  try {
    const ends = AbortSignal.any([signal, quiet.signal]);
    const stream = await callStream('GET /api/notifications/events', { signal: ends });
    const onChunk = () => {
      clearTimeout(timer);
      timer = startTimer();
    };
    for await (const { event, data } of readEvents(stream, onChunk)) {
      if (signal.aborted) return isReceived;
      if (!isReceived) streamOpenings.value += 1;
      isReceived = true;
      const sent = JSON.parse(data) as { unread: number; notification?: Notification; balance: number };
      if (event === 'balance') {
        showBalance(sent.balance);
        continue;
      }
      unread.value = sent.unread;
      if (event === 'notification') latestNotification.value = sent.notification;
    }
    return isReceived;
  } catch (error) {
    // Browsers report a connection that was lost midway as a TypeError.
    if (error instanceof TypeError || isAborted(error) || isFailure(error)) return isReceived;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
