import type { Db } from '../platform/db.ts';
import { getHtml } from './document-queries.ts';
import { type CompressedPieces, compressPieces } from './gzip-around.ts';
import { makePlayable, type PlayableDocument } from './playable-document.ts';

export type ReadyDocument = { plain: PlayableDocument; compressed: CompressedPieces };

/** Playable documents by their version, the most recently used ones kept, up to a number of bytes. */
export type DocumentShelf = { take(gameId: string, version: string): Promise<ReadyDocument> };

export function createDocumentShelf(db: Db, sdk: string, bytesMax = 64 * 1024 * 1024): DocumentShelf {
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
    const document = { plain, compressed: await compressPieces(plain.before, plain.after) };
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

function sizeOf({ plain, compressed }: ReadyDocument): number {
  return plain.before.length + plain.after.length + compressed.before.length + compressed.after.length;
}
