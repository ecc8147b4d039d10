import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { startService } from '../testing/service.ts';

const service = await startService({ app: { bodyMsMax: 300 } });
const port = Number(new URL(service.url).port);
const ada = await service.people.member('ada');
const guest = await service.people.guest();

/** Sends this head and then a byte of its body now and then, until the server has had enough; answers what it got. */
function drip(head: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let answer = '';
    socket.write(head);
    const dripping = setInterval(() => socket.write('x'), 50);
    socket.on('data', (data) => {
      answer += data;
    });
    // A byte that comes after the end is answered by a reset.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
}

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: x', ...headers, 'Content-Length: 60000', '', ''].join('\r\n');
const bearer = (token: string) => `Authorization: Bearer ${token}`;
const json = 'Content-Type: application/json';
const id = '018f0000-0000-7000-8000-000000000000';

const cases: [name: string, head: string, status: number][] = [
  ['without a token', head('POST /api/games/generate', json), 401],
  ['without the right', head('POST /api/games/generate', json, bearer(guest.token)), 403],
  ['to an unknown path', head('POST /nowhere'), 404],
  ['to a malformed path', head('POST /%zz', json), 404],
  ['with a wrong method', head('POST /healthz'), 405],
  ['with a wrong type', head('POST /api/games/generate', 'Content-Type: text/plain', bearer(ada.token)), 415],
  ['compressed', head('POST /api/games/generate', json, 'Content-Encoding: gzip', bearer(ada.token)), 415],
  ['as a GET with a body', head('GET /healthz'), 200],
  ['as a GET with a body and a token', head('GET /api/me', bearer(ada.token)), 200],
  ['to a forged upload address', head(`PUT /uploads/clips/${id}?signature=x`), 403],
  ['that is read', head('POST /api/games/generate', json, bearer(ada.token)), 408],
  ['in chunks', `POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n`, 404],
  ['as CONNECT', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['that is no HTTP', 'nonsense\r\n\r\n', 400],
];

describe.concurrent('a request whose bytes drip in', () => {
  it.each(cases)('X25: %s is answered, and its connection ends', async (_name, sent, status) => {
    expect(Number(/^HTTP\/1.1 (\d+) /.exec(await drip(sent))?.[1])).toBe(status);
  });
});

it('a body that comes after its answer leaves the connection open for the next request', async () => {
  const socket = net.connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (data) => {
    answers += data;
  });
  socket.write('POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{');
  await expect.poll(() => answers).toContain('404');
  socket.write('}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => answers).toContain('200 OK');
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

it('an upload that falls silent is closed, and what came of it is kept', async () => {
  const { body } = await ada.post('/api/games/uploads', {});
  const { pathname, search } = new URL(body.uploadUrl);
  const socket = net.connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write(`${head(`PUT ${pathname}${search}`, 'Upload-Offset: 0')}xyz`);
  await closed;
  const offset = async () =>
    (await fetch(`${service.url}${pathname}${search}`, { method: 'HEAD' })).headers.get('upload-offset');
  await expect.poll(offset).toBe('3');
});
