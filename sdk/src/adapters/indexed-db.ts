import * as memory from 'fake-indexeddb';
import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { createSavedDatabases, type SavedDatabases } from '../adapter-kit/saved-databases.ts';

const storageMsMax = 5000;

// Browsers that block third-party cookies refuse IndexedDB in frames, and every browser does in a document without an
// origin. Many games open a database before their first screen and wait for it. Once the browser has refused one, all
// of the page's are in memory, and kept in coinop.storage as far as they fit.
export function install(page: AdapterPage): void {
  page.document.currentScript?.remove();
  const { indexedDB: factory, coinop } = page;
  const real = factory && { open: factory.open, deleteDatabase: factory.deleteDatabase, databases: factory.databases };
  const databases = new memory.IDBFactory();
  let restored: Promise<SavedDatabases['watch']> | undefined;

  // The first refusal: from now on `instanceof IDBDatabase` and the like mean what is in memory.
  function refuse(): Promise<SavedDatabases['watch']> {
    if (restored) return restored;
    for (const [name, value] of Object.entries(memory)) {
      if (/^IDB(?!Factory|KeyRange)/.test(name)) define(page, name, value);
    }
    restored = restoreSaved(createSavedDatabases(databases, coinop.storage));
    return restored;
  }

  function requestOf(method: 'open' | 'deleteDatabase') {
    return (...args: [string, number?]): IDBOpenDBRequest => {
      async function startInMemory(shown: IDBOpenDBRequest, EventType: typeof IDBVersionChangeEvent): Promise<void> {
        const watch = await refuse();
        const request = databases[method](...args);
        watch(request, args[0]);
        forward(request, shown, EventType);
      }
      if (!restored && real) {
        try {
          const { IDBVersionChangeEvent } = page;
          const request = real[method].apply(factory, args);
          whenRefused(request, () => void startInMemory(request, IDBVersionChangeEvent));
          return request;
        } catch (error) {
          // A wrong argument is the game's own mistake.
          if (!(error instanceof page.DOMException)) throw error;
        }
      }
      const request = new memory.IDBOpenDBRequest();
      void startInMemory(request, memory.IDBVersionChangeEvent);
      return request;
    };
  }

  async function list(): Promise<IDBDatabaseInfo[]> {
    try {
      if (!restored && real) return await real.databases.call(factory);
    } catch {
      // Refused.
    }
    await refuse();
    return databases.databases();
  }

  if (!factory) define(page, 'indexedDB', new memory.IDBFactory());
  if (!page.IDBKeyRange) define(page, 'IDBKeyRange', memory.IDBKeyRange);
  const methods = { open: requestOf('open'), deleteDatabase: requestOf('deleteDatabase'), databases: list };
  for (const [name, value] of Object.entries(methods)) define(page.indexedDB, name, value);
  acceptRanges(page.IDBKeyRange);
}

// The browser makes key ranges where it refuses databases; its own have the same members as those in memory.
function acceptRanges({ prototype }: typeof IDBKeyRange): void {
  const prototypes = [prototype, memory.IDBKeyRange.prototype];
  Object.defineProperty(memory.IDBKeyRange, Symbol.hasInstance, {
    value: (one: unknown) => prototypes.some((each) => Object.prototype.isPrototypeOf.call(each, one as object)),
    configurable: true,
  });
}

// Refused is a request that fails before the browser has opened anything. A version that is too low is found in what it
// has opened.
function whenRefused(request: IDBOpenDBRequest, then: () => void): void {
  let isDecided = false;
  request.addEventListener('upgradeneeded', () => {
    isDecided = true;
  });
  request.addEventListener('error', (event) => {
    if (isDecided || request.error?.name === 'VersionError') return;
    isDecided = true;
    event.stopImmediatePropagation();
    event.preventDefault();
    then();
  });
}

// The game holds one request and is notified of what happens to the other.
function forward(from: IDBOpenDBRequest, to: IDBOpenDBRequest, EventType: typeof IDBVersionChangeEvent): void {
  for (const name of ['result', 'error', 'transaction', 'readyState'] as const) {
    Object.defineProperty(to, name, { get: () => from[name], configurable: true });
  }
  for (const type of ['upgradeneeded', 'blocked', 'success', 'error'] as const) {
    from.addEventListener(type, (event) => to.dispatchEvent(new EventType(type, event as IDBVersionChangeEvent)));
  }
}

// A game starts even while its storage is unreachable. Nothing is saved then, or an empty database would replace what is
// kept.
async function restoreSaved({ restore, watch }: SavedDatabases): Promise<SavedDatabases['watch']> {
  const late = new Promise((_, reject) => setTimeout(reject, storageMsMax, new Error('The storage did not respond.')));
  try {
    await Promise.race([restore(), late]);
    return watch;
  } catch (error) {
    console.warn(`Coinop: ${(error as Error).message}`);
    return () => {};
  }
}

function define(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
