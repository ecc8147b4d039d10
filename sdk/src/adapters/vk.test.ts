import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guest, startGame } from '../../test/start-game.ts';
import { install } from './vk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type VkEvent = { detail: { type: string; data: Record<string, unknown> } };
type VkBridge = {
  send(name: string, params?: object): Promise<Record<string, unknown>>;
  subscribe(listener: (event: VkEvent) => void): void;
  unsubscribe(listener: (event: VkEvent) => void): void;
  supports(name: string): boolean;
  supportsAsync(name: string): Promise<boolean>;
  isIframe(): boolean;
};

function start({ stored = {}, ...options }: Parameters<typeof startGame>[1] & { stored?: object } = {}) {
  const game = startGame((page) => {
    page.MessageEvent = class extends Event {
      readonly data: unknown;
      constructor(type: string, { data }: { data: unknown }) {
        super(type);
        this.data = data;
      }
    } as unknown as typeof MessageEvent;
    install(page);
  }, options);
  for (const [key, value] of Object.entries(stored)) game.server.stored.set(key, value);
  return { ...game, bridge: game.page['vkBridge'] as VkBridge };
}

it('a game written as the documentation says starts, and gets the events of the host', async () => {
  const { bridge, fake } = start({ boot: { locale: 'ru-RU' } });
  expect(await bridge.send('VKWebAppInit')).toEqual({ result: true });
  const user = await bridge.send('VKWebAppGetUserInfo');
  expect(user).toMatchObject({ first_name: 'Ada', id: expect.any(Number) });
  expect(await bridge.send('VKWebAppGetLaunchParams')).toMatchObject({
    vk_user_id: user['id'],
    vk_language: 'ru',
    vk_platform: 'desktop_web',
  });
  const heard: string[] = [];
  const listener = ({ detail }: VkEvent) => void heard.push(detail.type);
  bridge.subscribe(listener);
  fake.say({ type: 'pause' });
  fake.say({ type: 'resume' });
  await bridge.send('VKWebAppShowBannerAd');
  bridge.unsubscribe(listener);
  fake.say({ type: 'pause' });
  expect(heard).toEqual(['VKWebAppViewHide', 'VKWebAppViewRestore', 'VKWebAppShowBannerAdResult']);
});

it('a guest has no name', async () => {
  const { bridge } = start({ boot: { player: guest } });
  expect(await bridge.send('VKWebAppGetUserInfo')).toMatchObject({ first_name: '' });
});

it('keeps texts by their keys', async () => {
  const { bridge, server } = start({ stored: { 'vk:level': '3' } });
  expect(await bridge.send('VKWebAppStorageGet', { keys: ['level', 'gold'] })).toEqual({
    keys: [
      { key: 'level', value: '3' },
      { key: 'gold', value: '' },
    ],
  });
  const work = [
    bridge.send('VKWebAppStorageSet', { key: 'gold', value: '5' }),
    bridge.send('VKWebAppStorageSet', { key: 'level', value: '' }),
  ];
  await vi.advanceTimersByTimeAsync(300);
  await Promise.all(work);
  expect(await bridge.send('VKWebAppStorageGetKeys', { count: 20, offset: 0 })).toEqual({ keys: ['gold'] });
  expect([...server.stored]).toEqual([['vk:gold', '5']]);
});

it.each([
  ['free', true],
  ['off', false],
] as const)('a rewarded advertisement with rewards %s is seen: %s', async (rewards, result) => {
  const { bridge } = start({ boot: { rewards } });
  expect(await bridge.send('VKWebAppCheckNativeAds', { ad_format: 'reward' })).toEqual({ result });
  expect(await bridge.send('VKWebAppShowNativeAds', { ad_format: 'reward' })).toEqual({ result });
  expect(await bridge.send('VKWebAppShowNativeAds', { ad_format: 'interstitial' })).toEqual({ result: true });
});

it('a result goes to the leaderboard', async () => {
  const { bridge, fake } = start();
  expect(await bridge.send('VKWebAppShowLeaderBoardBox', { user_result: 42 })).toEqual({ success: true });
  expect(fake.sent.at(-1)).toEqual({ coinop: 1, type: 'score', score: 42 });
});

it('refuses unsupported methods with the errors of VK', async () => {
  const { bridge } = start();
  await expect(bridge.send('VKWebAppGetFriends')).rejects.toEqual({
    error_type: 'client_error',
    error_data: { error_code: 6, error_reason: 'Unsupported platform' },
  });
  expect([bridge.supports('VKWebAppGetFriends'), await bridge.supportsAsync('VKWebAppStorageGet')]).toEqual([
    false,
    true,
  ]);
});

it('responds to a bridge that is bundled with the game, and leaves its other messages to the host', async () => {
  const { page, fake } = start();
  const heard: unknown[] = [];
  page.addEventListener('message', ({ data }) => heard.push(data));
  page.parent.postMessage({ type: 'vk-connect', handler: 'VKWebAppInit', params: { request_id: 7 } }, '*');
  page.parent.postMessage({ type: 'vk-connect', handler: 'VKWebAppGetFriends', params: { request_id: 8 } }, '*');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toMatchObject([
    { type: 'VKWebAppInitResult', data: { result: true, request_id: 7 } },
    { type: 'VKWebAppGetFriendsFailed', data: { error_type: 'client_error', request_id: 8 } },
  ]);
  const before = fake.sent.length;
  page.parent.postMessage({ own: true }, '*');
  expect(fake.sent.slice(before)).toEqual([{ own: true }]);
});
