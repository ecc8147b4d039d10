import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** A domain's part of an account export: lists by name, read while they are sent. */
export type Sections = Record<string, AsyncIterable<unknown>>;

/**
 * All rows of a query, in the order of these columns (together unique), read page by page: neither a long list is kept
 * in memory, nor a connection while the reader is slow.
 */
export async function* inPages<Row>(
  db: Db,
  query: RawBuilder<Row>,
  by: readonly (keyof Row & string)[],
  pageMax = 500,
): AsyncGenerator<Row> {
  const columns = sql.join(by.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const place = last;
    const after = place
      ? sql`where (${columns}) > (${sql.join(by.map((column) => sql.val(place[column])))})`
      : sql.raw('');
    const { rows } = await sql<Row>`
      select * from (${query}) as listed ${after} order by ${columns} limit ${pageMax}`.execute(db);
    yield* rows;
    last = rows.length === pageMax ? rows.at(-1) : undefined;
  } while (last !== undefined);
}
