import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { countCacheReads } from '../../platform/cache-reads.ts';
import type { Context } from '../../platform/context.ts';
import { type ReadyDocument, readyDocument, sizeOfReady } from '../documents/document-cache.ts';
import { injectSdk } from '../documents/inject-sdk.ts';
import { adapterTexts } from './adapters.ts';
import { storedName } from './manifest.ts';
import { textOfPage } from './page-text.ts';
import { createPathFinder, type PathFinder } from './path-finder.ts';
import { findVersion, type LoadedVersion } from './version-queries.ts';

type FoundVersion = LoadedVersion & { find: PathFinder };

/** Manifests and pages of builds, which are immutable. */
export type BuildCache = {
  version(gameId: string, sha256: string): Promise<FoundVersion | undefined>;
  /** A page with the SDK and these adapters before its own scripts. */
  page(sha256: string, adapters: readonly string[]): Promise<ReadyDocument>;
};

export function createBuildCache(ctx: Pick<Context, 'db' | 'storage'>, sdk: string): BuildCache {
  const [versionReads, pageReads] = [countCacheReads('build versions'), countCacheReads('build pages')];
  const versions = new LRUCache<string, FoundVersion>({ max: 500 });
  const pages = new LRUCache<string, ReadyDocument>({ maxSize: 32 * 1024 * 1024, sizeCalculation: sizeOfReady });
  return {
    async version(gameId, sha256) {
      const key = `${gameId} ${sha256}`;
      const known = versions.get(key);
      versionReads[known === undefined ? 'misses' : 'hits']++;
      if (known !== undefined) return known;
      const loaded = await findVersion(ctx.db, gameId, sha256);
      if (loaded === undefined) return undefined;
      const found = { ...loaded, find: createPathFinder(loaded.manifest.keys()) };
      versions.set(key, found);
      return found;
    },
    async page(sha256, adapters) {
      const key = `${sha256} ${adapters.join()}`;
      const found = pages.get(key);
      pageReads[found === undefined ? 'misses' : 'hits']++;
      if (found !== undefined) return found;
      const html = textOfPage(await buffer(ctx.storage.read(storedName(sha256))));
      const page = await readyDocument(injectSdk(html, [sdk, ...adapterTexts(adapters)].join('</script><script>')));
      pages.set(key, page);
      return page;
    },
  };
}
