import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { setFault, withGateClosed } from '../testing/fault-fixtures.ts';
import { requestsWith } from '../testing/people.ts';
import { startService } from '../testing/service.ts';
import { openShop } from '../testing/shop-fixtures.ts';

const service = await startService();

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A node in a process of its own, on the database of this test. */
async function startProcess(): Promise<{ url: string; kill(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../coinop.js'), 'api'], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: service.databaseUrl,
      DATA_DIR: service.ctx.config.dataDir,
      SECRET_KEY: service.ctx.config.secrets.secretKey,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  afterAll(stop);
  for await (const text of child.stdout) if (String(text).includes('Coinop is running')) break;
  return { url: `http://127.0.0.1:${port}`, kill: stop };
}

test('FP4 FP5 kill -9 of the API in the middle of an approval: paid and granted once, or not at all', async () => {
  const { ctx, people } = service;
  const shop = await openShop(ctx, people, 'ada');
  const bob = await shop.visitor('bob', 100);
  const id = await bob.wants(await shop.addBox([1, 1], { price: 10 }));
  const api = await startProcess();
  await setFault(ctx.db, { table: 'purchase_intents', event: 'update', when: 'commit' }, 'wait');
  await withGateClosed(ctx.db, async (waiting) => {
    const cut = requestsWith(api.url, bob.token).post(`/api/shop/intents/${id}/approve`, { clientSeed: 'luck' });
    const refused = expect(cut).rejects.toThrow();
    await waiting();
    await api.kill();
    await refused;
  });
  const again = await bob.approve(id, 'another');
  expect([again.status, again.body.balance]).toEqual([200, 90]);
  expect((await bob.approve(id)).body).toEqual(again.body);
  expect(Object.values(await bob.inventory())).toEqual([1]);
  await allChecksHold(ctx);
}, 60_000);

test('FP4 kill -9 of the database in the middle of an approval: nothing moved, and all goes on', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-kill-'));
  const server = await startEmbeddedPostgres({ dataDir });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrate(server.connectionString);
  const { ctx, people } = await startService({ beside: { ...service, databaseUrl: server.connectionString } });
  const shop = await openShop(ctx, people, 'ada');
  const bob = await shop.visitor('bob', 100);
  const id = await bob.wants(await shop.addBox([1, 1], { price: 10 }));
  await setFault(ctx.db, { table: 'purchase_intents', event: 'update', when: 'commit' }, 'wait');
  const held = withGateClosed(ctx.db, async (waiting) => {
    const cut = bob.approve(id, 'luck');
    // One of its processes killed, PostgreSQL throws all of them away and recovers from its log.
    process.kill(await waiting(), 'SIGKILL');
    return cut;
  });
  await expect(held).rejects.toThrow();
  await expect.poll(async () => (await bob.get('/api/wallet')).status, { timeout: 30_000 }).toBe(200);
  expect((await bob.get(`/api/shop/intents/${id}`)).body.intent).toMatchObject({ status: 'pending', granted: [] });
  expect(await bob.balance()).toBe(100);
  const again = await bob.approve(id, 'luck');
  expect([again.status, again.body.balance]).toEqual([200, 90]);
  await allChecksHold(ctx);
}, 60_000);
