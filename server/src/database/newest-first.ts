import { type RawBuilder, sql } from 'kysely';

/** A position in a newest-first list; ids break ties. */
export type NewestPlace = [atMs: number, id: string];

export function placeOf({ createdAt, id }: { createdAt: Date; id: string }): NewestPlace {
  return [createdAt.getTime(), id];
}

/** For `(created_at, id) < …`: the whole list, or the part after a position. */
export function startAfter(place: NewestPlace | undefined): RawBuilder<unknown> {
  const [at, id] = place ? [new Date(place[0]), place[1]] : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  return sql`(${at}::timestamptz, ${id}::uuid)`;
}
