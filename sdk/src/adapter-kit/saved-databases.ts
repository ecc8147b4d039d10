import { fromJson, toJson } from './structured-json.ts';

type SavedIndex = { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean };
type SavedStore = {
  name: string;
  keyPath: string | string[] | null;
  autoIncrement: boolean;
  indexes: SavedIndex[];
  records: [IDBValidKey, unknown][];
};
type SavedDatabase = { version: number; stores: SavedStore[] };

const prefix = 'idb:';
// Of the 3 MiB that a game can store, most stays for its other data.
const databaseLengthMax = 1024 * 1024;
const saveAfterMs = 1000;

// Databases in memory that are kept in coinop.storage, each as a whole or not at all: a game that finds its version and
// not its records could not start.
export function createSavedDatabases(memory: IDBFactory, storage: Coinop.Sdk['storage']) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const kept = new Map<string, string>();

  async function restore(): Promise<void> {
    for (const key of (await storage.keys()).filter((one) => one.startsWith(prefix))) {
      const name = key.slice(prefix.length);
      const saved = await storage.get(key);
      kept.set(name, JSON.stringify(saved));
      await fill(memory.open(name, (saved as SavedDatabase).version), fromJson(saved) as SavedDatabase);
    }
  }

  async function save(name: string): Promise<void> {
    waiting.delete(name);
    const saved = await read(memory, name);
    const text = saved && textOf(saved);
    if (text === kept.get(name)) return;
    if (text === undefined) {
      kept.delete(name);
      return storage.remove(prefix + name);
    }
    kept.set(name, text);
    return storage.set(prefix + name, JSON.parse(text));
  }

  // Once for all transactions within a second.
  function changed(name: string): void {
    if (waiting.has(name)) return;
    const saveNow = () => save(name).catch((error) => console.warn(`Coinop: ${error.message}`));
    waiting.set(name, setTimeout(saveNow, saveAfterMs));
  }

  // Saves the database that this request opens after each change, and forgets the one that it deletes.
  function watch(request: IDBOpenDBRequest, name: string): void {
    request.addEventListener('upgradeneeded', () => {
      request.transaction?.addEventListener('complete', () => changed(name));
    });
    request.addEventListener('success', () => {
      const database: IDBDatabase | undefined = request.result;
      if (!database) return changed(name);
      const { transaction } = database;
      database.transaction = (...args) => {
        const started = transaction.apply(database, args);
        if (started.mode !== 'readonly') started.addEventListener('complete', () => changed(name));
        return started;
      };
    });
  }

  return { restore, watch };
}

export type SavedDatabases = ReturnType<typeof createSavedDatabases>;

function textOf(saved: SavedDatabase): string | undefined {
  try {
    const text = JSON.stringify(toJson(saved));
    return text.length > databaseLengthMax ? undefined : text;
  } catch {
    return undefined;
  }
}

function fill(request: IDBOpenDBRequest, { stores }: SavedDatabase): Promise<void> {
  request.onupgradeneeded = () => {
    for (const { name, keyPath, autoIncrement, indexes, records } of stores) {
      const store = request.result.createObjectStore(name, { keyPath, autoIncrement });
      for (const [key, value] of records) store.put(value, keyPath === null ? key : undefined);
      for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
    }
  };
  return settled(request).then((database) => database.close());
}

// Undefined if there is no such database.
async function read(memory: IDBFactory, name: string): Promise<SavedDatabase | undefined> {
  if (!(await memory.databases()).some((one) => one.name === name)) return undefined;
  const database = await settled(memory.open(name));
  try {
    const names = [...database.objectStoreNames];
    if (names.length === 0) return { version: database.version, stores: [] };
    const transaction = database.transaction(names);
    return {
      version: database.version,
      stores: await Promise.all(names.map((one) => readStore(transaction.objectStore(one)))),
    };
  } finally {
    database.close();
  }
}

async function readStore(store: IDBObjectStore): Promise<SavedStore> {
  const { name, keyPath, autoIncrement } = store;
  const indexes = [...store.indexNames].map((one) => {
    const { name, keyPath, unique, multiEntry } = store.index(one);
    return { name, keyPath, unique, multiEntry };
  });
  const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
  const records = keys.map((key, at): [IDBValidKey, unknown] => [key, values[at]]);
  return { name, keyPath, autoIncrement, indexes, records };
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
