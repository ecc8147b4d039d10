import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { ffmpegCandidates } from '../platform/ffmpeg.ts';

export type SampleVideos = {
  /** Runs ffmpeg with these arguments and answers what it wrote. */
  make(file: string, ...args: string[]): Promise<Buffer>;
  /** Half red above, half blue below, with a tone: two seconds that show which way is up. */
  upright(file: string, ...output: string[]): Promise<Buffer>;
  /** What `ffmpeg -i` says about these bytes. */
  describe(video: Buffer): Promise<string>;
  /** The colour of the picture at a place, as `rrggbb`, at this second. */
  colourAt(video: Buffer, x: number, y: number, second?: number): Promise<string>;
};

/** Videos made by a real ffmpeg, in a folder that goes with the test file. */
export function sampleVideos(): SampleVideos {
  const [ffmpeg] = ffmpegCandidates();
  if (ffmpeg === undefined) throw new Error('These tests need an ffmpeg: the system’s, or the one of the npm packages');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'coinop-videos-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (args: string[]) =>
    promisify(execFile)(ffmpeg, ['-hide_banner', '-y', ...args], { cwd: folder, maxBuffer: 1e8, encoding: 'buffer' });
  const make = async (file: string, ...args: string[]) => {
    await run([...args, file]);
    return readFile(path.join(folder, file));
  };
  const put = async (video: Buffer) => {
    const name = `read-${crypto.randomUUID()}.bin`;
    await import('node:fs/promises').then(({ writeFile }) => writeFile(path.join(folder, name), video));
    return name;
  };
  return {
    make,
    upright: (file, ...output) =>
      make(
        file,
        ...['-f', 'lavfi', '-i', 'color=red:s=160x120:r=25:d=2', '-f', 'lavfi', '-i', 'color=blue:s=160x120:r=25:d=2'],
        ...['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'],
        ...['-filter_complex', '[0][1]vstack[v]', '-map', '[v]', '-map', '2:a', '-pix_fmt', 'yuv420p', ...output],
      ),
    describe: async (video) => {
      const name = await put(video);
      return run(['-i', name]).then(
        () => '',
        (error: { stderr: Buffer }) => error.stderr.toString(),
      );
    },
    colourAt: async (video, x, y, second = 0) => {
      const name = await put(video);
      const { stdout } = await run([
        '-ss',
        String(second),
        '-i',
        name,
        '-vf',
        `crop=2:2:${x}:${y},format=rgb24`,
        '-frames:v',
        '1',
        '-f',
        'rawvideo',
        '-',
      ]);
      return (stdout as Buffer).subarray(0, 3).toString('hex');
    },
  };
}
