import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import { databaseUrlOf } from '../testing/global-setup.ts';
import { migrate, readFunctions } from './migrate.ts';
import { neededBy } from './schema-range.ts';

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
  const said: string[] = [];
  const wait = { waitMs: 400, onWait: (reason: string) => void said.push(reason) };
  const error: unknown = await migrate('postgres://ada:hunter2@127.0.0.1:1/coinop', { wait }).catch((thrown) => thrown);
  expect(said).toEqual([expect.stringContaining('ECONNREFUSED')]);
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

it('waits for a database that is not there yet, and not for one that refuses the caller', async () => {
  const url = await newDatabase();
  const said: string[] = [];
  const gate = createServer((socket) => {
    const target = connect({ path: `${new URL(url.replace('///', '//x/')).searchParams.get('host')}/.s.PGSQL.5432` });
    socket.pipe(target).pipe(socket);
    for (const end of [socket, target]) end.on('error', () => undefined);
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const name = new URL(url.replace('///', '//x/')).pathname;
  const user = new URL(url.replace('///', '//x/')).searchParams.get('user') ?? '';
  gate.close();
  await once(gate, 'close');
  const wait = {
    waitMs: 60_000,
    onWait: (reason: string) => {
      said.push(reason);
      gate.listen(port, '127.0.0.1');
    },
  };
  const ran = await migrate(`postgres://${user}@127.0.0.1:${port}${name}`, { wait });
  expect(ran).toContain('functions');
  expect(said).toEqual([expect.stringContaining('ECONNREFUSED')]);
  gate.close();
  await expect(migrate(databaseUrlOf(url, 'nobodys'), { wait })).rejects.toThrow(
    /^The database cannot be opened \(.*does not exist/,
  );
});

it('says so of a standby, which takes no writes', async () => {
  const url = await newDatabase();
  await query(
    url,
    `alter database ${new URL(url.replace('///', '//x/')).pathname.slice(1)} set default_transaction_read_only = on`,
  );
  await expect(migrate(url)).rejects.toThrow(
    new StartupError('The database is a standby or read-only and takes no writes; set DATABASE_URL to the primary.'),
  );
});

it('says so when another process holds the migration lock for too long', async () => {
  const url = await newDatabase();
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(7303014)');
  await expect(migrate(url, { lockMs: 100 })).rejects.toThrow(/^Another process has held the migration lock/);
  await holder.end();
  expect(await migrate(url)).toContain('functions');
});

describe('beside a newer version', () => {
  const newer = (needs: string | null) => `insert into migrations (name, sha256, needs_node)
    values ('9001_newer', 'x', ${needs === null ? 'null' : `'${needs}'`});
    set coinop.replaces_functions = 'yes'; update applied_functions set sha256 = 'of the newer version'`;
  const functionsOf = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ sha256: string }>('select sha256 from applied_functions');
    await client.end();
    return rows[0]?.sha256;
  };

  it.each([null, '0001_accounts'])(
    'serves what was only added to (needs %s), and leaves its functions alone',
    async (needs) => {
      const url = await newDatabase();
      await migrate(url);
      await query(url, newer(needs));
      expect(await migrate(url)).toEqual([]);
      expect(await functionsOf(url)).toBe('of the newer version');
    },
  );

  it('does not serve a schema from which something was taken away that it may use', async () => {
    const url = await newDatabase();
    await migrate(url);
    await query(url, newer('9000_expanded'));
    await expect(migrate(url)).rejects.toThrow(
      new StartupError(
        'The database has the schema of a newer version (9001_newer), which this one cannot serve; start the newer version.',
      ),
    );
  });

  it('does not restore replaced functions unless asked to', async () => {
    const url = await newDatabase();
    await migrate(url);
    await query(
      url,
      `set coinop.replaces_functions = 'yes';
      insert into superseded_functions (sha256) select sha256 from applied_functions;
      update applied_functions set sha256 = 'of the newer version'`,
    );
    expect(await migrate(url, { keepNewerFunctions: true })).toEqual([]);
    expect(await migrate(url)).toEqual(['functions']);
    expect(await functionsOf(url)).toBe(readFunctions().sha256);
  });

  it('stops version 0.1.0, which would put its own functions back at every start', async () => {
    const url = await newDatabase();
    await migrate(url);
    // What 0.1.0 runs.
    const old = `insert into applied_functions (sha256) values ('that of 0.1.0')
      on conflict (only_row) do update set sha256 = excluded.sha256, applied_at = now()`;
    await expect(query(url, old)).rejects.toThrow('this database is of a newer version of Coinop');
  });
});

it('reads which node a migration needs from its first line', () => {
  expect(neededBy('-- contract: needs 0042_wider_limits\ndrop table x;')).toBe('0042_wider_limits');
  expect(neededBy('create table x ();\n-- contract: needs 0042_wider_limits')).toBeNull();
});
