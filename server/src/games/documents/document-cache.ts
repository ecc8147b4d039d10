import type { Db } from '../../database/db.ts';
import { compressedPart, type GzipPart } from '../catalogue/gzip-parts.ts';
import { getHtml } from './document-queries.ts';
import { makePlayable, type PlayableDocument } from './playable-document.ts';

/** What comes before and after the boot object, plain and compressed. */
export type ReadyDocument = { plain: PlayableDocument; before: GzipPart; after: GzipPart };

/** Playable documents by their version, the most recently used ones kept, up to a number of bytes. */
export type DocumentCache = { take(gameId: string, version: string): Promise<ReadyDocument> };

export function createDocumentCache(db: Db, sdk: string, bytesMax = 64 * 1024 * 1024): DocumentCache {
  const kept = new Map<string, ReadyDocument>();
  const making = new Map<string, Promise<ReadyDocument>>();
  let bytes = 0;

  const keep = (version: string, document: ReadyDocument) => {
    kept.set(version, document);
    bytes += sizeOf(document);
    for (const [oldest, old] of kept) {
      if (bytes <= bytesMax || oldest === version) break;
      kept.delete(oldest);
      bytes -= sizeOf(old);
    }
  };
  const make = async (gameId: string): Promise<ReadyDocument> => {
    const { html, version } = await getHtml(db, gameId);
    const plain = makePlayable(html, sdk);
    const [before, after] = await Promise.all([compressedPart(plain.before, 9), compressedPart(plain.after, 9)]);
    const document = { plain, before, after };
    if (!kept.has(version)) keep(version, document);
    return document;
  };
  return {
    async take(gameId, version) {
      const found = kept.get(version);
      if (found !== undefined) {
        // A Map remembers in which order keys came: the first is the one unused for longest.
        kept.delete(version);
        kept.set(version, found);
        return found;
      }
      const pending =
        making.get(version) ??
        make(gameId).finally(() => {
          making.delete(version);
        });
      making.set(version, pending);
      return pending;
    },
  };
}

function sizeOf({ plain, before, after }: ReadyDocument): number {
  const buffers = [plain.before, plain.after, ...before.deflated, ...after.deflated];
  return buffers.reduce((bytes, buffer) => bytes + buffer.length, 0);
}
