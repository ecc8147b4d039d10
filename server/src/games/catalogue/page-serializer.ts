import type { NewestPlace } from '../../database/newest-first.ts';
import { makeCursor, pageOf, readCursor } from '../../http/cursor.ts';
import type { Catalogue } from './catalogue.ts';
import { type SerializedList, serializeText } from './list-serializer.ts';

const pagesCachedMax = 200;

/** Serializes pages of the list and caches them until the list changes: most callers request the same first pages. */
export function createPageSerializer(cursorKey: Buffer, catalogue: Pick<Catalogue, 'page' | 'window'>) {
  const cached = new Map<string, SerializedList>();
  let cachedVersion = 0;

  return async (cursor: string | undefined, size: number): Promise<SerializedList> => {
    const after = readCursor<NewestPlace>(cursorKey, 'games', cursor);
    await catalogue.window.upToDate();
    const version = catalogue.window.version();
    if (cachedVersion !== version || cached.size >= pagesCachedMax) cached.clear();
    cachedVersion = version;
    const name = `${size} ${cursor ?? ''}`;
    const found = cached.get(name);
    if (found !== undefined) return found;
    const games = await catalogue.page(after, size + 1);
    const { page, nextCursor } = pageOf([...games], size, ({ createdAt, id }) =>
      makeCursor(cursorKey, 'games', [createdAt, id] satisfies NewestPlace),
    );
    const text = `{"games":[${page.map(({ json }) => json).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
    const serialized = serializeText(text);
    if (catalogue.window.version() === version) cached.set(name, serialized);
    return serialized;
  };
}
