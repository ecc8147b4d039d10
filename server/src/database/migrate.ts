import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { errorCodeOf, messageOf, StartupError } from '../process/startup-error.ts';
import { openClient, type Wait } from './open-client.ts';
import { type AppliedMigration, neededBy, readApplied, requireServed, unknownOf } from './schema-range.ts';

export type Migration = { name: string; sql: string; sha256: string };

export type MigrateOptions = {
  wait?: Wait;
  /** How long another process may hold the migration lock. */
  lockMs?: number;
  /** Keeps functions that a newer version has replaced; otherwise the caller's own are applied. */
  keepNewerFunctions?: boolean;
};

const folder = path.join(import.meta.dirname, '../../migrations');
const functionsFolder = path.join(import.meta.dirname, '../../sql');
// Arbitrary, but the same on every node.
const advisoryLock = 7_303_014;
/** Present in every database created before 0.1.0 and in none since. */
const unreleasedMigration = '0012_shop_functions';

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8');
      return { name: file.slice(0, -4), sql, sha256: hashOf(sql) };
    });
}

/** Every SQL function and trigger, as one text; `create or replace` makes running it again harmless. */
export function readFunctions(): { sql: string; sha256: string } {
  const sql = readdirSync(functionsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => `${readFileSync(path.join(functionsFolder, file), 'utf8').trim()}\n`)
    .join('\n');
  return { sql, sha256: hashOf(sql) };
}

/** The bookkeeping of migrations, of functions, and of functions that a newer version has replaced. */
export const bookkeeping = `create table if not exists migrations (
  name text primary key, sha256 text not null, ran_at timestamptz not null default now());
create table if not exists applied_functions (
  only_row boolean primary key default true check (only_row), sha256 text not null,
  applied_at timestamptz not null default now());
create table if not exists superseded_functions (
  sha256 text primary key, superseded_at timestamptz not null default now());
`;

/**
 * Migrates the database and returns the names of the migrations that ran. Several nodes may start at once: with an
 * advisory lock one does the work and the others find it done. A migration never runs twice, and an edited one stops
 * the start; functions are replaced as a whole whenever one of them has changed.
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  const client = await openClient(connectionString, 'coinop migrate', options.wait);
  try {
    await requireFitting(client);
    await takeLock(client, options.lockMs ?? 60_000);
    await client.query(bookkeeping);
    const applied = await readApplied(client);
    const known = readMigrations();
    const names = known.map(({ name }) => name);
    requireServed(applied, names);
    const pending = pendingOf(applied, known);
    for (const migration of pending) await run(client, migration);
    const done = pending.map(({ name }) => name);
    // Newer functions belong to migrations that this version does not know.
    if (unknownOf(applied, names).length > 0) return done;
    const replaced = await applyFunctions(client, options.keepNewerFunctions === true);
    return replaced ? [...done, 'functions'] : done;
  } catch (error) {
    // Missing rights to create a table or the extension, or a missing extension: for the operator to fix.
    if (!['42501', '0A000', '58P01'].includes(errorCodeOf(error) ?? '')) throw error;
    throw new StartupError(
      `The database cannot be set up (${messageOf(error)}); its role must own it, and pg_trgm must be available.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

async function takeLock(client: pg.Client, lockMs: number): Promise<void> {
  try {
    await client.query(`set lock_timeout = ${Math.max(1, Math.round(lockMs))}`);
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await client.query('set lock_timeout = 0');
  } catch (error) {
    if (errorCodeOf(error) !== '55P03') throw error;
    throw new StartupError(
      `Another process has held the migration lock of this database for ${Math.round(lockMs / 1000)} seconds; wait for it or end it, then start again.`,
      { cause: error },
    );
  }
}

async function requireFitting(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string; readOnly: boolean }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly"`,
  );
  const { version = '', encoding = '', readOnly } = rows[0] ?? {};
  if (readOnly) {
    throw new StartupError(
      'The database is a standby or read-only and takes no writes; set DATABASE_URL to the primary.',
    );
  }
  if (Number.parseInt(version, 10) >= 15 && encoding === 'UTF8') return;
  throw new StartupError(
    `The database must be PostgreSQL 15 or newer in UTF-8, but is ${version} in ${encoding}; check DATABASE_URL.`,
  );
}

function pendingOf(applied: readonly AppliedMigration[], known: readonly Migration[]): Migration[] {
  const ran = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
  if (ran.has(unreleasedMigration)) {
    throw new StartupError(
      'The database was made by a version before 0.1.0, which cannot be upgraded; start with a new DATA_DIR or DATABASE_URL.',
    );
  }
  return known.filter(({ name, sha256 }) => {
    const before = ran.get(name);
    if (before === undefined) return true;
    if (before === sha256) return false;
    throw new StartupError(
      `Migration ${name} was edited after it had run on this database; restore it and add a new one.`,
    );
  });
}

async function run(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await inOneTransaction(client, `Migration ${name}`, async () => {
    await client.query(sql);
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
    const needs = neededBy(sql);
    if (needs !== null) await client.query('update migrations set needs_node = $2 where name = $1', [name, needs]);
  });
}

async function applyFunctions(client: pg.Client, keepNewer: boolean): Promise<boolean> {
  const { sql, sha256 } = readFunctions();
  const { rows } = await client.query<{ sha256: string; isNewer: boolean }>(
    `select sha256, exists (select from superseded_functions where sha256 = $1) as "isNewer" from applied_functions`,
    [sha256],
  );
  const [before] = rows;
  if (before?.sha256 === sha256 || (keepNewer && before?.isNewer)) return false;
  await inOneTransaction(client, 'Replacing the SQL functions', async () => {
    // Functions call each other in any order, so their bodies cannot be checked one by one.
    await client.query("set local check_function_bodies = off; set local coinop.replaces_functions = 'yes'");
    await client.query(sql);
    await client.query('delete from superseded_functions where sha256 = $1', [sha256]);
    await client.query(
      `insert into superseded_functions (sha256) select $1::text where $1 is not null
       on conflict (sha256) do update set superseded_at = now()`,
      [before?.sha256 ?? null],
    );
    await client.query(
      `insert into applied_functions (sha256) values ($1)
       on conflict (only_row) do update set sha256 = excluded.sha256, applied_at = now()`,
      [sha256],
    );
  });
  return true;
}

async function inOneTransaction(client: pg.Client, what: string, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const failed = new Error(`${what} failed: ${messageOf(error)}`, { cause: error });
    throw Object.assign(failed, { code: errorCodeOf(error) });
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
