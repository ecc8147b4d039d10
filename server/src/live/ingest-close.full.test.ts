import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startFfmpegProcess } from '../testing/ffmpeg-process.ts';
import { startService } from '../testing/service.ts';
import { startIngest } from './ingest.ts';
import { playlistName, streamFolder } from './live-files.ts';

const { ctx, people } = await startService();
const ingest = await startIngest(ctx);
let sender: ReturnType<typeof startFfmpegProcess> | undefined;
afterAll(() => sender?.kill('SIGKILL'));

it('an ingest that was closed has written everything: its ffmpeg has ended', async () => {
  const ada = await people.member('ada');
  const { body } = await ada.post('/api/live', { record: true });
  sender = startFfmpegProcess([
    ...['-re', '-f', 'lavfi', '-i', 'testsrc=s=64x48:r=5', '-t', '240', '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-g', '5', '-pix_fmt', 'yuv420p', '-f', 'flv', `rtmp://127.0.0.1:${ingest.port}/live/${body.ingest.streamKey}`],
  ]);
  sender.stderr?.resume();
  await expect.poll(async () => (await ada.get('/api/live')).body.live.status).toBe('live');
  await ingest.close();
  const playlist = readFileSync(path.join(streamFolder(ctx.config, body.live.id), playlistName), 'utf8');
  expect(playlist).toMatch(/#EXT-X-ENDLIST\n$/);
  // The last segment too is recorded by then.
  const [recording] = (await ada.get('/api/recordings')).body.recordings;
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, one]) => sum + Number(one), 0);
  expect(recording.durationSeconds).toBeCloseTo(seconds, 3);
});
