import { bookkeeping, readFunctions, readMigrations } from './migrate.ts';
import { neededBy } from './schema-range.ts';

/** One SQL script that creates the database of this version, as if it had been migrated. */
export function schemaScript(): string {
  const functions = readFunctions();
  const migrated = readMigrations().map(
    ({ name, sql, sha256 }) =>
      `${sql}\ninsert into migrations (name, sha256) values ('${name}', '${sha256}');\n${needsOf(name, sql)}`,
  );
  return [
    bookkeeping,
    ...migrated,
    "set check_function_bodies = off;\nset coinop.replaces_functions = 'yes';\n",
    functions.sql,
    `insert into applied_functions (sha256) values ('${functions.sha256}');\n`,
  ].join('\n');
}

function needsOf(name: string, sql: string): string {
  const needs = neededBy(sql);
  return needs === null ? '' : `update migrations set needs_node = '${needs}' where name = '${name}';\n`;
}
