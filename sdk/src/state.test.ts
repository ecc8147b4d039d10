import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Call, createFakeServer, refuse } from '../test/fake-server.ts';
import { bootFor, startParts, withoutState } from '../test/start-parts.ts';
import { textOfState } from './state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const token = { type: 'token', token: 'new', expiresAt: '2030-01-01T00:00:00Z' } as const;
const onlyNewToken = (call: Call) => (call.token === 'new' ? undefined : refuse(401));

it('the first load needs no request', async () => {
  const server = createFakeServer();
  server.save({ level: 3 });
  const { saved } = startParts(server);
  expect(await saved.load()).toEqual({ level: 3 });
  expect(server.calls).toEqual([]);
});

it('a player without a saved state gets null, and can save', async () => {
  const server = createFakeServer();
  const { saved } = startParts(server, bootFor(server, { state: null, stateVersion: 0 }));
  expect(await saved.load()).toBeNull();
  const save = saved.saveText('1');
  await vi.advanceTimersByTimeAsync(300);
  await save;
  expect(server.saved.text).toBe('1');
});

it('a later load asks the server, but not more than every 5 s', async () => {
  const server = createFakeServer();
  const { saved } = startParts(server);
  expect(await saved.load()).toBeNull();
  server.save({ level: 9 });
  expect(await saved.load()).toEqual({ level: 9 });
  expect(await saved.load()).toEqual({ level: 9 });
  expect(server.gets()).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  await saved.load();
  expect(server.gets()).toBe(2);
});

it('a load after a save gives the saved value, written or not', async () => {
  const server = createFakeServer();
  const { saved } = startParts(server);
  const save = saved.saveText('{"level":4}');
  expect(await saved.load()).toEqual({ level: 4 });
  await vi.advanceTimersByTimeAsync(300);
  await save;
  expect(await saved.load()).toEqual({ level: 4 });
  expect(server.gets()).toBe(0);
});

it('a later load falls back to the cached value when the server cannot be reached', async () => {
  const server = createFakeServer(() => new TypeError('Failed to fetch'));
  server.save({ level: 3 });
  const { saved } = startParts(server);
  await saved.load();
  await vi.advanceTimersByTimeAsync(6000);
  const load = saved.load();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await load).toEqual({ level: 3 });
});

it('without a state in the document a save waits until the state is known', async () => {
  const server = createFakeServer();
  server.save({ level: 3 });
  const { saved } = startParts(server, withoutState(bootFor(server)));
  const save = saved.saveText('{"level":4}');
  await vi.advanceTimersByTimeAsync(300);
  await save;
  expect(server.calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  expect(server.calls[1]?.headers.get('If-Match')).toBe('"1"');
});

it('a first load that fails is an error, not an empty state', async () => {
  const server = createFakeServer(() => refuse(403, { 'Error-Code': 'wrong_game' }));
  const { saved } = startParts(server, withoutState(bootFor(server)));
  await expect(saved.load()).rejects.toMatchObject({ status: 403, code: 'wrong_game' });
  await expect(saved.saveText('{}')).rejects.toMatchObject({ code: 'not_loaded' });
});

it('each write is based on the version before and outlives the page', async () => {
  const server = createFakeServer();
  const { saved } = startParts(server);
  for (const text of ['1', '2']) {
    const save = saved.saveText(text);
    await vi.advanceTimersByTimeAsync(7000);
    await save;
  }
  expect(server.calls.map((call) => [call.method, call.headers.get('If-Match'), call.keepalive])).toEqual([
    ['PUT', '"0"', true],
    ['PUT', '"1"', true],
  ]);
});

it('a write whose response was lost causes no conflict', async () => {
  let lost = true;
  const server = createFakeServer((call) => {
    if (call.method !== 'PUT' || !lost) return undefined;
    lost = false;
    server.save(5);
    return new TypeError('Failed to fetch');
  });
  const { saved, page } = startParts(server);
  const save = saved.saveText('5');
  await vi.advanceTimersByTimeAsync(5000);
  await save;
  expect(server.saved.text).toBe('5');
  expect(page.sentTypes()).not.toContain('stateConflict');
});

it('a newer save of another device is not overwritten: game and host are notified', async () => {
  const server = createFakeServer();
  const { saved, page } = startParts(server);
  server.save({ level: 50 });
  const save = expect(saved.saveText('{"level":1}')).rejects.toMatchObject({ status: 409, code: 'state_conflict' });
  await vi.advanceTimersByTimeAsync(300);
  await save;
  expect(page.sentTypes()).toContain('stateConflict');
  await expect(saved.saveText('{"level":2}')).rejects.toMatchObject({ code: 'state_conflict' });
  expect(await saved.load()).toEqual({ level: 50 });
  const next = saved.saveText('{"level":51}');
  await vi.advanceTimersByTimeAsync(10_000);
  await next;
  expect(server.saved.text).toBe('{"level":51}');
});

it('a write refused with 401 continues with a new token', async () => {
  const server = createFakeServer(onlyNewToken);
  const { saved, page } = startParts(server);
  const save = saved.saveText('{"level":1}');
  await vi.advanceTimersByTimeAsync(300);
  expect(page.sentTypes()).toContain('needToken');
  page.say(token);
  await vi.advanceTimersByTimeAsync(10);
  await save;
  expect(server.saved.text).toBe('{"level":1}');
});

it("a guest who signs in does not overwrite the member's progress, even at the same version", async () => {
  const server = createFakeServer(onlyNewToken);
  server.save({ level: 1 });
  const { saved, page } = startParts(server);
  server.saved.text = '{"level":80}';
  const save = expect(saved.saveText('{"level":2}')).rejects.toMatchObject({ code: 'state_conflict' });
  await vi.advanceTimersByTimeAsync(300);
  page.say(token);
  await vi.advanceTimersByTimeAsync(10);
  await save;
  expect(server.saved.text).toBe('{"level":80}');
  expect(page.sentTypes()).toContain('stateConflict');
});

it('a page that closes right after a new token writes nothing unchecked', async () => {
  const server = createFakeServer();
  const { saved, page } = startParts(server);
  saved.saveText('1').catch(() => {});
  page.say(token);
  saved.leave();
  expect(server.calls).toEqual([]);
});

it('a page that closes writes at once', () => {
  const server = createFakeServer();
  const { saved } = startParts(server);
  saved.saveText('1').catch(() => {});
  saved.leave();
  expect(server.puts()).toEqual([1]);
});

it('a write that overtakes an unanswered one wins, whichever arrives first', async () => {
  const arrivals: (() => void)[] = [];
  const server = createFakeServer(() => new Promise((resolve) => arrivals.push(() => resolve(undefined))));
  const { saved } = startParts(server);
  const saves = [saved.saveText('1')];
  await vi.advanceTimersByTimeAsync(300);
  saves.push(saved.saveText('2'));
  saved.leave();
  expect(server.puts()).toEqual([1, 2]);
  for (const arrive of arrivals.splice(0).reverse()) arrive();
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all(saves);
  // The older one was refused and looks what is there now.
  for (const arrive of arrivals.splice(0)) arrive();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.puts()).toEqual([1, 2]);
  expect(server.saved.text).toBe('2');
});

it("the server's 413 reaches the game", async () => {
  const server = createFakeServer(() => refuse(413, { 'Error-Code': 'state_too_large' }));
  const { saved } = startParts(server);
  const save = expect(saved.saveText('1')).rejects.toMatchObject({ status: 413, code: 'state_too_large' });
  await vi.advanceTimersByTimeAsync(300);
  await save;
});

it('Z1: sizes are counted in bytes of the JSON text', () => {
  expect(textOfState('a'.repeat(32_766))).toHaveLength(32_768);
  expect(() => textOfState('a'.repeat(32_767))).toThrow('The state has 32769 bytes; at most 32768 can be saved.');
  expect(() => textOfState('€'.repeat(11_000))).toThrow('33002 bytes');
});

it.each([undefined, () => {}, 1n, Symbol('s')])('values that are not JSON are refused: %s', (value) => {
  expect(() => textOfState(value)).toThrow('Only JSON values');
});

it('a circular structure is refused', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  expect(() => textOfState(circle)).toThrow('Only JSON values');
});

it('Z4: unusual values are restored unchanged', async () => {
  const server = createFakeServer();
  const odd = JSON.parse('{"z":1,"__proto__":{"a":1},"nul":"\\u0000","half":"\\ud800","n":1e21,"2":0,"e":"👾"}');
  server.save(odd);
  const { saved } = startParts(server);
  expect(JSON.stringify(await saved.load())).toBe(JSON.stringify(odd));
});
