import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { setFault, withGateClosed } from '../testing/fault-fixtures.ts';
import { startNodeProcess } from '../testing/node-process.ts';
import { requestsWith } from '../testing/people.ts';
import { startService } from '../testing/service.ts';
import { openShop } from '../testing/shop-fixtures.ts';

const service = await startService();

test('FP4 FP5 kill -9 of the API in the middle of an approval: paid and granted once, or not at all', async () => {
  const { ctx, people } = service;
  const shop = await openShop(ctx, people, 'ada');
  const bob = await shop.visitor('bob', 100);
  const id = await bob.wants(await shop.addBox([1, 1], { price: 10 }));
  const api = await startNodeProcess(service);
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
