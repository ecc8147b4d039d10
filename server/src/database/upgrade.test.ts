import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import { databaseUrlOf } from '../testing/global-setup.ts';
import { migrate, readFunctions, readMigrations } from './migrate.ts';

const folder = path.join(import.meta.dirname, 'fixtures');
const releases = readdirSync(folder).filter((file) => file.endsWith('.sql'));
const ada = '01900000-0000-7000-8000-00000000ada0';

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function newDatabase(script = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await on(inject('databaseUrl'), (client) => client.query(`create database ${name}`));
  const url = databaseUrlOf(inject('databaseUrl'), name);
  await on(url, (client) => client.query(script));
  return url;
}

/** Every column, constraint, index, trigger and function, one line each. */
async function catalogueOf(url: string): Promise<string[]> {
  const { rows } = await on(url, (client) =>
    client.query<{ line: string }>(`
      select format('column %s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
          attnotnull, pg_get_expr(adbin, adrelid)) as line
        from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(p.oid) from pg_proc p
        where pronamespace = 'public'::regnamespace and prokind = 'f'
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      order by line`),
  );
  return rows.map(({ line }) => line);
}

async function ledgerOf(url: string): Promise<unknown[]> {
  const { rows } = await on(url, (client) =>
    client.query('select handle, coins_balance(id)::int as coins from accounts'),
  );
  return rows;
}

/** With one event more of now, and one of a time for which there is no partition. */
async function eventsOf(url: string): Promise<unknown[]> {
  return on(url, async (client) => {
    await client.query(`insert into play_events (account_id, game_id, type, happened_at)
      select '${ada}', gen_random_uuid(), 'play_start', now() + interval '1 year' * n from generate_series(0, 1) as n`);
    const { rows: seen } = await client.query('select from feed_seen');
    expect(seen).toHaveLength(1);
    const { rows } = await client.query(
      'select id::int, tableoid::regclass::text as place from play_events order by id',
    );
    return rows;
  });
}

it.each(releases)('brings a database of %s to what a new one is, with all that is in it', async (release) => {
  const url = await newDatabase(readFileSync(path.join(folder, release), 'utf8'));
  await on(url, (client) =>
    client.query(`insert into accounts (id, kind, handle, created_at) values ('${ada}', 'member', 'ada', now());
      insert into account_stats (account_id) values ('${ada}');
      select coins_issue('${ada}', 500, 'grant', 'grant:ada', 'A gift', null, now());
      insert into play_events (account_id, game_id, type, happened_at)
        select '${ada}', gen_random_uuid(), 'play_start', now() - interval '1 day' * n from generate_series(1, 3) as n;
      insert into feed_seen (account_id, seen_at, keys) values ('${ada}', now(), '\\x0123456789abcdef')`),
  );
  const before = await catalogueOf(url);
  await migrate(url);
  const fresh = await newDatabase();
  await migrate(fresh);
  const wanted = await catalogueOf(fresh);
  // A function that has another name now stays for one release, for nodes of the version before still call it.
  const isKept = (line: string) => line.startsWith('CREATE OR REPLACE FUNCTION') && before.includes(line);
  const upgraded = await catalogueOf(url);
  expect(upgraded.filter((line) => wanted.includes(line) || !isKept(line))).toEqual(wanted);
  expect(await ledgerOf(url)).toEqual([{ handle: 'ada', coins: 500 }]);
  expect(await eventsOf(url)).toEqual([
    { id: 1, place: 'play_events_first' },
    { id: 2, place: 'play_events_first' },
    { id: 3, place: 'play_events_first' },
    { id: 4, place: 'play_events_first' },
    { id: 5, place: 'play_events_default' },
  ]);
  expect(await migrate(url)).toEqual([]);
});

it.each(releases)('counts on from what was used up in a database of %s', async (release) => {
  const url = await newDatabase(readFileSync(path.join(folder, release), 'utf8'));
  const spend = (seconds: number) =>
    on(url, async (client) => {
      const { rows } = await client.query<{ remaining: number; reset: number }>(
        `select remaining, reset_seconds as reset from access_spend('follow', 'ada', null, 80, 600,
          '2026-11-15T12:00:00Z'::timestamptz + make_interval(secs => $1))`,
        [seconds],
      );
      return rows[0];
    });
  for (let use = 0; use < 75; use++) await spend(use);
  for (let use = 0; use < 75; use++) await spend(600 + use);
  await migrate(url);
  expect(await spend(680)).toEqual({ remaining: 4, reset: 520 });
  expect(await spend(1210)).toEqual({ remaining: 14, reset: 1 });
});

it('runs migrations and functions once, however many nodes start together', async () => {
  const url = await newDatabase();
  const ran = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const all = [...readMigrations().map(({ name }) => name), 'functions'];
  expect(ran.filter((names) => names.length > 0)).toEqual([all]);
});

it('replaces functions that differ from those applied last, and keeps the others', async () => {
  const url = await newDatabase();
  await migrate(url);
  const before = await catalogueOf(url);
  const change = `create or replace function coins_balance(p_account uuid) returns bigint language sql stable
    as 'select 0::bigint'`;
  await on(url, (client) => client.query(change));
  expect(await migrate(url)).toEqual([]);
  expect(await catalogueOf(url)).not.toEqual(before);
  await on(url, (client) =>
    client.query(
      "set coinop.replaces_functions = 'yes'; update applied_functions set sha256 = 'that of another version'",
    ),
  );
  expect(await migrate(url)).toEqual(['functions']);
  expect(await catalogueOf(url)).toEqual(before);
  const { rows } = await on(url, (client) => client.query('select sha256 from applied_functions'));
  expect(rows).toEqual([{ sha256: readFunctions().sha256 }]);
});

it('replaces all functions or none', async () => {
  const url = await newDatabase();
  await migrate(url);
  // A changed result needs a new name: PostgreSQL refuses to replace it, and with it everything else.
  await on(url, (client) =>
    client.query(`drop function play_await_turn();
      create function play_await_turn() returns int language sql as 'select 1';
      drop function access_uses(text, text, timestamptz);
      set coinop.replaces_functions = 'yes'; update applied_functions set sha256 = ''`),
  );
  await expect(migrate(url)).rejects.toThrow(/^Replacing the SQL functions failed: cannot change return type/);
  expect((await catalogueOf(url)).some((line) => line.includes('FUNCTION public.access_uses'))).toBe(false);
});

it('says so of a migration that was edited after it had run', async () => {
  const url = await newDatabase();
  await migrate(url);
  await on(url, (client) => client.query("update migrations set sha256 = '' where name = '0002_access'"));
  await expect(migrate(url)).rejects.toThrow(
    new StartupError(
      'Migration 0002_access was edited after it had run on this database; restore it and add a new one.',
    ),
  );
});

it('says so of a database from before the first release', async () => {
  const url = await newDatabase(`create table migrations (name text primary key, sha256 text not null);
    insert into migrations values ('0001_accounts', ''), ('0012_shop_functions', '')`);
  await expect(migrate(url)).rejects.toThrow(
    new StartupError(
      'The database was made by a version before 0.1.0, which cannot be upgraded; start with a new DATA_DIR or DATABASE_URL.',
    ),
  );
});
