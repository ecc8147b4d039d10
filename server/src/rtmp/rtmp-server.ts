import { createServer, type Server, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import { type SecureContext, TLSSocket } from 'node:tls';
import type { AuthorizePublish, RtmpLog } from './publish-types.ts';
import { createAdmission, plainAddress } from './rtmp-admission.ts';
import type { BufferBudget } from './rtmp-chunks.ts';
import { defaultRtmpLimits, type RtmpLimits } from './rtmp-limits.ts';
import { type RtmpSession, type RtmpSessionView, startRtmpSession } from './rtmp-session.ts';

export type RtmpServerOptions = {
  host: string;
  /** 0 picks any free port. */
  port: number;
  limits?: Partial<RtmpLimits>;
  /** Encrypted connections in addition to the plain ones. */
  tls?: { port: number; secureContext(): SecureContext } | undefined;
  /**
   * The unit that `connectionsPerAddressMax` counts, usually a whole IPv6 network. Undefined for a relay, which has no
   * limit of its own.
   */
  limitedAddress(address: string): string | undefined;
  authorize: AuthorizePublish;
  log?: RtmpLog;
};

export type RtmpServer = {
  port: number;
  tlsPort: number | undefined;
  connections(): RtmpSessionView[];
  /** Stops accepting, disconnects all peers, and resolves when every sink has ended. */
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
  let isClosing = false;

  function accept(socket: Socket, streamOf: (socket: Socket) => Duplex): void {
    lastConnectionId += 1;
    const connectionId = lastConnectionId;
    const remoteAddress = plainAddress(socket.remoteAddress ?? '');
    const limitedAddress = options.limitedAddress(remoteAddress);
    if (isClosing || remoteAddress === '' || !admission.enter(limitedAddress)) {
      socket.on('error', () => socket.destroy());
      socket.destroy();
      log({ event: 'connection_refused', connectionId, remoteAddress });
      return;
    }
    const session = startRtmpSession({
      stream: streamOf(socket),
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

  // Running out of file handles is reported here; the server accepts again when some are free.
  const onError = (error: NodeJS.ErrnoException) => {
    log({ event: 'failed', connectionId: 0, remoteAddress: '', detail: error.code ?? error.name });
  };
  const { tls } = options;
  const plain = createServer({ noDelay: true }, (socket) => accept(socket, () => socket));
  // The session starts at once: its deadline for the RTMP handshake bounds that of TLS too.
  const secure = createServer({ noDelay: true }, (socket) =>
    accept(socket, () => new TLSSocket(socket, { isServer: true, secureContext: tls?.secureContext() })),
  );
  const servers = tls ? [plain, secure] : [plain];
  const port = await listen(plain, options.host, options.port);
  const tlsPort = tls ? await listen(secure, options.host, tls.port).catch(closing(plain)) : undefined;
  for (const server of servers) server.on('error', onError);

  return {
    port,
    tlsPort,
    connections: () => [...sessions].map((session) => session.view()),
    async close() {
      isClosing = true;
      const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
      for (const session of sessions) session.stop('server_closing');
      await Promise.all([...closed, ...[...sessions].map((session) => session.done)]);
    },
  };
}

/** A server that already listens must not outlive the failed start. */
function closing(server: Server): (error: unknown) => never {
  return (error) => {
    server.close();
    throw error;
  };
}
