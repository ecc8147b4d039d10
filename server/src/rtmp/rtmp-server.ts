import { createServer, type Server, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { AuthorizePublish, RtmpLog } from './publish-types.ts';
import { createAdmission, plainAddress } from './rtmp-admission.ts';
import type { BufferBudget } from './rtmp-chunks.ts';
import { defaultRtmpLimits, type RtmpLimits } from './rtmp-limits.ts';
import { type RtmpSession, type RtmpSessionView, startRtmpSession } from './rtmp-session.ts';

export type RtmpServerOptions = {
  host: string;
  /** 0 takes any free one. */
  port: number;
  limits?: Partial<RtmpLimits>;
  /** What counts as one address for `connectionsPerAddressMax`: whole IPv6 networks, usually. */
  limitedAddress(address: string): string;
  authorize: AuthorizePublish;
  log?: RtmpLog;
};

export type RtmpServer = {
  port: number;
  connections(): RtmpSessionView[];
  /** Takes no more connections, cuts those there are, and resolves when every sink has ended. */
  close(): Promise<void>;
};

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'it is already in use' : (error.code ?? error.message);
      reject(new Error(`RTMP cannot listen on ${host} port ${port}: ${why}.`, { cause: error }));
    });
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Ingest only: each publisher is checked by `authorize`, and an accepted one's FLV stream is written to its sink. */
export async function startRtmpServer(options: RtmpServerOptions): Promise<RtmpServer> {
  const limits: RtmpLimits = { ...defaultRtmpLimits, ...options.limits };
  const budget: BufferBudget = { bytesLeft: limits.bufferedBytesTotalMax };
  const admission = createAdmission(limits);
  const sessions = new Set<RtmpSession>();
  const log: RtmpLog = options.log ?? (() => undefined);
  let lastConnectionId = 0;
  let closing = false;

  function accept(socket: Socket): void {
    lastConnectionId += 1;
    const connectionId = lastConnectionId;
    const remoteAddress = plainAddress(socket.remoteAddress ?? '');
    const limitedAddress = options.limitedAddress(remoteAddress);
    if (closing || remoteAddress === '' || !admission.enter(limitedAddress)) {
      socket.on('error', () => socket.destroy());
      socket.destroy();
      log({ event: 'connection_refused', connectionId, remoteAddress });
      return;
    }
    const session = startRtmpSession({
      stream: socket,
      connectionId,
      remoteAddress,
      limits,
      budget,
      authorize: options.authorize,
      log,
      now: () => performance.now(),
    });
    sessions.add(session);
    void session.done.finally(() => {
      sessions.delete(session);
      admission.leave(limitedAddress);
    });
  }

  const server = createServer({ noDelay: true }, accept);
  const port = await listen(server, options.host, options.port);
  // Running out of file handles is reported here; the server goes on accepting when some are free again.
  server.on('error', (error: NodeJS.ErrnoException) => {
    log({ event: 'failed', connectionId: 0, remoteAddress: '', detail: error.code ?? error.name });
  });

  return {
    port,
    connections: () => [...sessions].map((session) => session.view()),
    async close() {
      closing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const session of sessions) session.stop('server_closing');
      await Promise.all([closed, ...[...sessions].map((session) => session.done)]);
    },
  };
}
