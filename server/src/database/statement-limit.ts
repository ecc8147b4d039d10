import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** PostgreSQL ends a statement that takes longer, where nothing else is asked for. */
export const statementMsDefault = 10_000;

/** The text by which a connection learns that its statements have another limit. */
export const limitText = `select set_config('statement_timeout', $1, $2)`;

/** Sets another statement timeout for this transaction or connection than requests have; 0: none. */
export async function limitStatements(db: Kysely<Tables>, ms: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(ms)}, ${db.isTransaction})`.execute(db);
}
