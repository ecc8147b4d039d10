import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerHandshake, createHandshake } from './rtmp-handshake.ts';

const sharedTail = Buffer.from('f0eec24a8068bee82e00d0d1029e7e576eec5d2d29806fab93b8e636cfeb31ae', 'hex');
const playerKey = 'Genuine Adobe Flash Player 001';
const serverKey = 'Genuine Adobe Flash Media Server 001';

function offsetAt(packet: Buffer, place: number): number {
  const sum = [0, 1, 2, 3].reduce((total, index) => total + packet.readUInt8(place + index), 0);
  return place + 4 + (sum % 728);
}

function digest(packet: Buffer, offset: number, key: string): Buffer {
  const rest = Buffer.concat([packet.subarray(0, offset), packet.subarray(offset + 32)]);
  return createHmac('sha256', key).update(rest).digest();
}

function signedC1(place: number): Buffer {
  const c1 = randomBytes(1536);
  c1.writeUInt32BE(0x09007c02, 4);
  const offset = offsetAt(c1, place);
  digest(c1, offset, playerKey).copy(c1, offset);
  return c1;
}

function plainC1(): Buffer {
  const c1 = randomBytes(1536);
  c1.fill(0, 4, 8);
  return c1;
}

describe('the answer', () => {
  it('echoes an unsigned C1', () => {
    const c1 = plainC1();
    const answer = answerHandshake(c1);
    expect(answer).toHaveLength(1 + 2 * 1536);
    expect(answer[0]).toBe(3);
    expect(answer.readUInt32BE(1 + 4)).toBe(0);
    expect(answer.subarray(1 + 1536)).toEqual(c1);
  });

  it('echoes a C1 that claims a version and bears no valid digest', () => {
    const c1 = randomBytes(1536);
    expect(answerHandshake(c1).subarray(1 + 1536)).toEqual(c1);
  });

  it.each([8, 772])('signs S1 and S2 for a C1 with its digest at %i', (place) => {
    const c1 = signedC1(place);
    const answer = answerHandshake(c1);
    const s1 = answer.subarray(1, 1537);
    const s2 = answer.subarray(1537);

    const s1Offset = offsetAt(s1, place);
    expect(s1.subarray(s1Offset, s1Offset + 32)).toEqual(digest(s1, s1Offset, serverKey));
    const c1Offset = offsetAt(c1, place);
    const key = createHmac('sha256', Buffer.concat([Buffer.from(serverKey), sharedTail]))
      .update(c1.subarray(c1Offset, c1Offset + 32))
      .digest();
    expect(s2.subarray(1504)).toEqual(createHmac('sha256', key).update(s2.subarray(0, 1504)).digest());
  });
});

describe('byte by byte', () => {
  it('answers with the 1537th byte and ends with the 3073rd', () => {
    const handshake = createHandshake();
    const bytes = Buffer.concat([Buffer.from([3]), plainC1(), randomBytes(1536)]);
    const seen: string[] = [];
    for (let at = 0; at < bytes.length; at += 1) {
      const { reply, rest } = handshake.push(bytes.subarray(at, at + 1));
      if (reply) seen.push(`reply at ${at}`);
      if (rest) seen.push(`${rest.length} left at ${at}`);
    }
    expect(seen).toEqual(['reply at 1536', '0 left at 3072']);
  });

  it('returns the bytes after it', () => {
    const bytes = Buffer.concat([Buffer.from([3]), randomBytes(3072), Buffer.from('chunks')]);
    expect(createHandshake().push(bytes).rest?.toString()).toBe('chunks');
  });

  it.each([
    ['RTMPE', 6],
    ['HTTP', 'G'.charCodeAt(0)],
    ['TLS', 0x16],
    ['nothing known', 0],
  ])('refuses %s at its first byte', (_, version) => {
    expect(() => createHandshake().push(Buffer.from([version]))).toThrow('does not speak plain RTMP');
  });
});
