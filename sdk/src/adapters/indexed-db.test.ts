import * as memory from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdapterPage } from '../adapter-kit/adapter-page.ts';
import { install } from './indexed-db.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Refusal = 'throws' | 'fails' | 'absent' | 'none';

function browserDatabases(refusal: Refusal): IDBFactory | undefined {
  if (refusal === 'absent') return undefined;
  const factory = new memory.IDBFactory();
  if (refusal === 'none') return factory;
  factory.open = () => {
    const error = new DOMException('Denied.', refusal === 'throws' ? 'SecurityError' : 'UnknownError');
    if (refusal === 'throws') throw error;
    const request = Object.assign(new EventTarget(), { error, readyState: 'pending' });
    queueMicrotask(() => request.dispatchEvent(new Event('error', { cancelable: true })));
    return request as unknown as IDBOpenDBRequest;
  };
  factory.databases = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
  return factory;
}

// A page whose coinop.storage is `stored`, which a next visit may find again.
function startPage(refusal: Refusal, stored = new Map<string, unknown>()) {
  const storage = {
    keys: vi.fn(async () => [...stored.keys()]),
    get: async (key: string) => structuredClone(stored.get(key)),
    set: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
    remove: async (key: string) => void stored.delete(key),
  };
  const real = browserDatabases(refusal);
  class VersionEvent extends Event {
    readonly oldVersion: number;
    constructor(type: string, { oldVersion }: { oldVersion: number }) {
      super(type);
      this.oldVersion = oldVersion;
    }
  }
  const page = {
    document: {},
    coinop: { storage },
    DOMException,
    indexedDB: real,
    IDBVersionChangeEvent: VersionEvent,
  };
  install(page as unknown as AdapterPage);
  return { page: page as unknown as AdapterPage, stored, storage };
}

const event = (target: EventTarget, type: string) =>
  new Promise<Event>((resolve) => target.addEventListener(type, resolve, { once: true }));

// As games open their saves: stores and indexes are made the first time.
async function openSaves({ indexedDB }: AdapterPage, name = 'saves'): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 2);
  request.addEventListener('upgradeneeded', (upgrade) => {
    expect((upgrade as IDBVersionChangeEvent).oldVersion).toBe(0);
    const store = request.result.createObjectStore('players', { keyPath: 'id', autoIncrement: true });
    store.createIndex('name', 'name', { unique: true });
    request.result.createObjectStore('files');
  });
  await event(request, 'success');
  return request.result;
}

async function write(database: IDBDatabase, change: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = database.transaction(['players', 'files'], 'readwrite');
  change(transaction);
  await event(transaction, 'complete');
}

async function answer<T>(request: IDBRequest<T>): Promise<T> {
  await event(request, 'success');
  return request.result;
}

const untilSaved = async (stored: Map<string, unknown>) => {
  await vi.advanceTimersByTimeAsync(1500);
  await vi.waitFor(() => expect(stored.size).toBeGreaterThan(0), { interval: 5 });
};

describe.each(['throws', 'fails', 'absent'] as const)('where the browser refuses IndexedDB (it %s)', (refusal) => {
  it('a game has databases with stores, indexes, ranges and cursors', async () => {
    const { page } = startPage(refusal);
    const database = await openSaves(page);
    expect(database).toBeInstanceOf(page.IDBDatabase);
    await write(database, (transaction) => {
      for (const name of ['ada', 'bob', 'carol']) transaction.objectStore('players').add({ name });
    });
    const players = database.transaction('players').objectStore('players');
    expect(await answer(players.index('name').get('bob'))).toEqual({ id: 2, name: 'bob' });
    expect(await answer(players.getAllKeys(page.IDBKeyRange.lowerBound(1, true)))).toEqual([2, 3]);
    expect(await answer(players.count())).toBe(3);
    const cursor = await answer(players.openCursor(null, 'prev'));
    expect(cursor?.value).toEqual({ id: 3, name: 'carol' });
    expect(await page.indexedDB.databases()).toEqual([{ name: 'saves', version: 2 }]);
  });

  it('finds at the next visit what it wrote, with the version and the indexes', async () => {
    const { page, stored } = startPage(refusal);
    const contents = new Uint8Array([1, 2, 255]);
    await write(await openSaves(page), (transaction) => {
      transaction.objectStore('players').add({ name: 'ada' });
      transaction.objectStore('files').put({ timestamp: new Date(5), contents }, '/save');
    });
    await untilSaved(stored);

    const next = startPage(refusal, stored);
    const request = next.page.indexedDB.open('saves');
    await event(request, 'success');
    expect(request.result.version).toBe(2);
    const transaction = request.result.transaction(['players', 'files'], 'readwrite');
    const [players, files] = [transaction.objectStore('players'), transaction.objectStore('files')];
    expect(await answer(files.get('/save'))).toEqual({ timestamp: new Date(5), contents });
    expect(await answer(players.index('name').getKey('ada'))).toBe(1);
    expect(await answer(players.add({ name: 'bob' }))).toBe(2);
  });

  it('forgets a database that the game deletes', async () => {
    const { page, stored } = startPage(refusal);
    const database = await openSaves(page);
    await untilSaved(stored);
    database.close();
    await event(page.indexedDB.deleteDatabase('saves'), 'success');
    await vi.advanceTimersByTimeAsync(1500);
    await vi.waitFor(() => expect(stored.size).toBe(0), { interval: 5 });
  });
});

it.each([
  ['is larger than 1 MiB', new Uint8Array(900_000)],
  ['holds what cannot be written as JSON', new Blob(['x'])],
])('a database that %s lasts as long as the page', async (_what, value) => {
  const { page, stored } = startPage('throws');
  const database = await openSaves(page);
  await untilSaved(stored);
  await write(database, (transaction) => transaction.objectStore('files').put(value, 'large'));
  await vi.advanceTimersByTimeAsync(1500);
  await vi.waitFor(() => expect(stored.size).toBe(0), { interval: 5 });
  expect(await answer(database.transaction('files').objectStore('files').count())).toBe(1);
});

it('starts without what is stored when the storage does not respond, and overwrites nothing', async () => {
  const { page, stored, storage } = startPage('throws', new Map([['idb:saves', 'of an earlier visit']]));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  storage.keys.mockReturnValue(new Promise(() => {}));
  const opened = openSaves(page);
  await vi.advanceTimersByTimeAsync(6000);
  await write(await opened, (transaction) => transaction.objectStore('files').put(1, 'a'));
  await vi.advanceTimersByTimeAsync(3000);
  expect([...stored]).toEqual([['idb:saves', 'of an earlier visit']]);
});

it("leaves a game with the browser's own where it is allowed", async () => {
  const { page, stored, storage } = startPage('none');
  const { IDBDatabase } = page;
  await write(await openSaves(page), (transaction) => transaction.objectStore('files').put(1, 'a'));
  await vi.advanceTimersByTimeAsync(3000);
  expect({ stored: stored.size, asked: storage.keys.mock.calls.length }).toEqual({ stored: 0, asked: 0 });
  expect(page.IDBDatabase).toBe(IDBDatabase);
});

it('leaves the errors of a database that was opened to the game', async () => {
  const { page, storage } = startPage('none');
  (await openSaves(page)).close();
  const older = page.indexedDB.open('saves', 1);
  await event(older, 'error');
  expect(older.error?.name).toBe('VersionError');
  expect(() => page.indexedDB.open('saves', 0)).toThrow(TypeError);
  expect(storage.keys).not.toHaveBeenCalled();
});
