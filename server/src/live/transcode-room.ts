import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../platform/context.ts';
import { type Ffmpeg, runFfmpeg } from '../sandbox/ffmpeg.ts';
import { makeJailFolder } from '../sandbox/jail-output.ts';

/** How many streams this node makes renditions of at once. */
export type TranscodeRoom = {
  /** Undefined when there is no room; otherwise to be called once when the transcoding has ended. */
  enter(): (() => void) | undefined;
};

const sampleSeconds = 6;
const measureMs = 60_000;
/** The machine has other things to do as well. */
const share = 0.6;

/** At most `wished`, and no more than the machine was seen to carry; none until it was measured. */
export function openTranscodeRoom(wished: number, measured: Promise<number>): TranscodeRoom {
  let room = 0;
  let taken = 0;
  void measured.then((speed) => {
    room = Math.min(wished, Math.floor(speed * share));
  });
  return {
    enter() {
      if (taken >= room) return undefined;
      taken += 1;
      return () => {
        taken -= 1;
      };
    },
  };
}

/** How many times faster than it plays a stream of 720p is made into its renditions here, alone on the machine. */
export async function measureTranscoding(
  { config, log }: Pick<Context, 'config' | 'log'>,
  ffmpeg: Ffmpeg,
  wished: number,
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
    const room = Math.min(wished, Math.floor(speed * share));
    log.info({ speed: Number(speed.toFixed(1)), wished, room }, 'room for live renditions measured');
    if (room === 0) log.warn('live streams are shown as they come: this machine is too slow to make renditions');
    return speed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
