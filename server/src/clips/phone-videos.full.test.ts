import { createReadStream, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFfmpeg } from '../sandbox/ffmpeg.ts';
import { makeJailFolder } from '../sandbox/jail-output.ts';
import { afterFile } from '../testing/after-file.ts';
import { sampleVideos } from '../testing/sample-videos.ts';
import { type MadeVideo, makeVideo } from './make-video.ts';

const found = await findFfmpeg();
if ('missing' in found) throw new Error(found.missing);
const ffmpeg = found;
/** The build that npm has for arm64 is of 2019: it knows no AV1 encoder, no mirrors and fewer tags. */
const isOld = ffmpeg.builtOn < '2022';
const videos = sampleVideos();
const home = await mkdtemp(path.join(os.tmpdir(), 'coinop-phone-videos-'));
afterFile(() => rm(home, { recursive: true, force: true }));

type Made = MadeVideo['facts'] & { bytes: Buffer; described: string };

async function process(source: Buffer, format: 'mov' | 'matroska' = 'mov', options: object = {}): Promise<Made> {
  const file = path.join(home, crypto.randomUUID());
  writeFileSync(file, source);
  const folder = await makeJailFolder(ffmpeg.jail, path.join(home, 'work-'), { source: () => createReadStream(file) });
  const asked = { sourceFormat: format, trimStart: null, trimEnd: null, ...options };
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  const made = await makeVideo(ffmpeg, folder, asked, watch);
  const bytes = await readFile(path.join(folder, made.video));
  return { ...made.facts, bytes, described: await videos.describe(bytes) };
}

const picture = (size: string, seconds = 0.4, rate = 25) => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:d=${seconds}:r=${rate}`],
];
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const near = (hex: string | undefined, wanted: [number, number, number]) => {
  const seen = [0, 2, 4].map((at) => Number.parseInt(hex?.slice(at, at + 2) ?? '', 16));
  for (const [i, value] of wanted.entries()) expect(Math.abs((seen[i] ?? 999) - value)).toBeLessThan(32);
};

/** The left half red, the right half the white of a page, in the colours of a phone's HDR video. */
const hdr = (transfer: string, primaries = 'bt2020', matrix = 'bt2020nc') =>
  videos.make(
    `${transfer}-${primaries}.mov`,
    ...['-f', 'lavfi', '-i', 'color=white:s=160x120:r=10:d=0.3,drawbox=w=80:h=120:color=red:t=fill'],
    '-vf',
    `format=yuv420p,zscale=pin=bt709:tin=bt709:min=bt709:rin=tv:p=${primaries}:t=${transfer}:m=${matrix}:r=tv:npl=203,format=yuv420p10le`,
    ...['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1', '-x265-params'],
    `log-level=none:colorprim=${primaries}:transfer=${transfer}:colormatrix=${matrix}`,
  );

describe('colours', () => {
  it.each([
    ['HLG', 'arib-std-b67'],
    ['PQ', 'smpte2084'],
    ['wide SDR', 'bt709'],
  ])('of %s are mapped to those of an ordinary screen, and tagged so', async (_, transfer) => {
    const made = await process(await hdr(transfer));
    expect(made.described).toMatch(/h264 \(High\).*yuv420p\(tv, bt709/);
    const [red, white] = await videos.coloursAt(made.bytes, [40, 60], [120, 60]);
    near(red, [230, 12, 8]);
    near(white, [230, 230, 230]);
  });

  it.skipIf(isOld)('keep their tags where ffmpeg cannot map them', async () => {
    const file = path.join(home, 'untouched');
    writeFileSync(file, await hdr('arib-std-b67'));
    const folder = await makeJailFolder(ffmpeg.jail, path.join(home, 'work-'), {
      source: () => createReadStream(file),
    });
    const watch = { signal: new AbortController().signal, onProgress: () => undefined };
    const options = { sourceFormat: 'mov', trimStart: null, trimEnd: null } as const;
    await makeVideo({ ...ffmpeg, abilities: { ...ffmpeg.abilities, toneMaps: false } }, folder, options, watch);
    const described = await videos.describe(await readFile(path.join(folder, 'video.mp4')));
    expect(described).toContain('bt2020nc/bt2020/arib-std-b67');
  });
});

describe('pictures', () => {
  it.each(
    (
      [
        ['H.264 of 4:2:2 and 10 bits', 'mov', ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv422p10le']],
        ['VP9', 'matroska', ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8']],
        ['AV1', 'matroska', ['-c:v', 'libsvtav1', '-preset', '12', '-svtav1-params', 'lp=1']],
        ['ProRes', 'mov', ['-c:v', 'prores_ks', '-profile:v', '0']],
        ['Motion JPEG', 'mov', ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p']],
      ] as const
    ).filter(([what]) => !isOld || what !== 'AV1'),
  )('of %s become H.264', async (what, format, encoder) => {
    const name = `${what.replaceAll(/\W/g, '-')}.${format === 'mov' ? 'mov' : 'mkv'}`;
    const made = await process(await videos.make(name, ...picture('160x120'), ...encoder), format);
    expect(made.described).toMatch(/h264 \(High\).*yuv420p/);
    expect([made.width, made.height]).toEqual([160, 120]);
  });

  it.each([
    ['odd sides', '161x121', [], 160, 120],
    ['4K held upright', '2160x3840', [], 1080, 1920],
    ['pixels that are no squares', '180x144', ['-vf', 'setsar=16/11'], 262, 144],
  ])('with %s fit', async (what, size, filter, width, height) => {
    const source = await videos.make(
      `${what.replaceAll(' ', '-')}.mp4`,
      ...picture(size, 0.04),
      ...filter,
      ...sized(h264, what),
    );
    const made = await process(source);
    expect([made.width, made.height]).toEqual([width, height]);
    expect(made.described).toContain(`, ${width}x${height}`);
  });

  it('of one frame last as long as that frame, at any size', async () => {
    const made = await process(await videos.make('one.mp4', ...picture('2160x3840', 0.04), '-frames:v', '1', ...h264));
    expect([made.width, made.height]).toEqual([1080, 1920]);
    expect(made.durationSeconds).toBeCloseTo(0.04, 2);
  });

  it('that come unevenly keep their times, and of more than 60 a second some are dropped', async () => {
    const uneven = ['-vf', "select='not(mod(n,3))+lt(n,10)'", '-vsync', 'vfr', ...h264];
    expect(
      (await process(await videos.make('uneven.mp4', ...picture('64x48', 2), ...uneven))).durationSeconds,
    ).toBeCloseTo(2, 0);
    const fast = await process(await videos.make('fast.mp4', ...picture('64x48', 1, 240), ...h264));
    expect(fast.described).toContain(' 60 fps');
    expect(fast.durationSeconds).toBeCloseTo(1, 1);
  });

  it.each(
    (
      [
        ['as they are', [1, 0, 0, 1], ['ff0000', '00ff00', '0000ff', 'ffffff']],
        ['mirrored', [-1, 0, 0, 1], ['00ff00', 'ff0000', 'ffffff', '0000ff']],
        ['upside down in a mirror', [1, 0, 0, -1], ['0000ff', 'ffffff', 'ff0000', '00ff00']],
        ['turned right', [0, 1, -1, 0], ['0000ff', 'ff0000', 'ffffff', '00ff00']],
        ['turned left in a mirror', [0, -1, -1, 0], ['ffffff', '00ff00', '0000ff', 'ff0000']],
        ['turned right in a mirror', [0, 1, 1, 0], ['ff0000', '0000ff', '00ff00', 'ffffff']],
      ] as [string, number[], string[]][]
    ).filter(([how]) => !isOld || !how.includes('mirror')),
  )('are shown %s by their matrix', async (_, matrix, corners) => {
    const made = await process(withMatrix(await quarters(), matrix));
    const seen = await videos.coloursAt(made.bytes, [20, 20], [100, 20], [20, 100], [100, 100]);
    for (const [i, corner] of corners.entries()) {
      near(seen[i], [0, 2, 4].map((at) => Number.parseInt(corner.slice(at, at + 2), 16)) as [number, number, number]);
    }
  });
});

describe('sound and time', () => {
  it('of six channels becomes stereo, and of several tracks the first is heard', async () => {
    const six = ['-f', 'lavfi', '-i', 'aevalsrc=0.1*sin(880*t)|0|0|0|0|0:c=5.1:d=0.4', '-c:a', 'aac', '-ac', '6'];
    expect((await process(await videos.make('six.mp4', ...picture('64x48'), ...six, ...h264))).described).toMatch(
      /aac.*48000 Hz, stereo/,
    );
    const two = [
      '-f',
      'lavfi',
      '-i',
      'sine=d=0.4',
      '-f',
      'lavfi',
      '-i',
      'anullsrc',
      '-map',
      '0',
      '-map',
      '1',
      '-map',
      '2',
    ];
    const made = await process(
      await videos.make('two.mkv', ...picture('64x48'), ...two, '-t', '0.4', ...h264),
      'matroska',
    );
    expect(made.described.match(/Audio: /g)).toHaveLength(1);
  });

  it('may be missing, and what an edit list leaves out is left out', async () => {
    const silent = await process(await videos.make('silent.mp4', ...picture('64x48'), ...h264));
    expect(silent.described).not.toContain('Audio');
    const black = [
      '-f',
      'lavfi',
      '-i',
      'color=black:s=64x48:d=1:r=25',
      '-f',
      'lavfi',
      '-i',
      'color=white:s=64x48:d=1:r=25',
    ];
    await videos.make('whole.mp4', ...black, '-filter_complex', '[0][1]concat=n=2', '-g', '250', ...h264);
    // Copied from the middle: the pictures before it stay in the file, and the edit list skips them.
    const edited = await process(await videos.make('edited.mp4', '-ss', '1.2', '-i', 'whole.mp4', '-c', 'copy'));
    expect(edited.durationSeconds).toBeCloseTo(0.8, 1);
    near((await videos.coloursAt(edited.bytes, [30, 20]))[0], [255, 255, 255]);
  });
});

/** Odd sides are only for pictures whose colours are not halved. */
function sized(encoder: string[], what: string): string[] {
  return what === 'odd sides' ? [...encoder.slice(0, -1), 'yuv444p'] : encoder;
}

let kept: Promise<Buffer> | undefined;
/** Red and green above, blue and white below. */
function quarters(): Promise<Buffer> {
  const inputs = ['red', 'green', 'blue', 'white'].flatMap((name) => [
    ...['-f', 'lavfi', '-i', `color=${name === 'green' ? '0x00ff00' : name}:s=60x60:d=0.2:r=10`],
  ]);
  const stacked = '[0][1]hstack[a];[2][3]hstack[b];[a][b]vstack';
  kept ??= videos.make('quarters.mp4', ...inputs, '-filter_complex', stacked, ...h264);
  return kept;
}

/** Writes into the track's header how a player must turn the picture, as a phone does. */
function withMatrix(video: Buffer, [a, b, c, d]: readonly number[]): Buffer {
  const copy = Buffer.from(video);
  const at = copy.indexOf('tkhd') + 44;
  for (const [place, value] of [
    [0, a],
    [1, b],
    [3, c],
    [4, d],
  ] as const)
    copy.writeInt32BE((value ?? 0) * 65_536, at + place * 4);
  return copy;
}
