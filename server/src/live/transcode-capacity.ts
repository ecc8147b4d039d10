import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../platform/context.ts';
import { type Ffmpeg, runFfmpeg } from '../sandbox/ffmpeg.ts';
import { makeJailFolder } from '../sandbox/jail-output.ts';

/** How many streams this node transcodes at once. */
export type TranscodeCapacity = {
  /** Undefined when none is left; otherwise the release, to be called once when the transcoding has ended. */
  acquire(): (() => void) | undefined;
};

const sampleSeconds = 6;
const measureMs = 60_000;
/** The part of the machine that transcoding may use. */
const share = 0.6;

/** At most `streamsMax`, and no more than was measured; 0 until then. */
export function openTranscodeCapacity(streamsMax: number, measured: Promise<number>): TranscodeCapacity {
  let capacity = 0;
  let used = 0;
  void measured.then((speed) => {
    capacity = Math.min(streamsMax, Math.floor(speed * share));
  });
  return {
    acquire() {
      if (used >= capacity) return undefined;
      used += 1;
      return () => {
        used -= 1;
      };
    },
  };
}

/** The speed at which a 720p stream is transcoded into its renditions, as a multiple of real time, with nothing else running. */
export async function measureTranscoding(
  { config, log }: Pick<Context, 'config' | 'log'>,
  ffmpeg: Ffmpeg,
  streamsMax: number,
): Promise<number> {
  const folder = await makeJailFolder(ffmpeg.jail, path.join(config.dataDir, 'work', 'measure-'), {});
  try {
    const startedAt = performance.now();
    const encoder = (side: number) => [
      ...['-vf', `scale=-2:${side}`, '-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency'],
      ...['-pix_fmt', 'yuv420p', '-f', 'null', '-'],
    ];
    const picture = ['-f', 'lavfi', '-i', `testsrc2=s=1280x720:r=30:d=${sampleSeconds}`];
    const args = [...picture, ...encoder(480), ...encoder(240)];
    const { outcome, stderr } = await runFfmpeg(ffmpeg, args, { cwd: folder, timeoutMs: measureMs });
    if (outcome === 'failed') throw new Error(stderr.trim().split('\n').at(-1));
    const speed = outcome === 'done' ? (sampleSeconds * 1000) / (performance.now() - startedAt) : 0;
    const capacity = Math.min(streamsMax, Math.floor(speed * share));
    log.info({ speed: Number(speed.toFixed(1)), streamsMax, capacity }, 'transcoding capacity measured');
    if (capacity === 0) log.warn('this machine is too slow to transcode: live streams have no renditions');
    return speed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
