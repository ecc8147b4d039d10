import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { findOnPath } from '../process/find-on-path.ts';
import { runFfmpegProcess, startFfmpegProcess } from '../testing/ffmpeg-process.ts';
import { assertTimesNeverGoBack, readFlv } from '../testing/servers/flv-reader.ts';
import { readRecordedMessages } from '../testing/servers/recorded-rtmp-session.ts';
import { openRtmpClient, publishLikeObs, unpublishLikeObs } from '../testing/servers/rtmp-client.ts';
import { type Ingest, type IngestOptions, startIngest } from '../testing/servers/rtmp-ingest.ts';
import { createAdmission, plainAddress } from './rtmp-admission.ts';
import { startRtmpServer } from './rtmp-server.ts';

const started: Ingest[] = [];

async function start(options: IngestOptions = {}): Promise<Ingest> {
  const ingest = await startIngest(options);
  started.push(ingest);
  return ingest;
}

afterEach(async () => {
  for (const ingest of started.splice(0)) await ingest.server.close();
});

function testPicture(seconds: number): string[] {
  const picture = ['-re', '-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=25'];
  const tone = ['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100'];
  const encoding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '25', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  return ['-v', 'error', ...picture, ...tone, '-t', `${seconds}`, ...encoding, '-f', 'flv'];
}

// A second client beside ffmpeg, with a protocol stack of its own; not every machine has one.
const gstreamer = findOnPath('gst-launch-1.0');
const hasGstreamer = gstreamer !== undefined && spawnSync('gst-inspect-1.0', ['rtmp2sink']).status === 0;

describe.skipIf(!hasGstreamer)('GStreamer', () => {
  it('publishes a picture that decodes', async () => {
    const ingest = await start();
    const address = `rtmp://127.0.0.1:${ingest.server.port}/live/cleo-key`;
    const picture = 'videotestsrc num-buffers=30 is-live=true ! video/x-raw,width=160,height=120,framerate=30/1';
    const encoding = 'x264enc tune=zerolatency speed-preset=ultrafast key-int-max=15 ! flvmux streamable=true';
    const line = `${picture} ! ${encoding} ! rtmp2sink location=${address}`;
    await promisify(execFile)(gstreamer ?? '', ['-q', ...line.split(' ')]);
    const publish = await ingest.nextPublish();
    expect(await publish.ended).toMatchObject({ how: expect.stringMatching(/unpublished|cut/) });
    expect(ingest.requests).toMatchObject([{ app: 'live', streamName: 'cleo-key' }]);
    const decoded = await runFfmpegProcess(['-f', 'flv', '-i', 'pipe:0', '-f', 'null', '-'], publish.flv());
    expect(decoded.messages).toMatch(/Video: h264[^\n]* 160x120/);
    expect(decoded.messages).toMatch(/frame= *(29|30)/);
  });
});

describe('ffmpeg', () => {
  it('publishes two seconds that decode with audio and video', async () => {
    const ingest = await start();
    const published = await runFfmpegProcess([
      ...testPicture(2),
      `rtmp://127.0.0.1:${ingest.server.port}/live/ada-key`,
    ]);
    expect(published).toEqual({ code: 0, messages: '' });
    const publish = await ingest.nextPublish();
    expect(await publish.ended).toEqual({ how: 'unpublished' });
    expect(ingest.requests).toEqual([{ app: 'live', streamName: 'ada-key', remoteAddress: '127.0.0.1' }]);
    expect(publish.publisher.stats().videoFrames).toBe(50);

    const { flags, tags } = readFlv(publish.flv());
    expect(flags).toBe(5);
    assertTimesNeverGoBack(tags);
    const decoded = await runFfmpegProcess(['-xerror', '-f', 'flv', '-i', 'pipe:0', '-f', 'null', '-'], publish.flv());
    expect(decoded.code).toBe(0);
    expect(decoded.messages).toMatch(/Video: h264[^\n]* 320x240/);
    expect(decoded.messages).toMatch(/Audio: aac[^\n]* 44100 Hz/);
    expect(decoded.messages).toMatch(/frame= *50/);
  });

  it('gets the reason of a refusal, without the key', async () => {
    const ingest = await start({ decide: async () => ({ accept: false, reason: 'denied' }) });
    const published = await runFfmpegProcess([
      ...testPicture(1),
      `rtmp://127.0.0.1:${ingest.server.port}/live/bob-key`,
    ]);
    expect(published.code).not.toBe(0);
    expect(published.messages).toContain('Server error: The stream key is not accepted.');
    expect(JSON.stringify(ingest.log)).not.toContain('bob-key');
  });

  it('killed while it publishes leaves a cut stream that decodes', async () => {
    const ingest = await start();
    const ffmpeg = startFfmpegProcess([...testPicture(30), `rtmp://127.0.0.1:${ingest.server.port}/live/ada-key`]);
    const publish = await ingest.nextPublish();
    await expect.poll(() => publish.publisher.stats().videoFrames).toBeGreaterThan(10);
    ffmpeg.kill('SIGKILL');
    expect(await publish.ended).toEqual({ how: 'cut', cause: 'closed' });
    const decoded = await runFfmpegProcess(['-f', 'flv', '-i', 'pipe:0', '-f', 'null', '-'], publish.flv());
    expect(decoded.code).toBe(0);
  });

  it('accepts the signed handshake before it is refused to play', async () => {
    const ingest = await start();
    // Only a playing ffmpeg checks the digest of a server; a wrong one ends before any command.
    const played = await runFfmpegProcess([
      '-v',
      'debug',
      '-i',
      `rtmp://127.0.0.1:${ingest.server.port}/live/x`,
      '-f',
      'null',
      '-',
    ]);
    expect(played.messages).toContain('Server version 4.5.0.1');
    expect(played.messages).toContain('This server takes streams and plays none.');
  });
});

it('ten publishers at once each get their own stream', async () => {
  const ingest = await start();
  const media = readRecordedMessages().filter(({ typeId }) => typeId === 8 || typeId === 9);
  const names = Array.from({ length: 10 }, (_, index) => `key-${index}`);
  await Promise.all(
    names.map(async (streamName) => {
      const client = await openRtmpClient(ingest.server.port);
      const { streamId } = await publishLikeObs(client, { app: 'live', streamName });
      for (const message of media) client.send({ ...message, streamId }, { chunkStreamId: 4, format: 3 });
      unpublishLikeObs(client, { streamName, streamId });
      await client.closed;
    }),
  );
  const streams: Buffer[] = [];
  for (const _ of names) {
    const publish = await ingest.nextPublish();
    expect(await publish.ended).toEqual({ how: 'unpublished' });
    streams.push(publish.flv());
  }
  expect(streams.every((flv) => flv.equals(streams[0] ?? Buffer.alloc(0)))).toBe(true);
  expect(readFlv(streams[0] ?? Buffer.alloc(0)).tags).toHaveLength(2 + 23 + 34);
  expect(ingest.requests.map(({ streamName }) => streamName).sort()).toEqual(names);
});

describe('connections', () => {
  it.each<[string, IngestOptions['limits']]>([
    ['in total', { connectionsMax: 2 }],
    ['from one address', { connectionsPerAddressMax: 2 }],
  ])('are limited %s, and free again when one leaves', async (_, limits) => {
    const ingest = await start({ limits: { ...limits } });
    const first = await openRtmpClient(ingest.server.port);
    await openRtmpClient(ingest.server.port);
    const third = await openRtmpClient(ingest.server.port);
    await third.closed;
    expect(ingest.log.at(-1)).toMatchObject({ event: 'connection_refused', connectionId: 3 });
    expect(ingest.server.connections()).toHaveLength(2);

    first.socket.destroy();
    await expect.poll(() => ingest.server.connections().length).toBe(1);
    const fourth = await openRtmpClient(ingest.server.port);
    fourth.command(0, 'connect', 1, { app: 'live' });
    expect((await fourth.nextCommand('_result'))[1]).toBe(1);
  });

  it('without a handshake are closed', async () => {
    const ingest = await start({ limits: { handshakeMsMax: 100 } });
    const socket = connect(ingest.server.port, '127.0.0.1');
    socket.write(Buffer.of(3));
    socket.resume();
    await once(socket, 'close');
    await expect.poll(() => ingest.log.at(-1)).toMatchObject({ event: 'closed', detail: 'handshake_timeout' });
  });

  it('that speak HTTP are closed at once', async () => {
    const ingest = await start();
    const socket = connect(ingest.server.port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    socket.write('GET / HTTP/1.1\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    await expect.poll(() => ingest.log.at(-1)).toMatchObject({ event: 'closed', detail: 'protocol_error' });
  });
});

describe('the server', () => {
  it('says plainly that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const start = startRtmpServer({
      host: '127.0.0.1',
      port,
      limitedAddress: (address) => address,
      authorize: async () => ({ accept: false, reason: 'denied' }),
    });
    await expect(start).rejects.toThrow(`RTMP cannot listen on 127.0.0.1 port ${port}: it is already in use.`);
    other.close();
  });

  it('closes every publisher and waits for the sinks', async () => {
    const gate = Promise.withResolvers<void>();
    const ingest = await start({
      wrapSink: (sink) => ({
        write: sink.write,
        async end(ending) {
          await gate.promise;
          await sink.end(ending);
        },
      }),
    });
    const client = await openRtmpClient(ingest.server.port);
    await publishLikeObs(client, { app: 'live', streamName: 'ada-key' });
    let isClosed = false;
    const closing = ingest.server.close().then(() => {
      isClosed = true;
    });
    await client.closed;
    expect(isClosed).toBe(false);
    gate.resolve();
    await closing;
    expect(await (await ingest.nextPublish()).ended).toEqual({ how: 'cut', cause: 'server_closing' });
    const late = connect(ingest.server.port, '127.0.0.1');
    const [error] = await once(late, 'error').catch((reason: unknown) => [reason]);
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });
});

it('an address counts as one however the socket writes it', () => {
  expect(plainAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(plainAddress('192.0.2.7')).toBe('192.0.2.7');
  expect(plainAddress('2001:db8::7')).toBe('2001:db8::7');
});

it('admission keeps no trace of an address that has left', () => {
  const admission = createAdmission({ connectionsMax: 3, connectionsPerAddressMax: 2 });
  const enter = (address: string) => admission.enter(address);
  expect(['a', 'a', 'a', 'b', 'c'].map(enter)).toEqual([true, true, false, true, false]);
  admission.leave('a');
  expect(['a', 'a'].map(enter)).toEqual([true, false]);
});
