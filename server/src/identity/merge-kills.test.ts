import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyAchievements } from '../achievements/achievement-queries.ts';
import { achievementTable } from '../achievements/achievement-table.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';
import { appleClientId } from '../testing/apple-pen.ts';
import { startServiceWithApple } from '../testing/apple-sign-in.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { setFault, withGateClosed } from '../testing/fault-fixtures.ts';
import { liveIn, makeNeighbourhood } from '../testing/lived-in-account.ts';
import { startNodeProcess } from '../testing/node-process.ts';
import { type Requests, requestsWith } from '../testing/people.ts';
import { type Service, startService } from '../testing/service.ts';

const { service, apple, keys } = await startServiceWithApple();
const env = { APPLE_CLIENT_IDS: appleClientId, APPLE_JWKS_URL: keys.jwksUrl };

/** What a member has after a guest who lived in a neighbourhood came along. */
async function hasAllOnce(member: Requests, coins: number): Promise<void> {
  const { user } = (await member.get('/api/me')).body;
  expect(user.stats).toMatchObject({ plays: 1, scores: 1, bestScore: 42 });
  const earned = user.achievements.reduce((sum: number, one: { coins: number }) => sum + one.coins, 0);
  expect((await member.get('/api/wallet')).body.balance).toBe(500 + coins + earned);
}

test('FM2 FM3 kill -9 of the API in the middle of a merge: the guest is as it was, and signs in once', {
  timeout: 60_000,
}, async () => {
  const { ctx, people } = service;
  const guest = await people.guest();
  const { coins } = await liveIn(service, guest, await makeNeighbourhood(service));
  const api = await startNodeProcess(service, env);
  await setFault(ctx.db, { table: 'accounts', event: 'update' }, 'wait');
  await withGateClosed(ctx.db, async (waiting) => {
    const cut = apple.signIn('cut', requestsWith(api.url, guest.token));
    const refused = expect(cut).rejects.toThrow();
    await waiting();
    await api.kill();
    await refused;
  });
  expect((await guest.get('/api/wallet')).body.balance).toBe(coins);
  await hasAllOnce(await apple.member('cut', guest), coins);
  await allChecksHold(ctx);
});

test('FM2 FM3 kill -9 of the database in the middle of a merge: nothing moved, and all goes on', {
  timeout: 60_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-kill-'));
  const server = await startEmbeddedPostgres({ dataDir });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrate(server.connectionString);
  const other: Service = await startService({
    beside: { ...service, databaseUrl: server.connectionString },
    config: { apple: service.ctx.config.apple },
  });
  await copyAchievements(other.ctx.db, achievementTable);
  const guest = await other.people.guest();
  const { coins } = await liveIn(other, guest, await makeNeighbourhood(other));
  await setFault(other.ctx.db, { table: 'accounts', event: 'update' }, 'wait');
  const held = withGateClosed(other.ctx.db, async (waiting) => {
    const cut = apple.signIn('survives', guest);
    // One of its processes killed, PostgreSQL throws all of them away and recovers from its log.
    process.kill(await waiting(), 'SIGKILL');
    return cut;
  });
  await expect(held).rejects.toThrow();
  await expect.poll(async () => (await guest.get('/api/wallet')).status, { timeout: 30_000 }).toBe(200);
  expect((await guest.get('/api/wallet')).body.balance).toBe(coins);
  expect((await guest.get('/api/me')).body.user.stats).toMatchObject({ plays: 1, scores: 1 });
  await allChecksHold(other.ctx);
  const { status, body } = await apple.signIn('survives', guest);
  expect(status).toBe(200);
  await hasAllOnce(other.people.with(body.token), coins);
  await allChecksHold(other.ctx);
});
