import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ffmpeg, ffmpegCandidates, findFfmpeg, runFfmpeg, untrustedInput } from './ffmpeg.ts';
import { giveToJail } from './media-jail.ts';
import { probeMedia } from './media-probe.ts';

let home: string;
beforeAll(() => {
  // 0700: as root, the jail's user could not come here by itself.
  home = mkdtempSync(join(tmpdir(), 'coinop-test-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function getFfmpeg(path?: string): Promise<Ffmpeg> {
  const found = await findFfmpeg(path);
  if ('missing' in found) throw new Error(found.missing);
  return found;
}

function makeWorkDir(ffmpeg: Ffmpeg): string {
  const cwd = mkdtempSync(join(home, 'work-'));
  giveToJail(ffmpeg.jail, cwd);
  return cwd;
}

const picture = (seconds: number, size = '160x90') => ['-f', 'lavfi', '-i', `testsrc=d=${seconds}:s=${size}:r=25`];
const asMp4 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-t', '2'];
const pixelsMax = 4096 * 4096;

describe('finding', () => {
  it('takes the configured one, and gives the reason when it cannot be used', async () => {
    const [first = ''] = ffmpegCandidates();
    expect(await findFfmpeg(first)).toMatchObject({ path: first });
    expect(await findFfmpeg('/nowhere/ffmpeg')).toEqual({
      missing: '/nowhere/ffmpeg does not run: spawn /nowhere/ffmpeg ENOENT',
    });
    const impostor = join(home, 'impostor');
    writeFileSync(impostor, '#!/bin/sh\necho hello\n', { mode: 0o755 });
    expect(await findFfmpeg(impostor)).toEqual({ missing: `${impostor} is no ffmpeg` });
  });

  it('one below a directory that only its owner may enter runs in the jail all the same', async () => {
    const [first = ''] = ffmpegCandidates();
    const closed = join(home, 'closed');
    mkdirSync(closed);
    writeFileSync(join(closed, 'ffmpeg'), readFileSync(first), { mode: 0o755 });
    chmodSync(closed, 0o700);
    const found = await getFfmpeg(join(closed, 'ffmpeg'));
    const cwd = makeWorkDir(found);
    expect(await runFfmpeg(found, [...picture(1), ...asMp4, 'a.mp4'], { cwd })).toMatchObject({ outcome: 'done' });
  });
});

it('a program of the checkout, wherever that is, gets the same sandbox as one of the system', async () => {
  const jails = await Promise.all(ffmpegCandidates().map(async (path) => (await getFfmpeg(path)).jail.layers));
  const [first] = jails;
  for (const layers of jails) expect(layers).toEqual(first);
});

describe.each(ffmpegCandidates())('%s', (path) => {
  let ffmpeg: Ffmpeg;
  let cwd: string;
  beforeAll(async () => {
    ffmpeg = await getFfmpeg(path);
    cwd = makeWorkDir(ffmpeg);
    const sound = ['-f', 'lavfi', '-i', 'sine=d=2'];
    const made = await runFfmpeg(ffmpeg, [...picture(2), ...sound, ...asMp4, '-c:a', 'aac', 'ada.mp4'], { cwd });
    expect(made.outcome).toBe('done');
  });

  it('reads a file and reports progress', async () => {
    const facts = await probeMedia(ffmpeg, join(cwd, 'ada.mp4'), 'mov');
    expect(facts).toEqual({
      durationSeconds: expect.closeTo(2, 1),
      streams: [
        {
          kind: 'video',
          codec: 'h264',
          width: 160,
          height: 90,
          framesPerSecond: 25,
          rotationDegrees: 0,
          pixelAspect: 1,
          colours: 'plain',
        },
        { kind: 'audio', codec: 'aac' },
      ],
    });
    const progress: number[] = [];
    const input = untrustedInput('ada.mp4', 'mov', { pixelsMax });
    const onProgress = (seconds: number) => progress.push(seconds);
    const again = await runFfmpeg(ffmpeg, [...input, '-c:v', 'libx264', 'again.mp4'], { cwd, onProgress });
    expect(again).toMatchObject({ outcome: 'done', exitCode: 0 });
    expect(progress.at(-1)).toBeCloseTo(2, 0);
  });

  it('counts both parts of a stream that was cut and went on', async () => {
    const input = untrustedInput('ada.mp4', 'mov', { pixelsMax });
    await runFfmpeg(ffmpeg, [...input, '-c', 'copy', '-f', 'mpegts', 'part.ts'], { cwd });
    const part = readFileSync(join(cwd, 'part.ts'));
    writeFileSync(join(cwd, 'cut.ts'), Buffer.concat([part, part]));
    giveToJail(ffmpeg.jail, join(cwd, 'cut.ts'));
    const facts = await probeMedia(ffmpeg, join(cwd, 'cut.ts'), 'mpegts');
    expect(facts).toMatchObject({ durationSeconds: expect.closeTo(4, 0) });
  });

  it('sees how a phone held it', async () => {
    const bytes = readFileSync(join(cwd, 'ada.mp4'));
    // The matrix of the first track's header, set to a quarter turn with the clock.
    const matrix = [0, 0x10000, 0, 0xffff0000, 0, 0, 90 << 16, 0, 0x40000000];
    matrix.forEach((value, index) => {
      bytes.writeUInt32BE(value, bytes.indexOf('tkhd') + 44 + index * 4);
    });
    writeFileSync(join(cwd, 'turned.mp4'), bytes);
    giveToJail(ffmpeg.jail, join(cwd, 'turned.mp4'));
    expect(await probeMedia(ffmpeg, join(cwd, 'turned.mp4'), 'mov')).toMatchObject({
      streams: [{ kind: 'video', rotationDegrees: 90 }, { kind: 'audio' }],
    });
  });

  it('measures a recording that names no length, and takes its input from a stream', async () => {
    const stdin = Readable.from([readFileSync(join(cwd, 'ada.mp4'))]);
    const recorded = ['-f', 'mov', '-i', 'pipe:0', '-c', 'copy', '-f', 'matroska', '-live', '1', 'live.mkv'];
    expect(await runFfmpeg(ffmpeg, recorded, { cwd, stdin })).toMatchObject({ outcome: 'done' });
    expect(await probeMedia(ffmpeg, join(cwd, 'live.mkv'), 'matroska')).toMatchObject({
      durationSeconds: expect.closeTo(2, 0),
    });
  });

  it('C5: a playlist in disguise reads no file and opens no connection', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
    writeFileSync(join(cwd, 'list.mp4'), `#EXTM3U\n#EXTINF:1,\n${url}a.ts\n#EXTINF:1,\n/etc/passwd\n#EXT-X-ENDLIST\n`);
    giveToJail(ffmpeg.jail, join(cwd, 'list.mp4'));
    expect(await probeMedia(ffmpeg, join(cwd, 'list.mp4'), 'mov')).toMatchObject({ unreadable: expect.any(String) });
    const asPlaylist = untrustedInput('list.mp4', 'hls', { pixelsMax });
    expect(await runFfmpeg(ffmpeg, [...asPlaylist, 'out.mp4'], { cwd })).toMatchObject({ outcome: 'failed' });
    // Even without the whitelist, the jail has no network.
    if (ffmpeg.jail.layers.namespaces) await runFfmpeg(ffmpeg, ['-i', url, 'out.mp4'], { cwd, timeoutMs: 5_000 });
    server.close();
    expect(calls).toBe(0);
  });

  it('C6: too many pixels, too much time and too much output end it', async () => {
    const input = untrustedInput('ada.mp4', 'mov', { pixelsMax: 1_000 });
    expect(await runFfmpeg(ffmpeg, [...input, 'small.mp4'], { cwd })).toMatchObject({ outcome: 'failed' });

    const endless = ['-re', ...picture(600), ...asMp4.slice(0, -2), 'endless.mp4'];
    expect(await runFfmpeg(ffmpeg, endless, { cwd, timeoutMs: 700 })).toMatchObject({ outcome: 'timed_out' });
    const signal = AbortSignal.timeout(300);
    expect(await runFfmpeg(ffmpeg, endless, { cwd, signal })).toMatchObject({ outcome: 'aborted' });
    expect(await runFfmpeg(ffmpeg, endless, { cwd, signal })).toMatchObject({ outcome: 'aborted', stderr: '' });

    const raw = [...picture(20, '640x360'), '-c:v', 'rawvideo', '-f', 'rawvideo', 'raw'];
    const cut = await runFfmpeg(ffmpeg, raw, { cwd, limits: { fileBytes: 1_000_000 } });
    expect(cut.outcome).toBe('failed');
    expect(statSync(join(cwd, 'raw')).size).toBeLessThanOrEqual(1_000_000);
  });

  it('keeps only the end of what it says', async () => {
    const loud = ['-loglevel', 'debug', ...picture(1), ...asMp4, 'loud.mp4'];
    const { stderr, stderrIsCut } = await runFfmpeg(ffmpeg, loud, { cwd, stderrBytesMax: 1_000 });
    expect(Buffer.byteLength(stderr)).toBeLessThanOrEqual(1_000);
    expect(stderrIsCut).toBe(true);
    expect(readdirSync(cwd)).toContain('loud.mp4');
  });
});
