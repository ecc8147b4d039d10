import type { Frame } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { hasBrowser, hasFullBrowser } from '../../server/src/testing/browser/use-browser.ts';
import { useGamePage } from './play-in-browser.ts';

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 180_000, interval: 50 });

// As games made with emscripten keep their files: a store with an index of times, read by a cursor over the keys, before
// the first screen. It counts its visits.
const game = `<canvas width="32" height="32"></canvas><script>
  const opening = indexedDB.open('/idbfs', 21);
  opening.onupgradeneeded = ({ target, oldVersion }) => {
    window.upgraded = oldVersion;
    const files = target.result.createObjectStore('FILE_DATA');
    files.createIndex('timestamp', 'timestamp', { unique: false });
  };
  opening.onerror = ({ target }) => { window.seen = { error: target.error.name }; };
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction(['FILE_DATA'], 'readwrite');
    const files = transaction.objectStore('FILE_DATA');
    const paths = [];
    files.index('timestamp').openKeyCursor(IDBKeyRange.lowerBound(new Date(0))).onsuccess = ({ target }) => {
      const cursor = target.result;
      if (cursor) {
        paths.push(cursor.primaryKey);
        cursor.continue();
        return;
      }
      files.get('/save').onsuccess = ({ target: { result } }) => {
        const visits = (result?.contents[0] ?? 0) + 1;
        files.put({ timestamp: new Date(), mode: 33206, contents: new Uint8Array([visits]) }, '/save');
        transaction.oncomplete = () => {
          const isOwn = database instanceof IDBDatabase && transaction instanceof IDBTransaction;
          window.seen = { visits, paths, isOwn, upgraded: window.upgraded ?? null };
        };
      };
    };
  };
</script>`;

const seenIn = async (frame: Frame) => {
  await frame.waitForFunction('window.seen');
  return frame.evaluate(() => window.seen);
};

describe.skipIf(!hasBrowser())('IndexedDB without an origin, where every browser refuses it', () => {
  itWorksWhereRefused(false);
});

describe.skipIf(!hasFullBrowser())('IndexedDB on an origin of another site, where a full browser refuses it', () => {
  itWorksWhereRefused(true);
});

function itWorksWhereRefused(ownOrigin: boolean): void {
  const { play, service, adapters, errors } = useGamePage('127.0.0.1');

  it('is refused without the adapter', async () => {
    service().ownOrigin = ownOrigin;
    const frame = await play('<canvas></canvas>');
    const outcome = await frame.evaluate(
      () =>
        new Promise((resolve) => {
          try {
            const request = indexedDB.open('saves');
            request.onerror = () => resolve('refused');
            request.onsuccess = () => resolve('opened');
          } catch {
            resolve('refused');
          }
        }),
    );
    expect(outcome).toBe('refused');
  });

  it('opens, and has at the next visit what the game wrote', async () => {
    service().ownOrigin = ownOrigin;
    service().adapters = [adapters['indexed-db'] ?? ''];
    expect(await seenIn(await play(game))).toEqual({ visits: 1, paths: [], isOwn: true, upgraded: 0 });
    await until(() => expect([...service().stored.keys()]).toEqual(['idb:/idbfs']));
    expect(await seenIn(await play(game))).toEqual({ visits: 2, paths: ['/save'], isOwn: true, upgraded: null });
    expect(errors).toEqual([]);
  });
}

describe.skipIf(!hasBrowser())('IndexedDB on an origin where the browser allows it', () => {
  const { play, service, adapters } = useGamePage('coinop.localhost');

  it("is the browser's own, and nothing is copied into the storage", async () => {
    service().ownOrigin = true;
    service().adapters = [adapters['indexed-db'] ?? ''];
    const frame = await play(game);
    expect(await seenIn(frame)).toMatchObject({ visits: 1, isOwn: true });
    const isNative = await frame.evaluate(() => `${IDBDatabase}`.includes('[native code]'));
    const stored = await frame.evaluate(() => coinop.storage.keys());
    expect({ isNative, stored }).toEqual({ isNative: true, stored: [] });
  });
});
