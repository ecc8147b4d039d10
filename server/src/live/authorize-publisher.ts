import { limitedAddress } from '../access/client-address.ts';
import { asRefusal } from '../http/as-refusal.ts';
import type { Context } from '../platform/context.ts';
import type { PublishDecision, PublishRequest } from '../rtmp/publish-types.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { guessGuard } from './guess-guard.ts';
import { hashOfKey } from './manage-stream.ts';
import { prepareFolder } from './publisher-folder.ts';
import { type Publishing, runHls } from './run-hls.ts';
import { takeStream } from './take-stream.ts';
import type { TranscodeCapacity } from './transcode-capacity.ts';

/**
 * Accepts publishers with a valid stream key, one per stream; an address with too many wrong keys is refused for a
 * while.
 */
export function publisherAuthorizer(
  ctx: Context,
  publishing: Map<string, Publishing>,
  capacity?: TranscodeCapacity,
): (request: PublishRequest) => Promise<PublishDecision> {
  const guesses = guessGuard(ctx.clock);
  return async ({ app, streamName, remoteAddress }) => {
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
        open: ({ stats, disconnect }) =>
          runHls(ctx, ffmpeg, stream, { bitsPerSecond: () => stats().bitsPerSecond, disconnect }, publishing, {
            capacity,
          }),
      };
    } catch (error) {
      if (asRefusal(error)) return { accept: false, reason: 'unavailable' };
      throw error;
    }
  };
}
