import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { processClipHandler } from '../clips/process-clip.ts';
import type { Context } from '../platform/context.ts';
import type { FlvSink } from '../rtmp/flv-sink.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { afterFile } from '../testing/after-file.ts';
import { runFfmpegProcess } from '../testing/ffmpeg-process.ts';
import type { Person } from '../testing/people/people.ts';
import { startS3Server } from '../testing/servers/s3-server.ts';
import { startService } from '../testing/service.ts';
import { playlistName, removeStreamFilesHandler, segmentPattern } from './live-files.ts';
import { findPlaylist } from './live-playlist-queries.ts';
import { hashOfKey } from './manage-stream.ts';
import { prepareFolder } from './publisher-folder.ts';
import { runHls } from './run-hls.ts';
import { sweepBucket } from './sweep-bucket.ts';
import { takeStream } from './take-stream.ts';
import type { TranscodeCapacity } from './transcode-capacity.ts';

const server = await startS3Server();
// Nothing but the database and the bucket is shared: each node has a folder of its own.
const viewers = await startService({ config: server.settings });
const { people, ctx, clock } = viewers;
const home = await mkdtemp(path.join(os.tmpdir(), 'coinop-ingest-'));
afterFile(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
const ingestOn = async (name: string) =>
  (await startService({ beside: viewers, config: { ...server.settings, dataDir: path.join(home, name) } })).ctx;
const [first, second] = [await ingestOn('first'), await ingestOn('second')];
const job = { id: 'test', signal: new AbortController().signal };

let video: Buffer;
beforeAll(async () => {
  const file = path.join(home, 'sent.flv');
  await runFfmpegProcess([
    ...['-f', 'lavfi', '-i', 'testsrc=s=64x48:r=5', '-t', '20', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '10'],
    ...['-pix_fmt', 'yuv420p', '-f', 'flv', file],
  ]);
  video = await readFile(file);
});

async function openStream(who: Person): Promise<{ id: string; key: string }> {
  const { body } = await who.post('/api/live', {});
  return { id: body.live.id, key: body.ingest.streamKey };
}

async function publish(node: Context, key: string, capacity?: TranscodeCapacity): Promise<FlvSink> {
  const ffmpeg = await ffmpegOf(node.config);
  const held = await takeStream(node, hashOfKey(key));
  if ('missing' in ffmpeg || typeof held === 'string') throw new Error('The stream cannot be published');
  const stream = { ...held, folder: await prepareFolder(node, ffmpeg, held) };
  const publisher = { bitsPerSecond: () => 0, disconnect: () => undefined };
  const sink = runHls(node, ffmpeg, stream, publisher, new Map(), { capacity });
  await sink.write(video);
  return sink;
}

const stored = async (id: string) =>
  (await Array.fromAsync(ctx.storage.list(`live/${id}`), ({ name }) => path.basename(name))).sort();
const statusOf = async (who: Person) => (await who.get('/api/live')).body.live.status;
const playlistOf = async (id: string) => (await people.nobody.get(`/live/${id}/index.m3u8`)).text;
const namesIn = (text: string) => text.split('\n').filter((line) => segmentPattern.test(line));
const sequenceIn = (text: string) => Number(/MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);
const foldersOf = (node: Context) => {
  const parent = path.join(node.config.dataDir, 'live');
  return existsSync(parent) ? readdirSync(parent) : [];
};

it('a stream is watched and kept on a node that shares no folder with its ingest, and goes on through another', async () => {
  const ada = await people.member('ada');
  const { id, key } = await openStream(ada);
  const before = await publish(first, key);
  await expect.poll(() => statusOf(ada)).toBe('live');
  await expect.poll(async () => namesIn(await playlistOf(id)).length).toBe(8);

  const answer = await people.nobody.get(`/live/${id}/index.m3u8`);
  const etag = answer.headers.get('etag') ?? '';
  expect((await people.nobody.get(`/live/${id}/index.m3u8`, { 'if-none-match': etag })).status).toBe(304);
  for (const name of namesIn(answer.text)) {
    const segment = await fetch(`${viewers.url}/live/${id}/${name}`);
    expect([segment.status, Buffer.from(await segment.arrayBuffer())[0]]).toEqual([200, 0x47]);
  }
  expect((await people.nobody.get(`/live/${id}/segment-m0000000-000001.ts`)).status).toBe(404);
  expect(foldersOf(ctx)).toEqual([]);

  // The connection breaks, and the publisher comes back through another node.
  await before.end({ how: 'cut', cause: 'closed' });
  await expect.poll(() => foldersOf(first)).toEqual([]);
  expect(sequenceIn(await playlistOf(id))).toBe(2);
  const after = await publish(second, key);
  await expect.poll(async () => sequenceIn(await playlistOf(id))).toBe(11);
  const whole = await findPlaylist(ctx.db, id, playlistName);
  expect(new Set(namesIn(whole?.content ?? '').map((name) => name.split('-')[1])).size).toBe(2);
  expect(whole?.content).toContain('#EXT-X-DISCONTINUITY\n');
  await after.end({ how: 'unpublished' });
  await expect.poll(() => foldersOf(second)).toEqual([]);

  const { body } = await ada.post('/api/live/clip', {});
  await processClipHandler.run(ctx, { clipId: body.clip.id }, job);
  const clip = (await ada.get(`/api/clips/${body.clip.id}`)).body.clip;
  expect([clip.status, Math.round(clip.durationSeconds)]).toEqual(['ready', 40]);

  await sweepBucket(ctx);
  expect((await stored(id)).length).toBe(20);
  clock.forward(16 * 60);
  await sweepBucket(ctx);
  expect(await stored(id)).toEqual([]);
  expect((await ada.post('/api/live/clip', {})).status).toBe(409);
});

it('a stream in several bitrates lies in the bucket in each of them, and is watched on another node to its end', async () => {
  const dee = await people.member('dee');
  const { id, key } = await openStream(dee);
  const sink = await publish(first, key, { acquire: () => () => undefined });
  const listed = async (name: string) => (await people.nobody.get(`/live/${id}/${name}`)).text;
  const variants = async () => (await listed('master.m3u8')).split('\n').filter((line) => line.endsWith('.m3u8'));
  const names = ['index.m3u8', '480p.m3u8', '240p.m3u8'];
  await expect.poll(variants).toEqual(names);
  await sink.end({ how: 'unpublished' });
  await expect.poll(() => foldersOf(first)).toEqual([]);
  const inBucket = await stored(id);
  for (const name of names) {
    const playlist = await listed(name);
    expect(playlist).toMatch(/\.ts\n#EXT-X-ENDLIST\n$/);
    const segments = namesIn(playlist);
    expect([name, segments.length]).toEqual([name, 8]);
    expect(inBucket).toEqual(expect.arrayContaining(segments));
    for (const segment of segments) {
      const answer = await fetch(`${viewers.url}/live/${id}/${segment}`);
      expect([segment, answer.status, Buffer.from(await answer.arrayBuffer())[0]]).toEqual([segment, 200, 0x47]);
    }
  }
});

it('what no playlist names any more leaves the bucket after a minute', async () => {
  const bob = await people.member('bob');
  const { id, key } = await openStream(bob);
  const earlier = await publish(first, key);
  await expect.poll(async () => (await stored(id)).length).toBe(9);
  await earlier.end({ how: 'unpublished' });
  await expect.poll(() => foldersOf(first)).toEqual([]);
  const old = await stored(id);
  expect(old.length).toBe(10);
  const sink = await publish(first, key);
  await expect.poll(async () => (await stored(id)).length).toBe(19);
  expect(await stored(id)).toEqual(expect.arrayContaining(old));
  clock.forward(61);
  await expect.poll(async () => (await stored(id)).some((name) => old.includes(name))).toBe(false);
  expect((await stored(id)).length).toBe(9);
  await sink.end({ how: 'unpublished' });
  await expect.poll(() => foldersOf(first)).toEqual([]);
  await removeStreamFilesHandler.run(ctx, { streamId: id }, job);
  expect(await stored(id)).toEqual([]);
});

it('while the bucket does not answer a stream stands still, and goes on afterwards', async () => {
  const cyd = await people.member('cyd');
  const { id, key } = await openStream(cyd);
  const { put } = first.storage;
  let refused = 0;
  first.storage.put = async () => {
    refused++;
    throw new Error('the bucket is away');
  };
  const sink = await publish(first, key);
  await expect.poll(() => refused).toBeGreaterThan(0);
  expect([await statusOf(cyd), await stored(id)]).toEqual(['offline', []]);
  first.storage.put = put;
  await expect.poll(() => statusOf(cyd)).toBe('live');
  expect(namesIn(await playlistOf(id)).length).toBe(8);
  await sink.end({ how: 'unpublished' });
  await expect.poll(() => foldersOf(first)).toEqual([]);
});
