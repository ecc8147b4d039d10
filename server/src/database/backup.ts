import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Config } from '../process/config.ts';
import { StartupError } from '../process/startup-error.ts';
import { migrate, readMigrations } from './migrate.ts';
import { hostsOf } from './primary-host.ts';

type Manifest = { madeAt: string; migrations: string[]; tables: Record<string, number>; waitingJobs: WaitingJob[] };
export type WaitingJob = { name: string; data: object };

/**
 * A copy of everything: each table as PostgreSQL's COPY text from one snapshot, pending jobs, stored files (written by
 * `copyFiles` to the given folder) and the secret key. The service may be running.
 */
export async function backUp(
  config: Config,
  connectionString: string,
  folder: string,
  copyFiles: (to: string) => Promise<void>,
): Promise<Manifest> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const client = await connect(connectionString);
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables: Record<string, number> = {};
    for (const table of await tablesInOrder(client)) {
      const rows = client.query(copyTo(`copy (select ${await columnsOf(client, table)} from ${table}) to stdout`));
      await pipeline(rows, createWriteStream(fileOf(folder, table), { mode: 0o600 }));
      tables[table] = rows.rowCount ?? 0;
    }
    const jobs = await client.query<WaitingJob>(
      "select name, data from pgboss.job where state in ('created', 'retry', 'active') and not name like '\\_\\_pgboss%'",
    );
    const manifest = {
      madeAt: new Date().toISOString(),
      migrations: readMigrations().map(({ name }) => name),
      tables,
      waitingJobs: jobs.rows,
    };
    await client.query('commit');
    await copyFiles(path.join(folder, 'files'));
    for (const { file, value } of keysOf(config)) {
      if (value !== undefined) await writeFile(path.join(folder, file), value, { mode: 0o600 });
    }
    // Written last: a folder with a manifest is a complete backup.
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    return manifest;
  } finally {
    await client.end();
  }
}

/** Restores the tables of a backup into an empty database; returns the jobs to enqueue again. */
export async function restore(config: Config, connectionString: string, folder: string): Promise<WaitingJob[]> {
  const manifest = await readManifest(folder);
  await migrate(connectionString);
  const known = readMigrations().map(({ name }) => name);
  const newer = manifest.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new StartupError(`The backup was made by a newer version (${newer.join(', ')} is unknown here).`);
  if (known.length > manifest.migrations.length) {
    throw new StartupError('The backup was made by an older version; restore it with that version, then update.');
  }
  await requireKeys(config, folder);
  const client = await connect(connectionString);
  try {
    await client.query('begin; set constraints all deferred');
    const { rows } = await client.query<{ used: boolean }>('select exists (select from accounts) as used');
    if (rows[0]?.used) throw new StartupError('The database is not empty; restore into a new data directory.');
    const tables = await tablesInOrder(client);
    for (const table of tables) await load(client, folder, table);
    await client.query('set constraints all immediate');
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.end();
  }
  return manifest.waitingJobs;
}

type Key = { setting: string; file: string; value: string | undefined };

/** The fallback secret still decrypts what was not re-encrypted. */
function keysOf({ secrets }: Config): Key[] {
  return [
    { setting: 'SECRET_KEY', file: 'secret', value: secrets.secretKey },
    { setting: 'SECRET_KEY_FALLBACK', file: 'secret-fallback', value: secrets.fallbackSecretKey },
    { setting: 'IDENTITY_KEY', file: 'identity-key', value: secrets.identityKey ?? secrets.secretKey },
  ];
}

async function requireKeys(config: Config, folder: string): Promise<void> {
  for (const { setting, file, value } of keysOf(config)) {
    const saved = path.join(folder, file);
    // The fallback secret exists only during a rotation, and older backups do not have one.
    const key = existsSync(saved) || file === 'secret-fallback' ? saved : path.join(folder, 'secret');
    if (existsSync(key) && (await readFile(key, 'utf8')) !== value) {
      throw new StartupError(`${setting} differs from the backup's; set it to what ${key} says.`);
    }
  }
}

async function load(client: pg.Client, folder: string, table: string): Promise<void> {
  // Rows that migrations inserted come from the backup too; triggers are disabled for restored rows.
  await client.query(`alter table ${table} disable trigger user`);
  await client.query(`delete from ${table}`);
  const copied = client.query(copyFrom(`copy ${table} (${await columnsOf(client, table)}) from stdin`));
  await pipeline(createReadStream(fileOf(folder, table)), copied);
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select column_name as column, pg_get_serial_sequence($1, column_name) as sequence from information_schema.columns
     where table_schema = 'public' and table_name = $1 and pg_get_serial_sequence($1, column_name) is not null`,
    [table],
  );
  for (const { column, sequence } of rows) {
    await client.query(`select setval($1, coalesce((select max(${column}) from ${table}), 0) + 1, false)`, [sequence]);
  }
}

/** Without generated columns, which cannot be inserted. */
async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

/** Every table, referenced ones first; deferrable references are checked at the end. */
async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select c.relname as name, array_remove(array_agg(distinct f.confrelid::regclass::text), null) as needs
    from pg_class c left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      and not f.condeferrable
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('migrations', 'applied_functions', 'superseded_functions')
    group by c.relname order by c.relname`);
  const done: string[] = [];
  while (done.length < rows.length) {
    const next = rows.filter(({ name, needs }) => !done.includes(name) && needs.every((need) => done.includes(need)));
    if (next.length === 0) throw new Error('Tables point at each other in a circle');
    done.push(...next.map(({ name }) => name));
  }
  return done;
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: await hostsOf(connectionString).find(),
    application_name: 'coinop backup',
  });
  await client.connect();
  return client;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    throw new StartupError(`There is no whole backup in ${folder}.`);
  }
}

function fileOf(folder: string, table: string): string {
  return path.join(folder, 'tables', `${table}.copy`);
}
