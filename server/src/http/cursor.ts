import type { Static } from 'typebox';
import { signText, verifySignedText } from '../platform/keys.ts';
import { Refusal } from './errors.ts';
import { type PageQuery, pageLimit } from './schemas.ts';

/**
 * A position in a list, signed for that list: `kind` names the list, so that another list refuses the cursor. Its JSON
 * is our own and can be trusted once verified.
 */
export function makeCursor(key: Buffer, kind: string, place: unknown): string {
  return signText(key, JSON.stringify([kind, place]));
}

export function readCursor<Place>(key: Buffer, kind: string, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const payload = verifySignedText(key, cursor);
  if (payload === undefined) throw new Refusal('invalid_cursor');
  const [madeFor, place] = JSON.parse(payload) as [string, Place];
  if (madeFor !== kind) throw new Refusal('invalid_cursor');
  return place;
}

/** A page of at most `limit` rows, from rows selected with `limit + 1`. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** The page that a query asks for, of a list that can be read from any position. */
export async function readPage<Row, Place>(
  key: Buffer,
  kind: string,
  query: Static<typeof PageQuery>,
  list: (after: Place | undefined, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): Promise<{ page: Row[]; nextCursor: string | null }> {
  const limit = pageLimit(query);
  const rows = await list(readCursor<Place>(key, kind, query.cursor), limit + 1);
  return pageOf(rows, limit, (last) => makeCursor(key, kind, placeOf(last)));
}
