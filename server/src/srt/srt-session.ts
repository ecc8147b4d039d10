import type { PublishEnding } from '../rtmp/flv-sink.ts';
import type { CutCause } from '../rtmp/rtmp-error.ts';
import { createReceiveWindow } from './receive-window.ts';
import { controlType, type SrtPacket, writeControl } from './srt-packet.ts';

export const srtLimits = {
  /** The interval of the timer of every connection. */
  tickMs: 10,
  windowPackets: 8192,
  /**
   * The maximum packet size, that of an Ethernet frame: libsrt sends no larger ones, and the window stays within a few
   * megabytes.
   */
  payloadBytesMax: 1472,
  /** The minimum and maximum time to wait for a missing packet. */
  latencyMsMin: 120,
  latencyMsMax: 5000,
  /** A peer that is silent for this long is considered disconnected: it sends something every second. */
  silentMsMax: 5000,
  /** The longest time without media. */
  idleMsMax: 20_000,
  keepAliveMs: 1000,
  acknowledgeAgainMs: 100,
  lossReportMs: 20,
  acknowledgementsKept: 64,
} as const;

export type SrtSessionOptions = {
  peerSocketId: number;
  initialSequence: number;
  latencyMs: number;
  send(bytes: Buffer): void;
  /** In order, without lost packets. */
  deliver(payload: Buffer): void;
  /** Delivered packets that wait to be written. */
  queuedPackets(): number;
  /** Called once. */
  onEnd(ending: PublishEnding): void;
  /** Milliseconds of a monotonic clock. */
  nowMs(): number;
};

export type SrtSession = {
  receive(packet: SrtPacket): void;
  tick(): void;
  /** Notifies the peer, and ends the session as disconnected. */
  close(cause: CutCause): void;
};

/** One caller whose handshake was accepted, until either side ends it. It only receives. */
export function startSrtSession(options: SrtSessionOptions): SrtSession {
  const { peerSocketId, nowMs } = options;
  const window = createReceiveWindow(options.initialSequence, srtLimits.windowPackets, options.latencyMs);
  const startedAt = nowMs();
  let [heardAt, mediaAt, sentAt, reportedAt] = [startedAt, startedAt, startedAt, startedAt];
  let hasEnded = false;
  let acknowledgement = { number: 0, sequence: options.initialSequence, isConfirmed: true };
  const acknowledgedAt = new Map<number, number>();
  let roundTripMs = 100;

  function send(type: number, body?: Buffer, info = 0): void {
    sentAt = nowMs();
    const timestampUs = Math.round((sentAt - startedAt) * 1000);
    options.send(writeControl({ type, info, timestampUs, socketId: peerSocketId, ...(body && { body }) }));
  }
  function end(ending: PublishEnding): void {
    if (hasEnded) return;
    hasEnded = true;
    options.onEnd(ending);
  }
  function close(cause: CutCause): void {
    if (hasEnded) return;
    send(controlType.shutdown);
    end({ how: 'cut', cause });
  }
  function deliver(payloads: Buffer[]): void {
    for (const payload of payloads) if (!hasEnded) options.deliver(payload);
  }

  function acknowledge(): void {
    const number = (acknowledgement.number + 1) % 2 ** 32;
    acknowledgement = { number, sequence: window.expected(), isConfirmed: false };
    acknowledgedAt.set(number, nowMs());
    const oldest = acknowledgedAt.keys().next().value;
    if (acknowledgedAt.size > srtLimits.acknowledgementsKept && oldest !== undefined) acknowledgedAt.delete(oldest);
    const room = Math.max(2, window.roomPackets() - options.queuedPackets());
    const roundTripUs = Math.round(roundTripMs * 1000);
    send(controlType.acknowledgement, words(acknowledgement.sequence, roundTripUs, roundTripUs / 2, room), number);
  }
  function confirm(number: number): void {
    const at = acknowledgedAt.get(number);
    if (at === undefined) return;
    acknowledgedAt.delete(number);
    roundTripMs = roundTripMs * 0.875 + (nowMs() - at) * 0.125;
    if (number === acknowledgement.number) acknowledgement.isConfirmed = true;
  }
  function reportLosses(): void {
    const losses = window.losses();
    if (losses.length === 0) return;
    reportedAt = nowMs();
    const numbers = losses.flatMap(({ first, last }) => (first === last ? [first] : [first + 2 ** 31, last]));
    send(controlType.lossReport, words(...numbers));
  }

  return {
    receive(packet) {
      if (hasEnded) return;
      heardAt = nowMs();
      if (packet.kind === 'data') {
        const { length } = packet.payload;
        // No key was negotiated.
        if (packet.isEncrypted || length === 0 || length > srtLimits.payloadBytesMax) return;
        mediaAt = heardAt;
        return deliver(window.add(packet.sequence, packet.payload, heardAt));
      }
      if (packet.type === controlType.shutdown) return end({ how: 'unpublished' });
      if (packet.type === controlType.acknowledged) return confirm(packet.info);
      if (packet.type === controlType.dropRequest && packet.body.length >= 8) {
        const [first, last] = [packet.body.readUInt32BE(0) % 2 ** 31, packet.body.readUInt32BE(4) % 2 ** 31];
        deliver(window.drop({ first, last }));
      }
    },
    tick() {
      if (hasEnded) return;
      const now = nowMs();
      if (now - heardAt > srtLimits.silentMsMax) return close('closed');
      if (now - mediaAt > srtLimits.idleMsMax) return close('idle');
      deliver(window.skipLate(now));
      const isOpen = acknowledgement.sequence !== window.expected();
      const isLost = !acknowledgement.isConfirmed && now - sentAt > srtLimits.acknowledgeAgainMs;
      if (isOpen || isLost) acknowledge();
      if (now - reportedAt >= Math.max(srtLimits.lossReportMs, roundTripMs)) reportLosses();
      if (now - sentAt >= srtLimits.keepAliveMs) send(controlType.keepAlive);
    },
    close,
  };
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => {
    bytes.writeUInt32BE(Math.round(number) >>> 0, 4 * index);
  });
  return bytes;
}
