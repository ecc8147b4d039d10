import { type EventEmitter, errorMonitor, once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import './db.ts';

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const greeting = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const lastWords = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0'),
);

it('survives a server that says why it goes away after its client has said goodbye', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(greeting);
      socket.once('data', () => socket.end(lastWords));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'coinop', database: 'coinop' });
  const heard: Error[] = [];
  await client.connect();

  // As the job queue does with a connection that it gives up.
  client.removeAllListeners();
  const ended = client.end();
  // It hears errors but does not count as a listener.
  (client as EventEmitter).on(errorMonitor, (error: Error) => heard.push(error));
  await ended;

  expect(heard.map((error) => error.message)).toEqual([expect.stringContaining('postmaster exit')]);
  server.close();
});
