import { createHmac, randomBytes } from 'node:crypto';
import { protocolError } from './rtmp-error.ts';

const RTMP_VERSION = 3;
const PACKET_BYTES = 1536;
const DIGEST_BYTES = 32;

// Fixed by the protocol: both sides of a digest handshake sign with these published keys, so they only identify the
// variant.
const SHARED_KEY_TAIL = Buffer.from('f0eec24a8068bee82e00d0d1029e7e576eec5d2d29806fab93b8e636cfeb31ae', 'hex');
const CLIENT_KEY = Buffer.from('Genuine Adobe Flash Player 001', 'latin1');
const SERVER_KEY = Buffer.from('Genuine Adobe Flash Media Server 001', 'latin1');
const SERVER_KEY_WITH_TAIL = Buffer.concat([SERVER_KEY, SHARED_KEY_TAIL]);
const SERVER_VERSION = Buffer.from([4, 5, 0, 1]);

// A digest is in one of two places, each found by four bytes whose sum selects an offset after them.
const DIGEST_PLACES = [8, 772] as const;
type DigestPlace = (typeof DIGEST_PLACES)[number];

function digestOffset(packet: Buffer, place: DigestPlace): number {
  const sum =
    packet.readUInt8(place) + packet.readUInt8(place + 1) + packet.readUInt8(place + 2) + packet.readUInt8(place + 3);
  return place + 4 + (sum % 728);
}

function digestOf(packet: Buffer, offset: number, key: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(packet.subarray(0, offset))
    .update(packet.subarray(offset + DIGEST_BYTES))
    .digest();
}

function findClientDigest(c1: Buffer): { place: DigestPlace; digest: Buffer } | undefined {
  if (c1.readUInt32BE(4) === 0) return undefined;
  for (const place of DIGEST_PLACES) {
    const offset = digestOffset(c1, place);
    const digest = c1.subarray(offset, offset + DIGEST_BYTES);
    if (digestOf(c1, offset, CLIENT_KEY).equals(digest)) return { place, digest };
  }
  return undefined;
}

/** S0, S1 and S2 for a client's C1: signed when the client signed its own, the plain echo otherwise. */
export function answerHandshake(c1: Buffer): Buffer {
  const s0 = Buffer.from([RTMP_VERSION]);
  const s1 = randomBytes(PACKET_BYTES);
  s1.fill(0, 0, 8);
  const signed = findClientDigest(c1);
  if (!signed) return Buffer.concat([s0, s1, c1]);

  SERVER_VERSION.copy(s1, 4);
  const offset = digestOffset(s1, signed.place);
  digestOf(s1, offset, SERVER_KEY).copy(s1, offset);

  const s2 = randomBytes(PACKET_BYTES);
  const key = createHmac('sha256', SERVER_KEY_WITH_TAIL).update(signed.digest).digest();
  const signatureAt = PACKET_BYTES - DIGEST_BYTES;
  createHmac('sha256', key).update(s2.subarray(0, signatureAt)).digest().copy(s2, signatureAt);
  return Buffer.concat([s0, s1, s2]);
}

export type HandshakeStep = { reply?: Buffer; rest?: Buffer };

export type Handshake = {
  /** `reply` must be sent at once; `rest` is set when the handshake is complete and contains the bytes after it. */
  push(bytes: Buffer): HandshakeStep;
};

export function createHandshake(): Handshake {
  const received = Buffer.alloc(1 + 2 * PACKET_BYTES);
  let length = 0;
  let answered = false;

  return {
    push(bytes) {
      const taken = bytes.copy(received, length, 0, received.length - length);
      length += taken;
      // Checked on the first byte, so that a browser or a scanner does not wait for 1537 of them.
      if (length > 0 && received[0] !== RTMP_VERSION) throw protocolError('The peer does not speak plain RTMP.');
      const step: HandshakeStep = {};
      if (!answered && length > PACKET_BYTES) {
        answered = true;
        step.reply = answerHandshake(received.subarray(1, 1 + PACKET_BYTES));
      }
      // C2 is not compared, because many encoders do not echo our S1.
      if (length === received.length) step.rest = bytes.subarray(taken);
      return step;
    },
  };
}
