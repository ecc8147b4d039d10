import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChunkEncoder } from '../testing/servers/rtmp-chunk-encoder.ts';
import { createChunkReader, encodeChunks } from './rtmp-chunks.ts';
import type { RtmpMessage } from './rtmp-message.ts';

const limits = { messageBytesMax: 100_000, bufferedBytesMax: 200_000, chunkStreamsMax: 64 };

function newReader(changed: Partial<typeof limits> = {}, budget = { bytesLeft: 1e6 }) {
  return createChunkReader({ ...limits, ...changed }, budget);
}

function hex(text: string): Buffer {
  return Buffer.from(text.replaceAll(' ', ''), 'hex');
}

function brief({ typeId, timestamp, streamId, payload }: RtmpMessage): string {
  return `${typeId}@${timestamp} on ${streamId}: ${payload.toString('hex')}`;
}

function readAll(bytes: string): string[] {
  return [...newReader().read(hex(bytes))].map(brief);
}

describe('headers', () => {
  const first = '03 000064 000002 09 01000000 aabb';
  it.each([
    ['full', first, ['9@100 on 1: aabb']],
    ['without stream', `${first} 43 00000a 000001 08 cc`, ['9@100 on 1: aabb', '8@110 on 1: cc']],
    ['with time only', `${first} 83 00000a ccdd`, ['9@100 on 1: aabb', '9@110 on 1: ccdd']],
    [
      'empty, after a difference',
      `${first} 83 00000a ccdd c3 eeff`,
      ['9@100 on 1: aabb', '9@110 on 1: ccdd', '9@120 on 1: eeff'],
    ],
    [
      'empty, after a full one: its time is the difference',
      `${first} c3 eeff`,
      ['9@100 on 1: aabb', '9@200 on 1: eeff'],
    ],
    ['numbered in two bytes', '00 06 000001 000001 08 00000000 aa', ['8@1 on 0: aa']],
    ['numbered in three bytes', '01 0601 000001 000001 08 00000000 aa c1 0601 bb', ['8@1 on 0: aa', '8@2 on 0: bb']],
    ['opening a chunk stream without a stream number', '42 000005 000001 04 aa', ['4@5 on 0: aa']],
    ['of an empty message', '03 000001 000000 08 00000000', ['8@1 on 0: ']],
    ['with an extended time', '03 ffffff 000001 09 01000000 01000000 aa', ['9@16777216 on 1: aa']],
    ['with an extended time that would have fitted', '03 ffffff 000001 09 01000000 00000005 aa', ['9@5 on 1: aa']],
    ['with a time of 0xfffffe', '03 fffffe 000001 09 01000000 aa', ['9@16777214 on 1: aa']],
    [
      'with an extended difference that goes back',
      `${first} 43 ffffff 000001 08 ffffffd8 cc`,
      ['9@100 on 1: aabb', '8@60 on 1: cc'],
    ],
    [
      'with a repeated extended difference',
      `${first} 83 ffffff 01000000 ccdd c3 01000000 eeff`,
      ['9@100 on 1: aabb', '9@16777316 on 1: ccdd', '9@33554532 on 1: eeff'],
    ],
    [
      'with another extended difference in an empty one',
      `${first} 83 ffffff 01000000 ccdd c3 02000000 eeff`,
      ['9@100 on 1: aabb', '9@16777316 on 1: ccdd', '9@50331748 on 1: eeff'],
    ],
    [
      'with an extended time that passes 2^32',
      '03 ffffff 000001 09 01000000 fffffff0 aa 83 000020 bb',
      ['9@4294967280 on 1: aa', '9@16 on 1: bb'],
    ],
  ])('%s', (_, bytes, messages) => {
    expect(readAll(bytes)).toEqual(messages);
  });
});

describe('messages of several chunks', () => {
  const long = Buffer.alloc(300, 7);

  it('an extended time is repeated in every chunk', () => {
    const message = { typeId: 9, timestamp: 0x01234567, streamId: 1, payload: long };
    const bytes = encodeChunks(4, message, 128);
    expect(bytes.toString('hex').match(/c401234567/g)).toHaveLength(2);
    expect([...newReader().read(bytes)].map(brief)).toEqual([brief(message)]);
  });

  it('an encoder of old leaves the repeat out', () => {
    const message = { typeId: 9, timestamp: 0x01234567, streamId: 1, payload: long };
    const bytes = createChunkEncoder()(4, message, { chunkBytes: 128, format: 0, omitRepeatedTime: true });
    expect([...newReader().read(Buffer.concat(bytes))].map(brief)).toEqual([brief(message)]);
  });

  it('an aborted message is dropped and its chunk stream continues', () => {
    const encode = createChunkEncoder();
    const [half] = encode(4, { typeId: 9, timestamp: 1, streamId: 1, payload: long }, { chunkBytes: 128, format: 0 });
    const reader = newReader();
    expect([...reader.read(half ?? Buffer.alloc(0))]).toEqual([]);
    expect(reader.bufferedBytes()).toBe(300);
    expect([...reader.read(hex('02 000000 000004 02 00000000 00000004'))]).toHaveLength(1);
    expect(reader.bufferedBytes()).toBe(0);
    const next = { typeId: 8, timestamp: 2, streamId: 1, payload: hex('aa') };
    expect([...reader.read(encodeChunks(4, next, 128))].map(brief)).toEqual([brief(next)]);
  });

  it('a new chunk size holds from the next byte on', () => {
    const reader = newReader();
    const size = hex('02 000000 000004 01 00000000 0000012c');
    const whole = hex('03 000000 00012c 08 00000000');
    expect([...reader.read(Buffer.concat([size, whole, long]))].map((message) => message.payload.length)).toEqual([
      4, 300,
    ]);
  });
});

describe('refused', () => {
  it.each([
    ['a chunk that refers to nothing', '84 000001', 'never sent'],
    ['an empty header that refers to nothing', 'c4', 'never sent'],
    ['a chunk size of zero', '02 000000 000004 01 00000000 00000000', 'out of range'],
    ['a chunk size with its top bit set', '02 000000 000004 01 00000000 80000001', 'out of range'],
    ['a chunk size of three bytes', '02 000000 000003 01 00000000 000001', 'too short'],
    ['a message over the limit', '03 000000 0186a1 09 00000000', '100001 bytes is over 100000'],
    [
      'a message inside another of its chunk stream',
      `03 000000 000100 09 00000000 ${'00'.repeat(128)} 03 000000 000001 08 00000000 aa`,
      'interrupted',
    ],
  ])('%s', (_, bytes, sentence) => {
    expect(() => readAll(bytes)).toThrow(sentence);
  });

  it('too many chunk streams', () => {
    const reader = newReader({ chunkStreamsMax: 2 });
    const open = (id: number) => [
      ...reader.read(encodeChunks(id, { typeId: 8, timestamp: 0, streamId: 0, payload: hex('aa') }, 128)),
    ];
    open(3);
    open(4);
    open(3);
    expect(() => open(5)).toThrow('Too many chunk streams');
  });

  it('too much half-sent on one connection, and on all together', () => {
    const budget = { bytesLeft: 12_000 };
    const half = (id: number) => Buffer.concat([hex(`0${id} 000000 002710 09 00000000`), Buffer.alloc(128)]);
    const one = newReader({ bufferedBytesMax: 10_000 }, budget);
    expect([...one.read(half(3)), ...one.read(half(4))]).toEqual([]);
    expect(one.bufferedBytes()).toBe(8192);
    expect(() => [...one.read(half(5))]).toThrow('Too many half-sent messages');

    const other = newReader({}, budget);
    expect(() => [...other.read(half(3))]).toThrow('The server holds too many');
    one.discard();
    other.discard();
    expect(budget.bytesLeft).toBe(12_000);
  });

  it('a promised length costs nothing until its bytes come', () => {
    const reader = newReader();
    expect([...reader.read(hex('03 000000 0186a0 09 00000000'))]).toEqual([]);
    expect(reader.bufferedBytes()).toBeLessThanOrEqual(4096);
  });

  it('stricter limits hold for the next message', () => {
    const reader = newReader();
    const message = encodeChunks(3, { typeId: 8, timestamp: 0, streamId: 0, payload: Buffer.alloc(100) }, 128);
    const read = () => {
      for (const _ of reader.read(Buffer.concat([message, message])))
        reader.setLimits({ ...limits, messageBytesMax: 99 });
    };
    expect(read).toThrow('100 bytes is over 99');
  });
});

const anyMessage = fc.record({
  chunkStreamId: fc.constantFrom(3, 4, 63, 64, 319, 320, 65_599),
  format: fc.constantFrom<0 | 1 | 2 | 3>(0, 1, 2, 3),
  // Few values, so that equal lengths, types and steps, which the short headers need, are common.
  timestamp: fc.oneof(fc.constantFrom(0, 40, 80, 120, 0xfffffe, 0xffffff, 0x1000000, 0xffffffff), fc.nat(0xffffffff)),
  typeId: fc.constantFrom(8, 9, 18, 20),
  streamId: fc.constantFrom(0, 1, 0xffffffff),
  payloadBytes: fc.oneof(fc.constantFrom(0, 1, 128, 129), fc.nat(1000)),
});

/** Sends the messages of one group at once, a chunk of each in turn, as far as they lie on different chunk streams. */
function interleave(groups: (typeof anyMessage extends fc.Arbitrary<infer M> ? M : never)[][], chunkSizes: number[]) {
  const encode = createChunkEncoder();
  const parts: Buffer[] = [];
  const completed: string[] = [];
  groups.forEach((group, index) => {
    const chunkBytes = chunkSizes[index % chunkSizes.length] ?? 128;
    const payload = Buffer.alloc(4);
    payload.writeUInt32BE(chunkBytes);
    const resize = { typeId: 1, timestamp: 0, streamId: 0, payload };
    parts.push(encodeChunks(2, resize, 4));
    completed.push(brief(resize));
    const queues = group
      .filter((item, at) => group.findIndex(({ chunkStreamId }) => chunkStreamId === item.chunkStreamId) === at)
      .map(({ chunkStreamId, format, payloadBytes, ...fields }, at) => {
        const message = { ...fields, payload: Buffer.alloc(payloadBytes, at + 1) };
        return { message, chunks: encode(chunkStreamId, message, { chunkBytes, format }) };
      });
    for (let left = queues; left.length > 0; left = left.filter(({ chunks }) => chunks.length > 0)) {
      for (const { message, chunks } of left) {
        parts.push(chunks.shift() ?? Buffer.alloc(0));
        if (chunks.length === 0) completed.push(brief(message));
      }
    }
  });
  return { bytes: Buffer.concat(parts), completed };
}

it('any messages, chunk sizes and pieces of the byte stream come out as they went in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyMessage, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 }),
      (groups, chunkSizes, pieceSizes) => {
        // From 4 on, so that the message that changes the size is one chunk whatever the size before it was.
        const sizes = chunkSizes.map((size) => Math.max(4, size));
        const { bytes, completed } = interleave(groups, sizes);
        const reader = newReader();
        const read: string[] = [];
        let at = 0;
        for (let piece = 0; at < bytes.length; piece += 1) {
          const size = pieceSizes[piece % pieceSizes.length] ?? 1;
          for (const message of reader.read(bytes.subarray(at, at + size))) read.push(brief(message));
          at += size;
        }
        expect(read).toEqual(completed);
        expect(reader.bufferedBytes()).toBe(0);
      },
    ),
    { numRuns: 400 },
  );
});
