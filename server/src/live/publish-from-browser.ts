import type { Caller } from '../access/caller.ts';
import { invalid, notFound, Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import type { FlvSink } from '../rtmp/flv-sink.ts';
import { createPublishMeter } from '../rtmp/publish-meter.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import { browserSource } from './hls-arguments.ts';
import { liveErrors } from './live-errors.ts';
import { findOwnKeyHash } from './live-queries.ts';
import { liveLimits } from './live-stream.ts';
import { prepareFolder } from './publisher-folder.ts';
import { type Publishing, runHls } from './run-hls.ts';
import { takeStream } from './take-stream.ts';

/** Opens the caller's stream for a browser's recording, on this node; as with a stream key, one publisher at a time. */
export async function publishFromBrowser(
  ctx: Context,
  caller: Caller,
  mimeType: string,
  disconnect: () => void,
  publishing: Map<string, Publishing>,
): Promise<FlvSink> {
  const source = browserSource(mimeType);
  if (source === undefined) throw invalid('"mimeType" must be video/webm or video/mp4.');
  const ffmpeg = await ffmpegOf(ctx.config);
  if ('missing' in ffmpeg) throw new Refusal('not_configured', 'This server cannot take streams: it has no ffmpeg.');
  if (publishing.size >= liveLimits.browserStreamsMax) throw new Refusal('unavailable');
  const keyHash = await findOwnKeyHash(ctx.db, caller.accountId);
  if (keyHash === undefined) throw notFound('stream');
  const held = await takeStream(ctx, keyHash);
  if (held === 'wrong_key') throw new Refusal('token_invalid');
  if (held === 'in_use') throw new Refusal(liveErrors.stream_in_use);
  const stream = { ...held, folder: await prepareFolder(ctx, ffmpeg, held) };
  const meter = createPublishMeter(() => performance.now());
  const publisher = { bitsPerSecond: meter.bitsPerSecond, disconnect };
  const sink = runHls(ctx, ffmpeg, stream, publisher, publishing, { source });
  return {
    end: sink.end,
    write(bytes) {
      meter.add(bytes.length);
      return sink.write(bytes);
    },
  };
}
