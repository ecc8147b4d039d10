import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { startIngest } from '../../server/src/live/ingest.ts';
import { startFfmpegProcess } from '../../server/src/testing/ffmpeg-process.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { openRtmpClient, publishLikeObs } from '../../server/src/testing/servers/rtmp-client.ts';
import { video as videoMessage } from '../../server/src/testing/servers/rtmp-sample-session.ts';
import { startService } from '../../server/src/testing/service.ts';
import { playsMp4 } from './clip-steps.ts';
import { hasBrowser, openBrowser, stepOn, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({
  reachable: true,
  worker: true,
  config: { srtPublicUrl: 'srt://coinop.test:9000' },
});
const { ctx, people } = service;
const ingest = await startIngest(ctx);
const visit = openBrowser(service);
const senders = new Set<ChildProcess>();
afterAll(async () => {
  for (const sender of senders) sender.kill('SIGKILL');
  await ingest.close();
});
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });

/** A real encoder that sends a small wide test picture and a tone, with a key frame every half second. */
function publish(key: string): ChildProcess {
  const child = startFfmpegProcess([
    ...['-re', '-f', 'lavfi', '-i', 'testsrc=s=160x90:r=10', '-f', 'lavfi', '-i', 'sine=frequency=440', '-t', '240'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '5', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-f', 'flv', `rtmp://127.0.0.1:${ingest.port}/live/${key}`],
  ]);
  senders.add(child);
  child.stderr?.resume();
  return child;
}

/** The first bytes of an encoder that sends HEVC over enhanced RTMP, until it is refused. */
async function publishHevc(key: string): Promise<void> {
  const client = await openRtmpClient(ingest.port);
  expect((await publishLikeObs(client, { app: 'live', streamName: key })).status).toBe('NetStream.Publish.Start');
  client.send(videoMessage(0, Buffer.from('9068766331', 'hex')));
  expect(await client.nextStatus()).toBe('NetStream.Publish.Rejected');
  await client.closed;
}

const keyOn = (page: Page) => page.locator('output[aria-labelledby="stream-key"]');
const fetchedPlayer = (requests: string[]) => requests.some((line) => line.startsWith('GET /assets/hls'));

/** A player requests the playlist or its last segment once more before it knows that the stream is over. */
const afterTheEnd =
  /404.*\/live\/[^/]+\/((low\/)?(index|master)\.m3u8|segment-[a-z\d]+-\d+\.ts|low\/(part|segment)-[a-z\d]+-\d+\.m4s)/;

/** Watches until the picture moves; a browser without H.264 must show a message instead. */
async function expectPicture(page: Page, requests: string[]): Promise<void> {
  if (!(await playsMp4(page))) {
    await page.getByText('This browser cannot play the stream').waitFor();
    return;
  }
  const video = page.locator('article:not([inert]) video');
  const facts = () =>
    video.evaluate(({ currentTime, videoWidth, muted, src }: HTMLVideoElement) => ({
      moves: currentTime > 0.5,
      videoWidth,
      muted,
      byMediaSource: src.startsWith('blob:'),
    }));
  await expect.poll(facts).toEqual({ moves: true, videoWidth: 160, muted: true, byMediaSource: true });
  expect(fetchedPlayer(requests)).toBe(true);
}

/** Steps through the feed until this stream is shown. */
async function findInFeed(page: Page, title: string): Promise<void> {
  await page.locator('article:not([inert]) h2.info-title').waitFor();
  const label = () => page.locator('article:not([inert])').getAttribute('aria-label');
  for (let now = await label(); now !== title; now = await label()) {
    await stepOn(page);
    await expect.poll(label).not.toBe(now);
  }
}

describe.skipIf(!hasBrowser)('going live', () => {
  it('is for members: a guest is shown why, and asked to sign in', async () => {
    const { page, requests } = await visit({ path: '/me' });
    await page.getByRole('link', { name: 'Go live' }).click();
    await page.getByText('Sign in to go live').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').waitFor();
    expect(requests.filter((line) => line.startsWith('POST /api/live'))).toEqual([]);
  });

  it('L1: the key is masked until it is revealed, can be copied either way, and replaced', async () => {
    const ada = await people.member('ada');
    const { streamKey } = (await ada.post('/api/live', {})).body.ingest;
    const { page } = await visit({ as: ada, path: '/go-live' });
    await page.getByText('rtmp://coinop.test/live').waitFor();
    expect(await keyOn(page).innerText()).toMatch(/^•+$/);
    expect(await page.content()).not.toContain(streamKey);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy key' }).click();
    await expect.poll(clipboard).toBe(streamKey);
    expect(await page.content()).not.toContain(streamKey);
    await page.getByRole('button', { name: 'Copy server' }).click();
    await expect.poll(clipboard).toBe('rtmp://coinop.test/live');
    await page.getByText('srt://coinop.test:9000?streamid=••••••••', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Copy SRT address' }).click();
    await expect.poll(clipboard).toBe(`srt://coinop.test:9000?streamid=${streamKey}`);
    expect(await page.content()).not.toContain(streamKey);
    await page.getByRole('button', { name: 'Show key' }).click();
    await expect.poll(() => keyOn(page).innerText()).toBe(streamKey);
    await page.getByRole('button', { name: 'Hide key' }).click();
    await expect.poll(() => keyOn(page).innerText()).toMatch(/^•+$/);

    await page.getByRole('button', { name: 'Reset stream key' }).click();
    const question = page.getByRole('dialog', { name: 'Reset stream key?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => question.count()).toBe(0);
    await page.getByRole('button', { name: 'Reset stream key' }).click();
    await question.getByRole('button', { name: 'Reset key' }).click();
    await page.getByText('Stream key reset').waitFor();
    await page.getByRole('button', { name: 'Show key' }).click();
    const fresh = (await ada.post('/api/live', {})).body.ingest.streamKey;
    expect(fresh).not.toBe(streamKey);
    await expect.poll(() => keyOn(page).innerText()).toBe(fresh);
  });

  it('a title and a game are chosen, and removed again', async () => {
    const bob = await people.member('bob');
    const { page } = await visit({ as: bob, path: '/go-live' });
    await page.getByLabel('Title').fill('Late night');
    await page.getByRole('button', { name: 'No game' }).click();
    await page.getByRole('searchbox', { name: 'Find a game' }).fill('butt');
    await page.getByRole('dialog').getByRole('button', { name: 'Buttons' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').waitFor();
    expect((await bob.get('/api/live')).body.live).toMatchObject({ title: 'Late night', gameId });
    await page.getByLabel('Title').fill('');
    await page.getByRole('button', { name: 'Buttons' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'No game' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await bob.get('/api/live')).body.live).toMatchObject({ title: null, gameId: null });
  });

  it('a stream is seen in the feed and at its address with its viewers, its last minutes are kept, and its end is told (watched where the browser knows H.264)', async () => {
    const cyd = await people.member('cyd');
    const title = `On the way up with ${cyd.handle}`;
    const { live } = (await cyd.post('/api/live', { title, gameId })).body;
    const desk = await visit({ as: cyd, viewport: 'desk', path: '/go-live' });
    await desk.page.getByText('Waiting for your stream').waitFor();

    const early = await visit({ path: `/l/${live.id}`, complaints: afterTheEnd });
    await early.page.getByText(/Cyd\S* is offline/).waitFor();
    expect(fetchedPlayer(early.requests)).toBe(false);

    await desk.page.getByRole('button', { name: 'Show key' }).click();
    await expect.poll(() => keyOn(desk.page).innerText()).not.toMatch(/^•/);
    const key = await keyOn(desk.page).innerText();
    await publishHevc(key);
    const refusal = desk.page.getByText('Your stream was refused because not every viewer could play its video');
    await refusal.waitFor();
    const sender = publish(key);
    await desk.page.getByText('You are live').waitFor();
    await expect.poll(() => refusal.count()).toBe(0);
    expect(fetchedPlayer(desk.requests)).toBe(false);

    // A visitor who waited at its address sees it start; others find it in the feed.
    await expectPicture(early.page, early.requests);
    const inFeed = await visit({ viewport: 'desk', path: '/', complaints: afterTheEnd });
    await findInFeed(inFeed.page, title);
    await expectPicture(inFeed.page, inFeed.requests);
    // Two visitors watch, each of them counted once.
    const sign = desk.page.getByRole('status').locator('.live-sign');
    if (await playsMp4(desk.page)) {
      await expect.poll(() => sign.textContent()).toMatch(/^ ?Live.* 2watching$/);
    }
    await inFeed.page.goto('about:blank');

    const segments = async () =>
      (await people.nobody.get(`/live/${live.id}/index.m3u8`)).text.split('#EXTINF').length - 1;
    await expect.poll(segments).toBeGreaterThan(1);
    await desk.page.getByRole('button', { name: 'Clip the last two minutes' }).click();
    await desk.page.getByText('Your clip is posted').waitFor();
    const [clip] = (await cyd.get('/api/clips/mine')).body.clips;
    expect(clip).toMatchObject({ status: 'ready', title, gameId });
    expect(clip.durationSeconds).toBeGreaterThan(2);

    sender.stdin?.write('q');
    await desk.page.getByText('Stream ended').waitFor();
    await early.page.getByText(/Cyd\S* is offline/).waitFor();
    await early.page.getByRole('link', { name: 'Play this game' }).click();
    await waitForCard(early.page, 'Buttons');
  });
});
