import { type RawBuilder, sql } from 'kysely';

/** A position in a newest-first list; ids break ties. */
export type NewestPlace = [atMs: number, id: string];

export function placeOf({ createdAt, id }: { createdAt: Date; id: string }): NewestPlace {
  return [createdAt.getTime(), id];
}

/** The time and the id before which a page starts. */
export function endsOf(place: NewestPlace | undefined): [at: Date | 'infinity', id: string] {
  return place ? [new Date(place[0]), place[1]] : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
}

/** For `(created_at, id) < …`: the whole list, or the part after a position. */
export function startAfter(place: NewestPlace | undefined): RawBuilder<unknown> {
  const [at, id] = endsOf(place);
  return sql`(${at}::timestamptz, ${id}::uuid)`;
}
