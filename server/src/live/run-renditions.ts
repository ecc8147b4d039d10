import { PassThrough } from 'node:stream';
import type { Context } from '../platform/context.ts';
import { type Ffmpeg, runFfmpeg } from '../sandbox/ffmpeg.ts';
import type { LiveSource } from './hls-arguments.ts';
import { renditionArguments } from './renditions.ts';
import type { TranscodeCapacity } from './transcode-capacity.ts';

export type RunningRenditions = {
  write(bytes: Buffer): void;
  /** Resolves when nothing more is written. */
  end(): Promise<void>;
  kill(): void;
};

/** Some seconds of video queued for the encoder: beyond this it will not catch up. */
const behindBytesMax = 12 * 1024 * 1024;

/**
 * Transcodes one stream into its renditions where there is capacity. The source never waits for the encoder: one that
 * falls behind is stopped, and viewers continue with the source.
 */
export function runRenditions(
  ctx: Context,
  ffmpeg: Ffmpeg,
  capacity: TranscodeCapacity,
  stream: { streamId: string; folder: string; source: LiveSource },
): RunningRenditions {
  const stopping = new AbortController();
  let input: PassThrough | undefined;
  let hasBegun = false;
  let ended = Promise.resolve();

  const begin = (first: Buffer) => {
    hasBegun = true;
    const release = capacity.acquire();
    if (release === undefined) {
      ctx.log.info({ streamId: stream.streamId }, 'no transcoding capacity left; the stream has no renditions');
      return;
    }
    const feed = new PassThrough({ highWaterMark: behindBytesMax });
    feed.on('error', () => undefined);
    input = feed;
    ended = runFfmpeg(ffmpeg, renditionArguments(ctx.clock.now(), stream.source, stream.source.hasSound(first)), {
      cwd: stream.folder,
      stdin: feed,
      signal: stopping.signal,
      limits: { fileBytes: 50_000_000 },
    })
      .then(({ outcome, stderr }) => {
        if (outcome !== 'failed') return;
        const reason = stderr.trim().split('\n').at(-1);
        ctx.log.warn({ streamId: stream.streamId, reason }, 'renditions of a stream ended early');
      })
      .catch((error: Error) => ctx.log.error({ err: error }, 'renditions could not be started'))
      .finally(() => {
        input = undefined;
        release();
      });
  };

  return {
    write(bytes) {
      if (!hasBegun) begin(bytes);
      if (input === undefined || input.destroyed || input.writableEnded) return;
      if (!input.write(bytes)) {
        ctx.log.warn({ streamId: stream.streamId }, 'renditions of a stream fell behind and were ended');
        input = undefined;
        stopping.abort();
      }
    },
    end() {
      input?.end();
      return ended;
    },
    kill: () => stopping.abort(),
  };
}
