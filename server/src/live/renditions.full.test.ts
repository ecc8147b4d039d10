import type { ChildProcess } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { ffmpegOf } from '../sandbox/programs.ts';
import { runFfmpegProcess, startFfmpegProcess } from '../testing/ffmpeg-process.ts';
import { startService } from '../testing/service.ts';
import { startIngest } from './ingest.ts';
import { measureTranscoding, openTranscodeCapacity } from './transcode-capacity.ts';

const service = await startService({ config: { liveRenditions: 1 } });
const { people, ctx, url } = service;
// However busy the machine that runs this is, it transcodes one stream.
const ingest = await startIngest(ctx, openTranscodeCapacity(1, Promise.resolve(10)));
const senders = new Set<ChildProcess>();
afterAll(async () => {
  for (const sender of senders) sender.kill('SIGKILL');
  await ingest.close();
});

function publish(key: string): void {
  const sender = startFfmpegProcess([
    ...['-re', '-f', 'lavfi', '-i', 'testsrc=s=320x180:r=10', '-f', 'lavfi', '-i', 'sine=frequency=440', '-t', '120'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '10', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'flv'],
    `rtmp://127.0.0.1:${ingest.port}/live/${key}`,
  ]);
  sender.stderr?.resume();
  senders.add(sender);
}

it('shows a stream as it comes and in three renditions, for as many streams as there is capacity', async () => {
  const ada = await people.member('ada');
  const { body } = await ada.post('/api/live', {});
  publish(body.ingest.streamKey);
  const master = async () => (await people.nobody.get(`/live/${body.live.id}/master.m3u8`)).text;
  const names = async () => (await master()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  await expect.poll(names, { interval: 500 }).toEqual(['low/index.m3u8', '480p.m3u8', '240p.m3u8', 'audio.m3u8']);
  expect(await master()).toMatch(/#EXT-X-STREAM-INF:BANDWIDTH=\d+/);
  const { playbackUrl } = (await ada.get('/api/live')).body.live;
  expect(playbackUrl).toBe(`http://coinop.test/live/${body.live.id}/master.m3u8`);
  const small = await people.nobody.get(`/live/${body.live.id}/240p.m3u8`);
  const segment = /240p-\w+-\d+\.ts/.exec(small.text)?.[0];
  const { messages } = await runFfmpegProcess(['-i', `${url}/live/${body.live.id}/${segment}`]);
  expect(messages).toMatch(/Video: h264.* 320x180/);
  expect((await people.nobody.get(`/live/${body.live.id}/999p.m3u8`)).status).toBe(404);
});

describe('transcoding capacity', () => {
  it('is measured with a real encoder, and logged', async () => {
    const ffmpeg = await ffmpegOf(ctx.config);
    if ('missing' in ffmpeg) throw new Error(ffmpeg.missing);
    const speed = await measureTranscoding(ctx, ffmpeg, 100);
    const logged = service.logLines.find((line) => line.includes('transcoding capacity measured')) ?? '';
    expect(JSON.parse(logged)).toMatchObject({ streamsMax: 100, capacity: Math.floor(speed * 0.6) });
  });

  it('is what was measured, and no more than was configured', async () => {
    const capacity = openTranscodeCapacity(2, Promise.resolve(10));
    await Promise.resolve();
    const [first, second, third] = [capacity.acquire(), capacity.acquire(), capacity.acquire()];
    expect([first, second, third].map((release) => release !== undefined)).toEqual([true, true, false]);
    first?.();
    expect(capacity.acquire()).toBeDefined();
  });

  it('is none on a machine that is too slow', async () => {
    const capacity = openTranscodeCapacity(2, Promise.resolve(1.2));
    await Promise.resolve();
    expect(capacity.acquire()).toBeUndefined();
  });
});
