import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakePage, gameId, hostOrigin, openFakeBridge } from '../test/fake-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends hello to its host and nothing else before the welcome', () => {
  const fake = createFakePage();
  const bridge = openFakeBridge(fake);
  bridge.send({ type: 'ready' });
  expect(fake.sent).toEqual([{ coinop: 1, type: 'hello', gameId, sdk: '0.0.0', protocol: 4 }]);
  expect(fake.targets).toEqual(['*']);
  fake.welcome();
  expect(fake.sentTypes()).toEqual(['hello', 'ready']);
  expect(fake.targets).toEqual(['*', hostOrigin]);
});

it('repeats its hello until welcomed', () => {
  const fake = createFakePage();
  openFakeBridge(fake);
  vi.advanceTimersByTime(500);
  expect(fake.sentTypes()).toEqual(['hello', 'hello']);
  fake.welcome();
  vi.advanceTimersByTime(5000);
  expect(fake.sentTypes()).toEqual(['hello', 'hello']);
});

it.each([
  ['another window', (fake: ReturnType<typeof createFakePage>) => ({ source: {}, origin: hostOrigin, fake })],
  ['the game itself', (fake: ReturnType<typeof createFakePage>) => ({ source: fake.window, origin: 'null', fake })],
  [
    'a parent of an origin that may not frame it',
    (fake: ReturnType<typeof createFakePage>) => ({ source: fake.window.parent, origin: 'https://evil.example', fake }),
  ],
])('hears nothing from %s', (_, from) => {
  const fake = createFakePage();
  const bridge = openFakeBridge(fake);
  const heard = vi.fn();
  bridge.on('token', heard);
  const { source, origin } = from(fake);
  fake.deliver({ coinop: 1, type: 'token', token: 'evil', expiresAt: '' }, source, origin);
  expect(heard).not.toHaveBeenCalled();
  fake.say({ type: 'token', token: 'good', expiresAt: '' });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('handles only host messages of its version, and leaves all others to the game', () => {
  const fake = createFakePage();
  openFakeBridge(fake);
  const gameListener = vi.fn();
  fake.window.addEventListener('message', gameListener);
  for (const data of ['{"no json', '"text"', 7, null, { type: 'pause' }, { coinop: 2, type: 'pause' }])
    fake.deliver(data);
  expect(gameListener).toHaveBeenCalledTimes(6);
  fake.say({ type: 'pause' });
  expect(gameListener).toHaveBeenCalledTimes(6);
});

it.each(['webkit', 'react-native'] as const)('speaks to a native host over %s', async (kind) => {
  const fake = createFakePage(kind);
  const bridge = openFakeBridge(fake);
  const heard = vi.fn();
  bridge.on('audio', heard);
  expect(fake.sentTypes()).toEqual(['hello']);
  fake.deliver({ coinop: 1, type: 'welcome', hostVersion: '1', muted: true, paused: false }, fake.window, 'null');
  expect(await bridge.hasHost()).toBe(true);
  fake.deliver('{"coinop":1,"type":"audio","muted":true}', null, '');
  expect(heard).toHaveBeenCalledWith({ coinop: 1, type: 'audio', muted: true });
  bridge.send({ type: 'score', score: 5 });
  expect(fake.sent.at(-1)).toEqual({ coinop: 1, type: 'score', score: 5 });
});

it('knows at once that there is no host when it is not framed', async () => {
  const fake = createFakePage('alone');
  const bridge = openFakeBridge(fake);
  bridge.send({ type: 'ready' });
  fake.deliver({ coinop: 1, type: 'welcome', hostVersion: '1', muted: false, paused: false }, fake.window, 'null');
  expect(await bridge.hasHost()).toBe(false);
  expect(fake.sent).toEqual([]);
});

it('gives up waiting for a silent parent after 2 s, but accepts a late welcome', async () => {
  const fake = createFakePage();
  const bridge = openFakeBridge(fake);
  const found = bridge.hasHost();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toBe(false);
  fake.welcome();
  expect(await bridge.hasHost()).toBe(true);
});

it('a question is answered by the host, once, and by its own answer', async () => {
  const fake = createFakePage();
  const bridge = openFakeBridge(fake);
  fake.deliver({ coinop: 1, type: 'welcome', hostVersion: '2', muted: false, paused: false, protocol: 2 });
  const first = bridge.ask({ type: 'signIn' });
  const second = bridge.ask({ type: 'openLink', url: 'https://author.example/' });
  await vi.advanceTimersByTimeAsync(0);
  const [signIn, link] = fake.sent.slice(1) as { id: string }[];
  expect(link).toEqual({ coinop: 1, type: 'openLink', id: link?.id, url: 'https://author.example/' });
  fake.say({ type: 'answer', id: link?.id ?? '', done: false });
  fake.say({ type: 'answer', id: signIn?.id ?? '', done: true });
  expect(await Promise.all([first, second])).toEqual([true, false]);
});

it.each([
  ['a host of the first revision', 'framed'],
  ['no host', 'alone'],
] as const)('with %s every question is answered with no', async (_, kind) => {
  const fake = createFakePage(kind);
  const bridge = openFakeBridge(fake);
  fake.welcome();
  expect(await bridge.ask({ type: 'signIn' })).toBe(false);
  expect(fake.sentTypes()).not.toContain('signIn');
});

it('a question that is never answered counts as declined', async () => {
  const fake = createFakePage();
  const bridge = openFakeBridge(fake);
  fake.deliver({ coinop: 1, type: 'welcome', hostVersion: '2', muted: false, paused: false, protocol: 2 });
  const asked = bridge.ask({ type: 'signIn' });
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(await asked).toBe(false);
});
