import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { StartupError } from '../process/startup-error.ts';
import { isSealedBy, seal, unseal } from './keys.ts';

/** A column of encrypted values, and the column that identifies its rows. */
export type SealedColumn = { table: string; id: string; column: string };

const batchMax = 500;

/**
 * Re-encrypts values of an earlier key, in batches; returns how many. Values changed in the meantime are written with
 * the new key anyway; this can be interrupted and repeated at any time.
 */
export async function resealColumn(db: Db, key: Buffer, { table, id, column }: SealedColumn): Promise<number> {
  const [rowId, sealed] = [sql.ref(id), sql.ref(column)];
  let resealed = 0;
  for (let last: unknown; ; ) {
    const { rows } = await sql<{ id: unknown; sealed: Buffer }>`
      select ${rowId} as id, ${sealed} as sealed from ${sql.table(table)}
      where ${sealed} is not null and ${last === undefined ? sql`true` : sql`${rowId} > ${last}`}
      order by ${rowId} limit ${batchMax}`.execute(db);
    for (const row of rows.filter((row) => !isSealedBy(key, row.sealed))) {
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set ${sealed} = ${seal(key, opened(key, row.sealed, table))}
        where ${rowId} = ${row.id} and ${sealed} = ${row.sealed}`.execute(db);
      resealed += Number(numAffectedRows ?? 0);
    }
    if (rows.length < batchMax) return resealed;
    last = rows.at(-1)?.id;
  }
}

function opened(key: Buffer, sealed: Buffer, table: string): string {
  try {
    return unseal(key, sealed);
  } catch (cause) {
    throw new StartupError(`Neither SECRET_KEY nor SECRET_KEY_FALLBACK opens what ${table} holds.`, { cause });
  }
}
