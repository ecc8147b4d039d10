import { limitedAddress } from '../access/client-address.ts';
import { asRefusal } from '../http/as-refusal.ts';
import type { Context } from '../platform/context.ts';
import type { FlvSink } from '../rtmp/flv-sink.ts';
import type { PublishRequest, RefusalReason } from '../rtmp/publish-types.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { guessGuard } from './guess-guard.ts';
import type { LiveSource } from './hls-arguments.ts';
import { hashOfKey } from './manage-stream.ts';
import { prepareFolder } from './publisher-folder.ts';
import { type LivePublisher, type Publishing, runHls } from './run-hls.ts';
import { takeStream } from './take-stream.ts';
import type { TranscodeCapacity } from './transcode-capacity.ts';

export type LiveDecision =
  | { accept: true; open(publisher: LivePublisher): FlvSink }
  | { accept: false; reason: RefusalReason };

/**
 * Accepts publishers with a valid stream key, one per stream; an address with too many wrong keys is refused for a
 * while.
 */
export function publisherAuthorizer(
  ctx: Context,
  publishing: Map<string, Publishing>,
  capacity?: TranscodeCapacity,
): (request: PublishRequest, source: LiveSource) => Promise<LiveDecision> {
  const guesses = guessGuard(ctx.clock);
  return async ({ app, streamName, remoteAddress }, source) => {
    const ffmpeg = await ffmpegOf(ctx.config);
    if ('missing' in ffmpeg) return { accept: false, reason: 'unavailable' };
    const address = limitedAddress(remoteAddress);
    if (app !== 'live' || guesses.isBarred(address)) return { accept: false, reason: 'denied' };
    try {
      const held = await takeStream(ctx, hashOfKey(streamName));
      if (held === 'wrong_key') {
        // A relay has called the hook, which counts the wrong keys of the publishers behind it.
        if (!ctx.config.rtmpRelays.includes(remoteAddress)) guesses.wrong(address);
        return { accept: false, reason: 'denied' };
      }
      if (held === 'in_use') return { accept: false, reason: 'in_use' };
      const stream = { ...held, folder: await prepareFolder(ctx, ffmpeg, held) };
      return {
        accept: true,
        open: (publisher) => runHls(ctx, ffmpeg, stream, publisher, publishing, { source, capacity }),
      };
    } catch (error) {
      if (asRefusal(error)) return { accept: false, reason: 'unavailable' };
      throw error;
    }
  };
}
