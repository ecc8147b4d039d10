import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameId } from '../../test/fake-page.ts';
import { guest, startGame } from '../../test/start-game.ts';
import { install } from './poki.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Poki = {
  init(): Promise<void>;
  gameLoadingProgress(progress: { percentageDone: number }): void;
  gameLoadingFinished(): void;
  gameplayStart(): void;
  gameplayStop(): void;
  commercialBreak(onStart?: () => void): Promise<void>;
  rewardedBreak(options?: object): Promise<boolean>;
  happyTime(intensity: number): void;
  shareableURL(params: object): Promise<string>;
  getURLParam(name: string): string;
  getUser(): Promise<object | null>;
  getToken(): Promise<string>;
  login(): Promise<void>;
  openExternalLink(url: string): void;
  setDebug(on: boolean): void;
  somethingNew(): Promise<unknown>;
  newModule: { deep: { call(): Promise<unknown> } };
};

function start(options?: Parameters<typeof startGame>[1]) {
  const game = startGame(install, options);
  return { ...game, PokiSDK: game.page['PokiSDK'] as Poki };
}

it('a game written as the documentation says runs from loading to its second round', async () => {
  const { PokiSDK, fake } = start();
  const muted = vi.fn();
  PokiSDK.setDebug(true);
  await PokiSDK.init();
  PokiSDK.gameLoadingProgress({ percentageDone: 50 });
  PokiSDK.gameLoadingFinished();
  PokiSDK.gameplayStart();
  PokiSDK.happyTime(0.5);
  PokiSDK.gameplayStop();
  await PokiSDK.commercialBreak(muted);
  PokiSDK.gameplayStart();
  expect(muted).not.toHaveBeenCalled();
  expect(fake.sentTypes().slice(1)).toEqual([
    ...['loading', 'ready', 'gameplayStart', 'celebrate', 'gameplayStop', 'gameplayStart'],
  ]);
  expect(fake.sent).toContainEqual({ coinop: 1, type: 'loading', progress: 0.5 });
});

it('a game that never says it has loaded is ready when play begins', () => {
  const { PokiSDK, fake } = start();
  PokiSDK.gameplayStart();
  PokiSDK.gameLoadingFinished();
  expect(fake.sentTypes().slice(1)).toEqual(['ready', 'gameplayStart']);
});

it.each([
  ['free', true],
  ['off', false],
])('a rewarded break with rewards %s gives %s', async (rewards, given) => {
  const { PokiSDK } = start({ boot: { rewards } });
  expect(await PokiSDK.rewardedBreak({ size: 'large', onStart: () => {} })).toBe(given);
});

it('shares by an address and finds its parameters', async () => {
  const { PokiSDK } = start({ launchParams: { room: 'r1' } });
  expect(await PokiSDK.shareableURL({ room: 'r1' })).toBe(`https://api.example/g/${gameId}?p=room%3Dr1`);
  expect([PokiSDK.getURLParam('room'), PokiSDK.getURLParam('other')]).toEqual(['r1', '']);
});

it('has a user for a member, and none for a guest', async () => {
  expect(await start().PokiSDK.getUser()).toEqual({ username: 'Ada', avatarUrl: 'data:,' });
  const { PokiSDK } = start({ boot: { player: guest } });
  expect(await PokiSDK.getUser()).toBeNull();
  await expect(PokiSDK.getToken()).rejects.toThrow();
  const login = expect(PokiSDK.login()).rejects.toThrow('did not sign in');
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  await login;
});

it('unknown calls do not fail', async () => {
  const { PokiSDK } = start();
  expect(await PokiSDK.somethingNew()).toBeUndefined();
  expect(await PokiSDK.newModule.deep.call()).toBeUndefined();
  expect(await Promise.resolve(PokiSDK)).toBe(PokiSDK);
});
