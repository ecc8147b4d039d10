import cluster from 'node:cluster';
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net';
import { refusedPort } from '../process/refused-port.ts';
import type { App } from './http-app.ts';

/** Connections that wait to be accepted; the kernel drops what exceeds it, and who is dropped retries after a second. */
const acceptQueueMax = 4096;
/** A socket that listens accepts one connection in each turn of the event loop, and under load a turn takes long. */
const listenersMax = 16;

type Address = { host: string; port: number };

/**
 * Listens with several sockets on the same port where the system can share one, so that a busy node accepts new
 * connections as fast as it reads from the old ones; for several processes their parent accepts. The returned function
 * stops the app when its last response is sent.
 */
export async function listen(app: App, { host, port }: Address): Promise<() => Promise<void>> {
  const others: Server[] = [];
  const stop = async () => {
    await Promise.all([app.close(), ...others.map(closed)]);
  };
  try {
    await openListeners(app, { host, port }, others);
    return stop;
  } catch (error) {
    await stop();
    throw refusedPort(error, host, port, 'PORT');
  }
}

async function openListeners(app: App, { host, port }: Address, others: Server[]): Promise<void> {
  if (cluster.isWorker || !(await canSharePort(host))) {
    await app.listen({ host, port, backlog: acceptQueueMax });
    return;
  }
  // A shared port is never in use for who shares it, so another node would not be noticed.
  if (port > 0) await closed(await opened(createServer(), { host, port }));
  const shared = { host, backlog: acceptQueueMax, reusePort: true };
  await app.listen({ ...shared, port });
  const { port: boundPort } = app.server.address() as AddressInfo;
  while (others.length < listenersMax - 1) {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    );
    others.push(await opened(other, { ...shared, port: boundPort }));
  }
}

/** Not every system can. */
async function canSharePort(host: string): Promise<boolean> {
  try {
    await closed(await opened(createServer(), { host, port: 0, reusePort: true }));
    return true;
  } catch {
    return false;
  }
}

function opened(server: Server, options: ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(options, () => resolve(server.off('error', reject)));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
  });
}
