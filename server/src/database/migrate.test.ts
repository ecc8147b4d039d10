import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import { databaseUrlOf } from '../testing/global-setup.ts';
import { migrate } from './migrate.ts';

async function query(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function newDatabase(options = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(inject('databaseUrl'), `create database ${name} ${options}`);
  return databaseUrlOf(inject('databaseUrl'), name);
}

it('says in a sentence, without the password, that the database cannot be opened', async () => {
  const error: unknown = await migrate('postgres://ada:hunter2@127.0.0.1:1/coinop').catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toContain('ECONNREFUSED');
  expect(String(error)).toContain('check DATABASE_URL');
  expect(String(error)).not.toContain('hunter2');
});

it('says so of a database in another encoding', async () => {
  const url = await newDatabase("encoding 'LATIN1' locale 'C' locale_provider libc template template0");
  await expect(migrate(url)).rejects.toThrow(
    /^The database must be PostgreSQL 15 or newer in UTF-8, but is 18\S* in LATIN1; check DATABASE_URL\.$/,
  );
});

it('says so of a role that may not make tables', async () => {
  const url = await newDatabase();
  await query(url, 'revoke create on schema public from pg_database_owner');
  await expect(migrate(url)).rejects.toThrow(
    new StartupError(
      'The database cannot be set up (permission denied for schema public); its role must own it, and pg_trgm must be available.',
    ),
  );
});
