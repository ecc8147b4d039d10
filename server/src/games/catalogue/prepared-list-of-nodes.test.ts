import { once } from 'node:events';
import net from 'node:net';
import { expect, it } from 'vitest';
import { startNodeProcess } from '../../testing/node-process.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import { type Person, requestsWith } from '../../testing/people/people.ts';
import { startService } from '../../testing/service.ts';

const list = '/api/games';
const idsIn = (body: { games: { id: string }[] }) => body.games.map(({ id }) => id);
/** The list is prepared only where the caller is known, so it is asked for as often as there may be processes to miss. */
const repeated = 12;
const askRepeatedly = (ask: () => Promise<Awaited<ReturnType<Person['get']>>>) =>
  Promise.all(Array.from({ length: repeated }, ask));

it('behind several processes the list is the same in each, also after a change, and ends with the session', async () => {
  const service = await startService();
  const { people, ctx } = service;
  const ada = await people.member('ada');
  const first = await makeGame(ctx, ada, { title: 'First' });
  const node = await startNodeProcess(service, { API_PROCESSES: '2' });
  // A connection of its own for each request, so that both processes get some.
  const ask = () => requestsWith(node.url, ada.token).get(list, { connection: 'close' });
  const seen = async () => (await askRepeatedly(ask)).map(({ status, body }) => [status, idsIn(body)]);
  await expect.poll(seen).toEqual(Array.from({ length: repeated }, () => [200, expect.arrayContaining([first])]));
  const [one, ...others] = await askRepeatedly(ask);
  for (const other of others) {
    expect(other.text).toBe(one?.text);
    expect(other.headers.get('etag')).toBe(one?.headers.get('etag'));
  }

  const second = await makeGame(ctx, ada, { title: 'Second' });
  await expect
    .poll(seen)
    .toEqual(Array.from({ length: repeated }, () => [200, expect.arrayContaining([first, second])]));

  expect((await ada.post('/api/auth/logout')).status).toBe(204);
  const statuses = async () => (await askRepeatedly(ask)).map(({ status }) => status);
  await expect.poll(statuses).toEqual(Array.from({ length: repeated }, () => 401));
});

it('is sent by the framework while the server closes, so that each response ends its connection', async () => {
  const service = await startService();
  const { people, ctx, app, url } = service;
  const ada = await people.member('ada');
  await makeGame(ctx, ada, { title: 'First' });
  let prepared = 0;
  const find = app.preparedResponses.get(list);
  app.preparedResponses.set(list, (request) => {
    const found = find?.(request);
    if (found !== undefined) prepared += 1;
    return found;
  });
  await ada.get(list);
  await ada.get(list);
  expect(prepared).toBeGreaterThan(0);
  prepared = 0;

  const { port } = new URL(url);
  const head = `GET ${list} HTTP/1.1\r\nhost: coinop.test\r\nauthorization: Bearer ${ada.token}\r\n`;
  const socket = net.connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  // A request whose head has begun keeps its connection open while the server closes.
  socket.write(head);
  await expect.poll(() => connectionsOf(app)).toBeGreaterThan(0);
  const closing = service.close();
  await expect.poll(() => app.preparedResponses.size).toBe(0);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  socket.write('\r\n');
  await once(socket, 'close');
  await closing;
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toMatch(/\r\nconnection: close\r\n/i);
  expect(prepared).toBe(0);
});

const connectionsOf = ({ server }: { server: net.Server }): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
