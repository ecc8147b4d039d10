import { duplexPair } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runFfmpegProcess } from '../testing/ffmpeg-process.ts';
import { assertTimesNeverGoBack, readFlv } from '../testing/servers/flv-reader.ts';
import { readRecordedMessages } from '../testing/servers/recorded-rtmp-session.ts';
import { openRtmpClient, publishLikeObs, type RtmpClient, unpublishLikeObs } from '../testing/servers/rtmp-client.ts';
import { type Ingest, type IngestOptions, startIngest } from '../testing/servers/rtmp-ingest.ts';
import {
  aggregate,
  audio,
  audioFrame,
  audioSequenceHeader,
  video,
  videoFrame,
  videoSequenceHeader,
} from '../testing/servers/rtmp-sample-session.ts';
import { amfProperty, decodeAmf0, encodeAmf0 } from './amf0.ts';
import type { PublishEnding } from './flv-sink.ts';
import type { PublishDecision, RtmpLogEntry } from './publish-types.ts';
import { encodeChunks } from './rtmp-chunks.ts';
import { defaultRtmpLimits } from './rtmp-limits.ts';
import { messageType, type RtmpMessage } from './rtmp-message.ts';
import { startRtmpSession } from './rtmp-session.ts';

const ada = { app: 'live', streamName: 'ada-secret-key-4f8a' };
const started: Ingest[] = [];

async function start(options: IngestOptions = {}): Promise<Ingest> {
  const ingest = await startIngest(options);
  started.push(ingest);
  return ingest;
}

/** From now on what takes too long is what the test says, however long the machine takes. */
function haltTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

async function startPublishing(options: IngestOptions = {}) {
  const ingest = await start(options);
  const client = await openRtmpClient(ingest.server.port);
  const { status, streamId } = await publishLikeObs(client, ada);
  expect(status).toBe('NetStream.Publish.Start');
  return { ingest, client, streamId, publish: await ingest.nextPublish() };
}

function opening(): RtmpMessage[] {
  return [video(0, videoSequenceHeader), audio(0, audioSequenceHeader), video(0, videoFrame('key'))];
}

function sendMedia(client: RtmpClient, messages: RtmpMessage[]): void {
  for (const message of messages) client.send(message, { chunkStreamId: 4, format: 1 });
}

function closingDetail({ log }: Ingest): string | undefined {
  return log.find(({ event }) => event === 'closed')?.detail;
}

async function closed(ingest: Ingest, client: RtmpClient): Promise<string | undefined> {
  await client.closed;
  await expect.poll(() => closingDetail(ingest)).toBeDefined();
  return closingDetail(ingest);
}

afterEach(async () => {
  for (const ingest of started.splice(0)) {
    await ingest.server.close();
    expect(JSON.stringify(ingest.log)).not.toContain(ada.streamName);
  }
});

describe('an encoder that follows the order of OBS', () => {
  it('delivers a stream that ffmpeg decodes, and ends it cleanly', async () => {
    const { ingest, client, streamId, publish } = await startPublishing();
    expect(ingest.requests).toEqual([{ ...ada, remoteAddress: '127.0.0.1' }]);
    expect(ingest.server.connections()).toMatchObject([{ phase: 'publishing', remoteAddress: '127.0.0.1' }]);

    const { audio, video, data } = messageType;
    const media = readRecordedMessages().filter(({ typeId }) => [audio, video, data].some((type) => type === typeId));
    // All on one chunk stream, so that audio between video makes steps back, which go as extended times.
    for (const message of media) client.send({ ...message, streamId }, { chunkStreamId: 4, format: 3 });
    unpublishLikeObs(client, { ...ada, streamId });

    expect(await publish.ended).toEqual({ how: 'unpublished' });
    const { flags, tags } = readFlv(publish.flv());
    assertTimesNeverGoBack(tags);
    expect(flags).toBe(5);
    expect(tags.slice(0, 3).map(({ typeId }) => typeId)).toEqual([18, 9, 8]);
    expect(publish.publisher.stats()).toMatchObject({ videoFrames: 23, audioFrames: 34 });

    const decoded = await runFfmpegProcess(
      ['-v', 'info', '-f', 'flv', '-i', 'pipe:0', '-f', 'null', '-'],
      publish.flv(),
    );
    expect(decoded.code).toBe(0);
    expect(decoded.messages).toMatch(/Video: h264/);
    expect(decoded.messages).toMatch(/Audio: aac/);
    expect(decoded.messages).toMatch(/frame= *23/);
  });

  it('may publish again on the same connection', async () => {
    const { ingest, client, streamId, publish } = await startPublishing();
    client.command(streamId, 'closeStream', 0, null);
    expect(await publish.ended).toEqual({ how: 'unpublished' });
    expect(await client.nextStatus()).toBe('NetStream.Unpublish.Success');
    client.command(streamId, 'publish', 9, null, ada.streamName, 'live');
    expect(await client.nextStatus()).toBe('NetStream.Publish.Start');
    sendMedia(client, opening());
    client.command(streamId, 'deleteStream', 0, null, streamId);
    const again = await ingest.nextPublish();
    expect(await again.ended).toEqual({ how: 'unpublished' });
    expect(readFlv(again.flv()).tags).toHaveLength(3);
  });

  it.each([
    ['FCUnpublish', ada.streamName],
    ['deleteStream', 1],
    ['closeStream', undefined],
  ])('%s is a clean end', async (command, argument) => {
    const { client, publish } = await startPublishing();
    client.command(1, command, 0, null, argument);
    expect(await publish.ended).toEqual({ how: 'unpublished' });
  });

  it.each<[string, (client: RtmpClient) => void]>([
    ['closed', (client) => client.socket.end()],
    ['reset', (client) => client.socket.resetAndDestroy()],
  ])('a socket %s without a word is a cut', async (_, leave) => {
    const { client, publish } = await startPublishing();
    leave(client);
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'closed' });
  });
});

describe('a refused publish', () => {
  it.each<[PublishDecision, string]>([
    [{ accept: false, reason: 'denied' }, 'NetStream.Publish.Denied'],
    [{ accept: false, reason: 'in_use' }, 'NetStream.Publish.BadName'],
    [{ accept: false, reason: 'unavailable' }, 'NetStream.Failed'],
  ])('%o answers %s and closes', async (decision, code) => {
    const ingest = await start({ decide: async () => decision });
    const client = await openRtmpClient(ingest.server.port);
    expect((await publishLikeObs(client, ada)).status).toBe(code);
    expect(await closed(ingest, client)).toBe('publish_refused');
  });

  it('L3: says nothing of the key it refuses', async () => {
    const ingest = await start({ decide: async () => ({ accept: false, reason: 'denied' }) });
    const client = await openRtmpClient(ingest.server.port);
    const received: Buffer[] = [];
    client.socket.on('data', (bytes: Buffer) => received.push(bytes));
    await publishLikeObs(client, ada);
    await client.closed;
    expect(Buffer.concat(received).includes(ada.streamName)).toBe(false);
    expect(Buffer.concat(received).includes('The stream key is not accepted.')).toBe(true);
  });

  it('L1: an owner that fails while deciding is unavailable, and its error is logged without the key', async () => {
    const ingest = await start({
      decide: ({ streamName }) => Promise.reject(new Error(`no row for ${streamName} in live`)),
    });
    const client = await openRtmpClient(ingest.server.port);
    expect((await publishLikeObs(client, ada)).status).toBe('NetStream.Failed');
    expect(ingest.log).toContainEqual(expect.objectContaining({ detail: 'Error: no row for [name] in [name]' }));
  });

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
  ])('a name that is %s is denied without asking', async (_, streamName) => {
    const ingest = await start();
    const client = await openRtmpClient(ingest.server.port);
    expect((await publishLikeObs(client, { app: 'live', streamName })).status).toBe('NetStream.Publish.Denied');
    expect(ingest.requests).toEqual([]);
  });

  it('a sink that cannot be opened is unavailable', async () => {
    const ingest = await start({
      decide: async () => ({
        accept: true,
        open() {
          throw new Error('no space');
        },
      }),
    });
    const client = await openRtmpClient(ingest.server.port);
    expect((await publishLikeObs(client, ada)).status).toBe('NetStream.Failed');
    expect(ingest.log).toContainEqual(expect.objectContaining({ event: 'failed', detail: 'Error: no space' }));
  });

  it.each(['play', 'play2'])('%s is refused: streams only come in', async (command) => {
    const ingest = await start();
    const client = await openRtmpClient(ingest.server.port);
    client.command(0, 'connect', 1, { app: 'live' });
    client.command(1, command, 0, null, 'someone');
    expect(await client.nextStatus()).toBe('NetStream.Play.Failed');
    expect(await closed(ingest, client)).toBe('publish_refused');
  });
});

describe('codecs', () => {
  it.each([
    ['unsupported_video', video(0, Buffer.from('9068766331', 'hex'))],
    ['unsupported_audio', audio(0, Buffer.from('904f707573', 'hex'))],
  ])('enhanced RTMP is refused with a status as %s', async (cause, message) => {
    const { client, publish } = await startPublishing();
    sendMedia(client, [message]);
    expect(await client.nextStatus()).toBe('NetStream.Publish.Rejected');
    expect(await publish.ended).toEqual({ how: 'cut', cause });
  });

  it('a refused publisher is read to its end, so that the status is not lost to a reset', async () => {
    const { ingest, client } = await startPublishing({ limits: { lingerMsMax: 60_000 } });
    const frames = Array.from({ length: 20 }, () => video(0, videoFrame('key', 100_000)));
    sendMedia(client, [video(0, Buffer.from('9068766331', 'hex')), ...frames]);
    expect(await client.nextStatus()).toBe('NetStream.Publish.Rejected');
    client.socket.end();
    await expect.poll(() => ingest.server.connections()).toEqual([]);
  });

  it('a refused publisher who stays is closed after a while', async () => {
    const { ingest, client } = await startPublishing({ limits: { lingerMsMax: 100 } });
    client.socket.allowHalfOpen = true;
    sendMedia(client, [video(0, Buffer.from('9068766331', 'hex'))]);
    await expect.poll(() => ingest.server.connections()).toEqual([]);
    client.socket.destroy();
  });

  it('an encoder that offers FourCC codecs is not promised any', async () => {
    const ingest = await start();
    const client = await openRtmpClient(ingest.server.port);
    client.command(0, 'connect', 1, { app: 'live', fourCcList: ['hvc1', 'av01'] });
    const [, transaction, properties, info] = await client.nextCommand('_result');
    expect(transaction).toBe(1);
    expect(amfProperty(info, 'code')).toBe('NetConnection.Connect.Success');
    expect(amfProperty(info, 'objectEncoding')).toBe(0);
    expect(amfProperty(properties, 'fourCcList')).toBeUndefined();
  });
});

describe('the owner', () => {
  it('disconnects a publisher with a status', async () => {
    const { client, publish } = await startPublishing();
    publish.publisher.disconnect();
    expect(await client.nextStatus()).toBe('NetStream.Publish.Denied');
    await client.closed;
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'disconnected' });
  });

  it('may disconnect while it opens the sink', async () => {
    const ingest = await start({
      wrapSink(sink, publisher) {
        publisher.disconnect();
        return sink;
      },
    });
    const client = await openRtmpClient(ingest.server.port);
    expect((await publishLikeObs(client, ada)).status).toBe('NetStream.Publish.Denied');
    expect(await (await ingest.nextPublish()).ended).toEqual({ how: 'cut', cause: 'disconnected' });
  });

  it('L6: reads bytes, bitrate, frames and length', async () => {
    const { client, publish } = await startPublishing();
    sendMedia(client, [...opening(), video(1000, videoFrame('inter', 50_000)), audio(1010, audioFrame())]);
    await expect.poll(() => publish.publisher.stats().audioFrames).toBe(1);
    const stats = publish.publisher.stats();
    expect(stats).toMatchObject({ videoFrames: 2, mediaMs: 1010 });
    expect(stats.receivedBytes).toBeGreaterThan(50_000);
    expect(stats.bitsPerSecond).toBe(stats.receivedBytes * 8);
  });

  it('gets one end for each acceptance, also for a publisher who left before it', async () => {
    const { promise: decision, resolve: decide } = Promise.withResolvers<undefined>();
    const endings: PublishEnding[] = [];
    const ingest = await start({
      decide: () => decision,
      wrapSink: (sink) => ({
        ...sink,
        end(ending) {
          endings.push(ending);
          return sink.end(ending);
        },
      }),
    });
    const client = await openRtmpClient(ingest.server.port);
    const answer = publishLikeObs(client, ada).catch(() => 'left');
    await expect.poll(() => ingest.requests.length).toBe(1);
    client.socket.destroy();
    expect(await answer).toBe('left');
    decide(undefined);
    await (await ingest.nextPublish()).ended;
    await expect.poll(() => ingest.server.connections()).toEqual([]);
    expect(endings).toEqual([{ how: 'cut', cause: 'closed' }]);
  });
});

describe('the sink', () => {
  const behind =
    (gate: Promise<void>): NonNullable<IngestOptions['wrapSink']> =>
    (sink) => ({
      async write(bytes) {
        await gate;
        await sink.write(bytes);
      },
      end: sink.end,
    });

  it('holds the publisher back while it cannot take more, and loses nothing', async () => {
    const gate = Promise.withResolvers<void>();
    const { client, publish, streamId } = await startPublishing({ wrapSink: behind(gate.promise) });
    sendMedia(client, opening());
    const frames = 200;
    for (let frame = 1; frame <= frames; frame += 1)
      sendMedia(client, [video(frame * 40, videoFrame('inter', 100_000))]);
    client.command(0, 'deleteStream', 0, null, streamId);
    await sleep(300);
    expect(publish.flv()).toHaveLength(0);
    expect(publish.publisher.stats().receivedBytes).toBeLessThan(1000);
    expect(client.socket.writableLength).toBeGreaterThan(5_000_000);
    gate.resolve();
    expect(await publish.ended).toEqual({ how: 'unpublished' });
    expect(readFlv(publish.flv()).tags).toHaveLength(3 + frames);
  });

  it('that is slow does not turn a goodbye into a cut', async () => {
    const gate = Promise.withResolvers<void>();
    const { client, publish, streamId } = await startPublishing({ wrapSink: behind(gate.promise) });
    sendMedia(client, opening());
    unpublishLikeObs(client, { ...ada, streamId });
    await sleep(100);
    gate.resolve();
    expect(await publish.ended).toEqual({ how: 'unpublished' });
    expect(readFlv(publish.flv()).tags).toHaveLength(3);
  });

  it('that fails disconnects the publisher with a status', async () => {
    const { ingest, client, publish } = await startPublishing({
      wrapSink: (sink) => ({ write: () => Promise.reject(new Error('broken pipe')), end: sink.end }),
    });
    sendMedia(client, opening());
    expect(await client.nextStatus()).toBe('NetStream.Failed');
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'sink_failed' });
    expect(ingest.log).toContainEqual(expect.objectContaining({ detail: 'Error: broken pipe' }));
  });

  it('that never takes more is given up', async () => {
    const { client, publish } = await startPublishing({
      limits: { idleMsMax: 200 },
      wrapSink: (sink) => ({ write: () => new Promise(() => undefined), end: sink.end }),
    });
    sendMedia(client, opening());
    expect(await client.nextStatus()).toBe('NetStream.Failed');
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'sink_stalled' });
  });

  it('that fails at its end is logged and forgotten', async () => {
    const { ingest, client } = await startPublishing({
      wrapSink: (sink) => ({ write: sink.write, end: () => Promise.reject(new Error('disk full')) }),
    });
    client.socket.end();
    await expect.poll(() => ingest.server.connections()).toEqual([]);
    expect(ingest.log).toContainEqual(expect.objectContaining({ detail: 'Error: disk full' }));
  });
});

describe('protocol', () => {
  it('acknowledges by the window the client asks for', async () => {
    const { client } = await startPublishing();
    const payload = Buffer.from([0, 0, 0x27, 0x10]);
    client.send({ typeId: messageType.windowSize, timestamp: 0, streamId: 0, payload }, { chunkStreamId: 2 });
    sendMedia(client, [...opening(), video(40, videoFrame('inter', 30_000))]);
    const { payload: sequence } = await client.next(({ typeId }) => typeId === messageType.acknowledgement);
    expect(sequence.readUInt32BE(0)).toBeGreaterThan(10_000);
  });

  it('announces its own window, bandwidth and chunk size before the result of connect', async () => {
    const ingest = await start();
    const client = await openRtmpClient(ingest.server.port);
    client.command(0, 'connect', 1, { app: 'live' });
    const types = [];
    for (let index = 0; index < 4; index += 1) types.push((await client.next(() => true)).typeId);
    expect(types).toEqual([5, 6, 1, 20]);
  });

  it('answers a ping with its time, and a bandwidth with a window', async () => {
    const { client } = await startPublishing();
    client.send({
      typeId: messageType.userControl,
      timestamp: 0,
      streamId: 0,
      payload: Buffer.from([0, 6, 1, 2, 3, 4]),
    });
    const isPong = ({ typeId, payload }: RtmpMessage) => typeId === messageType.userControl && payload[1] === 7;
    expect((await client.next(isPong)).payload).toEqual(Buffer.from([0, 7, 1, 2, 3, 4]));
    await client.next(({ typeId }) => typeId === messageType.windowSize);
    client.send({
      typeId: messageType.peerBandwidth,
      timestamp: 0,
      streamId: 0,
      payload: Buffer.from([0, 0, 4, 0, 2]),
    });
    expect((await client.next(({ typeId }) => typeId === messageType.windowSize)).payload.readUInt32BE(0)).toBe(
      2_500_000,
    );
  });

  it('reads commands and data of AMF3 encoders', async () => {
    const ingest = await start();
    const client = await openRtmpClient(ingest.server.port);
    const amf3 = (typeId: number, ...values: Parameters<typeof encodeAmf0>[0]) => {
      client.send({ typeId, timestamp: 0, streamId: 1, payload: Buffer.concat([Buffer.of(0), encodeAmf0(values)]) });
    };
    amf3(messageType.commandAmf3, 'connect', 1, { app: 'live', objectEncoding: 3 });
    amf3(messageType.commandAmf3, 'publish', 2, null, ada.streamName);
    expect(await client.nextStatus()).toBe('NetStream.Publish.Start');
    amf3(messageType.dataAmf3, 'onMetaData', { width: 64, videocodecid: 7 });
    sendMedia(client, opening().slice(0, 1));
    sendMedia(client, opening().slice(2));
    client.command(1, 'closeStream', 0, null);
    const publish = await ingest.nextPublish();
    await publish.ended;
    const { flags, tags } = readFlv(publish.flv());
    expect(flags).toBe(1);
    expect(decodeAmf0(tags[0]?.payload ?? Buffer.alloc(0))[0]).toBe('onMetaData');
  });

  it('takes aggregates apart', async () => {
    const { client, publish, streamId } = await startPublishing();
    sendMedia(client, [
      aggregate(500, opening()),
      aggregate(540, [video(40, videoFrame('inter')), audio(45, audioFrame())]),
    ]);
    client.command(0, 'deleteStream', 0, null, streamId);
    await publish.ended;
    expect(readFlv(publish.flv()).tags.map(({ typeId, timestamp }) => [typeId, timestamp])).toEqual([
      [9, 0],
      [8, 0],
      [9, 0],
      [9, 40],
      [8, 45],
    ]);
  });

  it('answers the side questions of encoders, and refuses what it does not know', async () => {
    const { client } = await startPublishing();
    client.command(0, '_checkbw', 21, null);
    client.command(0, 'getStreamLength', 22, null, 'x');
    client.command(0, 'unheardOf', 0, null);
    const isAnswerTo = (transaction: number) => (message: RtmpMessage) =>
      message.typeId === messageType.command && decodeAmf0(message.payload)[1] === transaction;
    expect(decodeAmf0((await client.next(isAnswerTo(21))).payload)[0]).toBe('_result');
    expect(decodeAmf0((await client.next(isAnswerTo(22))).payload)[0]).toBe('_error');
    expect(amfProperty((await client.nextCommand('onFCPublish'))[3], 'code')).toBe('NetStream.Publish.Start');
  });

  it('lets data and media pass that come before a publish', async () => {
    const ingest = await start();
    const client = await openRtmpClient(ingest.server.port);
    sendMedia(client, opening());
    client.send({ typeId: messageType.data, timestamp: 0, streamId: 0, payload: encodeAmf0(['onTextData', {}]) });
    expect((await publishLikeObs(client, ada)).status).toBe('NetStream.Publish.Start');
  });
});

describe('breaking the protocol closes with', () => {
  it.each<[string, (client: RtmpClient) => void]>([
    ['a command before connect', (client) => client.command(0, 'createStream', 1, null)],
    [
      'a second connect',
      (client) => {
        for (const txn of [1, 2]) client.command(0, 'connect', txn, { app: 'live' });
      },
    ],
    ['a command without a name', (client) => client.command(0, 5, 1, null)],
    ['a command that is no AMF', (client) => client.send({ ...video(0, Buffer.from('ff', 'hex')), typeId: 20 })],
    ['garbage', (client) => client.socket.write(Buffer.alloc(64, 0xff))],
  ])('protocol_error: %s', async (_, misbehave) => {
    const ingest = await start();
    const client = await openRtmpClient(ingest.server.port);
    misbehave(client);
    expect(await closed(ingest, client)).toBe('protocol_error');
  });

  it('protocol_error: a second publish beside the first, which is cut', async () => {
    const { client, publish } = await startPublishing();
    client.command(2, 'publish', 9, null, 'bob-key', 'live');
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'protocol_error' });
  });

  it.each<[string, IngestOptions['limits'], (client: RtmpClient) => void]>([
    ['a long message from a stranger', {}, (client) => sendMedia(client, [video(0, Buffer.alloc(65_537))])],
    [
      'many messages and no publish',
      { messagesBeforePublishMax: 5 },
      (client) => sendMedia(client, [...opening(), ...opening()]),
    ],
    [
      'many message streams',
      { messageStreamsMax: 2 },
      (client) => {
        for (const txn of [1, 2, 3]) client.command(0, 'createStream', txn, null);
      },
    ],
    [
      'many chunk streams',
      { chunkStreamsMax: 4 },
      (client) => {
        for (const chunkStreamId of [5, 6, 7, 8, 9]) client.send(audio(0, audioFrame()), { chunkStreamId });
      },
    ],
    [
      'half messages on many chunk streams',
      { commandBytesMax: 1024 },
      (client) => client.socket.write(halfMessages(3)),
    ],
  ])('limit_exceeded: %s', async (_, limits, misbehave) => {
    const ingest = await start({ limits: { ...limits } });
    const client = await openRtmpClient(ingest.server.port);
    client.command(0, 'connect', 1, { app: 'live' });
    misbehave(client);
    expect(await closed(ingest, client)).toBe('limit_exceeded');
  });

  function halfMessages(count: number): Buffer {
    return Buffer.concat(
      Array.from({ length: count }, (_, index) =>
        Buffer.concat([Buffer.from([5 + index, 0, 0, 0, 0, 4, 0, 9, 0, 0, 0, 0]), Buffer.alloc(128)]),
      ),
    );
  }

  it('limit_exceeded: metadata as long as a video frame may be', async () => {
    const { client, publish } = await startPublishing();
    const payload = encodeAmf0(['onMetaData', { text: 'x'.repeat(70_000) }]);
    client.send({ typeId: messageType.data, timestamp: 0, streamId: 1, payload });
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'limit_exceeded' });
  });

  it('limit_exceeded: a message longer than a publisher may send', async () => {
    const { client, publish } = await startPublishing({ limits: { messageBytesMax: 100_000 } });
    sendMedia(client, [video(0, Buffer.alloc(100_001))]);
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'limit_exceeded' });
  });

  it('limit_exceeded: pings whose answers are never read', async () => {
    // In memory, because a socket pair of this machine would hold megabytes of answers first.
    const [client, stream] = duplexPair();
    const log: RtmpLogEntry[] = [];
    const session = startRtmpSession({
      stream,
      connectionId: 1,
      remoteAddress: '192.0.2.1',
      limits: { ...defaultRtmpLimits, messagesBeforePublishMax: 1e6 },
      budget: { bytesLeft: 1e6 },
      authorize: async () => ({ accept: false, reason: 'denied' }),
      log: (entry) => log.push(entry),
      now: () => performance.now(),
    });
    const ping = {
      typeId: messageType.userControl,
      timestamp: 0,
      streamId: 0,
      payload: Buffer.from([0, 6, 0, 0, 0, 0]),
    };
    client.write(Buffer.concat([Buffer.of(3), Buffer.alloc(3072)]));
    for (let count = 0; count < 100; count += 1) {
      client.write(Buffer.concat(Array.from({ length: 100 }, () => encodeChunks(2, ping, 128))));
    }
    await session.done;
    expect(log.at(-1)).toMatchObject({ event: 'closed', detail: 'limit_exceeded' });
    client.destroy();
  });
});

describe('taking too long closes with', () => {
  it('publish_timeout: connected and never publishing', async () => {
    const ingest = await start({ limits: { publishMsMax: 150 } });
    const client = await openRtmpClient(ingest.server.port);
    client.command(0, 'connect', 1, { app: 'live' });
    expect(await closed(ingest, client)).toBe('publish_timeout');
  });

  it('nothing while the owner decides', async () => {
    haltTime();
    const decided = Promise.withResolvers<void>();
    let isAsked = false;
    const ingest = await start({
      limits: { publishMsMax: 1500 },
      decide: async () => {
        isAsked = true;
        await decided.promise;
        return undefined;
      },
    });
    const client = await openRtmpClient(ingest.server.port);
    const published = publishLikeObs(client, ada);
    await expect.poll(() => isAsked).toBe(true);
    vi.advanceTimersByTime(15_000);
    decided.resolve();
    expect((await published).status).toBe('NetStream.Publish.Start');
  });

  it('publish_timeout: an unpublish and no publish after it', async () => {
    haltTime();
    const { ingest, client, publish } = await startPublishing({ limits: { publishMsMax: 1500 } });
    client.command(1, 'closeStream', 0, null);
    expect(await publish.ended).toEqual({ how: 'unpublished' });
    await expect.poll(() => vi.advanceTimersByTime(1500) && client.socket.closed).toBe(true);
    expect(await closed(ingest, client)).toBe('publish_timeout');
  });

  it('idle: a publisher who sends pings and half messages, and no media', async () => {
    const { client, publish } = await startPublishing({ limits: { idleMsMax: 300 } });
    const ping = {
      typeId: messageType.userControl,
      timestamp: 0,
      streamId: 0,
      payload: Buffer.from([0, 6, 0, 0, 0, 0]),
    };
    const pinging = setInterval(() => client.send(ping), 50);
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'idle' });
    clearInterval(pinging);
  });

  it('nothing: a publisher who sends a frame now and then', async () => {
    haltTime();
    const { client, publish } = await startPublishing({ limits: { idleMsMax: 1200 } });
    sendMedia(client, opening());
    for (let frame = 1; frame <= 12; frame += 1) {
      await expect.poll(() => publish.publisher.stats().videoFrames, { interval: 5 }).toBe(frame);
      vi.advanceTimersByTime(1000);
      sendMedia(client, [video(frame * 100, videoFrame('inter'))]);
    }
    await expect.poll(() => publish.publisher.stats().videoFrames).toBe(13);
    publish.publisher.disconnect();
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'disconnected' });
  });
});
