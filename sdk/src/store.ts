import type { Boot } from './boot.ts';
import { failure, failureOf, isFinal } from './failure.ts';
import type { Http } from './http.ts';
import { createSaveQueue } from './save-queue.ts';
import type { Session } from './session.ts';
import { jsonOf, sizeBytes } from './state.ts';

const storageBytesMax = 3 * 1024 * 1024;
const keyLengthMax = 256;
// Browsers refuse keepalive requests above 64 KiB in total, and the saved state may be sent along with this one.
const keepaliveBytesMax = 30_000;

type Entries = Map<string, string>;

export type Store = ReturnType<typeof createStore>;

// The game's key-value storage: read once and then answered from memory. Changes are sent in batches; the last write of
// a key wins.
export function createStore(boot: Boot, http: Http, session: Session) {
  const path = `storage/${boot.gameId}`;
  // The values on the server, as far as this document knows, as JSON text.
  let stored: Entries | undefined = boot.storage === undefined ? undefined : entriesOf(JSON.parse(boot.storage));
  // Not confirmed yet; undefined removes the key.
  const changes = new Map<string, string | undefined>();
  let loading: Promise<Entries> | undefined;
  const queue = createSaveQueue(write);

  // The account behind a new token may have other values.
  session.onChange(() => {
    stored = undefined;
  });

  async function load(): Promise<Entries> {
    if (stored) return stored;
    loading ??= http
      .request<{ entries: Record<string, unknown> }>('GET', path)
      .then(({ entries }) => {
        stored = entriesOf(entries);
        return stored;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  }

  async function current(): Promise<Entries> {
    const entries = new Map(await load());
    for (const [key, text] of changes) {
      if (text === undefined) entries.delete(key);
      else entries.set(key, text);
    }
    return entries;
  }

  async function write(_: string, signal: AbortSignal): Promise<void> {
    const sent = [...changes];
    const set = sent.flatMap(([key, text]) => (text === undefined ? [] : [`${JSON.stringify(key)}:${text}`]));
    const remove = sent.flatMap(([key, text]) => (text === undefined ? [key] : []));
    const body = `{"set":{${set.join()}},"remove":${JSON.stringify(remove)}}`;
    const settle = (): void => {
      for (const [key, text] of sent) if (changes.get(key) === text) changes.delete(key);
    };
    try {
      await http.request('PUT', path, { body, keepalive: body.length < keepaliveBytesMax, retry: 'refused', signal });
    } catch (error) {
      // Rejected permanently: the game gets the error, and the server's values are loaded again.
      if (isFinal(failureOf(error))) {
        settle();
        stored = undefined;
      }
      throw error;
    }
    for (const [key, text] of sent) {
      if (text === undefined) stored?.delete(key);
      else stored?.set(key, text);
    }
    settle();
  }

  // All or nothing; undefined removes a key.
  function change(next: Iterable<[string, string | undefined]>): Promise<void> {
    const wanted = [...next];
    const total = new Map([...(stored ?? []), ...changes, ...wanted]);
    if (wanted.some(([key]) => key.length < 1 || key.length > keyLengthMax)) {
      return Promise.reject(failure('bad_key', `A key has 1 to ${keyLengthMax} characters.`));
    }
    let bytes = 0;
    for (const [key, text] of total) if (text !== undefined) bytes += sizeBytes(key) + sizeBytes(text);
    if (bytes > storageBytesMax) {
      return Promise.reject(failure('storage_full', `At most ${storageBytesMax} bytes can be stored.`, 413));
    }
    for (const [key, text] of wanted) changes.set(key, text);
    return wanted.length > 0 ? queue.save('') : Promise.resolve();
  }

  return { current, change, flush: queue.flush, leave: queue.leave, stay: queue.stay };
}

function entriesOf(values: Record<string, unknown>): Entries {
  return new Map(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
}

// The prefix of the localStorage mirror, which the game cannot list or clear.
export const mirrorPrefix = 'localStorage/';

export function createStorageApi(store: Store): Coinop.Sdk['storage'] {
  const keys = async (): Promise<string[]> =>
    [...(await store.current()).keys()].filter((key) => !key.startsWith(mirrorPrefix));
  return {
    async get<T>(key: string) {
      const text = (await store.current()).get(key);
      return text === undefined ? null : (JSON.parse(text) as T);
    },
    async set(key, value) {
      const text = jsonOf(value);
      if (text === undefined) throw failure('not_json', 'Only JSON values can be stored.');
      await store.change([[`${key}`, text]]);
    },
    remove: (key) => store.change([[`${key}`, undefined]]),
    keys,
    clear: async () => store.change((await keys()).map((key) => [key, undefined])),
  };
}
