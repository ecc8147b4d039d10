import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startGame } from '../../test/start-game.ts';
import { install } from './gamedistribution.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Gdsdk = {
  AdType: { Rewarded: string };
  showAd(type?: string): Promise<void>;
  preloadAd(type: string): Promise<void>;
  openConsole(): void;
};

function start(rewards: string) {
  const game = startGame(install, { boot: { rewards } });
  const heard: string[] = [];
  game.page['GD_OPTIONS'] = {
    gameId: '4f3d7d38d24b740c95da2b03dc3a2333',
    onEvent: ({ name }: { name: string }) => heard.push(name),
  };
  return { ...game, heard, gdsdk: game.page['gdsdk'] as Gdsdk };
}

it('a game is started by events, and stopped and started around an advertisement', async () => {
  const { gdsdk, heard, fake } = start('free');
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard.splice(0)).toEqual(['SDK_READY', 'SDK_GAME_START']);
  expect(fake.sentTypes()).toContain('ready');
  await gdsdk.showAd();
  expect(heard.splice(0)).toEqual(['SDK_GAME_PAUSE', 'SDK_GAME_START']);
  await gdsdk.preloadAd(gdsdk.AdType.Rewarded);
  await gdsdk.showAd(gdsdk.AdType.Rewarded);
  expect(heard).toEqual(['SDK_GAME_PAUSE', 'SDK_REWARDED_WATCH_COMPLETE', 'SDK_GAME_START']);
  gdsdk.openConsole();
});

it('without rewards a rewarded advertisement is rejected, and the game continues', async () => {
  const { gdsdk, heard } = start('off');
  await expect(gdsdk.showAd(gdsdk.AdType.Rewarded)).rejects.toThrow('No reward');
  expect(heard).toEqual(['SDK_GAME_PAUSE', 'SDK_GAME_START']);
});
