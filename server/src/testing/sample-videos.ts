import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ffmpegCandidates } from '../sandbox/ffmpeg.ts';
import { afterFile } from './after-file.ts';

export type SampleVideos = {
  /** Runs ffmpeg with these arguments and returns its output. */
  make(file: string, ...args: string[]): Promise<Buffer>;
  /** Half red above, half blue below, with a tone: two seconds that show which way is up. */
  upright(file: string, ...output: string[]): Promise<Buffer>;
  /** The output of `ffmpeg -i` for these bytes. */
  describe(video: Buffer): Promise<string>;
  /** The volume of its sound, in decibels below full scale (root mean square). */
  loudness(video: Buffer): Promise<number>;
  /** The colours of the first frame at these places, as `rrggbb`. */
  coloursAt(video: Buffer, ...places: [x: number, y: number][]): Promise<string[]>;
};

/** Videos made by a real ffmpeg, in a folder that is deleted after the test file. */
export function sampleVideos(): SampleVideos {
  const [ffmpeg] = ffmpegCandidates();
  if (ffmpeg === undefined) throw new Error('These tests need an ffmpeg: the system’s, or the one of the npm packages');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'coinop-videos-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
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
    loudness: async (video) => {
      const { stdout } = await run(['-i', await put(video), '-ac', '1', '-f', 's16le', '-']);
      const samples = new Int16Array(stdout.buffer, stdout.byteOffset, stdout.length >> 1);
      const power = samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / samples.length;
      return 10 * Math.log10(power);
    },
    coloursAt: async (video, ...places) => {
      const name = await put(video);
      // Stacking requires at least two.
      const all = [...places, ...places.slice(0, 1)];
      const labels = (letter: string) => all.map((_, i) => `[${letter}${i}]`).join('');
      const crops = all.map(([x, y], i) => `[s${i}]crop=2:2:${x}:${y}[c${i}]`).join(';');
      const filter = `[0:v]split=${all.length}${labels('s')};${crops};${labels('c')}vstack=inputs=${all.length},format=rgb24`;
      const { stdout } = await run(['-i', name, '-filter_complex', filter, '-frames:v', '1', '-f', 'rawvideo', '-']);
      return places.map((_, i) => stdout.subarray(i * 12, i * 12 + 3).toString('hex'));
    },
  };
}
