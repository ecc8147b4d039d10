import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { afterFile } from '../testing/after-file.ts';
import { startService } from '../testing/service.ts';
import { startProxyBeforeDatabase } from '../testing/torture/fault-proxy.ts';
import { type ConnectionLimits, keepConnections, socketOf } from './checked-out-connections.ts';

const { ctx, databaseUrl } = await startService();

function open(limits: Partial<ConnectionLimits> = {}, connectionString = databaseUrl) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  const lost: string[] = [];
  const onIdleLost = (error: Error) => void lost.push(error.message);
  const connections = keepConnections(pool, { max: 1, waitMs: 60_000, idleMs: 60_000, onIdleLost, ...limits });
  afterFile(() => connections.close());
  return { ...connections, lost };
}

it('hands a connection to the request that has waited longest', async () => {
  const connections = open();
  const first = await connections.take();
  const order: string[] = [];
  const waiting = ['ada', 'bob'].map(async (name) => {
    const client = await connections.take();
    order.push(name);
    connections.giveBack(client, false);
    return client;
  });
  expect(connections.counts()).toEqual({ busy: 1, idle: 0, waiting: 2, max: 1 });
  connections.giveBack(first, false);
  expect(await Promise.all(waiting)).toEqual([first, first]);
  expect(order).toEqual(['ada', 'bob']);
  expect(connections.counts()).toEqual({ busy: 0, idle: 1, waiting: 0, max: 1 });
});

it('hands a released connection to a request that waits for a new one, which is then kept', async () => {
  const connections = open({ max: 2 });
  const first = await connections.take();
  const taking = connections.take();
  connections.giveBack(first, false);
  expect(await taking).toBe(first);
  await expect.poll(() => connections.counts()).toEqual({ busy: 1, idle: 1, waiting: 0, max: 2 });
  connections.giveBack(first, false);
});

it('refuses only requests that waited too long', async () => {
  const connections = open({ waitMs: 20 });
  const first = await connections.take();
  await expect(connections.take()).rejects.toThrow('all connections are busy');
  connections.giveBack(first, false);
  expect(await connections.take()).toBe(first);
  connections.giveBack(first, false);
});

it('opens another connection for a waiting request when one is lost', async () => {
  const connections = open();
  const first = await connections.take();
  const waiting = connections.take();
  connections.giveBack(first, true);
  const second = await waiting;
  expect(second).not.toBe(first);
  expect((await second.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  connections.giveBack(second, false);
});

it('closes an idle connection that is lost', async () => {
  const connections = open();
  const first = await connections.take();
  const { rows } = await first.query('select pg_backend_pid() as pid');
  connections.giveBack(first, false);
  await sql`select pg_terminate_backend(${rows[0].pid})`.execute(ctx.db);
  await expect.poll(() => connections.lost).toHaveLength(1);
  expect(connections.counts()).toMatchObject({ busy: 0, idle: 0 });
  const second = await connections.take();
  expect((await second.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  connections.giveBack(second, false);
});

it('survives that the server ends one while it is being closed', async () => {
  const connections = open();
  const client = await connections.take();
  // Returned as lost, it is the driver's pool that hears of its end.
  connections.giveBack(client, true);
  client.emit('error', new Error('terminating connection due to administrator command'));
  expect(connections.counts()).toMatchObject({ busy: 0, idle: 0 });
});

it('closes connections that were idle for a while', async () => {
  const connections = open({ idleMs: 20 });
  connections.giveBack(await connections.take(), false);
  await expect.poll(() => connections.counts().idle).toBe(0);
});

it('refuses everybody at once when the database cannot be reached', async () => {
  const connections = open({}, 'postgres://coinop@127.0.0.1:1/coinop');
  const taken = await Promise.allSettled([connections.take(), connections.take(), connections.take()]);
  expect(taken.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(connections.counts()).toEqual({ busy: 0, idle: 0, waiting: 0, max: 1 });
});

it('closes a connection by itself when the server never answers the goodbye', async () => {
  const proxy = await startProxyBeforeDatabase(databaseUrl);
  afterFile(() => proxy.close());
  const connections = open({}, proxy.url);
  const client = await connections.take();
  proxy.silence();
  connections.giveBack(client, true);
  expect(socketOf(client).destroyed).toBe(false);
  await expect.poll(() => socketOf(client).destroyed, { timeout: 20_000 }).toBe(true);
});
