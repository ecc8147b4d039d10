import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';
import { limitStatements } from './statement-limit.ts';

export const batchMax = 5000;
/** A sweep may take longer than a request, but a hanging statement must not keep its locks. */
const statementMs = 60_000;

/**
 * Repeats a statement that changes at most `batchMax` rows until it changes fewer, each time in its own transaction:
 * locks are short however many rows there are, and finished batches stay done. Returns the total.
 */
export async function inBatches(
  db: Db,
  statement: (limit: number) => RawBuilder<unknown>,
  signal?: AbortSignal,
): Promise<number> {
  let all = 0;
  for (let changed = batchMax; changed === batchMax && !signal?.aborted; all += changed) {
    changed = await withOwnTimeout(db, statement(batchMax));
  }
  return all;
}

/** Runs one statement of a sweep and returns how many rows it changed or returned. */
export function withOwnTimeout(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await limitStatements(tx, statementMs);
    const { numAffectedRows, rows } = await statement.execute(tx);
    return Number(numAffectedRows ?? rows.length);
  });
}

/** Deletes the rows of a table that match the condition, in batches. */
export function deleteInBatches(
  db: Db,
  table: string,
  where: RawBuilder<unknown>,
  signal?: AbortSignal,
): Promise<number> {
  const name = sql.table(table);
  return inBatches(
    db,
    (limit) =>
      sql`delete from ${name} where ctid = any (array(select ctid from ${name} where ${where} limit ${limit}))`,
    signal,
  );
}
