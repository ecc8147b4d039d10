import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, type Call, createFakeServer, refuse } from '../test/fake-server.ts';
import { bootFor, startParts } from '../test/start-parts.ts';
import { createStorageApi, createStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(answer: (call: Call) => Answer = () => undefined, storage?: string) {
  const server = createFakeServer(answer);
  const boot = bootFor(server, storage === undefined ? {} : { storage });
  const parts = startParts(server, boot);
  const store = createStore(boot, parts.http, parts.session);
  return { ...parts, server, store, storage: createStorageApi(store) };
}

const bodies = (server: { calls: Call[] }) =>
  server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('is read once and then answered from memory', async () => {
  const { server, storage } = start();
  server.stored.set('best', { points: 12 });
  expect(await storage.get('best')).toEqual({ points: 12 });
  expect(await storage.get('other')).toBeNull();
  expect(await storage.keys()).toEqual(['best']);
  expect(server.calls).toHaveLength(1);
});

it('needs no request for values that came with the document', async () => {
  const { server, storage } = start(undefined, '{"a":1,"__proto__":2}');
  expect(await storage.keys()).toEqual(['a', '__proto__']);
  expect(await storage.get('__proto__')).toBe(2);
  expect(server.calls).toEqual([]);
});

it('a value handed out is a copy', async () => {
  const { storage } = start(undefined, '{"list":[1]}');
  (await storage.get<number[]>('list'))?.push(2);
  expect(await storage.get('list')).toEqual([1]);
});

it('simultaneous changes are one write, and are read back at once', async () => {
  const { server, storage } = start();
  server.stored.set('old', true);
  const writes = [storage.set('a', 1), storage.set('b', null), storage.set('a', 2), storage.remove('old')];
  expect([await storage.get('a'), await storage.get('b'), await storage.get('old')]).toEqual([2, null, null]);
  expect(await storage.keys()).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(300);
  await Promise.all(writes);
  expect(bodies(server)).toEqual([{ set: { a: 2, b: null }, remove: ['old'] }]);
});

it('changes during a write are part of the next one', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createFakeServer(async (call) => {
    if (call.method === 'PUT' && bodies(server).length === 1) await held;
    return undefined;
  });
  const { http, session, boot } = startParts(server);
  const storage = createStorageApi(createStore(boot, http, session));
  const first = storage.set('a', 1);
  await vi.advanceTimersByTimeAsync(300);
  const second = storage.set('b', 2);
  release();
  await first;
  await vi.advanceTimersByTimeAsync(10_000);
  await second;
  expect(bodies(server)).toEqual([
    { set: { a: 1 }, remove: [] },
    { set: { b: 2 }, remove: [] },
  ]);
});

it('a failed write is retried with the changes since', async () => {
  let lost = true;
  const { server, storage } = start((call) => (lost && call.method === 'PUT' ? refuse(500) : undefined));
  const first = storage.set('a', 1);
  await vi.advanceTimersByTimeAsync(300);
  lost = false;
  const second = storage.set('b', 2);
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all([first, second]);
  expect(bodies(server).at(-1)).toEqual({ set: { a: 1, b: 2 }, remove: [] });
  expect([...server.stored]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

it('a permanently refused write is reported and dropped', async () => {
  const { server, storage } = start((call) => (call.method === 'PUT' ? refuse(400) : undefined));
  const refused = expect(storage.set('a', 1)).rejects.toMatchObject({ status: 400 });
  await vi.advanceTimersByTimeAsync(300);
  await refused;
  expect(await storage.get('a')).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bodies(server)).toHaveLength(1);
});

it('closing the page sends pending changes at once, in a keepalive request', async () => {
  const { server, store, storage } = start();
  void storage.set('a', 1);
  await vi.advanceTimersByTimeAsync(0);
  store.leave();
  expect(server.calls).toMatchObject([{ method: 'PUT', keepalive: true }]);
});

it('a batch too large to outlive the page is sent as an ordinary request', async () => {
  const { server, storage } = start();
  void storage.set('a', 'x'.repeat(40_000));
  await vi.advanceTimersByTimeAsync(300);
  expect(server.calls).toMatchObject([{ method: 'PUT', keepalive: false }]);
});

it('holds 3 MiB and no more', async () => {
  const { storage } = start(undefined, '{}');
  const kept = storage.set('a', 'x'.repeat(3_000_000));
  await vi.advanceTimersByTimeAsync(300);
  await kept;
  await expect(storage.set('b', 'x'.repeat(200_000))).rejects.toMatchObject({ status: 413, code: 'storage_full' });
  expect(await storage.keys()).toEqual(['a']);
});

it.each([
  ['an empty key', '', 1, 'bad_key'],
  ['a key that is too long', 'x'.repeat(257), 1, 'bad_key'],
  ['no JSON value', 'a', undefined, 'not_json'],
])('refuses %s', async (_, key, value, code) => {
  const { server, storage } = start();
  await expect(storage.set(key, value)).rejects.toMatchObject({ code });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.calls).toEqual([]);
});

it('clear keeps the mirror of localStorage', async () => {
  const { server, storage } = start(undefined, '{"a":1,"localStorage/b":"2"}');
  expect(await storage.keys()).toEqual(['a']);
  const cleared = storage.clear();
  await vi.advanceTimersByTimeAsync(300);
  await cleared;
  expect(bodies(server)).toEqual([{ set: {}, remove: ['a'] }]);
});

it('a new token may belong to another account, so the values are read again', async () => {
  const { server, page, storage } = start(undefined, '{"a":1}');
  server.stored.set('a', 5);
  page.say({ type: 'token', token: 'new', expiresAt: '2030-01-01T00:00:00Z' });
  expect(await storage.get('a')).toBe(5);
});
