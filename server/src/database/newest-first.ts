import { type RawBuilder, sql } from 'kysely';

/** A place in a list that runs from the newest to the oldest; among things of one moment the ids decide. */
export type NewestPlace = [atMs: number, id: string];

export function placeOf({ createdAt, id }: { createdAt: Date; id: string }): NewestPlace {
  return [createdAt.getTime(), id];
}

/** For `(created_at, id) < …`: the whole list, or what comes after a place in it. */
export function startAfter(place: NewestPlace | undefined): RawBuilder<unknown> {
  const [at, id] = place ? [new Date(place[0]), place[1]] : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  return sql`(${at}::timestamptz, ${id}::uuid)`;
}
