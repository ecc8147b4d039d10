import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeServer, refuse } from '../test/fake-server.ts';
import { bootFor, startParts, withoutState } from '../test/start-parts.ts';
import { createStorageShim } from './storage-shim.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('D6: keeps localStorage in the saved state and restores it from there', async () => {
  const server = createFakeServer();
  const first = createStorageShim(startParts(server).saved);
  first.storage.setItem('best', '10');
  first.storage.setItem('__proto__', 'x');
  first.storage.setItem('best', '12');
  await vi.advanceTimersByTimeAsync(300);
  expect(server.puts()).toHaveLength(1);
  expect(server.saved.text).toBe('{"localStorage":{"best":"12","__proto__":"x"}}');
  const second = createStorageShim(startParts(server).saved);
  expect(Object.keys(second.storage)).toEqual(['best', '__proto__']);
  expect([second.storage['best'], second.storage.getItem('__proto__')]).toEqual(['12', 'x']);
});

it('a game that only used localStorage has saved no state of its own', async () => {
  const server = createFakeServer();
  server.save({ localStorage: { best: '12' } });
  expect(await startParts(server).saved.load()).toBeNull();
});

it('a state the game saved itself is never overwritten', async () => {
  const server = createFakeServer();
  server.save({ level: 3 });
  const { storage } = createStorageShim(startParts(server).saved);
  storage.setItem('best', '10');
  expect(storage.getItem('best')).toBe('10');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toEqual([]);
});

it('is memory only from the first save of the game on', async () => {
  const server = createFakeServer();
  const { saved } = startParts(server);
  const { storage, keepInMemory } = createStorageShim(saved);
  storage.setItem('best', '10');
  keepInMemory();
  const save = saved.saveText('{"level":1}');
  storage.setItem('best', '11');
  await vi.advanceTimersByTimeAsync(60_000);
  await save;
  expect(server.puts()).toEqual([{ level: 1 }]);
  expect(storage.getItem('best')).toBe('11');
});

it('is full where the saved state would be too large', async () => {
  const server = createFakeServer();
  const { storage } = createStorageShim(startParts(server).saved);
  storage.setItem('a', 'x'.repeat(30_000));
  expect(() => storage.setItem('b', 'x'.repeat(3000))).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }));
  expect(storage.length).toBe(1);
});

it('waits in memory for a state that did not come with the document', async () => {
  const server = createFakeServer();
  server.save({ localStorage: { best: '12', name: 'ada' } });
  const { storage } = createStorageShim(startParts(server, withoutState(bootFor(server))).saved);
  storage.setItem('best', '13');
  await vi.advanceTimersByTimeAsync(1000);
  expect(Object.entries(storage)).toEqual([
    ['best', '13'],
    ['name', 'ada'],
  ]);
  expect(server.saved.text).toBe('{"localStorage":{"best":"13","name":"ada"}}');
});

it('stays in memory when that state cannot be read', async () => {
  const server = createFakeServer(() => refuse(403));
  const { storage } = createStorageShim(startParts(server, withoutState(bootFor(server))).saved);
  storage.setItem('best', '13');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(storage.getItem('best')).toBe('13');
  expect(server.puts()).toEqual([]);
});
