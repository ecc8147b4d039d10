import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyAchievements } from '../achievements/achievement-queries.ts';
import { achievementTable } from '../achievements/achievement-table.ts';
import { migrate } from '../database/migrate.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { startNodeProcess } from '../testing/node-process.ts';
import { startServiceWithApple } from '../testing/people/apple-sign-in.ts';
import { liveIn, makeNeighbourhood, type Neighbourhood, type Traces } from '../testing/people/lived-in-account.ts';
import { type Person, type Requests, requestsWith } from '../testing/people/people.ts';
import type { Visitor } from '../testing/people/shop-fixtures.ts';
import { appleClientId } from '../testing/servers/apple-pen.ts';
import { clearFaults, type FaultPoint, setFault, withGateClosed } from '../testing/torture/fault-fixtures.ts';

/** A database of its own, which can be killed without hurting other tests. */
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-kill-'));
const server = await startEmbeddedPostgres({ dataDir });
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
await migrate(server.connectionString);
const { service, apple, keys } = await startServiceWithApple({ databaseUrl: server.connectionString });
const { ctx, people } = service;

/** An approval waits when only its commit is missing, a merge just before it closes the guest. */
const points: FaultPoint[] = [
  { table: 'inventory_moves', event: 'insert', when: 'commit' },
  { table: 'accounts', event: 'update' },
];

let where: Neighbourhood;
beforeAll(async () => {
  await copyAchievements(ctx.db, achievementTable);
  where = await makeNeighbourhood(service);
});

type Scene = { bob: Visitor; intentId: string; guest: Person; traces: Traces };

/** Bob is about to open a box, and a guest to sign in. */
async function prepare(name: string): Promise<Scene> {
  const bob = await where.shop.visitor(`bob_${name}`, 100);
  const intentId = await bob.wants(where.box);
  const guest = await people.guest();
  return { bob, intentId, guest, traces: await liveIn(service, guest, where) };
}

/** What a member has after a guest who lived in the neighbourhood came along. */
async function hasAllOnce(member: Requests, { coins }: Traces): Promise<void> {
  const { user } = (await member.get('/api/me')).body;
  expect(user.stats).toMatchObject({ plays: 1, scores: 1, bestScore: 42 });
  const earned = user.achievements.reduce((sum: number, one: { coins: number }) => sum + one.coins, 0);
  expect((await member.get('/api/wallet')).body.balance).toBe(500 + coins + earned);
}

async function boxIsOpenedOnce({ bob, intentId }: Scene, clientSeed: string): Promise<void> {
  const again = await bob.approve(intentId, clientSeed);
  expect([again.status, again.body.balance]).toEqual([200, 93]);
  expect((await bob.approve(intentId)).body.intent).toEqual(again.body.intent);
  expect(Object.values(await bob.inventory())).toEqual([1]);
}

it('FP4 FP5 FM2 FM3 kill -9 of the API: an approval is done once or not at all, a merge not at all', async () => {
  const scene = await prepare('one');
  const { bob, intentId, guest, traces } = scene;
  const env = { APPLE_CLIENT_IDS: appleClientId, APPLE_JWKS_URL: keys.jwksUrl };
  const api = await startNodeProcess(service, env);
  await setFault(ctx.db, points, 'wait', 2);
  await withGateClosed(ctx.db, async (waiting) => {
    // One after the other: PostgreSQL ends a statement that waits for ten seconds, and a new process is slow at first.
    const merge = apple.signIn('one', requestsWith(api.url, guest.token));
    await Promise.race([waiting(1), merge]);
    const approval = requestsWith(api.url, bob.token).post(`/api/shop/intents/${intentId}/approve`, {
      clientSeed: 'luck',
    });
    await Promise.race([waiting(2), merge, approval]);
    await api.kill();
    await Promise.all([merge, approval].map((request) => expect(request).rejects.toThrow()));
  });
  await clearFaults(ctx.db);
  await boxIsOpenedOnce(scene, 'another');
  expect((await guest.get('/api/wallet')).body.balance).toBe(traces.coins);
  await hasAllOnce(await apple.member('one', guest), traces);
  await allChecksHold(ctx);
});

it('FP4 FM2 FM3 kill -9 of the database: nothing has moved, and the service recovers', async () => {
  const scene = await prepare('two');
  const { bob, intentId, guest, traces } = scene;
  await setFault(ctx.db, points, 'wait', 2);
  const held = withGateClosed(ctx.db, async (waiting) => {
    const cut = Promise.all([bob.approve(intentId, 'luck'), apple.signIn('two', guest)]);
    // One of its processes killed, PostgreSQL throws all of them away and recovers from its log.
    process.kill(await waiting(2), 'SIGKILL');
    return cut;
  });
  await expect(held).rejects.toThrow();
  await expect.poll(async () => (await guest.get('/api/wallet')).status).toBe(200);
  await clearFaults(ctx.db);
  expect((await guest.get('/api/wallet')).body.balance).toBe(traces.coins);
  expect((await guest.get('/api/me')).body.user.stats).toMatchObject({ plays: 1, scores: 1 });
  expect((await bob.get(`/api/shop/intents/${intentId}`)).body.intent).toMatchObject({
    status: 'pending',
    granted: [],
  });
  expect(await bob.balance()).toBe(100);
  await allChecksHold(ctx);
  await boxIsOpenedOnce(scene, 'luck');
  await hasAllOnce(await apple.member('two', guest), traces);
  await allChecksHold(ctx);
});
