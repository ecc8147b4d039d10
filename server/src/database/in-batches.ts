import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';
import { limitStatements } from './statement-limit.ts';

export const batchMax = 5000;
/** A sweep may take longer than a request, but a statement that hangs must not hold its locks for ever. */
const statementMs = 60_000;

/**
 * Repeats a statement that changes at most `batchMax` rows until it finds fewer, each time in a transaction of its own:
 * nobody waits long for a row, however many there are, and what was done stays done. Answers how many rows in all.
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

/** Runs one statement of a sweep and answers how many rows it changed or returned. */
export function withOwnTimeout(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await limitStatements(tx, statementMs);
    const { numAffectedRows, rows } = await statement.execute(tx);
    return Number(numAffectedRows ?? rows.length);
  });
}

/** Deletes the rows of a table for which the condition holds, in batches. */
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
