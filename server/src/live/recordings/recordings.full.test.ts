import type { ChildProcess } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { processClipHandler } from '../../clips/process-clip.ts';
import { runFfmpegProcess, startFfmpegProcess } from '../../testing/ffmpeg-process.ts';
import { startService } from '../../testing/service.ts';
import { startIngest } from '../ingest.ts';

const service = await startService({ reachable: true });
const { people, ctx } = service;
const ingests = [await startIngest(ctx), await startIngest(ctx)];
const senders = new Set<ChildProcess>();
afterAll(async () => {
  for (const sender of senders) sender.kill('SIGKILL');
  await Promise.all(ingests.map((ingest) => ingest.close()));
});

/** A real encoder that sends a test picture and a tone to one of the ingests, with a key frame every second. */
function publish(node: number, key: string, ...pace: string[]): ChildProcess {
  const child = startFfmpegProcess([
    ...[...pace, '-f', 'lavfi', '-i', 'testsrc=s=64x48:r=5', '-f', 'lavfi', '-i', 'sine=frequency=440', '-t', '20'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '5', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-f', 'flv', `rtmp://127.0.0.1:${ingests[node]?.port}/live/${key}`],
  ]);
  senders.add(child);
  child.stderr?.resume();
  return child;
}

it('a stream that is cut and comes back through another ingest is one recording, which plays and can be cut', async () => {
  const ada = await people.member('ada');
  const { body } = await ada.post('/api/live', { record: true, title: 'Late night' });
  const { streamKey } = body.ingest;
  const status = async () => (await ada.get('/api/live')).body.live.status;
  const recordings = async () => (await ada.get('/api/recordings')).body.recordings;

  const first = publish(0, streamKey, '-re');
  await expect.poll(async () => (await recordings())[0]?.durationSeconds).toBeGreaterThan(2);
  first.kill('SIGKILL');
  await expect.poll(status).toBe('reconnecting');
  const second = publish(1, streamKey);
  await expect.poll(() => second.exitCode).toBe(0);
  await expect.poll(async () => (await recordings())[0]?.status).toBe('ready');

  const [recording, ...more] = await recordings();
  expect(more).toEqual([]);
  expect(recording).toMatchObject({ title: 'Late night', isPublic: false, stoppedBecause: null });
  expect(recording.durationSeconds).toBeGreaterThan(22);
  const playlist = await fetch(recording.playbackUrl);
  expect((await playlist.text()).split('#EXT-X-DISCONTINUITY\n').length).toBe(2);
  // All of it decodes, as a player would get it: five pictures a second, also behind the cut.
  const played = await runFfmpegProcess(['-i', recording.playbackUrl, '-map', '0:v', '-f', 'null', '-']);
  const frames = [...played.messages.matchAll(/frame= *(\d+)/g)].map(([, count]) => Number(count));
  expect(played.code).toBe(0);
  expect(Math.max(...frames)).toBeGreaterThan(100);

  const late = Math.floor(recording.durationSeconds) - 6;
  const made = await ada.post(`/api/recordings/${recording.id}/clip`, { startSeconds: late, lengthSeconds: 3 });
  expect(made.status).toBe(201);
  const run = { id: 'test', signal: new AbortController().signal };
  await processClipHandler.run(ctx, { clipId: made.body.clip.id }, run);
  const clip = (await ada.get(`/api/clips/${made.body.clip.id}`)).body.clip;
  expect([clip.status, clip.error, clip.title]).toEqual(['ready', null, 'Late night']);
  // Sound and picture of a segment do not begin at the same moment, so the cut is exact to a second.
  expect(Math.abs(clip.durationSeconds - 3)).toBeLessThan(1);
});
