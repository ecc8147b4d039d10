import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { PublishEnding } from '../rtmp/flv-sink.ts';
import type { PublishRequest } from '../rtmp/publish-types.ts';
import { openSrtCaller } from '../testing/servers/srt-caller.ts';
import { mutateBytes, seededRandom } from '../testing/torture/byte-mutator.ts';
import { handshakeType, srtMagic, srtRejections } from './srt-handshake.ts';
import { controlType } from './srt-packet.ts';
import type { SrtPublisher } from './srt-publish.ts';
import { startSrtServer } from './srt-server.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(connectionsPerAddressMax = 20) {
  // Does not advance unless a test moves it, however slow the machine is.
  const clock = { nowMs: 0 };
  const requests: PublishRequest[] = [];
  const received: Buffer[] = [];
  const endings: PublishEnding[] = [];
  const publishers: SrtPublisher[] = [];
  const server = await startSrtServer({
    host: '127.0.0.1',
    port: 0,
    limits: { connectionsMax: 50, connectionsPerAddressMax },
    limitedAddress: (address) => address,
    nowMs: () => clock.nowMs,
    log: () => undefined,
    async authorize(request) {
      requests.push(request);
      if (request.streamName === 'taken-key') return { accept: false, reason: 'in_use' };
      if (request.streamName !== 'adas-key') return { accept: false, reason: 'denied' };
      const open = (publisher: SrtPublisher) => {
        publishers.push(publisher);
        return {
          write: (bytes: Buffer) => void received.push(bytes),
          end: (ending: PublishEnding) => void endings.push(ending),
        };
      };
      return { accept: true, open };
    },
  });
  ends.push(() => server.close());
  return { port: server.port, clock, requests, endings, publishers, numbers: () => numbersIn(Buffer.concat(received)) };
}

async function call(port: number) {
  const caller = await openSrtCaller(port);
  ends.push(() => caller.close());
  return caller;
}
async function connect(port: number) {
  const caller = await call(port);
  await caller.induce();
  expect(await caller.conclude({ streamId: 'adas-key' })).toMatchObject({ type: handshakeType.conclusion });
  return caller;
}

/** Tables that declare one AAC stream, then packets numbered in their last byte. */
const tables = [
  [0, [0, 0xb0, 13, 0, 1, 0xc1, 0, 0, 0, 1, 0xe1, 0, 0, 0, 0, 0]],
  [256, [2, 0xb0, 18, 0, 1, 0xc1, 0, 0, 0xe1, 1, 0xf0, 0, 0x0f, 0xe1, 1, 0xf0, 0, 0, 0, 0, 0]],
] as const;
const tsPacket = (pid: number, section: readonly number[], last: number) => {
  const packet = Buffer.alloc(188, 255);
  Buffer.from([0x47, 0x40 | (pid >> 8), pid & 255, 0x10, 0, ...section]).copy(packet);
  packet[187] = last;
  return packet;
};
const opening = Buffer.concat(tables.map(([pid, section]) => tsPacket(pid, section, 0)));
const numbered = (number: number) => tsPacket(257, [], number);
const numbersIn = (bytes: Buffer) =>
  Array.from({ length: bytes.length / 188 }, (_, n) => bytes[n * 188 + 187]).slice(2);

describe('a caller', () => {
  it('is sent a cookie first, publishes in order, and ends cleanly', async () => {
    const ingest = await start();
    const caller = await call(ingest.port);
    expect(await caller.induce()).toMatchObject({
      version: 5,
      extensionField: srtMagic,
      type: handshakeType.induction,
    });
    const accepted = await caller.conclude({ streamId: '#!::r=live/adas-key,m=publish' });
    expect(accepted).toMatchObject({ version: 5, type: handshakeType.conclusion, extensions: [{ type: 2 }] });
    expect(ingest.requests).toEqual([{ app: 'live', streamName: 'adas-key', remoteAddress: '127.0.0.1' }]);
    // The response may have been lost: a repeated request gets the same one, and opens no second connection.
    expect(await caller.conclude({ streamId: '#!::r=live/adas-key,m=publish' })).toEqual(accepted);
    expect(ingest.requests).toHaveLength(1);

    caller.sendData(100, opening);
    caller.sendData(101, numbered(1));
    for (let acknowledged = 0; acknowledged < 102; ) {
      const { body, info } = await caller.next(controlType.acknowledgement);
      acknowledged = body.readUInt32BE(0);
      caller.sendControl(controlType.acknowledged, undefined, info);
    }
    expect(ingest.numbers()).toEqual([1]);
    caller.sendControl(controlType.shutdown);
    await expect.poll(() => ingest.endings).toEqual([{ how: 'unpublished' }]);
  });

  it('is asked to retransmit lost packets', async () => {
    const ingest = await start();
    const caller = await connect(ingest.port);
    caller.sendData(100, opening);
    caller.sendData(103, numbered(3));
    await caller.next(controlType.acknowledgement);
    ingest.clock.nowMs += 100;
    const { body } = await caller.next(controlType.lossReport);
    expect([body.readUInt32BE(0), body.readUInt32BE(4)]).toEqual([101 + 2 ** 31, 102]);
    caller.sendData(102, numbered(2));
    caller.sendData(101, numbered(1));
    await expect.poll(ingest.numbers).toEqual([1, 2, 3]);
  });

  it('cannot fill the memory with oversized packets', async () => {
    const ingest = await start();
    const caller = await connect(ingest.port);
    caller.sendData(101, Buffer.alloc(4000, numbered(9)));
    caller.sendData(100, opening);
    caller.sendData(101, numbered(1));
    await expect.poll(ingest.numbers).toEqual([1]);
  });

  it('that does not retransmit is shown without the lost packets', async () => {
    const ingest = await start();
    const caller = await connect(ingest.port);
    caller.sendData(102, numbered(2));
    caller.sendData(100, opening);
    await caller.next(controlType.acknowledgement);
    expect(ingest.numbers()).toEqual([]);
    ingest.clock.nowMs += 120;
    await expect.poll(ingest.numbers).toEqual([2]);
  });

  it('is disconnected when it is silent, and when it sends no media', async () => {
    const ingest = await start();
    const caller = await connect(ingest.port);
    for (let second = 0; second < 20; second += 1) {
      ingest.clock.nowMs += 1000;
      caller.sendControl(controlType.keepAlive);
      await caller.next(controlType.keepAlive);
    }
    expect(ingest.endings).toEqual([]);
    ingest.clock.nowMs += 1000;
    await expect.poll(() => ingest.endings).toEqual([{ how: 'cut', cause: 'idle' }]);

    await connect(ingest.port);
    ingest.clock.nowMs += 5001;
    await expect.poll(() => ingest.endings[1]).toEqual({ how: 'cut', cause: 'closed' });
  });

  it('is notified when the owner disconnects it', async () => {
    const ingest = await start();
    const caller = await connect(ingest.port);
    ingest.publishers[0]?.disconnect();
    await caller.next(controlType.shutdown);
    await expect.poll(() => ingest.endings).toEqual([{ how: 'cut', cause: 'disconnected' }]);
  });

  it.each([
    ['no transport stream', 'protocol_error', Buffer.alloc(188, 'no video')],
    [
      'HEVC',
      'unsupported_video',
      Buffer.concat([
        opening.subarray(0, 188),
        tsPacket(
          256,
          tables[1][1].map((byte) => (byte === 0x0f ? 0x24 : byte)),
          0,
        ),
      ]),
    ],
  ])('is cut when it sends %s', async (_, cause, payload) => {
    const ingest = await start();
    const caller = await connect(ingest.port);
    caller.sendData(100, payload);
    await caller.next(controlType.shutdown);
    await expect.poll(() => ingest.endings).toEqual([{ how: 'cut', cause }]);
  });
});

describe('refused', () => {
  const keyRequest = { type: 3, content: Buffer.alloc(8) };
  const hello = { type: 1, content: Buffer.from('00010500000000bf00780078', 'hex') };
  it.each([
    ['a wrong key', { streamId: 'bobs-key' }, 'forbidden'],
    ['a key that is in use', { streamId: 'taken-key' }, 'conflict'],
    ['no stream id', {}, 'badRequest'],
    ['who wants to watch', { streamId: '#!::r=adas-key,m=request' }, 'badRequest'],
    ['an encrypted stream', { extensions: [hello, keyRequest] }, 'encrypted'],
    ['the version before', { version: 4, streamId: 'adas-key' }, 'version'],
    ['a handshake without its extension', { extensions: [] }, 'badRequest'],
    ['file mode', { extensions: [{ type: 1, content: Buffer.from('00010500000000ff00780078', 'hex') }] }, 'notLive'],
  ] as const)('is %s', async (_, wish, rejection) => {
    const ingest = await start();
    const caller = await call(ingest.port);
    await caller.induce();
    const { extensions, ...rest } = { extensions: undefined, ...wish };
    const answer = await caller.conclude({ ...rest, ...(extensions && { extensions: [...extensions] }) });
    expect(answer.type).toBe(srtRejections[rejection]);
    expect(ingest.publishers).toEqual([]);
  });

  it('L3: is a connection above the limit per address', async () => {
    const ingest = await start(1);
    await connect(ingest.port);
    const second = await call(ingest.port);
    await second.induce();
    expect((await second.conclude({ streamId: 'adas-key' })).type).toBe(srtRejections.overload);
  });

  it('without a response, is a made-up cookie or a packet for the connection of another address', async () => {
    const ingest = await start();
    const caller = await connect(ingest.port);
    const other = await call(ingest.port);
    const { cookie } = await other.induce();
    void other.conclude({ streamId: 'adas-key', cookie: (cookie + 1) % 2 ** 32 });
    caller.sendData(100, opening);
    caller.sendData(101, numbered(1));
    await expect.poll(ingest.numbers).toEqual([1]);
    expect(ingest.requests).toHaveLength(1);
  });
});

it('L7: survives random bytes, from unknown addresses and in open connections', async () => {
  const ingest = await start(50);
  const seed = Date.now() % 1_000_000;
  const random = seededRandom(seed);
  const stranger = await call(ingest.port);
  await stranger.induce();
  for (let batch = 0; batch < 20; batch += 1) {
    const caller = await connect(ingest.port);
    caller.sendData(100, opening);
    const samples = [
      stranger.handshakePacket({ type: handshakeType.induction, version: 4, extensions: [] }),
      stranger.handshakePacket({ streamId: 'bobs-key' }),
      ...Object.values(controlType).map((type) => caller.controlPacket(type, Buffer.alloc(16, batch), batch)),
      ...Array.from({ length: 8 }, (_, n) => caller.dataPacket(101 + n, numbered(n))),
    ];
    for (let round = 0; round < 200; round += 1) {
      const sample = samples[round % samples.length] ?? opening;
      const sender = round % samples.length < 2 ? stranger : caller;
      sender.sendRaw(mutateBytes(sample, round % 2 === 0 ? 0 : 16, random).subarray(0, 1400));
      // Lets the server read: packets beyond its receive buffer are lost.
      if (round % 10 === 9) await setImmediate();
    }
  }
  const again = await connect(ingest.port);
  again.sendData(100, opening);
  const { body } = await again.next(controlType.acknowledgement);
  expect([seed, body.readUInt32BE(0)]).toEqual([seed, 101]);
});
