import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../testing/people/people.ts';
import { sampleVideos } from '../testing/sample-videos.ts';
import { startService } from '../testing/service.ts';
import { claimClip, markReady } from './clip-queries.ts';
import { processClipHandler } from './process-clip.ts';

const service = await startService();
const { people, ctx, url, clock } = service;
const videos = sampleVideos();
const run = { id: 'test', signal: new AbortController().signal };
const ada = await people.member('ada');
const bob = await people.member('bob');
/** One second, upright, as most tests need it. */
const plain = await videos.upright('plain.mp4', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-t', '1');

type Clip = {
  id: string;
  status: string;
  error: string | null;
  trimmedBecause: string | null;
  durationSeconds: number;
  width: number;
  height: number;
  videoUrl: string;
};

async function upload(video: Buffer, options: object = {}, who: Person = ada): Promise<string> {
  clock.forward(86_401 / 12);
  const { body } = await who.post('/api/clips/upload', options);
  const answer = await fetch(body.uploadUrl.replace('http://coinop.test', url), {
    method: 'PUT',
    body: new Uint8Array(video),
  });
  expect(answer.status).toBe(200);
  return body.clip.id;
}

/** Uploads, processes as the worker would, and answers the clip as its owner sees it. */
async function process(video: Buffer, options: object = {}, who: Person = ada): Promise<Clip> {
  const clipId = await upload(video, options, who);
  await processClipHandler.run(ctx, { clipId }, run);
  return (await who.get(`/api/clips/${clipId}`)).body.clip;
}

const watch = async (id: string) => Buffer.from(await (await fetch(`${url}/clips/${id}/video.mp4`)).arrayBuffer());

describe('processing', () => {
  it('makes a video for every phone, upright in all four rotations', async () => {
    const lyingBy = { 0: 'null', 90: 'transpose=2', 180: 'hflip,vflip', 270: 'transpose=1' } as const;
    for (const degrees of [0, 90, 180, 270] as const) {
      const turning = ['-vf', lyingBy[degrees], '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'copy'];
      const lying = await videos.make(`lying-${degrees}.mp4`, '-t', '0.3', '-i', 'plain.mp4', ...turning);
      const clip = await process(turnedBack(lying, degrees));
      expect([degrees, clip.status, clip.error]).toEqual([degrees, 'ready', null]);
      expect([degrees, clip.width, clip.height]).toEqual([degrees, 160, 240]);
      const [above, below] = await videos.coloursAt(await watch(clip.id), [80, 40], [80, 200]);
      expect(above).toMatch(/^[ef].{1}[01]/);
      expect(below).toMatch(/[ef].$/);
    }
  });

  it('cuts at the frame that was asked for, and back what reaches past the end', async () => {
    const counting = await videos.make(
      'counting.mp4',
      ...['-f', 'lavfi', '-i', 'color=black:s=160x120:r=25:d=1', '-f', 'lavfi', '-i', 'color=white:s=160x120:r=25:d=1'],
      ...[
        '-filter_complex',
        '[0][1]concat=n=2[v]',
        '-map',
        '[v]',
        '-c:v',
        'libx264',
        '-g',
        '250',
        '-pix_fmt',
        'yuv420p',
      ],
    );
    const late = await process(counting, { trimStart: 1 });
    expect(late.durationSeconds).toBeCloseTo(1, 1);
    expect((await videos.coloursAt(await watch(late.id), [80, 60]))[0]).toMatch(/^f/);
    const early = await process(counting, { trimStart: 0.92, trimEnd: 500 });
    expect(early.durationSeconds).toBeCloseTo(1.08, 1);
    expect((await videos.coloursAt(await watch(early.id), [80, 60]))[0]).toMatch(/^0|^1/);
    const past = await process(counting, { trimStart: 5 });
    expect(past).toMatchObject({
      status: 'failed',
      error: 'The trim starts after the end of the video.',
      videoUrl: null,
    });
  });

  it('C8: keeps nothing the camera wrote, and puts the index first', async () => {
    const words = ['location=+48.2000+016.3700/', 'title=At home', 'comment=secret'];
    const written = words.flatMap((word) => ['-metadata', word]);
    const marked = await videos.make('gps.mov', '-i', 'plain.mp4', '-c', 'copy', ...written);
    for (const trace of ['48.2000', 'At home', 'secret']) expect(marked.includes(trace)).toBe(true);
    const clip = await process(marked);
    const made = await watch(clip.id);
    for (const trace of ['48.2000', 'At home', 'secret', 'Lavf'])
      expect([trace, made.includes(trace)]).toEqual([trace, false]);
    expect(made.indexOf('moov')).toBeLessThan(made.indexOf('mdat'));
    expect(await videos.describe(made)).toMatch(/h264 \(High\).*yuv420p/);
  });

  it('takes WebM, HEVC, changing frame rates and silence, and scales down to 1080p', async () => {
    const webm = await process(
      await videos.upright('a.webm', '-c:v', 'libvpx', '-c:a', 'libopus', '-t', '0.4', '-deadline', 'realtime'),
    );
    const hevc = await process(
      await videos.upright(
        'hevc.mp4',
        '-c:v',
        'libx265',
        '-preset',
        'ultrafast',
        '-t',
        '0.4',
        '-x265-params',
        'log-level=none',
      ),
    );
    const silent = await process(
      await videos.make(
        'silent.mkv',
        '-f',
        'lavfi',
        '-i',
        'testsrc=s=160x120:d=0.4',
        '-c:v',
        'libx264',
        '-pix_fmt',
        'yuv420p',
      ),
    );
    // A game that was recorded while nothing sounded.
    const muted = await process(
      await videos.make(
        'muted.mkv',
        ...['-f', 'lavfi', '-i', 'testsrc=s=160x120:d=2', '-f', 'lavfi', '-i', 'anullsrc', '-t', '2'],
        ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'libopus'],
      ),
    );
    expect(muted.durationSeconds).toBeCloseTo(2, 1);
    const uneven = await process(
      await videos.make(
        'uneven.mp4',
        '-f',
        'lavfi',
        '-i',
        'testsrc=s=161x121:d=1:r=25',
        '-vf',
        "select='not(mod(n,3))+lt(n,10)'",
        '-vsync',
        'vfr',
        '-c:v',
        'libx264',
        '-pix_fmt',
        'yuv444p',
      ),
    );
    expect([webm, hevc, silent, muted, uneven].map(({ status, error }) => [status, error])).toEqual(
      Array(5).fill(['ready', null]),
    );
    const large = await process(
      await videos.make(
        'large.mp4',
        '-f',
        'lavfi',
        '-i',
        'color=green:s=1440x2560:d=0.2:r=10',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-pix_fmt',
        'yuv420p',
      ),
    );
    expect([large.width, large.height]).toEqual([1080, 1920]);
  });

  it('drops frames of a video that has more than 60 a second', async () => {
    const fast = await videos.make(
      'fast.mp4',
      ...['-f', 'lavfi', '-i', 'testsrc=s=160x120:r=120:d=1', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    );
    const clip = await process(fast, {}, bob);
    expect(clip).toMatchObject({ status: 'ready', trimmedBecause: null });
    expect(clip.durationSeconds).toBeCloseTo(1, 1);
    expect(await videos.describe(await watch(clip.id))).toContain(' 60 fps');
  });

  it.each([
    ['only sound', ['-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'aac'], 'The file has no picture, only sound.'],
    [
      'a huge picture',
      ['-f', 'lavfi', '-i', 'color=red:s=8000x64:d=0.1:r=10', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
      'The picture is larger than 4096 × 4096.',
    ],
    [
      'ten hours in two pictures',
      [
        '-f',
        'lavfi',
        '-i',
        'color=red:s=64x64:r=1:d=2',
        '-vf',
        'setpts=PTS*36000',
        '-vsync',
        'vfr',
        '-c:v',
        'libx264',
        '-pix_fmt',
        'yuv420p',
      ],
      'The video is longer than six hours.',
    ],
  ])('C6: gives the owner the reason why %s is no clip', async (what, args, reason) => {
    const source = await videos.make(`refused-${what.replaceAll(' ', '-')}.mp4`, ...args);
    expect(await process(source, {}, bob)).toMatchObject({ status: 'failed', error: reason });
  });

  it('C6: cuts a long film to two minutes and says so, and refuses one with too many tracks', async () => {
    const long = await videos.make(
      'long.mkv',
      '-f',
      'lavfi',
      '-i',
      'color=red:s=64x64:r=1:d=660',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
    );
    const cut = await process(long, {}, bob);
    expect(cut).toMatchObject({ status: 'ready', trimmedBecause: expect.stringContaining('at most 120 seconds') });
    expect(cut.durationSeconds).toBeCloseTo(120, 0);
    expect(await process(long, { trimStart: 10, trimEnd: 20 }, bob)).toMatchObject({ trimmedBecause: null });
    const many = await videos.make(
      'many.mkv',
      '-f',
      'lavfi',
      '-i',
      'color=red:s=64x64:d=0.2:r=5',
      ...Array(12).fill(['-map', '0:v']).flat(),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
    );
    expect(await process(many, {}, bob)).toMatchObject({ status: 'failed', error: 'The file has too many tracks.' });
  });

  it('says of a damaged file that it is damaged, and can be asked to try again', async () => {
    const clip = await process(plain.subarray(0, plain.length / 2), {}, bob);
    expect(clip).toMatchObject({ status: 'failed', error: 'The file is damaged or is no video that we can read.' });
    const retried = await bob.post(`/api/clips/${clip.id}/retry`);
    expect(retried.body.clip).toMatchObject({ status: 'processing', error: null });
    expect((await bob.post(`/api/clips/${clip.id}/retry`)).status).toBe(409);
  });

  it('says the same, at once, of a file whose sound no decoder opens, which the mutated uploads found', async () => {
    const file = path.join(import.meta.dirname, 'fixtures/unopened-sound.mp4');
    const clip = await process(await readFile(file), {}, bob);
    expect(clip).toMatchObject({ status: 'failed', error: 'The file is damaged or is no video that we can read.' });
  });

  it('C5: what a file names inside is not fetched', async () => {
    let hits = 0;
    const listener = createServer((_request, response) => {
      hits++;
      response.end();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(12)]);
    const playlist = Buffer.from(`\n#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:${port}/segment.ts\n`);
    expect((await process(Buffer.concat([head, playlist]), {}, bob)).status).toBe('failed');
    expect(hits).toBe(0);
    listener.close();
  });
});

describe('a ready clip', () => {
  it('C9: is served publicly, whole, in parts and as unchanged, and is gone when its owner deletes it', async () => {
    const clip = await process(plain);
    const { nobody } = people;
    const whole = await fetch(`${url}/clips/${clip.id}/video.mp4`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    const part = await fetch(`${url}/clips/${clip.id}/video.mp4`, { headers: { range: 'bytes=0-99' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 0-99/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(0, 100))).toBe(true);
    const outside = await nobody.get(`/clips/${clip.id}/video.mp4`, { range: `bytes=${bytes.length}-` });
    expect(outside.status).toBe(416);
    expect(outside.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    const etag = whole.headers.get('etag') ?? '';
    expect((await nobody.get(`/clips/${clip.id}/video.mp4`, { 'if-none-match': etag })).status).toBe(304);
    expect((await nobody.get(`/clips/${clip.id}/thumbnail.jpg`)).headers.get('content-type')).toBe('image/jpeg');
    expect((await bob.get(`/api/clips/${clip.id}`)).body.clip.id).toBe(clip.id);
    const before = (await ada.get('/api/me')).body.user.stats.clips;
    expect((await ada.delete(`/api/clips/${clip.id}`)).status).toBe(204);
    expect((await nobody.get(`/clips/${clip.id}/video.mp4`)).status).toBe(404);
    expect((await ada.get('/api/me')).body.user.stats.clips).toBe(before - 1);
  });

  it('FC4, FC7: a worker that was overtaken changes nothing, and tries end after three', async () => {
    const clipId = await upload(plain);
    const first = await claimClip(ctx.db, clipId, 3, clock.now());
    const second = await claimClip(ctx.db, clipId, 3, clock.now());
    const facts = { durationSeconds: 1, width: 2, height: 2, trimmedBecause: null };
    const made = { videoName: 'a', thumbnailName: 'b', previewName: null, renditions: [], ...facts };
    expect(await markReady(ctx.db, clipId, first?.fence ?? -1, made, clock.now())).toBe(false);
    await claimClip(ctx.db, clipId, 3, clock.now());
    expect(second?.fence).toBe(2);
    expect(await claimClip(ctx.db, clipId, 3, clock.now())).toBeUndefined();
    await processClipHandler.run(ctx, { clipId }, run);
    const { clip } = (await ada.get(`/api/clips/${clipId}`)).body;
    expect(clip.status).toBe('failed');
    expect(clip.error).toContain('three times');
  });

  it('FC5: a result that was not written down is made again under another name, and nothing of it is served', async () => {
    const clipId = await upload(plain);
    const killed = await claimClip(ctx.db, clipId, 3, clock.now());
    await ctx.storage.put(`clips/${clipId}/${killed?.fence}-video.mp4`, Readable.from(['half a video']));
    expect((await people.nobody.get(`/clips/${clipId}/video.mp4`)).status).toBe(404);
    await processClipHandler.run(ctx, { clipId }, run);
    expect((await ada.get(`/api/clips/${clipId}`)).body.clip.status).toBe('ready');
    expect((await watch(clipId)).subarray(4, 8).toString()).toBe('ftyp');
  });

  it('FC6: leaves neither source nor work folder behind', async () => {
    const clip = await process(plain);
    const files = await Array.fromAsync(ctx.storage.list(`clips/${clip.id}`), ({ name }) => path.basename(name));
    expect(files.sort()).toEqual(['1-preview.webp', '1-thumbnail.jpg', '1-video.mp4']);
    expect(await readdir(path.join(ctx.config.dataDir, 'work'))).toEqual([]);
    const { rows } = await sql`select source_name from clips where id = ${clip.id}`.execute(ctx.db);
    expect(rows).toEqual([{ source_name: null }]);
  });
});

/** Writes into the first track's header how far players must turn the picture, as a phone does. */
function turnedBack(video: Buffer, degrees: number): Buffer {
  const [a, b, c, d] = ({ 0: [1, 0, 0, 1], 90: [0, 1, -1, 0], 180: [-1, 0, 0, -1], 270: [0, -1, 1, 0] } as const)[
    degrees
  ] ?? [1, 0, 0, 1];
  const copy = Buffer.from(video);
  const matrix = copy.indexOf('tkhd') + 4 + 40;
  for (const [place, value] of [
    [0, a],
    [1, b],
    [3, c],
    [4, d],
  ] as const)
    copy.writeInt32BE(value * 65_536, matrix + place * 4);
  return copy;
}
