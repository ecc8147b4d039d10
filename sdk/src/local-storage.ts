// A Storage for documents without an origin, where the browser's own throws. Keeps its entries in memory.

export function createStorage(changed: () => void = () => {}) {
  const entries = new Map<string, string>();

  function setItem(key: string, value: string): void {
    const before = entries.get(key);
    entries.set(key, value);
    try {
      changed();
    } catch (error) {
      if (before === undefined) entries.delete(key);
      else entries.set(key, before);
      throw error;
    }
  }

  function removeItem(key: string): void {
    if (entries.delete(key)) changed();
  }

  const methods = {
    getItem: (key: unknown) => entries.get(`${key}`) ?? null,
    setItem: (key: unknown, value: unknown) => setItem(`${key}`, `${value}`),
    removeItem: (key: unknown) => removeItem(`${key}`),
    key: (index: number) => [...entries.keys()][index] ?? null,
    clear: () => {
      if (entries.size === 0) return;
      entries.clear();
      changed();
    },
    get length() {
      return entries.size;
    },
  };
  // instanceof Storage is true, and the methods are not listed by Object.keys.
  const target: object = Object.create(
    Object.create(
      typeof Storage === 'undefined' ? Object.prototype : Storage.prototype,
      Object.getOwnPropertyDescriptors(methods),
    ),
  );

  const storage = new Proxy(target, {
    get: (_, key) => (typeof key === 'string' && !(key in target) ? entries.get(key) : Reflect.get(target, key)),
    set: (_, key, value) => {
      if (typeof key === 'symbol') return Reflect.set(target, key, value);
      setItem(key, `${value}`);
      return true;
    },
    defineProperty: (_, key, descriptor) => {
      if (typeof key === 'symbol') return Reflect.defineProperty(target, key, descriptor);
      setItem(key, `${descriptor.value}`);
      return true;
    },
    deleteProperty: (_, key) => {
      if (typeof key === 'string') removeItem(key);
      return true;
    },
    has: (_, key) => key in target || (typeof key === 'string' && entries.has(key)),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'string' && entries.has(key)
        ? { value: entries.get(key), writable: true, enumerable: true, configurable: true }
        : undefined,
  }) as Storage;

  return { storage, entries };
}
