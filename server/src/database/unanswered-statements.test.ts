import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { afterFile } from '../testing/after-file.ts';
import { startService } from '../testing/service.ts';
import { startProxyBeforeDatabase } from '../testing/torture/fault-proxy.ts';
import { type Db, isDatabaseUnavailable, openDatabase } from './db.ts';
import { limitStatements } from './statement-limit.ts';

const service = await startService();

async function openBehindProxy() {
  const proxy = await startProxyBeforeDatabase(service.databaseUrl);
  const database = openDatabase(proxy.url, { answerMs: 500, connectMs: 15_000, poolMax: 3 });
  afterFile(async () => {
    await database.close();
    await proxy.close();
  });
  return { ...database, proxy };
}

/** A busy machine may itself take longer than the limit of these tests. */
const untilAnswered = (db: Db) =>
  expect
    .poll(() =>
      sql`select 1`.execute(db).then(
        () => 'answered',
        () => 'lost',
      ),
    )
    .toBe('answered');

it('gives up a connection on which no answer comes, as a database that cannot be reached', async () => {
  const { db, proxy } = await openBehindProxy();
  await untilAnswered(db);
  proxy.silence();
  const error = await sql`select 1`.execute(db).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'ETIMEDOUT' });
  expect(isDatabaseUnavailable(error)).toBe(true);
  await untilAnswered(db);
});

it('takes a server that never greets for the same, as a start that waits for the database needs', async () => {
  const silent = net.createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  afterFile(() => silent.close());
  const { port } = silent.address() as net.AddressInfo;
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
  expect(isDatabaseUnavailable(await client.connect().catch((thrown: unknown) => thrown))).toBe(true);
});

it('closes the idle connections with it, so that nobody else has to wait on them', async () => {
  const { db, proxy, connections } = await openBehindProxy();
  await untilAnswered(db);
  await expect
    .poll(async () => {
      const both = [sql`select pg_sleep(0.05)`.execute(db), sql`select pg_sleep(0.05)`.execute(db)];
      await Promise.allSettled(both);
      return connections().idle;
    })
    .toBeGreaterThan(1);
  proxy.silence();
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(connections()).toMatchObject({ idle: 0, busy: 0 });
  await untilAnswered(db);
});

it('fails a transaction whose commit gets no answer', async () => {
  const { db, proxy } = await openBehindProxy();
  await untilAnswered(db);
  const work = db.transaction().execute(async (tx) => {
    await limitStatements(tx, 0);
    await sql`select 1`.execute(tx);
    await limitStatements(tx, 10_000);
    proxy.silence();
  });
  // The rollback that follows fails in its own words.
  expect(isDatabaseUnavailable(await work.catch((thrown: unknown) => thrown))).toBe(true);
});

it('waits for as long as a transaction asked for, and for the next one no longer than before', async () => {
  const { db } = await openBehindProxy();
  const slow = sql<{ slept: string }>`select 'slept' as slept from pg_sleep(1.5)`;
  const work = () =>
    db.transaction().execute(async (tx) => {
      await limitStatements(tx, 0);
      return (await slow.execute(tx)).rows;
    });
  await expect.poll(() => work().catch(() => 'lost')).toEqual([{ slept: 'slept' }]);
  await expect(sql`select pg_sleep(8)`.execute(db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
