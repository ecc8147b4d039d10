import type { NewestPlace } from '../../database/newest-first.ts';
import { makeCursor, pageOf, readCursor } from '../../http/cursor.ts';
import type { Listed } from './game.ts';
import { type PreparedList, preparePage } from './prepared-list.ts';

const keptMax = 200;

/** Pages of the list of games as they go out, kept until the list changes: most callers ask for the same first ones. */
export function createListPages(cursorKey: Buffer) {
  const kept = new Map<string, PreparedList>();
  let keptOf: readonly Listed[] = [];

  return (games: readonly Listed[], cursor: string | undefined, size: number): PreparedList => {
    if (keptOf !== games || kept.size >= keptMax) kept.clear();
    keptOf = games;
    const name = `${size} ${cursor ?? ''}`;
    const found = kept.get(name);
    if (found !== undefined) return found;
    const after = readCursor<NewestPlace>(cursorKey, 'games', cursor);
    const start = after === undefined ? 0 : firstAfter(games, after);
    const { page, nextCursor } = pageOf(games.slice(start, start + size + 1), size, ({ createdAt, id }) =>
      makeCursor(cursorKey, 'games', [createdAt, id] satisfies NewestPlace),
    );
    const text = `{"games":[${page.map(({ json }) => json).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
    const made = preparePage(text);
    kept.set(name, made);
    return made;
  };
}

function firstAfter(games: readonly Listed[], [createdAt, id]: NewestPlace): number {
  let [low, high] = [0, games.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const game = games[middle];
    const comesAfter =
      game !== undefined && (game.createdAt < createdAt || (game.createdAt === createdAt && game.id < id));
    if (comesAfter) high = middle;
    else low = middle + 1;
  }
  return low;
}
