import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { retryOn503 } from '../testing/in-parallel.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, url, ctx } = service;
const { nobody } = people;
const port = Number(new URL(url).port);

/** One request byte for byte, to the end of its answer. */
async function raw(text: string, to = port): Promise<string> {
  const socket = net.connect(to, '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}

function request(line: string, headers: Record<string, string>, body = ''): string {
  const all = { Host: 'coinop.test', Connection: 'close', 'Content-Length': String(body.length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

const jsonOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

describe('X3: no content type gets around a schema', () => {
  it.each([
    ' application/json',
    'application/json;',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json, text/plain',
    'application/json\ta',
    'application/json ; a=b',
    'text/plain',
    '',
  ])('%j', async (type) => {
    for (const body of ['{"deviceId":5}', '{"kind":"member"}', '"text"', '{']) {
      const answer = await raw(request('POST /api/auth/guest', { 'Content-Type': type }, body));
      expect(answer).toMatch(/^HTTP\/1.1 4(00|15) /);
      expect(Object.keys(jsonOf(answer))).toEqual(['error']);
    }
  });
});

describe('X6: what should be a text is one', () => {
  it.each([{ $ne: 1 }, ['a'], 5, true, null])('a device id of %j is none', async (deviceId) => {
    expect((await nobody.post('/api/auth/guest', { deviceId })).status).toBe(400);
  });

  it.each([
    'q[]=a&q[]=b',
    'q=a&q=b',
    'q[$ne]=a',
    'q=a&limit=5&limit=6',
    'q=a&limit=1e1x',
    'q=a&limit=Infinity',
    'q=%zz',
    'q=%ed%a0%80',
  ])('a query of %s fits nothing', async (query) => {
    const ada = await people.guest();
    const answer = await ada.get(`/api/profiles/search?${query}`);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['error']]);
  });
});

let injectors = 0;
it.each(["' or 1=1 --", "'; drop table accounts; --", "') union select id from accounts --", '\\', '$1', '%'])(
  'X13: to the database %j is only text',
  async (text) => {
    const ada = await people.member(`injector_${injectors++}`);
    const asked = encodeURIComponent(text);
    expect((await ada.get(`/api/profiles/search?q=${asked}`)).body).toEqual({ profiles: [], nextCursor: null });
    for (const path of [`profiles/${asked}`, `games/${asked}`, `jobs/${asked}`, `games?cursor=${asked}`])
      expect([path, (await ada.get(`/api/${path}`)).status]).toEqual([path, 400]);
    expect((await ada.patch('/api/me', { name: text })).body.user.name).toBe(text);
    expect((await ada.get(`/api/profiles/search?q=${asked}`)).body.profiles).toHaveLength(1);
    await ada.delete('/api/me');
  },
);

it('X4: a guest who sends a prototype stays a guest', async () => {
  const answer = await nobody.post('/api/auth/guest', '{"__proto__":{"kind":"member"},"deviceId":"d1"}');
  expect(answer.status).toBe(400);
  const prototype = await nobody.post(
    '/api/auth/guest',
    '{"constructor":{"prototype":{"kind":"member"}},"deviceId":"d1"}',
  );
  expect(prototype.body.user.kind).toBe('guest');
  expect(Object.prototype).not.toHaveProperty('kind');
});

it('X5: a guest who writes a balance down has none', async () => {
  const { body } = await nobody.post('/api/auth/guest', { deviceId: 'rich', kind: 'member', balance: 1e9, id: 'x' });
  expect(body.user.kind).toBe('guest');
  expect((await people.with(body.token).get('/api/wallet')).body).toMatchObject({ balance: 0, ledger: [] });
});

it('X10: five hundred slow clients delay no others, and are closed when their time is up', async () => {
  const hasty = await startService({ beside: service, app: { bodyMsMax: 1000 } });
  const { server } = hasty.app;
  // Until all have come, however long that takes, nobody is sent away in the middle of a header.
  server.headersTimeout = 600_000;
  let came = 0;
  server.on('connection', () => came++);
  const hastyPort = Number(new URL(hasty.url).port);
  const inHead = 'GET /healthz HTTP/1.1\r\nHost: x\r\nA: b';
  const inBody =
    'POST /api/auth/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{';
  const slow: Promise<string>[] = [];
  // In groups, so that the machine's own queue of connections drops none.
  while (slow.length < 500) {
    for (let i = 0; i < 50; i++) slow.push(raw(i % 2 === 0 ? inHead : inBody, hastyPort));
    await expect.poll(() => came).toBe(slow.length);
  }
  const ada = await hasty.people.guest();
  expect((await retryOn503(() => ada.get('/api/games'))).status).toBe(200);
  server.headersTimeout = 500;
  for (const answer of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(Object.keys(jsonOf(answer))).toEqual(['error']);
  }
});

it('X11: of fifty megabytes hardly any are taken, and none are kept', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const socket = net.connect(port, '127.0.0.1');
  const chunk = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);
  let answer = '';
  let written = 0;
  socket.on('data', (data) => {
    answer += data;
  });
  // The end comes as a reset while we are still sending.
  const closed = new Promise((resolve) => socket.once('error', resolve).once('close', resolve));
  socket.write(
    'POST /api/auth/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  while (!socket.destroyed && written < 50_000_000) {
    const isFree = socket.write(chunk);
    written += chunk.length;
    if (!isFree) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(written).toBeLessThan(20_000_000);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
});

it('X16: every address we give out is our own, whatever host was asked for', async () => {
  const ada = await people.member('ada');
  const gameId = await makeGame(ctx, ada);
  const headers = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'gopher',
    Forwarded: 'host=evil.example',
    Authorization: `Bearer ${ada.token}`,
    'Content-Type': 'application/json',
  };
  const { game } = jsonOf(await raw(request(`GET /api/games/${gameId}`, headers)));
  const { user } = jsonOf(await raw(request('GET /api/me', headers)));
  const { uploadUrl } = jsonOf(await raw(request('POST /api/clips/upload', headers, '{}')));
  const { htmlUrl } = jsonOf(await raw(request(`POST /api/games/${gameId}/session`, headers, '{}')));
  for (const address of [game.htmlUrl, game.thumbnailUrl, user.avatarUrl, uploadUrl, htmlUrl])
    expect(address).toMatch(/^http:\/\/coinop\.test\//);
  const page = await raw(request(`GET /g/${gameId}`, headers));
  expect(page).toContain('http://coinop.test/');
  expect(page).not.toContain('evil.example');
});

it('X20: the method comes only from the request line', async () => {
  const bob = await people.member('bob');
  const overrides = { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' };
  expect((await bob.get('/api/me?_method=DELETE', overrides)).body.user.handle).toBe('bob');
  expect((await bob.post('/api/me', { _method: 'DELETE' }, overrides)).status).toBe(405);
  for (const path of ['/api/me', '/api/wallet', '/api/feed']) {
    const answer = await fetch(url + path, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([401, '']);
  }
  expect((await bob.get('/api/me')).status).toBe(200);
});

it.each(['websocket', 'h2c', 'TLS/1.0'])('a POST that asks to become %s is answered as a POST', async (protocol) => {
  const headers = { 'Content-Type': 'application/json', Connection: 'upgrade, close', Upgrade: protocol };
  const answer = await raw(request('POST /api/auth/guest', headers, '{"deviceId":"device-of-ada"}'));
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(jsonOf(answer)).toHaveProperty('token');
});

it.each(['h2c', 'TLS/1.0'])('a GET that asks to become %s is answered as a GET', async (protocol) => {
  expect(await raw(request('GET /healthz', { Connection: 'upgrade, close', Upgrade: protocol }))).toMatch(
    /^HTTP\/1.1 200 /,
  );
});

describe('a request for a WebSocket is answered, and its connection closed,', () => {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };

  it.each([
    ['/api/games', 401],
    ['/api/nothing', 404],
    ['/api/games/%', 404],
    ['/api/games?q=%ff', 400],
    ['/healthz', 200],
    ['/api/live/none/chat', 401],
  ])('at %s with %d', async (path, status) => {
    expect(await raw(request(`GET ${path}`, headers))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('with 503 by a node that falls behind', async () => {
    const busy = await startService({ beside: service, app: { isOverloaded: () => true } });
    const answer = await raw(request('GET /api/live/none/chat', headers), Number(new URL(busy.url).port));
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
  });
});
