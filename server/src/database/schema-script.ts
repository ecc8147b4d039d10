import { bookkeeping, readFunctions, readMigrations } from './migrate.ts';

/** One SQL script that makes the database of this version, as if it had been migrated. */
export function schemaScript(): string {
  const functions = readFunctions();
  const migrated = readMigrations().map(
    ({ name, sql, sha256 }) => `${sql}\ninsert into migrations (name, sha256) values ('${name}', '${sha256}');\n`,
  );
  return [
    bookkeeping,
    ...migrated,
    'set check_function_bodies = off;\n',
    functions.sql,
    `insert into applied_functions (sha256) values ('${functions.sha256}');\n`,
  ].join('\n');
}
