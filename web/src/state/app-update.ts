import { signal } from '@preact/signals';
import { wantsLessData } from '../api/data-saving.ts';

/** Whether a newer version of the app waits for its turn. */
export const updateIsReady = signal(false);

/** The first game comes first. */
const startAfterMs = 5_000;
const checkEveryMs = 3_600_000;

let waiting: ServiceWorker | undefined;

/** Lets the app open without a connection, and learns of new versions while it stays open. */
export function keepForOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || wantsLessData() || crossOriginIsolated) return;
  setTimeout(() => void register(serviceWorker), startAfterMs);
}

/** Shows the newer version; what is written nowhere yet is lost, so it is asked for. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('update');
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register('/service-worker.js');
  } catch {
    // A browser that refuses workers, or no connection: the app goes on without.
    return;
  }
  const { active } = await container.ready;
  active?.postMessage(loadedFiles());
  watchForUpdate(container, registration);
  setInterval(() => {
    if (!document.hidden) void registration.update().catch(() => undefined);
  }, checkEveryMs);
}

function watchForUpdate(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const announce = () => {
    // The first one of all replaces nothing.
    if (!registration.waiting || !container.controller) return;
    waiting = registration.waiting;
    updateIsReady.value = true;
  };
  announce();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce);
  });
}

function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
