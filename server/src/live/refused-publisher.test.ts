import { afterAll, expect, it } from 'vitest';
import type { RtmpMessage } from '../rtmp/rtmp-message.ts';
import { ffmpegOf } from '../sandbox/programs.ts';
import type { Person } from '../testing/people/people.ts';
import { openRtmpClient, publishLikeObs, type RtmpClient } from '../testing/servers/rtmp-client.ts';
import { audio, audioSequenceHeader, video } from '../testing/servers/rtmp-sample-session.ts';
import { startService } from '../testing/service.ts';
import { startIngest } from './ingest.ts';
import { markLive } from './live-queries.ts';
import { liveLimits } from './live-stream.ts';
import { hashOfKey } from './manage-stream.ts';
import { prepareFolder } from './publisher-folder.ts';
import { type Publishing, runHls } from './run-hls.ts';
import { takeStream } from './take-stream.ts';

const { people, ctx, clock } = await startService();
const ingest = await startIngest(ctx);
afterAll(() => ingest.close());

async function publish(who: Person, messages: RtmpMessage[]): Promise<RtmpClient> {
  const { streamKey } = (await who.post('/api/live', {})).body.ingest;
  const client = await openRtmpClient(ingest.port);
  expect((await publishLikeObs(client, { app: 'live', streamName: streamKey })).status).toBe('NetStream.Publish.Start');
  for (const message of messages) client.send(message);
  return client;
}
const seenBy = async (who: Person) => {
  const { status, refusedBecause } = (await who.get('/api/live')).body.live;
  return { status, refusedBecause };
};

it.each([
  ['HEVC over enhanced RTMP', 'video_codec', [video(0, Buffer.from('9068766331', 'hex'))]],
  ['Opus over enhanced RTMP', 'audio_codec', [audio(0, Buffer.from('904f707573', 'hex'))]],
  [
    'HEVC behind AAC',
    'video_codec',
    [audio(0, audioSequenceHeader), audio(0, Buffer.from('af01', 'hex')), video(40, Buffer.from('9068766331', 'hex'))],
  ],
])('%s is refused, and its owner reads why', async (_, refusedBecause, messages) => {
  const ada = await people.member('ada');
  const client = await publish(ada, messages);
  expect(await client.nextStatus()).toBe('NetStream.Publish.Rejected');
  await client.closed;
  await expect.poll(() => seenBy(ada)).toEqual({ status: 'offline', refusedBecause });
});

it('too many bits a second end a stream, and the reason stays until the next one plays', async () => {
  const bob = await people.member('bob');
  const keyHash = hashOfKey((await bob.post('/api/live', {})).body.ingest.streamKey);
  const [ffmpeg, held] = [await ffmpegOf(ctx.config), await takeStream(ctx, keyHash)];
  if ('missing' in ffmpeg || typeof held === 'string') throw new Error('There is an ffmpeg, and nobody streams');
  const { promise: disconnected, resolve: disconnect } = Promise.withResolvers<void>();
  const publishing = new Map<string, Publishing>();
  const publisher = { bitsPerSecond: () => liveLimits.bitsPerSecondMax + 1, disconnect };
  const stream = { ...held, folder: await prepareFolder(ctx, ffmpeg, held) };
  const sink = runHls(ctx, ffmpeg, stream, publisher, publishing);
  await publishing.get(held.streamId)?.check();
  await disconnected;
  await sink.end({ how: 'cut', cause: 'disconnected' });
  expect(await seenBy(bob)).toEqual({ status: 'offline', refusedBecause: 'bitrate' });

  const again = await takeStream(ctx, keyHash);
  if (typeof again === 'string') throw new Error('Nobody streams');
  expect((await seenBy(bob)).refusedBecause).toBe('bitrate');
  await markLive(ctx.db, again.streamId, again.lease, false, clock.now());
  expect(await seenBy(bob)).toEqual({ status: 'live', refusedBecause: null });
});
