import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeServer } from '../test/fake-server.ts';
import { startParts } from '../test/start-parts.ts';
import { createStorage } from './local-storage.ts';
import { mirrorLocalStorage } from './mirror-local-storage.ts';
import { createStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// A device is a browser's own localStorage, which outlives its documents.
function createDevice() {
  return createStorage().storage;
}

async function open(server: ReturnType<typeof createFakeServer>, localStorage: Storage) {
  const { boot, http, session } = startParts(server);
  const reload = vi.fn();
  const page = { localStorage, location: { reload } } as unknown as Window;
  const compare = await mirrorLocalStorage(page, createStore(boot, http, session));
  return { reload, compare };
}

const contents = (device: Storage) => Object.entries({ ...device }).filter(([key]) => key !== 'coinop.mirror');

it('a game’s localStorage is found on the next device, which reloads', async () => {
  const server = createFakeServer();
  const phone = createDevice();
  const { compare, reload } = await open(server, phone);
  phone['best'] = '12';
  phone.setItem('name', 'ada');
  compare();
  await vi.advanceTimersByTimeAsync(300);
  expect(server.stored.get('localStorage/best')).toBe('12');
  expect(reload).not.toHaveBeenCalled();

  const tablet = createDevice();
  tablet['best'] = '1';
  tablet['draft'] = 'x';
  expect((await open(server, tablet)).reload).toHaveBeenCalledTimes(1);
  expect(contents(tablet)).toEqual([
    ['best', '12'],
    ['name', 'ada'],
  ]);
  expect((await open(server, tablet)).reload).not.toHaveBeenCalled();
});

it('a device with the newest version keeps its offline changes', async () => {
  const server = createFakeServer();
  const phone = createDevice();
  phone['best'] = '12';
  await open(server, phone);
  await vi.advanceTimersByTimeAsync(300);
  phone['best'] = '13';
  phone.removeItem('name');
  const { reload } = await open(server, phone);
  await vi.advanceTimersByTimeAsync(300);
  expect(reload).not.toHaveBeenCalled();
  expect(server.stored.get('localStorage/best')).toBe('13');
});

it('changes are found by themselves, removals too, and nothing is written without one', async () => {
  const server = createFakeServer();
  const phone = createDevice();
  await open(server, phone);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.puts()).toHaveLength(0);
  phone['best'] = '12';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.stored.get('localStorage/best')).toBe('12');
  phone.removeItem('best');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.stored.has('localStorage/best')).toBe(false);
  expect(server.puts()).toHaveLength(2);
});
