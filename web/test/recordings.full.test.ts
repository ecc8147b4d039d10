import { afterAll, describe, expect, it } from 'vitest';
import { startIngest } from '../../server/src/live/ingest.ts';
import { runFfmpegProcess } from '../../server/src/testing/ffmpeg-process.ts';
import { startService } from '../../server/src/testing/service.ts';
import { playsMp4 } from './clip-steps.ts';
import { hasBrowser, openBrowser } from './kit.ts';

const service = await startService({ reachable: true, worker: true });
const { ctx, people } = service;
const ingest = await startIngest(ctx);
const visit = openBrowser(service);
afterAll(() => ingest.close());

/** Twelve seconds of a wide test picture, sent as fast as they are encoded. */
async function stream(key: string): Promise<void> {
  const { code } = await runFfmpegProcess([
    ...['-f', 'lavfi', '-i', 'testsrc=s=160x90:r=10', '-f', 'lavfi', '-i', 'sine=frequency=440', '-t', '12'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '10', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-f', 'flv', `rtmp://127.0.0.1:${ingest.port}/live/${key}`],
  ]);
  expect(code).toBe(0);
}

describe.skipIf(!hasBrowser)('a recorded stream', () => {
  it('is asked for, watched, cut, shown to others and deleted', async () => {
    const ada = await people.member('ada');
    const { ingest: credentials, live } = (await ada.post('/api/live', { title: 'Late night' })).body;
    const { page } = await visit({ as: ada, path: '/go-live' });
    const section = page.getByRole('region', { name: 'Recordings' });
    await section.getByText('0 of 10 recordings').waitFor();
    await section.getByRole('switch', { name: 'Record my streams' }).click();
    await expect.poll(async () => (await ada.get('/api/live')).body.live.record).toBe(true);
    await stream(credentials.streamKey);
    const recordings = async () => (await ada.get('/api/recordings')).body.recordings;
    await expect.poll(async () => (await recordings())[0]?.status).toBe('ready');

    await page.reload();
    await section.getByText('1 of 10 recordings').waitFor();
    await section.getByRole('link', { name: /Late night.*Only you/ }).click();
    const recording = page.getByRole('article', { name: 'Late night' });
    await recording.waitFor();
    if (await playsMp4(page)) {
      const video = recording.locator('video');
      await expect.poll(() => video.evaluate(({ duration }: HTMLVideoElement) => Math.round(duration))).toBe(12);
    } else await recording.getByText('This browser cannot play the stream').waitFor();

    await recording.getByRole('button', { name: 'Cut a clip' }).click();
    const sheet = page.getByRole('dialog', { name: 'Cut a clip' });
    await sheet.getByLabel('From second').fill('4');
    await sheet.getByLabel('Length in seconds').fill('3');
    await sheet.getByRole('button', { name: 'Cut a clip' }).click();
    await sheet.getByText('Your clip is posted').waitFor();
    const [clip] = (await ada.get('/api/clips/mine')).body.clips;
    expect(clip).toMatchObject({ status: 'ready', title: 'Late night' });
    // Sound and picture of a segment do not begin at the same moment, so the cut is exact to a second.
    expect(Math.abs(clip.durationSeconds - 3)).toBeLessThan(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);

    const [{ id }] = await recordings();
    const early = await visit({ path: `/r/${id}`, complaints: /404/ });
    await early.page.getByText('This recording is not available').waitFor();
    await recording.getByRole('switch', { name: 'Everyone can watch' }).click();
    await expect.poll(async () => (await recordings())[0].isPublic).toBe(true);
    const fan = await visit({ path: '/@ada' });
    await fan.page.getByRole('button', { name: 'Streams' }).click();
    await fan.page.getByRole('link', { name: /Late night/ }).click();
    await fan.page.getByRole('article', { name: 'Late night' }).waitFor();
    await fan.page.getByRole('button', { name: 'More about Late night' }).click();
    await fan.page.getByRole('dialog', { name: 'Late night' }).getByRole('button', { name: 'Report' }).waitFor();
    const waiting = await visit({ path: `/l/${live.id}` });
    await waiting.page.getByRole('link', { name: 'Watch the last recording' }).waitFor();

    await recording.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete recording?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await section.getByText('0 of 10 recordings').waitFor();
    expect(await recordings()).toEqual([]);
  });
});
