import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { App } from './http-app.ts';
import { listen } from './listen.ts';

const host = '127.0.0.1';

async function listening() {
  const app = fastify({ forceCloseConnections: 'idle' }) as unknown as App;
  app.get('/slow', async () => {
    await sleep(200);
    return 'done';
  });
  const stop = await listen(app, { host, port: 0 });
  return { app, stop, port: (app.server.address() as AddressInfo).port };
}

function get(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get({ host, port, path: '/slow', agent: false }, ({ statusCode }) => resolve(statusCode))
      .once('error', reject);
  });
}

describe('listening for requests', () => {
  it.runIf(process.platform === 'linux')('accepts several connections in a turn of the event loop', async () => {
    const { app, stop, port } = await listening();
    let inThisTurn = 0;
    let most = 0;
    app.server.on('connection', () => {
      if (inThisTurn === 0) {
        setImmediate(() => {
          inThisTurn = 0;
        });
      }
      inThisTurn += 1;
      most = Math.max(most, inThisTurn);
    });
    const sockets: Socket[] = Array.from({ length: 64 }, () => connect({ host, port }));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    await sleep(50);
    expect(most).toBeGreaterThan(4);
    for (const socket of sockets) socket.destroy();
    await stop();
  });

  it('sends the responses that are under way on any connection before it has stopped', async () => {
    const { stop, port } = await listening();
    const answers = Array.from({ length: 40 }, () => get(port));
    await sleep(100);
    await stop();
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    await expect(get(port)).rejects.toThrow('ECONNREFUSED');
  });

  it('refuses a port that another node listens on', async () => {
    const { stop, port } = await listening();
    const second = fastify() as unknown as App;
    await expect(listen(second, { host, port })).rejects.toThrow(
      `Port ${port} on ${host} is in use by another program; set PORT to a free one.`,
    );
    await stop();
  });
});
