import { mkdtemp, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type FaultProxy = {
  /** A port, or the path of a socket, as requested. */
  address: number | string;
  /** Resets every connection. */
  cut(): void;
  /** Forwards nothing for this long and then resets: both ends see an open connection meanwhile. */
  halfOpen(ms: number): Promise<void>;
  /** Every open connection forwards nothing any more and is never closed, as when a machine vanishes; new ones work. */
  silence(): void;
  /** Delays every byte by `delayMs`, for `forMs`. */
  delay(delayMs: number, forMs: number): Promise<void>;
  /**
   * Drops the response to the next request and resets its connection: it was executed, but the client does not know.
   */
  loseNextAnswer(): void;
  /** Those that the client has not ended. */
  openConnections(): number;
  close(): Promise<void>;
};

type Pair = { client: net.Socket; server: net.Socket; isLosing: boolean; isSilent: boolean; isEnded: boolean };

/** A proxy between two programs that injects network faults. */
export async function startFaultProxy(
  listen: { port: 0 } | { socket: string },
  target: net.NetConnectOpts,
): Promise<FaultProxy> {
  const pairs = new Set<Pair>();
  let delayMs = 0;
  let losesNext = false;
  let isHalfOpen = false;

  const later = (work: () => void) => {
    if (delayMs > 0) setTimeout(work, delayMs);
    else work();
  };
  const forward = (to: net.Socket, chunk: Buffer) => later(() => void (to.destroyed || to.write(chunk)));
  const listener = net.createServer({ allowHalfOpen: true }, (client) => {
    const server = net.connect({ ...target, allowHalfOpen: true });
    const pair: Pair = { client, server, isLosing: false, isSilent: false, isEnded: false };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.setNoDelay(true).on('error', end).on('close', end);
    client.on('end', () => {
      pair.isEnded = true;
      later(() => void (pair.isSilent || server.end()));
    });
    server.on('end', () => later(() => void (pair.isSilent || client.end())));
    client.on('data', (chunk) => {
      if (isHalfOpen || pair.isSilent) return;
      if (losesNext) {
        losesNext = false;
        pair.isLosing = true;
      }
      forward(server, chunk);
    });
    server.on('data', (chunk) => {
      if (pair.isSilent) return;
      if (pair.isLosing) end();
      else if (!isHalfOpen) forward(client, chunk);
    });
  });
  const at = 'socket' in listen ? { path: listen.socket } : { port: 0, host: '127.0.0.1' };
  await new Promise<void>((resolve) => listener.listen(at, resolve));

  const cut = () => {
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
  };
  return {
    address: 'socket' in listen ? listen.socket : (listener.address() as AddressInfo).port,
    cut,
    async halfOpen(ms) {
      isHalfOpen = true;
      await sleep(ms);
      // Bytes were dropped, so that no connection of that time can continue.
      cut();
      isHalfOpen = false;
    },
    silence() {
      for (const pair of pairs) pair.isSilent = true;
    },
    async delay(ms, forMs) {
      delayMs = ms;
      await sleep(forMs);
      delayMs = 0;
    },
    loseNextAnswer() {
      losesNext = true;
    },
    openConnections: () => [...pairs].filter(({ isEnded }) => !isEnded).length,
    async close() {
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
      cut();
      await closed;
    },
  };
}

export type ProxiedDatabase = FaultProxy & { url: string };

/** A proxy before each server of a database that listens on unix sockets, and the address through them. */
export async function startProxyBeforeDatabase(databaseUrl: string): Promise<ProxiedDatabase> {
  const hosts = /[?&]host=([^&]+)/.exec(databaseUrl)?.[1];
  if (hosts === undefined) throw new Error('The database listens on a unix socket');
  const name = `.s.PGSQL.${/[?&]port=(\d+)/.exec(databaseUrl)?.[1] ?? '5432'}`;
  const proxies: FaultProxy[] = [];
  const folders: string[] = [];
  for (const host of decodeURIComponent(hosts).split(',')) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-proxy-'));
    proxies.push(await startFaultProxy({ socket: path.join(folder, name) }, { path: path.join(host, name) }));
    folders.push(folder);
  }
  return {
    ...asOne(proxies),
    url: databaseUrl.replace(/([?&]host=)[^&]+/, `$1${encodeURIComponent(folders.join())}`),
    async close() {
      for (const proxy of proxies) await proxy.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Faults of all of them; a response is lost by the one that is in use. */
function asOne(proxies: readonly FaultProxy[]): FaultProxy {
  const [first] = proxies;
  if (first === undefined) throw new Error('A database has at least one server');
  return {
    address: first.address,
    cut: () => proxies.forEach((proxy) => void proxy.cut()),
    halfOpen: async (ms) => void (await Promise.all(proxies.map((proxy) => proxy.halfOpen(ms)))),
    silence: () => proxies.forEach((proxy) => void proxy.silence()),
    delay: async (delayMs, forMs) => void (await Promise.all(proxies.map((proxy) => proxy.delay(delayMs, forMs)))),
    loseNextAnswer: () => (proxies.find((proxy) => proxy.openConnections() > 0) ?? first).loseNextAnswer(),
    openConnections: () => proxies.reduce((sum, proxy) => sum + proxy.openConnections(), 0),
    close: async () => void (await Promise.all(proxies.map((proxy) => proxy.close()))),
  };
}
