import { signal } from '@preact/signals';
import { wantsLessData } from '../api/data-saving.ts';

/** Whether a newer version of the app is waiting to be activated. */
export const updateIsReady = signal(false);

/** The first game loads first. */
const startAfterMs = 5_000;
const checkEveryMs = 3_600_000;

let waiting: ServiceWorker | undefined;

/** Registers the service worker for offline use, and detects new versions while the app stays open. */
export function keepForOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || wantsLessData() || crossOriginIsolated) return;
  setTimeout(() => void register(serviceWorker), startAfterMs);
}

/** Activates the newer version; unsaved input would be lost, so only on request. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('update');
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register('/service-worker.js');
  } catch {
    // The browser refuses workers, or there is no connection: the app works without.
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
    // The first worker ever replaces nothing.
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
