import { expect, it } from 'vitest';
import { readMp4Seconds } from './mp4-seconds.ts';

const file = (bytes: Buffer) => ({
  read: async (buffer: Buffer, offset: number, length: number, position: number) => ({
    buffer,
    bytesRead: bytes.copy(buffer, offset, position, position + length),
  }),
});
const box = (name: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(name, 4);
  return Buffer.concat([head, body]);
};
const short = (scale: number, duration: number) => {
  const body = Buffer.alloc(100);
  body.writeUInt32BE(scale, 12);
  body.writeUInt32BE(duration, 16);
  return box('mvhd', body);
};
const long = (scale: number, duration: bigint) => {
  const body = Buffer.alloc(112);
  body[0] = 1;
  body.writeUInt32BE(scale, 20);
  body.writeBigUInt64BE(duration, 24);
  return box('mvhd', body);
};
const type = box('ftyp', Buffer.alloc(16));

it.each([
  ['a short header', Buffer.concat([type, box('free'), box('moov', short(1000, 2500))]), 2.5],
  ['a long header', Buffer.concat([type, box('moov', long(90_000, 180_000n))]), 2],
  ['no time', Buffer.concat([type, box('moov', short(1000, 0))]), undefined],
  ['no scale', Buffer.concat([type, box('moov', short(0, 10))]), undefined],
  ['no index', Buffer.concat([type, box('mdat', Buffer.alloc(90))]), undefined],
  ['a box of no size', Buffer.concat([type, Buffer.alloc(60)]), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('reads %s', async (_, bytes, seconds) => {
  expect(await readMp4Seconds(file(bytes) as never)).toBe(seconds);
});
