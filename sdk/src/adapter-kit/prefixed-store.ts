// The store of one foreign SDK inside coinop.storage. Many of them are read synchronously, so all of it is kept in
// memory; changes made before it was loaded win.
export function createPrefixedStore(storage: Coinop.Sdk['storage'], prefix: string) {
  const entries = new Map<string, unknown>();
  const removed = new Set<string>();

  async function load(): Promise<void> {
    for (const name of await storage.keys()) {
      if (!name.startsWith(prefix)) continue;
      const key = name.slice(prefix.length);
      const value = await storage.get(name);
      if (!entries.has(key) && !removed.has(key)) entries.set(key, value);
    }
  }

  function remove(key: string): Promise<void> {
    removed.add(key);
    entries.delete(key);
    return storage.remove(prefix + key);
  }

  return {
    // A game starts even while its store is unreachable; its writes are retried.
    loaded: load().catch((error) => console.warn(`Coinop: ${error.message}`)),
    get: (key: string): unknown => entries.get(key),
    keys: (): string[] => [...entries.keys()],
    set(key: string, value: unknown): Promise<void> {
      entries.set(key, value);
      return storage.set(prefix + key, value);
    },
    remove,
    clear: async (): Promise<void> => {
      await Promise.all([...entries.keys()].map(remove));
    },
  };
}

export type PrefixedStore = ReturnType<typeof createPrefixedStore>;

// For foreign calls without a result: the author finds the reason in the console.
export function inBackground(work: Promise<unknown>): void {
  work.catch((error) => console.warn(`Coinop: ${error.message}`));
}
