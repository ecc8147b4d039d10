import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openHeaders } from './cors.ts';
import { createLoadShedding, watchEventLoop } from './load-shedding.ts';

it('a node is overloaded when its timers come late twice in a row, until one comes in time', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = 0;
  const eventLoop = watchEventLoop(() => now);
  const seen = [600, 700, 100, 700, 700, 900, 100].map((ms) => {
    now += ms;
    vi.advanceTimersByTime(100);
    return eventLoop.isOverloaded();
  });
  eventLoop.stop();
  expect(seen).toEqual([false, false, false, false, true, true, false]);
});

/** A server whose responses are held back until the test sends them. */
async function startHeldServer(requestsMax: number) {
  const held: { request: IncomingMessage; response: ServerResponse }[] = [];
  const warned: unknown[] = [];
  const load = createLoadShedding({
    requestsMax,
    cors: { headers: () => openHeaders, preflight: () => openHeaders },
    log: { warn: (about: unknown) => void warned.push(about) },
    nextId: () => 'id',
    pathOf: ({ url = '' }) => url,
  });
  const server = createServer(load.guard((request, response) => void held.push({ request, response })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    load.stop();
    server.closeAllConnections();
    server.close();
  });
  const get = (path: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, signal && { signal });
  const untilHeld = (count: number) => expect.poll(() => held.length).toBe(count);
  return { get, held, load, untilHeld, warned };
}

it('refuses what comes while as many requests as it may handle are unanswered, and no page', async () => {
  const { get, held, untilHeld, warned } = await startHeldServer(2);
  const answers = [get('/api/me'), get('/api/wallet')];
  await untilHeld(2);
  const refused = await get('/api/games');
  expect([refused.status, refused.headers.get('error-code'), refused.headers.get('retry-after')]).toEqual([
    503,
    'overloaded',
    '2',
  ]);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(await refused.json()).toEqual({ error: 'The service is busy; please try again in a moment.' });
  answers.push(get('/healthz'));
  await untilHeld(3);
  for (const { response } of held) response.end('{}');
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const next = get('/api/games');
  await untilHeld(4);
  held[3]?.response.end('{}');
  expect((await next).status).toBe(200);
  expect(warned).toEqual([{ refused: 1 }]);
});

it("a request that waits for something, and one whose client has gone, take nobody else's place", async () => {
  const { get, held, load, untilHeld } = await startHeldServer(1);
  const waiting = get('/live/1/low/index.m3u8');
  await untilHeld(1);
  load.release(held[0]?.request as IncomingMessage);
  const gone = new AbortController();
  const left = get('/api/games', gone.signal).catch((error: Error) => error.name);
  await untilHeld(2);
  gone.abort();
  expect(await left).toBe('AbortError');
  await once(held[1]?.response as ServerResponse, 'close');
  const bob = get('/api/me');
  await untilHeld(3);
  for (const { response } of held) response.end();
  expect([(await waiting).status, (await bob).status]).toEqual([200, 200]);
});
