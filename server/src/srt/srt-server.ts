import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { createSocket, type RemoteInfo } from 'node:dgram';
import { performance } from 'node:perf_hooks';
import type { PublishRequest, RefusalReason } from '../rtmp/publish-types.ts';
import { createAdmission, plainAddress } from '../rtmp/rtmp-admission.ts';
import { defaultRtmpLimits } from '../rtmp/rtmp-limits.ts';
import {
  acceptedHandshake,
  handshakeType,
  handshakeVersion,
  readHandshake,
  type SrtHandshake,
  type SrtRejection,
  srtMagic,
  srtRejections,
  wishOf,
  writeHandshake,
} from './srt-handshake.ts';
import { controlType, readPacket, writeControl } from './srt-packet.ts';
import { openSrtPublish, type SrtDecision } from './srt-publish.ts';
import { type SrtSession, srtLimits, startSrtSession } from './srt-session.ts';
import { streamKeyOf } from './srt-stream-id.ts';

export type SrtServerOptions = {
  host: string;
  /** 0 uses any free port. */
  port: number;
  limits?: { connectionsMax: number; connectionsPerAddressMax: number };
  limitedAddress(address: string): string | undefined;
  authorize(request: PublishRequest): Promise<SrtDecision>;
  /** Milliseconds of a monotonic clock. */
  nowMs?: () => number;
  /** Contains nothing that a peer sent. */
  log(event: 'publish_started' | 'publish_refused' | 'publish_ended' | 'failed', detail: string): void;
};

export type SrtServer = { port: number; close(): Promise<void> };

type Caller = { peer: RemoteInfo; peerSocketId: number; answer: Buffer | undefined };
type OpenSession = { caller: Caller; session: SrtSession };

const cookieMs = 60_000;
const refusals: Record<RefusalReason, SrtRejection> = {
  denied: 'forbidden',
  in_use: 'conflict',
  unavailable: 'overload',
};

/** Accepts publishers over SRT, unencrypted and in live mode, each an MPEG transport stream under its stream key. */
export async function startSrtServer(options: SrtServerOptions): Promise<SrtServer> {
  const { host, limits = defaultRtmpLimits, nowMs = () => performance.now(), log } = options;
  const socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4', recvBufferSize: 4 * 1024 * 1024 });
  const admission = createAdmission(limits);
  const callers = new Map<string, Caller>();
  const sessions = new Map<number, OpenSession>();
  const endings = new Set<Promise<void>>();
  const secret = randomBytes(32);
  let isClosing = false;

  // UDP: the responses of the peer show whether it arrived.
  const send = (bytes: Buffer, { address, port }: RemoteInfo) => socket.send(bytes, port, address, () => undefined);
  const answer = (peer: RemoteInfo, peerSocketId: number, handshake: SrtHandshake): Buffer => {
    const body = writeHandshake(handshake);
    const bytes = writeControl({ type: controlType.handshake, timestampUs: 0, socketId: peerSocketId, body });
    send(bytes, peer);
    return bytes;
  };
  const reject = (peer: RemoteInfo, handshake: SrtHandshake, rejection: SrtRejection) => {
    log('publish_refused', rejection);
    answer(peer, handshake.socketId, { ...handshake, type: srtRejections[rejection], extensions: [] });
  };

  /** No state is kept for a caller until it has shown that it receives at its source address. */
  const cookieOf = ({ address, port }: RemoteInfo, ago = 0) =>
    createHmac('sha256', secret)
      .update(`${address} ${port} ${Math.floor(nowMs() / cookieMs) - ago}`)
      .digest()
      .readUInt32BE(0);

  function shakeHands(peer: RemoteInfo, body: Buffer): void {
    const handshake = readHandshake(body);
    if (handshake === undefined || isClosing) return;
    if (handshake.type === handshakeType.induction) {
      const first = { version: handshakeVersion, encryption: 0, extensionField: srtMagic, extensions: [] };
      answer(peer, handshake.socketId, { ...handshake, ...first, cookie: cookieOf(peer) });
    } else if (handshake.type === handshakeType.conclusion) {
      if (![cookieOf(peer), cookieOf(peer, 1)].includes(handshake.cookie)) return;
      const name = `${peer.address} ${peer.port} ${handshake.socketId}`;
      const known = callers.get(name);
      // The caller repeats its request until it gets a response, which may have been lost.
      if (known?.answer) send(known.answer, peer);
      if (known === undefined) waitFor(conclude(name, peer, handshake));
    }
  }

  async function conclude(name: string, peer: RemoteInfo, handshake: SrtHandshake): Promise<void> {
    const wish = wishOf(handshake);
    if (typeof wish === 'string') return reject(peer, handshake, wish);
    const streamName = streamKeyOf(wish.streamId);
    if (streamName === undefined) return reject(peer, handshake, 'badRequest');
    const remoteAddress = plainAddress(peer.address);
    const limitedAddress = options.limitedAddress(remoteAddress);
    if (!admission.enter(limitedAddress)) return reject(peer, handshake, 'overload');
    const caller: Caller = { peer, peerSocketId: handshake.socketId, answer: undefined };
    callers.set(name, caller);
    const leave = () => {
      callers.delete(name);
      admission.leave(limitedAddress);
    };
    const decision = await options.authorize({ app: 'live', streamName, remoteAddress }).catch((error: Error) => {
      log('failed', error.name);
      return { accept: false, reason: 'unavailable' } as const;
    });
    if (!decision.accept) {
      leave();
      return reject(peer, handshake, refusals[decision.reason]);
    }
    const latencyMs = Math.min(Math.max(wish.latencyMs, srtLimits.latencyMsMin), srtLimits.latencyMsMax);
    try {
      openSession(caller, handshake, latencyMs, decision, leave);
    } catch (error) {
      log('failed', (error as Error).name);
      leave();
      reject(peer, handshake, 'overload');
    }
  }

  /** The server closes when all of these have ended. */
  function waitFor(work: Promise<void>): void {
    const done = work.catch((error: Error) => log('failed', error.name)).finally(() => endings.delete(done));
    endings.add(done);
  }

  function openSession(
    caller: Caller,
    handshake: SrtHandshake,
    latencyMs: number,
    decision: Extract<SrtDecision, { accept: true }>,
    leave: () => void,
  ): void {
    let socketId = 0;
    while (socketId === 0 || sessions.has(socketId)) socketId = randomInt(1, 2 ** 30);
    const publish = openSrtPublish(decision.open, nowMs, (cause) => session.close(cause));
    const session = startSrtSession({
      peerSocketId: handshake.socketId,
      initialSequence: handshake.initialSequence,
      latencyMs,
      nowMs,
      send: (bytes) => send(bytes, caller.peer),
      deliver: publish.push,
      queuedPackets: publish.queuedPackets,
      onEnd(ending) {
        sessions.delete(socketId);
        log('publish_ended', ending.how === 'cut' ? ending.cause : ending.how);
        waitFor(publish.end(ending).finally(leave));
      },
    });
    sessions.set(socketId, { caller, session });
    log('publish_started', '');
    const own = { socketId, windowPackets: srtLimits.windowPackets, latencyMs };
    caller.answer = answer(caller.peer, handshake.socketId, acceptedHandshake(handshake, own));
    if (isClosing) session.close('server_closing');
  }

  socket.on('message', (bytes, peer) => {
    const packet = readPacket(bytes);
    if (packet === undefined) return;
    if (packet.socketId === 0) {
      if (packet.kind === 'control' && packet.type === controlType.handshake) shakeHands(peer, packet.body);
      return;
    }
    const open = sessions.get(packet.socketId);
    // A packet with a known socket id from another address is not from the peer.
    if (open?.caller.peer.address !== peer.address || open.caller.peer.port !== peer.port) return;
    open.session.receive(packet);
  });

  const port = await new Promise<number>((resolve, reject) => {
    socket.once('error', (error) =>
      reject(new Error(`SRT cannot listen on ${host} port ${options.port}.`, { cause: error })),
    );
    socket.bind(options.port, host, () => resolve(socket.address().port));
  });
  socket.removeAllListeners('error').on('error', (error: NodeJS.ErrnoException) => log('failed', error.code ?? ''));
  const ticking = setInterval(() => {
    for (const { session } of sessions.values()) session.tick();
  }, srtLimits.tickMs);

  return {
    port,
    async close() {
      for (const { session } of sessions.values()) session.close('server_closing');
      isClosing = true;
      clearInterval(ticking);
      while (endings.size > 0) await Promise.all(endings);
      await new Promise<void>((resolve) => socket.close(() => resolve()));
    },
  };
}
