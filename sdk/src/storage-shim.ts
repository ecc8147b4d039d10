import { createStorage } from './local-storage.ts';
import { type SavedState, sizeBytes, stateBytesMax, storageEntriesIn } from './state.ts';

// localStorage kept in the player's saved state, as { "localStorage": {…} }, until the game saves a state of its own:
// from then on it is memory only, because a game has only one saved state.
export function createStorageShim(saved: SavedState) {
  // Until the saved state is loaded, changes stay in memory.
  let persistent = false;
  const { storage, entries } = createStorage(persist);

  function persist(): void {
    if (!persistent) return;
    const text = JSON.stringify({ localStorage: Object.fromEntries(entries) });
    if (sizeBytes(text) > stateBytesMax) {
      throw new DOMException(`localStorage holds at most ${stateBytesMax} bytes here.`, 'QuotaExceededError');
    }
    // localStorage cannot report a write that fails later; the queue retries by itself.
    saved.saveText(text).catch(() => {});
  }

  function adopt(text: string): void {
    const found = text === 'null' ? {} : storageEntriesIn(text);
    if (!found) return;
    const changedMeanwhile = entries.size > 0;
    for (const [key, value] of Object.entries(found)) if (!entries.has(key)) entries.set(key, String(value));
    persistent = true;
    if (changedMeanwhile) persist();
  }

  const text = saved.known();
  if (text !== undefined) adopt(text);
  else
    saved.refresh().then(
      () => adopt(saved.known() ?? 'null'),
      () => {},
    );

  return {
    storage,
    keepInMemory(): void {
      persistent = false;
    },
  };
}

export function hasLocalStorage(page: Window): boolean {
  try {
    return page.localStorage !== undefined;
  } catch {
    return false;
  }
}

export function installStorage(page: Window, localStorage: Storage): void {
  const { storage: sessionStorage } = createStorage();
  define(page, 'localStorage', () => localStorage);
  define(page, 'sessionStorage', () => sessionStorage);
}

export function disableCookies(page: Window): void {
  define(page.document, 'cookie', () => '');
}

// With a setter that does nothing, as in a browser that blocks cookies.
function define(owner: object, name: string, get: () => unknown): void {
  Object.defineProperty(owner, name, { get, set: () => {}, configurable: true, enumerable: true });
}
