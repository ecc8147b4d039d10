import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameId } from '../../test/fake-page.ts';
import type { Call } from '../../test/fake-server.ts';
import { guest, startGame } from '../../test/start-game.ts';
import { install } from './yandex-games.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Player = {
  getUniqueID(): string;
  getName(): string;
  isAuthorized(): boolean;
  getMode(): string;
  getData(keys?: string[]): Promise<object>;
  setData(values: object, flush?: boolean): Promise<void>;
  getStats(keys?: string[]): Promise<object>;
  incrementStats(steps: object): Promise<object>;
};
type Boards = {
  setScore(name: string, score: number): Promise<void>;
  getPlayerEntry(name: string): Promise<{ rank: number; player: { publicName: string } }>;
  getEntries(
    name: string,
    options?: object,
  ): Promise<{ userRank: number; ranges: object[]; entries: { rank: number; player: { publicName: string } }[] }>;
};
type Ysdk = {
  environment: { i18n: { lang: string }; payload: string | null };
  deviceInfo: { isMobile(): boolean };
  features: {
    LoadingAPI: { ready(): Promise<void> };
    GameplayAPI: { start(): Promise<void>; stop(): Promise<void> };
  };
  getPlayer(options?: object): Promise<Player>;
  leaderboards: Boards;
  getLeaderboards(): Promise<{ setLeaderboardScore(name: string, score: number): Promise<void> }>;
  adv: { showFullscreenAdv(options?: object): void; showRewardedVideo(options?: object): void };
  getPayments(): Promise<{
    getCatalog(): Promise<object[]>;
    purchase(product: { id: string }): Promise<{ productID: string; purchaseToken: string }>;
    consumePurchase(token: string): Promise<void>;
  }>;
  feedback: { canReview(): Promise<{ value: boolean }> };
  on(name: string, listener: () => void): void;
  off(name: string, listener: () => void): void;
  multiplayer: { sessions: { init(): Promise<unknown> } };
};

async function start({ stored = {}, ...options }: Parameters<typeof startGame>[1] & { stored?: object } = {}) {
  const game = startGame(install, options);
  for (const [key, value] of Object.entries(stored)) game.server.stored.set(key, value);
  const { init } = game.page['YaGames'] as { init(options?: object): Promise<Ysdk> };
  return { ...game, ysdk: await init({ screen: { fullscreen: true } }) };
}

it('a game that waits for the end of each notification goes on', async () => {
  const { ysdk } = await start();
  const { LoadingAPI, GameplayAPI } = ysdk.features;
  const steps: string[] = [];
  await LoadingAPI.ready().then(() => steps.push('ready'));
  await GameplayAPI.start().then(() => steps.push('start'));
  await GameplayAPI.stop().then(() => steps.push('stop'));
  expect(steps).toEqual(['ready', 'start', 'stop']);
});

it('a game written as the documentation says starts, and stops for the host', async () => {
  const { ysdk, fake } = await start({ boot: { locale: 'tr-TR' }, launchParams: { payload: 'level=3' } });
  expect([ysdk.environment.i18n.lang, ysdk.environment.payload, ysdk.deviceInfo.isMobile()]).toEqual([
    'tr',
    'level=3',
    false,
  ]);
  await ysdk.features.LoadingAPI.ready();
  await ysdk.features.GameplayAPI.start();
  await ysdk.features.GameplayAPI.stop();
  expect(fake.sentTypes().slice(1)).toEqual(['ready', 'gameplayStart', 'gameplayStop']);
  const [pause, resume] = [vi.fn(), vi.fn()];
  ysdk.on('game_api_pause', pause);
  ysdk.on('game_api_resume', resume);
  fake.say({ type: 'pause' });
  fake.say({ type: 'resume' });
  ysdk.off('game_api_pause', pause);
  fake.say({ type: 'pause' });
  expect([pause.mock.calls.length, resume.mock.calls.length]).toEqual([1, 1]);
  expect((await ysdk.feedback.canReview()).value).toBe(false);
  expect(await ysdk.multiplayer.sessions.init()).toBeUndefined();
});

it.each([
  ['a member', {}, ['p1', 'Ada', true, '']],
  ['a guest', { boot: { player: guest } }, ['p1', '', false, 'lite']],
] as const)('the player is %s', async (_, options, expected) => {
  const player = await (await start(options)).ysdk.getPlayer({ scopes: false });
  expect([player.getUniqueID(), player.getName(), player.isAuthorized(), player.getMode()]).toEqual(expected);
});

it('data is written as a whole, statistics one by one', async () => {
  const { ysdk, server } = await start({ stored: { 'ya:data:level': { n: 3 }, 'ya:stat:wins': 1 } });
  const player = await ysdk.getPlayer();
  expect(await player.getData(['level', 'gold'])).toEqual({ level: { n: 3 } });
  const work = [player.setData({ gold: 5 }, true), player.incrementStats({ wins: 2 })];
  await vi.advanceTimersByTimeAsync(300);
  expect((await Promise.all(work))[1]).toEqual({ wins: 3 });
  expect([await player.getData(), await player.getStats()]).toEqual([{ gold: 5 }, { wins: 3 }]);
  expect([...server.stored].sort()).toEqual([
    ['ya:data:gold', 5],
    ['ya:stat:wins', 3],
  ]);
});

it('leaderboards that game.json lists keep their names; the others are the main one', async () => {
  const entry = (rank: number, name: string) => ({
    rank,
    name,
    handle: name.toLowerCase(),
    score: 90,
    achievedAt: '2030-01-01T00:00:00Z',
  });
  const { ysdk, server, fake } = await start({
    settings: { yandex: { boards: ['level1'] } },
    answer: ({ path }: Call) => {
      if (!path.startsWith('leaderboard/')) return undefined;
      const entries = path.includes('around=me') ? [entry(8, 'Eve'), entry(9, 'Ada')] : [entry(1, 'Bob')];
      return Response.json({ entries, me: entry(9, 'Ada') });
    },
  });
  await ysdk.leaderboards.setScore('level1', 12);
  const shown = await ysdk.leaderboards.getEntries('level1', { includeUser: true, quantityAround: 1, quantityTop: 1 });
  expect(shown.entries.map(({ rank, player }) => [rank, player.publicName])).toEqual([
    [1, 'Bob'],
    [8, 'Eve'],
    [9, 'Ada'],
  ]);
  expect([shown.userRank, shown.ranges]).toEqual([
    9,
    [
      { start: 0, size: 1 },
      { start: 7, size: 2 },
    ],
  ]);
  expect((await ysdk.leaderboards.getPlayerEntry('level1')).rank).toBe(9);
  expect(server.calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: `leaderboard/${gameId}`,
    body: { board: 'level1', score: 12 },
  });
  await (await ysdk.getLeaderboards()).setLeaderboardScore('unlisted', 13);
  expect(fake.sent.at(-1)).toEqual({ coinop: 1, type: 'score', score: 13 });
});

it('a player without an entry is refused with the code that games look for', async () => {
  const { ysdk } = await start({
    answer: ({ path }: Call) =>
      path.startsWith('leaderboard/') ? Response.json({ entries: [], me: null }) : undefined,
  });
  await expect(ysdk.leaderboards.getPlayerEntry('best')).rejects.toMatchObject({
    code: 'LEADERBOARD_PLAYER_NOT_PRESENT',
  });
  expect((await ysdk.leaderboards.getEntries('best', { includeUser: true })).userRank).toBe(0);
});

it.each([
  ['free', ['onRewarded', 'onClose']],
  ['off', ['onError', 'onClose']],
] as const)('a rewarded advertisement with rewards %s ends in %s, and never opens', async (rewards, expected) => {
  const { ysdk } = await start({ boot: { rewards } });
  const called: string[] = [];
  const names = ['onOpen', 'onRewarded', 'onClose', 'onError'];
  const callbacks = Object.fromEntries(names.map((name) => [name, () => void called.push(name)]));
  ysdk.adv.showRewardedVideo({ callbacks });
  await vi.advanceTimersByTimeAsync(0);
  expect(called).toEqual(expected);
  called.length = 0;
  ysdk.adv.showFullscreenAdv({ callbacks });
  ysdk.adv.showFullscreenAdv();
  expect(called).toEqual(['onClose']);
});
