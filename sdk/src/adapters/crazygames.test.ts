import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guest, startGame } from '../../test/start-game.ts';
import { install } from './crazygames.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Callback = (error: unknown, value?: unknown) => void;
type Sdk = {
  init(): Promise<void>;
  environment: string;
  getEnvironment(callback: Callback): void;
  game: {
    loadingStart(): void;
    loadingStop(): void;
    gameplayStart(): void;
    gameplayStop(): void;
    happytime(callback?: Callback): void;
    settings: object;
    addSettingsChangeListener(listener: (settings: object) => void): void;
    inviteLink(params: object): string;
    getInviteParam(name: string): string | null;
  };
  ad: { requestAd(type: string, callbacks: object): void; hasAdblock(): Promise<boolean> };
  banner: { requestBanner(banner: object): Promise<void> };
  data: {
    getItem(key: string): string | null;
    setItem(key: string, value: unknown): void;
    removeItem(key: string): void;
    clear(): void;
  };
  user: {
    isUserAccountAvailable: (callback?: Callback) => Promise<boolean>;
    getUser(callback?: Callback): Promise<object | null>;
    showAuthPrompt(): Promise<object>;
    getUserToken(callback?: Callback): Promise<string>;
    submitScore(score: object): Promise<void>;
    addScore(score: number, callback?: Callback): Promise<void>;
    systemInfo: { device: { type: string } };
  };
};
type First = EventTarget & { init(): void; requestAd(type: string): void; gameplayStart(): void };

function start(options?: Parameters<typeof startGame>[1]) {
  const game = startGame(install, options);
  const { SDK, CrazySDK } = game.page['CrazyGames'] as { SDK: Sdk; CrazySDK: { getInstance(): First } };
  return { ...game, SDK, CrazySDK };
}

it('v3: a game runs from loading to an advertisement that never starts', async () => {
  const { SDK, fake } = start();
  const callbacks = { adStarted: vi.fn(), adFinished: vi.fn(), adError: vi.fn() };
  await SDK.init();
  expect(SDK.environment).toBe('crazygames');
  SDK.game.loadingStart();
  SDK.game.loadingStop();
  SDK.game.gameplayStart();
  SDK.game.happytime();
  SDK.ad.requestAd('midgame', callbacks);
  await vi.advanceTimersByTimeAsync(0);
  expect(callbacks.adFinished).toHaveBeenCalledTimes(1);
  expect(callbacks.adStarted).not.toHaveBeenCalled();
  expect(await SDK.ad.hasAdblock()).toBe(false);
  expect(fake.sentTypes().slice(1)).toEqual(['ready', 'gameplayStart', 'celebrate']);
});

it('v3: data is read without waiting after init, and kept', async () => {
  const { SDK, server } = start();
  server.stored.set('cg:level', '3').set('other:level', '9');
  await SDK.init();
  expect([SDK.data.getItem('level'), SDK.data.getItem('coins')]).toEqual(['3', null]);
  SDK.data.setItem('coins', 5);
  SDK.data.removeItem('level');
  expect([SDK.data.getItem('level'), SDK.data.getItem('coins')]).toEqual([null, '5']);
  await vi.advanceTimersByTimeAsync(300);
  expect([...server.stored]).toEqual([
    ['other:level', '9'],
    ['cg:coins', '5'],
  ]);
  SDK.data.clear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...server.stored.keys()]).toEqual(['other:level']);
});

it('data written before init is not overwritten by what init loads', async () => {
  const { SDK, server } = start();
  server.stored.set('cg:level', '3');
  SDK.data.setItem('level', 4);
  await SDK.init();
  expect(SDK.data.getItem('level')).toBe('4');
});

it.each([
  ['free', 'adFinished'],
  ['off', 'adError'],
] as const)('v3: a rewarded advertisement with rewards %s ends in %s', async (rewards, called) => {
  const { SDK } = start({ boot: { rewards } });
  const callbacks = { adStarted: vi.fn(), adFinished: vi.fn(), adError: vi.fn() };
  SDK.ad.requestAd('rewarded', callbacks);
  await vi.advanceTimersByTimeAsync(0);
  expect(callbacks[called]).toHaveBeenCalledTimes(1);
  expect(callbacks.adFinished.mock.calls.length + callbacks.adError.mock.calls.length).toBe(1);
});

it('v3: settings follow the host', async () => {
  const { SDK, fake } = start();
  const heard = vi.fn();
  SDK.game.addSettingsChangeListener(heard);
  fake.say({ type: 'audio', muted: true });
  expect(heard).toHaveBeenCalledWith({ muteAudio: true, disableChat: true });
  expect(SDK.game.settings).toEqual({ muteAudio: true, disableChat: true });
});

it('v3: users, invitations and scores', async () => {
  const { SDK, fake } = start({ launchParams: { room: 'r1' } });
  expect(await SDK.user.getUser()).toEqual({ username: 'Ada', profilePictureUrl: 'data:,' });
  expect(SDK.user.systemInfo.device.type).toBe('desktop');
  expect(SDK.game.inviteLink({ room: 'r1' })).toContain('?p=room%3Dr1');
  expect([SDK.game.getInviteParam('room'), SDK.game.getInviteParam('x')]).toEqual(['r1', null]);
  await SDK.user.submitScore({ score: 12 });
  expect(fake.sent.at(-1)).toEqual({ coinop: 1, type: 'score', score: 12 });
  await expect(SDK.user.submitScore({ encryptedScore: 'AAAA' })).rejects.toThrow('scoreKey');
  expect(await start({ boot: { player: guest } }).SDK.user.getUser()).toBeNull();
});

it('v3: an encrypted score is decrypted with the key of game.json', async () => {
  const bytes = webcrypto.getRandomValues(new Uint8Array(32));
  const iv = webcrypto.getRandomValues(new Uint8Array(12));
  const key = await webcrypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt']);
  const text = await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode('345.5'));
  const scoreKey = Buffer.from(bytes).toString('base64');
  const { SDK, fake, page } = start({ settings: { crazygames: { scoreKey } } });
  expect('__coinopAdapters' in page).toBe(false);
  await SDK.user.submitScore({ encryptedScore: Buffer.concat([iv, new Uint8Array(text)]).toString('base64') });
  expect(fake.sent.at(-1)).toEqual({ coinop: 1, type: 'score', score: 345.5 });
});

it('v2: calls back, and the error comes first', async () => {
  const { SDK, fake } = start();
  const callback = vi.fn();
  SDK.getEnvironment(callback);
  void SDK.user.isUserAccountAvailable(callback);
  void SDK.user.getUser(callback);
  void SDK.user.addScore(7, callback);
  SDK.user.getUserToken(callback).catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(callback.mock.calls).toEqual([
    [null, 'crazygames'],
    [null, true],
    [null, { username: 'Ada', profilePictureUrl: 'data:,' }],
    [null, undefined],
    [{ code: 'unexpectedError', message: 'There are no tokens here.' }],
  ]);
  expect(fake.sent.at(-1)).toEqual({ coinop: 1, type: 'score', score: 7 });
});

it('v1: reports by events', async () => {
  const { CrazySDK, fake } = start();
  const heard: string[] = [];
  const sdk = CrazySDK.getInstance();
  expect(CrazySDK.getInstance()).toBe(sdk);
  for (const name of ['initialized', 'adStarted', 'adFinished', 'adError']) {
    sdk.addEventListener(name, ({ type }) => heard.push(type));
  }
  sdk.init();
  await vi.advanceTimersByTimeAsync(1);
  sdk.requestAd('rewarded');
  sdk.gameplayStart();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['initialized', 'adFinished']);
  expect(fake.sentTypes().slice(1)).toEqual(['ready', 'gameplayStart']);
});
