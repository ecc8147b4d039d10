import { pushCacheName } from '../notifications/push-words.ts';
import { handlePushEvents, type PushScope } from './push-events.ts';

/**
 * Opens the app offline: it answers for the app's own files, and for its pages when the service cannot be reached.
 * Everything else goes to the network unchanged: the API, games, their origins, and pictures. It also shows pushed
 * notifications while no page is open. It is built as one script without imports, for browsers without module workers.
 */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type RequestEvent = WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void };
type Asked = WorkerEvent & { data: unknown };
type WorkerScope = PushScope & {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: Asked) => void): void;
};

const worker = self as unknown as WorkerScope;
/** Differs with every build, so that browsers detect a new version. */
const build = '__APP_BUILD__';
const cacheName = `app ${build}`;
/** The one page that serves every screen of the app. */
const page = '/';
const screenPath =
  /^\/(?:[gclr]\/[0-9a-f-]{36}|@\w{3,20}|find|wallet|me|account|friends|achievements|clips|go-live|notifications|history|likes|creator|hidden|inventory|not-found|create(?:\/.*)?|upload|my-games(?:\/.*)?)?$/;

handlePushEvents(worker);

worker.addEventListener('install', (event) => {
  event.waitUntil(keep([page]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== cacheName && name !== pushCacheName).map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'update') event.waitUntil(worker.skipWaiting());
  // The files of the open page; the browser has them cached, so nothing is fetched again.
  if (Array.isArray(data)) event.waitUntil(keep(data.filter(isAsset)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (isAsset(request.url)) event.respondWith(assetOf(request));
  else if (request.destination === 'document' && screenPath.test(new URL(request.url).pathname)) {
    event.respondWith(pageOf(request));
  }
});

function isAsset(address: unknown): address is string {
  if (typeof address !== 'string' || !URL.canParse(address, location.href)) return false;
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith('/assets/');
}

async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const missing: string[] = [];
  for (const address of addresses) if (!(await cache.match(address))) missing.push(address);
  await cache.addAll(missing);
}

/** Its name contains its hash, so that a cached file is never stale. */
async function assetOf(request: Request): Promise<Response> {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request.url, answer.clone());
  return answer;
}

/** While the service is unreachable or busy the cached app opens, which retries by itself. */
async function pageOf(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status !== 503) return answer;
  return (await caches.match(page)) ?? answer ?? Response.error();
}
