import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { publishAchievements } from './achievements/give-achievements.ts';
import { checks } from './commands/audit.ts';
import { runChecks } from './database/audit.ts';
import { migrate } from './database/migrate.ts';
import { databaseUrlOf } from './testing/global-setup.ts';
import { retryOn503 } from './testing/in-parallel.ts';
import { giveCoins } from './testing/people/coin-fixtures.ts';
import { makeGame } from './testing/people/game-fixtures.ts';
import { type Person, type Requests, requestsWith } from './testing/people/people.ts';
import { makeItem } from './testing/people/shop-fixtures.ts';
import { checkOut, findCommitOf, type ReleasedNode, startReleased } from './testing/released-version.ts';
import { type Service, startService, testConfig } from './testing/service.ts';

const version = '0.1.0';
const commit = findCommitOf(version);
if (commit === undefined)
  console.warn(
    `\nNO HISTORY: the commit of ${version} is not in this clone. Its node beside ours is NOT TESTED; run git fetch --unshallow.\n`,
  );

const { secretKey } = testConfig('').secrets;

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return databaseUrlOf(inject('databaseUrl'), name);
}

/** A status and a body; anything but the expected status fails with what the node said. */
async function ok(answering: ReturnType<Requests['get']>, status = 200) {
  const answer = await answering;
  expect([answer.status, answer.text]).toEqual([status, answer.text]);
  return answer.body;
}

describe.skipIf(commit === undefined)(`a node of ${version} beside this one`, () => {
  let old: ReleasedNode;
  let service: Service;
  /** The same person at the old node and at this one. */
  const both = (token: string) => [requestsWith(old.url, token), requestsWith(service.url, token)] as const;
  const device = { deviceId: 'the device of ada' };
  let ada: { token: string; id: string };
  let gameId: string;

  it('has a database of its own version, in which somebody plays', async () => {
    const databaseUrl = await emptyDatabase();
    old = await startReleased(await checkOut(commit as string), { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey });
    const nobody = requestsWith(old.url, undefined);
    const { token, user } = await ok(nobody.post('/api/auth/guest', device));
    ada = { token, id: user.id };
    const asAda = requestsWith(old.url, token);
    gameId = (await ok(asAda.get('/api/games?limit=1'))).games[0].id;
    const played = await ok(asAda.post(`/api/games/${gameId}/session`), 201);
    await ok(requestsWith(old.url, played.token).put(`/api/sdk/state/${gameId}`, { state: { level: 1 } }));
    await ok(asAda.post('/api/events', { type: 'play_start', gameId }));

    expect(await migrate(databaseUrl)).not.toEqual([]);
    service = await startService({ databaseUrl });
    await publishAchievements(service.ctx);
    expect((await requestsWith(old.url, undefined).get('/readyz')).status).toBe(200);
  });

  it('knows the same guest, saved states and plays', async () => {
    const [there, here] = both(ada.token);
    expect((await ok(here.get('/api/me'))).user).toMatchObject({ id: ada.id, stats: { plays: 1 } });
    for (const url of [old.url, service.url])
      expect((await ok(requestsWith(url, undefined).post('/api/auth/guest', device))).user.id).toBe(ada.id);

    // The old node's game token is good at both. It refuses ours with 401, upon which the SDK asks its host for another.
    const { token } = await ok(there.post(`/api/games/${gameId}/session`), 201);
    const path = `/api/sdk/state/${gameId}`;
    for (const [n, url] of [service.url, old.url, service.url, old.url].entries()) {
      const game = requestsWith(url, token);
      expect(await ok(game.get(path))).toMatchObject({ state: { level: n + 1 }, version: n + 1 });
      await ok(game.put(path, { state: { level: n + 2 } }, { 'if-match': `"${n + 1}"` }));
    }
    const ours = (await ok(here.post(`/api/games/${gameId}/session`), 201)).token;
    expect((await ok(requestsWith(service.url, ours).get(path))).state).toEqual({ level: 5 });
    await ok(requestsWith(old.url, ours).get(path), 401);
    for (const node of [there, here]) await ok(node.post('/api/events', { type: 'play_start', gameId }));
    for (const node of [there, here]) expect((await ok(node.get('/api/me'))).user.stats.plays).toBe(3);
  });

  it('sells to the same wallet, each coin once', async () => {
    const { ctx, people } = service;
    const [maker, bob] = [await people.member('maker'), await people.member('bob')];
    const ownGameId = await makeGame(ctx, maker, { title: 'Sky Race' });
    const itemId = await makeItem(ctx, maker, ownGameId, { price: 10 });
    await giveCoins(ctx, bob, 75);
    const nodes = both(bob.token);
    const before = (await ok(nodes[0].get('/api/wallet'))).balance;
    expect((await ok(nodes[1].get('/api/wallet'))).balance).toBe(before);

    const { token } = await ok(nodes[0].post(`/api/games/${ownGameId}/session`), 201);
    const intents = [];
    for (const url of [old.url, service.url, old.url, service.url])
      intents.push(
        (await ok(requestsWith(url, token).post('/api/sdk/shop/intents', { gameId: ownGameId, itemId }), 201)).intent
          .id,
      );
    // Both nodes settle every intent at the same time.
    const settled = await Promise.all(
      intents.flatMap((id) => nodes.map((node) => ok(retryOn503(() => node.post(`/api/shop/intents/${id}/approve`))))),
    );
    expect(new Set(settled.map(({ intent }) => intent.status))).toEqual(new Set(['approved']));
    for (const node of nodes) expect((await ok(node.get('/api/wallet'))).balance).toBe(before - 40);
    for (const url of [old.url, service.url])
      expect((await ok(requestsWith(url, token).get(`/api/sdk/shop/inventory/${ownGameId}`))).items).toMatchObject([
        { itemId, quantity: 4 },
      ]);
  });

  it('follows the same people', async () => {
    const { people } = service;
    const [cid, dan] = [await people.member('cid'), await people.member('dan')];
    const friendsOf = async (person: Person) => {
      const answers = await Promise.all(both(person.token).map((node) => ok(node.get('/api/friends'))));
      return answers.map(({ friends }) => friends.map(({ handle }: { handle: string }) => handle));
    };
    await ok(both(cid.token)[0].post('/api/profiles/dan/follow'));
    await ok(both(dan.token)[1].post('/api/profiles/cid/follow'));
    expect(await friendsOf(cid)).toEqual([['dan'], ['dan']]);
    await ok(both(cid.token)[1].delete('/api/profiles/dan/follow'));
    expect(await friendsOf(dan)).toEqual([[], []]);
    for (const node of both(cid.token)) expect((await ok(node.get('/api/feed'))).items).not.toEqual([]);
  });

  it('leaves nothing that an audit finds, and stops', async () => {
    expect(await old.stop()).toBe(0);
    expect(old.complaints()).not.toMatch(/error/i);
    const results = await runChecks(service.ctx.db, checks, service.clock.now());
    expect(results.filter(({ found }) => found > 0)).toEqual([]);
    expect(results.length).toBeGreaterThan(20);
  });
});
