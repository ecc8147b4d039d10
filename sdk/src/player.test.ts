import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameId } from '../test/fake-page.ts';
import { type Call, createFakeServer, refuse } from '../test/fake-server.ts';
import { bootFor, startParts } from '../test/start-parts.ts';
import { createPlayer } from './player.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ada = { id: 'p2', handle: 'ada', name: 'Ada', avatarUrl: 'data:,', guest: false };
const guest = { id: 'p1', handle: 'guest_1', name: 'guest_1', avatarUrl: 'data:,', guest: true };
const answer = (call: Call) => {
  if (call.token !== 'new') return refuse(401);
  return call.path === `player/${gameId}` ? Response.json({ player: ada }) : undefined;
};
const token = { type: 'token', token: 'new', expiresAt: '2030-01-01T00:00:00Z' } as const;

it('a document without a token asks its host for one, and gets its player with it', async () => {
  const server = createFakeServer(answer);
  const { token: _, player: __, ...boot } = bootFor(server);
  const { page, http, bridge } = startParts(server, boot);
  const changed = vi.fn();
  const player = createPlayer(boot, http, bridge, changed);
  expect(player.current()).toMatchObject({ id: '', guest: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.sent.at(-1)).toEqual({ coinop: 1, type: 'needToken', start: true });
  expect(server.calls).toEqual([]);
  page.say(token);
  await player.known;
  expect(player.current()).toEqual(ada);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('accepts no token from another window or another origin', async () => {
  const server = createFakeServer(answer);
  const { token: _, player: __, ...boot } = bootFor(server);
  const { page, http, bridge } = startParts(server, boot);
  const player = createPlayer(boot, http, bridge, () => {});
  await vi.advanceTimersByTimeAsync(0);
  page.deliver({ coinop: 1, ...token }, {}, 'https://play.example');
  page.deliver({ coinop: 1, ...token }, page.window.parent, 'https://evil.example');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.calls).toEqual([]);
  page.say(token);
  await player.known;
});

it('without a token and a host every call ends in an error', async () => {
  const server = createFakeServer();
  const { token: _, player: __, ...boot } = bootFor(server);
  const { http } = startParts(server, boot, 'alone');
  await expect(http.request('GET', 'wallet')).rejects.toMatchObject({ code: 'no_token', status: 401 });
  expect(server.calls).toEqual([]);
});

it('a guest who signs in is the member from then on', async () => {
  const server = createFakeServer(answer);
  const boot = bootFor(server, { player: guest });
  const { page, http, bridge } = startParts(server, boot);
  page.deliver({ coinop: 1, type: 'welcome', hostVersion: '2', muted: false, paused: false, protocol: 2 });
  const player = createPlayer(boot, http, bridge, () => {});
  const signedIn = player.signIn();
  await vi.advanceTimersByTimeAsync(0);
  const question = page.sent.at(-1);
  page.say(token);
  page.say({ type: 'answer', id: question && 'id' in question ? question.id : '', done: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(await signedIn).toBe(true);
  expect(player.current()).toEqual(ada);
  expect(await player.signIn()).toBe(true);
  expect(page.sentTypes().filter((type) => type === 'signIn')).toHaveLength(1);
});

it('a guest who does not sign in stays one', async () => {
  const server = createFakeServer(answer);
  const boot = bootFor(server, { player: guest });
  const { page, http, bridge } = startParts(server, boot);
  expect(await createPlayer(boot, http, bridge, () => {}).signIn()).toBe(false);
  expect(page.sentTypes()).not.toContain('signIn');
});
