import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export type CountingProxy = { connectionString: string; roundTrips(): number; close(): Promise<void> };

const sync = 0x53;
const simpleQuery = 0x51;

/**
 * A proxy between the service and PostgreSQL that counts round trips: every Sync and every simple query of the
 * connections named `coinop`. Jobs and pub/sub have connections with other names.
 */
export async function startCountingProxy(connectionString: string): Promise<CountingProxy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-proxy-'));
  const url = new URL(connectionString);
  const target = path.join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  let roundTrips = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = connect(target);
    const count = messageCounter(() => roundTrips++);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('data', count);
    client.pipe(upstream);
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const file = path.join(folder, '.s.PGSQL.5432');
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(file, resolve));
  await chmod(file, 0o700);
  url.searchParams.set('host', folder);
  return {
    connectionString: url.href,
    roundTrips: () => roundTrips,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Messages of the client: the start message with a length but no type, then a type byte and a length each. */
function messageCounter(counted: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  let isOurs = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const at = isStarted ? 1 : 0;
      if (rest.length < at + 4) return;
      const length = at + rest.readInt32BE(at);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      if (!isStarted) {
        isStarted = true;
        isOurs = message.includes('application_name\0coinop\0');
      } else if (isOurs && (message[0] === sync || message[0] === simpleQuery)) {
        counted();
      }
    }
  };
}
