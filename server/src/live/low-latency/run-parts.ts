import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Context } from '../../platform/context.ts';
import { partsFolder } from '../live-files.ts';
import { partsArguments, writeParts } from './write-parts.ts';

export type RunningParts = {
  /** Appended to the arguments of the ffmpeg that writes the stream's segments. */
  args: string[];
  read(output: Readable): void;
  end(how: 'unpublished' | 'cut'): void;
  /** Resolves when nothing more is written. */
  written(): Promise<void>;
};

/** Cuts a stream into parts besides its segments. If that fails, viewers continue with the segments. */
export function runParts(
  ctx: Context,
  stream: { streamId: string; continues: boolean },
  isTransportStream: boolean,
): RunningParts {
  const folder = partsFolder(ctx.config, stream.streamId);
  let ending: 'unpublished' | 'cut' = 'cut';
  let written = Promise.resolve();
  return {
    args: partsArguments(isTransportStream),
    read(output) {
      const broadcast = { folder, continues: stream.continues, connectedAt: ctx.clock.now() };
      written = writeParts(output, { ...broadcast, now: ctx.clock.now, ending: () => ending }).catch((error: Error) =>
        ctx.log.warn(
          { streamId: stream.streamId, reason: error.message },
          'low-latency parts failed; the stream continues without them',
        ),
      );
    },
    end(how) {
      ending = how;
    },
    written: () => written,
  };
}

/** Removes the parts of a broadcast when the one that continues it has none. */
export function removeParts(ctx: Context, streamId: string): Promise<void> {
  return rm(partsFolder(ctx.config, streamId), { recursive: true, force: true });
}
