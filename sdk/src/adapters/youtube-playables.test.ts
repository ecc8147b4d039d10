import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startGame } from '../../test/start-game.ts';
import { install } from './youtube-playables.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Ytgame = {
  IN_PLAYABLES_ENV: boolean;
  SdkError: new (...args: never) => Error & { errorType: number };
  SdkErrorType: Record<string, number>;
  game: {
    firstFrameReady(): void;
    gameReady(): void;
    loadData(): Promise<string>;
    saveData(data: string): Promise<void>;
  };
  engagement: { sendScore(score: { value: number }): Promise<void> };
  ads: { requestInterstitialAd(): Promise<void>; requestRewardedAd(id: string): Promise<boolean> };
  system: {
    isAudioEnabled(): boolean;
    onAudioEnabledChange(listener: (enabled: boolean) => void): () => void;
    onPause(listener: () => void): () => void;
    onResume(listener: () => void): () => void;
    getLanguage(): Promise<string>;
  };
  health: { logNothing(): Promise<void> };
};

function start(options?: Parameters<typeof startGame>[1]) {
  const game = startGame(install, options);
  return { ...game, ytgame: game.page['ytgame'] as Ytgame };
}

it('a game written as the documentation says loads, plays, scores and saves', async () => {
  const { ytgame, fake, server } = start();
  expect(ytgame.IN_PLAYABLES_ENV).toBe(true);
  ytgame.game.firstFrameReady();
  expect(await ytgame.game.loadData()).toBe('');
  ytgame.game.gameReady();
  await ytgame.engagement.sendScore({ value: 42 });
  const saved = ytgame.game.saveData('{"level":2}');
  await vi.advanceTimersByTimeAsync(300);
  await saved;
  await ytgame.ads.requestInterstitialAd();
  expect(await ytgame.ads.requestRewardedAd('life')).toBe(true);
  expect(await ytgame.system.getLanguage()).toBe('en');
  expect(await ytgame.health.logNothing()).toBeUndefined();
  expect(fake.sentTypes().slice(1)).toEqual(['ready', 'score']);
  expect([...server.stored]).toEqual([['yt:data', '{"level":2}']]);
});

it('loads what was saved before', async () => {
  const { ytgame, server } = start();
  server.stored.set('yt:data', 'level 7');
  expect(await ytgame.game.loadData()).toBe('level 7');
});

it('errors are distinguished by instanceof and type', async () => {
  const { ytgame } = start();
  const codeOf = (work: Promise<unknown>) =>
    work.catch((error) => error instanceof ytgame.SdkError && (error as { errorType: number }).errorType);
  expect(await codeOf(ytgame.game.saveData('x'.repeat(3_200_000)))).toBe(ytgame.SdkErrorType['SIZE_LIMIT_EXCEEDED']);
  expect(await codeOf(ytgame.game.saveData('\ud800'))).toBe(ytgame.SdkErrorType['INVALID_PARAMS']);
  expect(await codeOf(ytgame.game.saveData({} as string))).toBe(ytgame.SdkErrorType['INVALID_PARAMS']);
  expect(await codeOf(ytgame.engagement.sendScore({ value: Number.NaN }))).toBe(ytgame.SdkErrorType['INVALID_PARAMS']);
});

it('pause, resume and sound come from the host until the listener is removed', async () => {
  const { ytgame, fake } = start();
  const heard: unknown[] = [];
  const off = ytgame.system.onPause(() => heard.push('pause'));
  ytgame.system.onResume(() => heard.push('resume'));
  ytgame.system.onAudioEnabledChange((enabled) => heard.push(enabled));
  expect(ytgame.system.isAudioEnabled()).toBe(true);
  fake.say({ type: 'pause' });
  fake.say({ type: 'resume' });
  fake.say({ type: 'audio', muted: true });
  off();
  fake.say({ type: 'pause' });
  expect(heard).toEqual(['pause', 'resume', false]);
  expect(ytgame.system.isAudioEnabled()).toBe(false);
});
