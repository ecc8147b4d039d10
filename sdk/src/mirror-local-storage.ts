import { mirrorPrefix, type Store } from './store.ts';

// Games write localStorage at any time, also by assignment, which fires no event; so it is compared.
const compareEveryMs = 10_000;
const keyLengthMax = 200;
// The version of the mirror that this device has. The game can see the key; there is no hidden place.
const stampKey = 'coinop.mirror';

// On its own origin a game has the browser's localStorage; its content follows the player to the next device. The last
// write wins: a device with an older version loads the mirror and reloads the page.
export async function mirrorLocalStorage(page: Window, store: Store): Promise<() => void> {
  const local = page.localStorage;
  const mirrored = new Map<string, string>();
  const stampText = local.getItem(stampKey);
  let stamp: string | undefined;

  for (const [key, text] of await store.current()) {
    if (key === mirrorPrefix) stamp = JSON.parse(text);
    else if (key.startsWith(mirrorPrefix)) mirrored.set(key.slice(mirrorPrefix.length), JSON.parse(text));
  }
  if (stamp !== undefined && stamp !== stampText) adopt(stamp);

  function adopt(newStamp: string): void {
    local.clear();
    // First: if the storage is full, this throws and prevents a reload loop.
    local.setItem(stampKey, newStamp);
    for (const [key, value] of mirrored) local.setItem(key, value);
    page.location.reload();
  }

  function compare(): void {
    const changes = new Map<string, string | undefined>();
    const now = new Map(Object.entries({ ...local }).filter(([key]) => key !== stampKey && key.length <= keyLengthMax));
    for (const [key, value] of now) if (mirrored.get(key) !== value) changes.set(key, value);
    for (const key of mirrored.keys()) if (!now.has(key)) changes.set(key, undefined);
    if (changes.size === 0) return;
    const newStamp = `${Date.now()}-${Math.random()}`;
    local.setItem(stampKey, newStamp);
    for (const [key, value] of changes) {
      if (value === undefined) mirrored.delete(key);
      else mirrored.set(key, value);
    }
    const writes = [...changes].map(([key, value]): [string, string | undefined] => [
      mirrorPrefix + key,
      value === undefined ? undefined : JSON.stringify(value),
    ]);
    // localStorage cannot report a write that fails later, and on this device nothing is lost.
    store.change([...writes, [mirrorPrefix, JSON.stringify(newStamp)]]).catch(() => {});
  }

  compare();
  setInterval(compare, compareEveryMs);
  return compare;
}
