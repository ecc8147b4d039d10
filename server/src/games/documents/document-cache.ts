import type { Db } from '../../database/db.ts';
import { compressedPart, type GzipPart } from '../../http/gzip-parts.ts';
import { countCacheReads } from '../../platform/cache-reads.ts';
import { adapterTexts } from '../builds/adapters.ts';
import { getHtml } from './document-queries.ts';
import { injectSdk, type PlayableDocument } from './inject-sdk.ts';

/** The parts before and after the boot object, plain and compressed. */
export type ReadyDocument = { plain: PlayableDocument; before: GzipPart; after: GzipPart };

/** An LRU cache of playable documents by version, limited in bytes. */
export type DocumentCache = {
  get(gameId: string, version: string, adapters: readonly string[]): Promise<ReadyDocument>;
};

export function createDocumentCache(db: Db, sdk: string, bytesMax = 64 * 1024 * 1024): DocumentCache {
  const reads = countCacheReads('documents');
  const cached = new Map<string, ReadyDocument>();
  const loading = new Map<string, Promise<ReadyDocument>>();
  let bytes = 0;

  const add = (key: string, document: ReadyDocument) => {
    cached.set(key, document);
    bytes += sizeOfReady(document);
    for (const [oldest, old] of cached) {
      if (bytes <= bytesMax || oldest === key) break;
      cached.delete(oldest);
      bytes -= sizeOfReady(old);
    }
  };
  const load = async (gameId: string, adapters: readonly string[]): Promise<ReadyDocument> => {
    const { html, version } = await getHtml(db, gameId);
    const scripts = [sdk, ...adapterTexts(adapters)].join('</script><script>');
    const document = await readyDocument(injectSdk(html, scripts));
    const key = keyOf(version, adapters);
    if (!cached.has(key)) add(key, document);
    return document;
  };
  return {
    async get(gameId, version, adapters) {
      const key = keyOf(version, adapters);
      const found = cached.get(key);
      reads[found === undefined ? 'misses' : 'hits']++;
      if (found !== undefined) {
        // Deleted and set again: a Map's first key is the least recently used one.
        cached.delete(key);
        cached.set(key, found);
        return found;
      }
      const pending =
        loading.get(key) ??
        load(gameId, adapters).finally(() => {
          loading.delete(key);
        });
      loading.set(key, pending);
      return pending;
    },
  };
}

function keyOf(version: string, adapters: readonly string[]): string {
  return [version, ...adapters].join();
}

/** Compressed once, so that only the boot object is new in each response. */
export async function readyDocument(plain: PlayableDocument): Promise<ReadyDocument> {
  const [before, after] = await Promise.all([compressedPart(plain.before, 9), compressedPart(plain.after, 9)]);
  return { plain, before, after };
}

export function sizeOfReady({ plain, before, after }: ReadyDocument): number {
  const buffers = [plain.before, plain.after, ...before.deflated, ...after.deflated];
  return buffers.reduce((bytes, buffer) => bytes + buffer.length, 0);
}
