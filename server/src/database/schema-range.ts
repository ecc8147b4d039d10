import type pg from 'pg';
import { StartupError } from '../process/startup-error.ts';

/** An applied migration; `needs` is the migration that a node must know to work with the schema it leaves. */
export type AppliedMigration = { name: string; sha256: string; needs: string | null };

/**
 * The first line of a migration that removes something older nodes use: `-- contract: needs 0042_name`. Nodes that do
 * not know that migration must stop serving.
 */
export function neededBy(sql: string): string | null {
  return /^-- contract: needs (\d{4}_\w+)$/m.exec(sql.split('\n', 1)[0] ?? '')?.[1] ?? null;
}

export async function readApplied(client: Pick<pg.Client, 'query'>): Promise<AppliedMigration[]> {
  // Read as JSON, because the column was added by a later migration than the table.
  const { rows } = await client.query<AppliedMigration>(
    "select name, sha256, to_jsonb(m) ->> 'needs_node' as needs from migrations m order by name",
  );
  return rows;
}

/** Applied migrations that this version does not know: a newer version has migrated the database. */
export function unknownOf(applied: readonly AppliedMigration[], known: readonly string[]): AppliedMigration[] {
  return applied.filter(({ name }) => !known.includes(name));
}

/** Throws when a newer version has removed something this one uses. Additions do not matter. */
export function requireServed(applied: readonly AppliedMigration[], known: readonly string[]): void {
  const beyond = unknownOf(applied, known).find(({ needs }) => needs !== null && !known.includes(needs));
  if (beyond === undefined) return;
  throw new StartupError(
    `The database has the schema of a newer version (${beyond.name}), which this one cannot serve; start the newer version.`,
  );
}
