import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameId } from '../../test/fake-page.ts';
import type { Call } from '../../test/fake-server.ts';
import { startGame } from '../../test/start-game.ts';
import { install } from './facebook-instant-games.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Entry = { getScore(): number; getRank(): number; getPlayer(): { getName(): string } };
type FBInstant = {
  initializeAsync(): Promise<void>;
  setLoadingProgress(percent: number): void;
  startGameAsync(): Promise<void>;
  player: {
    getID(): string;
    getName(): string;
    getPhoto(): string;
    getDataAsync(keys: string[]): Promise<object>;
    setDataAsync(values: object): Promise<void>;
    flushDataAsync(): Promise<void>;
    incrementStatsAsync(steps: object): Promise<object>;
    getStatsAsync(): Promise<object>;
    getConnectedPlayersAsync(): Promise<unknown[]>;
  };
  context: { getID(): null; getType(): string; chooseAsync(): Promise<void> };
  getLeaderboardAsync(name: string): Promise<{
    getName(): string;
    setScoreAsync(score: number, extra?: string): Promise<Entry>;
    getEntriesAsync(count: number, offset: number): Promise<Entry[]>;
    getPlayerEntryAsync(): Promise<Entry | null>;
  }>;
  getInterstitialAdAsync(id: string): Promise<{ loadAsync(): Promise<void>; showAsync(): Promise<void> }>;
  getRewardedVideoAsync(id: string): Promise<{ loadAsync(): Promise<void>; showAsync(): Promise<void> }>;
  payments: {
    onReady(listener: () => void): Promise<void>;
    getCatalogAsync(): Promise<object[]>;
    purchaseAsync(product: object): Promise<{ purchaseToken: string }>;
    getPurchasesAsync(): Promise<object[]>;
    consumePurchaseAsync(token: string): Promise<void>;
  };
  onPause(listener: () => void): void;
  getLocale(): string;
  getEntryPointData(): object | null;
  getSupportedAPIs(): string[];
  room: { matchAsync(): Promise<unknown> };
};

function start(options?: Parameters<typeof startGame>[1]) {
  const game = startGame(install, options);
  return { ...game, FBInstant: game.page['FBInstant'] as FBInstant };
}

it('a game written as the documentation says starts', async () => {
  const { FBInstant, fake } = start({ boot: { locale: 'pt-BR' }, launchParams: { level: '3' } });
  await FBInstant.initializeAsync();
  FBInstant.setLoadingProgress(100);
  await FBInstant.startGameAsync();
  const { player, context } = FBInstant;
  expect([player.getID(), player.getName(), player.getPhoto()]).toEqual(['p1', 'Ada', 'data:,']);
  expect([context.getID(), context.getType(), FBInstant.getLocale()]).toEqual([null, 'SOLO', 'pt_BR']);
  expect(FBInstant.getEntryPointData()).toEqual({ level: '3' });
  expect(FBInstant.getSupportedAPIs()).toEqual(expect.arrayContaining(['startGameAsync', 'player.getDataAsync']));
  expect(await player.getConnectedPlayersAsync()).toEqual([]);
  await expect(context.chooseAsync()).rejects.toMatchObject({ code: 'USER_INPUT' });
  expect(await FBInstant.room.matchAsync()).toBeUndefined();
  expect(fake.sentTypes().slice(1)).toEqual(['loading', 'ready', 'gameplayStart']);
});

it('data and statistics are kept, each in its own place', async () => {
  const { FBInstant, server } = start();
  server.stored.set('fb:data:level', { n: 3 });
  expect(await FBInstant.player.getDataAsync(['level', 'gold'])).toEqual({ level: { n: 3 } });
  const work = [
    FBInstant.player.setDataAsync({ gold: 5, level: null }),
    FBInstant.player.incrementStatsAsync({ wins: 2 }),
  ];
  await vi.advanceTimersByTimeAsync(300);
  await Promise.all(work);
  await FBInstant.player.flushDataAsync();
  expect(await FBInstant.player.getStatsAsync()).toEqual({ wins: 2 });
  expect([...server.stored]).toEqual([
    ['fb:data:gold', 5],
    ['fb:stat:wins', 2],
  ]);
});

it('leaderboards that game.json lists are read and written under their names', async () => {
  const entry = { rank: 1, handle: 'bob', name: 'Bob', score: 90, achievedAt: '2030-01-01T00:00:00Z' };
  const { FBInstant, server } = start({
    settings: { facebook: { boards: ['Best-of-all-'] } },
    answer: ({ path }: Call) =>
      path.startsWith('leaderboard/') ? Response.json({ entries: [entry, entry], me: entry }) : undefined,
  });
  const board = await FBInstant.getLeaderboardAsync('Best of all!');
  expect((await board.setScoreAsync(12, '{}')).getScore()).toBe(12);
  const entries = await board.getEntriesAsync(1, 1);
  expect(entries.map((one) => [one.getRank(), one.getPlayer().getName()])).toEqual([[1, 'Bob']]);
  expect((await board.getPlayerEntryAsync())?.getScore()).toBe(90);
  expect(server.calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: `leaderboard/${gameId}`,
    body: { board: 'Best-of-all-', score: 12 },
  });
  expect(server.calls.map(({ path }) => path)).toContain(`leaderboard/${gameId}?board=Best-of-all-&limit=2`);
});

it.each([
  ['names as that', { mainBoard: 'Best of all!', boards: ['Best-of-all-'] }],
  ['does not list', { boards: ['level-1'] }],
])('the leaderboard that game.json %s is the main one', async (_, facebook) => {
  const { FBInstant, fake } = start({ settings: { facebook } });
  await (await FBInstant.getLeaderboardAsync('Best of all!')).setScoreAsync(12);
  expect(fake.sent.at(-1)).toEqual({ coinop: 1, type: 'score', score: 12 });
});

it.each([
  ['free', true],
  ['off', false],
])('advertisements with rewards %s', async (rewards, given) => {
  const { FBInstant } = start({ boot: { rewards } });
  const between = await FBInstant.getInterstitialAdAsync('1');
  await between.loadAsync();
  await between.showAsync();
  const video = await FBInstant.getRewardedVideoAsync('2');
  await video.loadAsync();
  if (given) await video.showAsync();
  else await expect(video.showAsync()).rejects.toMatchObject({ code: 'USER_INPUT' });
});

it('payments are ready for games that chain to onReady, as those on Phaser do', async () => {
  const { FBInstant } = start();
  const isReady = vi.fn();
  await FBInstant.payments.onReady(isReady).catch(() => {});
  await vi.runAllTimersAsync();
  expect(isReady).toHaveBeenCalledOnce();
});

it('products are the items of the game', async () => {
  const id = '0190b0a0-0000-7000-8000-0000000000aa';
  const item = { id, key: 'hat', name: 'Hat', description: '', price: 30, imageUrl: null };
  const { FBInstant, server } = start({
    answer: ({ path, method }: Call) => {
      if (path === `shop/items/${gameId}`) return Response.json({ items: [item] });
      if (path === `shop/inventory/${gameId}`) return Response.json({ items: [{ itemId: id, key: 'hat' }] });
      if (path.endsWith('/consume')) return Response.json({ item: { itemId: id } });
      const intent = { id: 'i1', status: method === 'POST' ? 'pending' : 'approved', granted: [] };
      return path.startsWith('shop/intents') ? Response.json({ intent }) : undefined;
    },
  });
  expect(await FBInstant.payments.getCatalogAsync()).toMatchObject([
    { productID: 'hat', title: 'Hat', price: '30 coins' },
  ]);
  const purchase = FBInstant.payments.purchaseAsync({ productID: 'hat' });
  await vi.advanceTimersByTimeAsync(2000);
  const { purchaseToken } = await purchase;
  expect(await FBInstant.payments.getPurchasesAsync()).toMatchObject([{ productID: 'hat', purchaseToken }]);
  await FBInstant.payments.consumePurchaseAsync(purchaseToken);
  expect(server.calls.at(-1)?.path).toBe(`shop/inventory/${gameId}/${id}/consume`);
});

it('is notified of a pause', () => {
  const { FBInstant, fake } = start();
  const heard = vi.fn();
  FBInstant.onPause(heard);
  fake.say({ type: 'pause' });
  expect(heard).toHaveBeenCalledTimes(1);
});
