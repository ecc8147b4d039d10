import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../../shop/import-items.ts';
import { ownOriginHost } from '../../testing/browser/host-page.ts';
import { hasBrowser, useBrowser } from '../../testing/browser/use-browser.ts';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { makeBuild } from '../../testing/people/build-fixtures.ts';
import { giveCoins } from '../../testing/people/coin-fixtures.ts';
import type { Person } from '../../testing/people/people.ts';
import { startListener } from '../../testing/servers/listener.ts';
import { startService } from '../../testing/service.ts';
import { readBuild } from '../builds/read-build.ts';

const host = await startListener();
const gameDomain = 'coinop.localhost';
const hostOrigin = host.origin.replace('127.0.0.1', `app.${gameDomain}`);
const { people, ctx } = await startService({ reachable: true, gameDomain, config: { appOrigins: [hostOrigin] } });
const ada = await people.member('ada');
const browser = useBrowser({ network: true });
let page: Page;

beforeAll(async () => {
  if (hasBrowser()) page = await browser().newPage({ locale: 'pl-PL' });
});

const files = {
  'index.html': '<!doctype html><title>Calls</title><canvas></canvas>',
  'game.json': JSON.stringify({
    rewards: 'coins:5',
    achievements: [{ id: 'first-win', title: 'First win' }],
    boards: [{ name: 'level-1' }, { name: 'par', lowestWins: true }],
    events: { level_end: { level: 'number', how: ['won', 'lost'] } },
    items: [
      { key: 'potion', kind: 'consumable', name: 'Potion', price: 3 },
      { key: 'hat', kind: 'durable', name: 'Hat', price: 7 },
    ],
  }),
};

async function makeShop(): Promise<string> {
  const { id } = await makeBuild(ctx, ada, files);
  const { said } = await readBuild(writeFolder(files));
  const game = { id, creatorId: ada.id, file: 'game.json' };
  await ctx.db.transaction().execute((tx) => importItems(tx, ctx, game, said.items ?? []));
  return id;
}

/** As an app shows the game: on its own origin, or as the document that `htmlUrl` names. */
async function open(gameId: string, who: Person, isOwnOrigin: boolean): Promise<Frame> {
  const { body } = await who.post(`/api/games/${gameId}/session`);
  people.tokens.push(body.token);
  host.serve('/app', { html: ownOriginHost(isOwnOrigin ? body : { ...body, playUrl: body.htmlUrl }) });
  await page.goto(`${hostOrigin}/app`, { waitUntil: 'load' });
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('The host shows no game');
  await who.post('/api/events', { type: 'play_start', gameId });
  return frame;
}

/** What the app's sheet does: the player says yes to the purchase that waits. */
async function approveNext(who: Person): Promise<void> {
  const pending = async () => (await who.get('/api/shop/intents?status=pending')).body.intents;
  await expect.poll(async () => (await pending()).length).toBe(1);
  const [{ id }] = await pending();
  expect((await who.post(`/api/shop/intents/${id}/approve`)).status).toBe(200);
}

describe.each([
  ['on an origin of its own', true],
  ['as a single document', false],
])('every call that the guide promises is answered by the service, %s', (_how, isOwnOrigin) => {
  let [game, bob, frame] = ['', ada, undefined as Frame | undefined];
  const run = (script: string) => frame?.evaluate(`(async () => { ${script} })()`);

  beforeAll(async () => {
    game = await makeShop();
    bob = await people.member(`bob_${isOwnOrigin ? 'own' : 'single'}`);
    await giveCoins(ctx, bob, 100);
    if (hasBrowser()) frame = await open(game, bob, isOwnOrigin);
  });

  it('start: ready, player, locale', async () => {
    const seen = await run('await coinop.ready(); return [coinop.player.handle, coinop.player.guest, coinop.locale]');
    expect(seen).toEqual([bob.handle, false, 'pl-PL']);
  });

  it('keeping: state and storage', async () => {
    const seen = await run(`
      await Promise.all([
        coinop.state.save({ level: 3 }),
        coinop.storage.set('slot', { gold: 5 }),
        coinop.storage.set('gone', 1),
      ]);
      await coinop.storage.remove('gone');
      return [await coinop.state.load(), await coinop.storage.get('slot'), await coinop.storage.keys()];`);
    expect(seen).toEqual([{ level: 3 }, { gold: 5 }, ['slot']]);
    const playing = await people.playing(bob, game);
    expect((await playing.get(`/api/sdk/state/${game}`)).body.state).toEqual({ level: 3 });
  });

  it('boards by name: the score is there when it is read, and the better one counts', async () => {
    const seen = await run(`
      for (const points of [4, 9, 6]) coinop.score(points, { board: 'level-1' });
      for (const points of [4, 9, 6]) coinop.score(points, { board: 'par' });
      const boards = [await coinop.leaderboard({ board: 'level-1', around: true }), await coinop.leaderboard({ board: 'par' })];
      const unknown = await coinop.leaderboard({ board: 'nothing' }).catch(({ code }) => code);
      return [...boards.map(({ me, entries }) => [me.score, entries.length]), unknown, await coinop.leaderboard()];`);
    expect(seen).toEqual([[9, 1], [4, 1], 'not_found', { entries: [], me: null }]);
  });

  it("achievements of the game's own", async () => {
    const seen = await run(`
      await coinop.achievements.unlock('first-win');
      const unknown = await coinop.achievements.unlock('nothing').catch(({ status }) => status);
      const [first] = await coinop.achievements.list();
      return [first.id, first.unlockedAt !== null, unknown];`);
    expect(seen).toEqual(['first-win', true, 404]);
  });

  it("events reach the game's author", async () => {
    await run(`
      coinop.event('level_end', { level: 3, how: 'won' });
      coinop.event('typed', { text: 'hello' });`);
    const events = async () => (await ada.get(`/api/games/${game}/figures`)).body.events;
    await expect.poll(events).toMatchObject([
      {
        name: 'level_end',
        count: 1,
        fields: [
          { name: 'how', words: [{ word: 'won', count: 1 }] },
          { name: 'level', mean: 3 },
        ],
      },
    ]);
  });

  it('coins and items, by key', async () => {
    expect(await run('return (await coinop.shop.items()).map(({ key }) => key)')).toEqual([
      'potion',
      'hat',
      'coinop-bonus',
    ]);
    const [bought] = await Promise.all([run("return (await coinop.shop.buy('potion')).status"), approveNext(bob)]);
    expect(bought).toBe('approved');
    const after = await run(`
      const [{ key, quantity }] = await coinop.shop.inventory();
      const left = await coinop.shop.consume('potion');
      return [key, quantity, left.key, left.quantity];`);
    expect(after).toEqual(['potion', 1, 'potion', 0]);
    expect(await run('return coinop.wallet.balance()')).toBe((await bob.get('/api/wallet')).body.balance);
  });

  it('rewards for the coins that game.json says', async () => {
    expect(await run('return [coinop.rewards.available, coinop.rewards.price]')).toEqual([true, 5]);
    const [given] = await Promise.all([run('return coinop.rewards.show()'), approveNext(bob)]);
    expect(given).toBe(true);
    const [{ amount, kind }] = (await bob.get('/api/wallet')).body.ledger.filter(
      (entry: { amount: number }) => entry.amount < 0,
    );
    expect([amount, kind]).toEqual([-5, 'purchase']);
    expect(await run('return coinop.shop.inventory()')).toEqual([]);
  });
});
