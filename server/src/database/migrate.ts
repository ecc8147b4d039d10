import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { errorCodeOf, messageOf, StartupError } from '../process/startup-error.ts';

export type Migration = { name: string; sql: string; sha256: string };

const folder = path.join(import.meta.dirname, '../../migrations');
// Arbitrary, but the same on every node.
const advisoryLock = 7_303_014;

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8');
      return { name: file.slice(0, -4), sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Runs the pending migrations and returns their names. An advisory lock lets several nodes start at once. A migration
 * runs once, and an edited one fails the start.
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString,
    application_name: 'coinop migrate',
    // A host that does not answer at all is a bad setting too.
    connectionTimeoutMillis: 15_000,
  });
  try {
    await client.connect();
  } catch (error) {
    // The driver's message names the host or the user, never the password.
    const reason = messageOf(error) || errorCodeOf(error) || 'no answer';
    throw new StartupError(`The database cannot be opened (${reason}); check DATABASE_URL.`, { cause: error });
  }
  try {
    await requireFitting(client);
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await client.query(`create table if not exists migrations (
      name text primary key, sha256 text not null, ran_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations');
    const ran = new Map(rows.map((row) => [row.name, row.sha256]));
    const done: string[] = [];
    for (const migration of readMigrations()) {
      const before = ran.get(migration.name);
      if (before === migration.sha256) continue;
      if (before !== undefined) {
        throw new StartupError(
          `Migration ${migration.name} was edited after it had run on this database; restore it and add a new one.`,
        );
      }
      await run(client, migration);
      done.push(migration.name);
    }
    return done;
  } catch (error) {
    // No right to create a table or the extension, or no such extension: for the operator to fix.
    if (!['42501', '0A000', '58P01'].includes(errorCodeOf(error) ?? '')) throw error;
    throw new StartupError(
      `The database cannot be set up (${messageOf(error)}); its role must own it, and pg_trgm must be available.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

async function requireFitting(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  );
  const { version = '', encoding = '' } = rows[0] ?? {};
  if (Number.parseInt(version, 10) >= 15 && encoding === 'UTF8') return;
  throw new StartupError(
    `The database must be PostgreSQL 15 or newer in UTF-8, but is ${version} in ${encoding}; check DATABASE_URL.`,
  );
}

async function run(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [migration.name, migration.sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const failed = new Error(`Migration ${migration.name} failed: ${messageOf(error)}`, { cause: error });
    throw Object.assign(failed, { code: errorCodeOf(error) });
  }
}
