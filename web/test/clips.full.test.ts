import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import type { Person } from '../../server/src/testing/people/people.ts';
import { sampleVideos } from '../../server/src/testing/sample-videos.ts';
import { startService } from '../../server/src/testing/service.ts';
import { clipSheet, drawingGame, playsMp4, recordButton, recordClip, startRecording } from './clip-steps.ts';
import { hasBrowser, leaveGame, openBrowser, stepOn, takeControls, waitForCard } from './kit.ts';
import { newAddress, signInByMail } from './mail-steps.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true, worker: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const videos = sampleVideos();
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Square', html: drawingGame });
const gamePath = `/g/${gameId}`;
const uploads = '**/uploads/clips/*';

const shownCard = (page: Page) => page.locator('article:not([inert])');
const shownVideo = (page: Page) => shownCard(page).locator('video');
const isPaused = (page: Page) => shownVideo(page).evaluate((video: HTMLVideoElement) => video.paused);
const mine = async (who: Person) => (await who.get('/api/clips/mine')).body.clips;

/** Posts a video and waits until it is processed; depending on the file, the clip is then ready or failed. */
async function postVideo(who: Person, title: string, video: Buffer): Promise<string> {
  const { clip, uploadUrl } = (await who.post('/api/clips/upload', { title, gameId })).body;
  expect((await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(video) })).status).toBe(200);
  await expect.poll(async () => (await who.get(`/api/clips/${clip.id}`)).body.clip.status).not.toBe('processing');
  return clip.id;
}

async function goToMyClips(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'You' }).click();
  await page.getByRole('link', { name: 'Your clips' }).click();
}

describe.skipIf(!hasBrowser)('recording', () => {
  it('a clip is recorded while playing, trimmed, sent, processed and watched (watched where the browser knows H.264)', async () => {
    const ada = await people.member('ada');
    const visitor = await visit({ as: ada, path: gamePath });
    const { page, requests } = visitor;
    await recordClip(visitor, 2);
    const sheet = clipSheet(page);
    const [start, end] = ['Start', 'End'].map((name) => sheet.getByRole('slider', { name }));
    if (!start || !end) throw new Error('Two handles');
    const isPreviewed = () => sheet.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
    await expect.poll(isPreviewed).toBe(true);
    // Trims half a second from the start by keyboard.
    for (let tenth = 0; tenth < 5; tenth++) await start.press('ArrowRight');
    await expect.poll(() => start.getAttribute('aria-valuetext')).toBe('0.5 seconds');
    const length = Number(await end.inputValue());
    await expect.poll(isPreviewed).toBe(true);
    await sheet.getByLabel('Title').fill('Round and round');
    await sheet.getByRole('button', { name: 'Post clip' }).click();
    await sheet.getByText('Your clip is posted').waitFor();
    expect(requests.find((line) => line.startsWith('POST /api/clips/upload'))).toContain('"trimStart":0.5');

    const [clip] = await mine(ada);
    expect(clip).toMatchObject({ status: 'ready', title: 'Round and round', gameId, width: 120, height: 240 });
    // Shorter by what was trimmed. On a slow machine the last frame may last a little longer.
    expect(Math.abs(clip.durationSeconds - (length - 0.5))).toBeLessThan(0.45);

    await sheet.getByRole('link', { name: 'Watch' }).click();
    await waitForCard(page, 'Round and round');
    expect(new URL(page.url()).pathname).toBe(`/c/${clip.id}`);
    expect(await shownVideo(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    if (await playsMp4(page)) {
      const place = () => shownVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(place).toBeGreaterThan(0.2);
    } else await page.getByText('This clip cannot be played').waitFor();
  });

  it('after a lost connection the same recording is uploaded again, also when its address expired or the response was lost', async () => {
    const bob = await people.member('bob');
    const visitor = await visit({
      as: bob,
      path: gamePath,
      complaints: /ERR_FAILED|403|409/,
      alone: true,
      prepare: (to) => to.clock.install(),
    });
    const { page, context, requests } = visitor;
    // A failed upload is retried with growing delays until it gives up; the page's clock is moved past them.
    const untilGivenUp = (where: Locator) =>
      expect
        .poll(async () => {
          await page.clock.fastForward(4_000);
          return where.getByText('Your recording is safe').isVisible();
        })
        .toBe(true);
    const posts = () => requests.filter((line) => line.startsWith('POST /api/clips/upload')).length;
    const puts = () => requests.filter((line) => line.startsWith('PUT /uploads/clips/')).length;
    await recordClip(visitor, 1);
    await context.route(uploads, (route) => route.abort());
    const sheet = clipSheet(page);
    await sheet.getByRole('button', { name: 'Post clip' }).click();
    await untilGivenUp(sheet);
    const sent = puts();
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(puts).toBeGreaterThan(sent);
    await untilGivenUp(sheet);
    expect(posts()).toBe(1);
    await sheet.getByRole('button', { name: 'Close' }).click();

    // An hour later the upload address has expired. The upload to the new one succeeds, but its response is lost.
    service.clock.forward(3_700);
    await context.unroute(uploads);
    await context.route(uploads, async (route) => {
      const response = await route.fetch();
      if (response.status() === 403) await route.fulfill({ response });
      else await route.abort();
    });
    await leaveGame(page);
    await goToMyClips(page);
    const row = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem');
    await row.getByText('Your recording is safe').waitFor();
    await row.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await mine(bob))[0]?.status).not.toBe('awaiting_upload');
    await untilGivenUp(row);
    expect(posts()).toBe(2);

    await context.unroute(uploads);
    await row.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole('list', { name: 'Clips' }).getByRole('listitem').first().waitFor();
    expect(posts()).toBe(2);
  });

  it('leaving the game ends a recording; what a guest has of it is kept when the sheet is closed, and posted after signing in', async () => {
    const visitor = await visit({ path: gamePath });
    const { page } = visitor;
    await startRecording(visitor, 1);
    await page.getByRole('button', { name: 'Exit game' }).click();
    await clipSheet(page).getByLabel('Title').fill('As a guest');
    await clipSheet(page).getByRole('button', { name: 'Close' }).click();
    await page.getByText('Draft saved').waitFor();
    await goToMyClips(page);
    await page.getByRole('button', { name: 'Trim and post' }).click();
    await expect.poll(() => clipSheet(page).getByLabel('Title').inputValue()).toBe('As a guest');
    await clipSheet(page).getByRole('button', { name: 'Sign in to post' }).click();
    await signInByMail(page, service, newAddress('dee'));
    await clipSheet(page)
      .getByText('Processing your clip')
      .or(clipSheet(page).getByText('Your clip is posted'))
      .waitFor();
  });

  it('on a desktop a clip is recorded too, and discarded', async () => {
    const eve = await people.member('eve');
    const visitor = await visit({ viewport: 'desk', as: eve, path: gamePath });
    await recordClip(visitor, 1);
    await clipSheet(visitor.page).getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => clipSheet(visitor.page).count()).toBe(0);
    expect(await mine(eve)).toEqual([]);
  });

  it('a video from a file is posted with its game, and gets its title later', async () => {
    const fay = await people.member('fay');
    const { page } = await visit({ as: fay, path: '/clips' });
    const buffer = await videos.upright('holiday.mp4');
    await page.getByLabel('Upload a video').setInputFiles({ name: 'holiday.mp4', mimeType: 'video/mp4', buffer });
    const sheet = clipSheet(page);
    await sheet.getByRole('button', { name: 'No game' }).click();
    await page.getByRole('dialog', { name: 'Choose a game' }).getByRole('button', { name: 'Square' }).click();
    await sheet.getByRole('button', { name: 'Square' }).waitFor();
    await sheet.getByRole('button', { name: 'Post clip' }).click();
    await sheet.getByText('Your clip is posted').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Edit Untitled' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit clip' });
    await editing.getByLabel('Title').fill('By the sea');
    await editing.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Edit By the sea' }).waitFor();
    expect((await mine(fay))[0]).toMatchObject({ title: 'By the sea', gameId, status: 'ready' });
    await page.getByRole('link', { name: 'Watch By the sea' }).click();
    await page.getByRole('link', { name: 'Play Square' }).waitFor();
  });

  it('says in the app’s own words that a game without a canvas cannot be recorded', async () => {
    const id = await makeGame(ctx, maker, { title: 'Words', html: buttonGame });
    const { page } = await visit({ path: `/g/${id}` });
    await takeControls(page);
    await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
    await recordButton(page).click();
    await page.getByText('Words could not be recorded').waitFor();
    await recordButton(page).waitFor();
  });
});

describe.skipIf(!hasBrowser)('clips', () => {
  it('that failed say why, are tried again, and are deleted', async () => {
    const fay = await people.member('fay');
    await postVideo(fay, 'Broken', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(2_000, 7)]));
    const { page } = await visit({ as: fay, path: '/clips' });
    const row = page.getByRole('list', { name: 'Clips' }).getByRole('listitem');
    await row.getByText('damaged').waitFor();
    const retried = page.waitForResponse('**/api/clips/*/retry');
    await row.getByRole('button', { name: 'Try again' }).click();
    expect((await (await retried).json()).clip.status).toBe('processing');
    await expect.poll(async () => (await mine(fay))[0]?.status).toBe('failed');
    await row.getByText('damaged').waitFor();
    await row.getByRole('button', { name: 'Delete Broken' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await row.getByRole('button', { name: 'Delete Broken' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Clip deleted').waitFor();
    await expect.poll(() => row.count()).toBe(0);
    expect(await mine(fay)).toEqual([]);
  });

  it('play silently in the feed while they are looked at, are heard when asked for, and lead to their game; of others they are reported and gone from one’s own feed, one’s own are deleted there (played where the browser knows H.264)', async () => {
    const gus = await people.member('gus');
    const inputs = ['testsrc=s=160x90:r=10:d=1', 'sine=frequency=440:duration=1'].flatMap((one) => [
      '-f',
      'lavfi',
      '-i',
      one,
    ]);
    const id = await postVideo(gus, 'Wide one', await videos.make('wide.mp4', ...inputs, '-pix_fmt', 'yuv420p'));
    const { page } = await visit({ path: `/c/${id}` });
    await waitForCard(page, 'Wide one');
    const isMuted = () => shownVideo(page).evaluate((video: HTMLVideoElement) => video.muted);
    expect(await isMuted()).toBe(true);
    if (await playsMp4(page)) await expect.poll(() => isPaused(page)).toBe(false);
    await shownCard(page).locator('.info').getByRole('button', { name: 'Turn sound on' }).click();
    await expect.poll(isMuted).toBe(false);
    const clipVideo = page.locator('article[aria-label="Wide one"] video');
    await stepOn(page);
    await expect.poll(() => clipVideo.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.keyboard.press('ArrowUp');
    await waitForCard(page, 'Wide one');
    await shownCard(page).getByRole('link', { name: 'Play Square' }).click();
    await waitForCard(page, 'Square');

    await page.goto(`${service.url}/c/${id}`);
    await waitForCard(page, 'Wide one');
    await shownCard(page).getByRole('button', { name: 'More about this clip' }).click();
    await page.getByRole('dialog', { name: 'Wide one', exact: true }).getByRole('button', { name: 'Report' }).click();
    const report = page.getByRole('dialog', { name: 'Report Wide one' });
    await report.getByLabel('Scam, spam or misleading').check();
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect.poll(() => page.locator('article[aria-label="Wide one"]').count()).toBe(0);

    const own = await visit({ viewport: 'desk', as: gus, path: `/c/${id}` });
    await waitForCard(own.page, 'Wide one');
    await shownCard(own.page).getByRole('button', { name: 'More about this clip' }).click();
    await own.page.getByRole('dialog', { name: 'Wide one' }).getByRole('button', { name: 'Delete' }).click();
    await own.page.getByRole('dialog', { name: 'Delete clip?' }).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => own.page.locator('article[aria-label="Wide one"]').count()).toBe(0);
    expect((await people.nobody.get(`/clips/${id}/video.mp4`)).status).toBe(404);
  });

  it('are not covered by the tabs of the feed on a small phone: a game has its score at the top', async () => {
    const ivy = await people.member('ivy');
    const tall = ['-f', 'lavfi', '-i', 'testsrc=s=90x160:r=10:d=1', '-pix_fmt', 'yuv420p'];
    const id = await postVideo(ivy, 'High score', await videos.make('tall.mp4', ...tall));
    const { page } = await visit({ viewport: 'small', path: `/c/${id}` });
    await waitForCard(page, 'High score');
    const tabs = await page.getByRole('group', { name: 'Feed', exact: true }).boundingBox();
    const video = await shownVideo(page).boundingBox();
    expect(video?.y).toBeGreaterThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? Number.NaN));
  });

  it('are not covered by the tabs of the feed in a small window of a computer', async () => {
    const joy = await people.member('joy');
    const tall = ['-f', 'lavfi', '-i', 'testsrc=s=90x160:r=10:d=1', '-pix_fmt', 'yuv420p'];
    const id = await postVideo(joy, 'Beside the tabs', await videos.make('beside.mp4', ...tall));
    const { page } = await visit({ viewport: 'desk', path: `/c/${id}` });
    await page.setViewportSize({ width: 1100, height: 760 });
    await waitForCard(page, 'Beside the tabs');
    const tabs = await page.getByRole('group', { name: 'Feed', exact: true }).boundingBox();
    const video = await shownVideo(page).boundingBox();
    expect(video?.x).toBeGreaterThanOrEqual((tabs?.x ?? 0) + (tabs?.width ?? Number.NaN));
  });

  it('a large one plays by its renditions with captions, and counts who watched (where the browser knows H.264)', async () => {
    const hal = await people.member('hal');
    const inputs = ['testsrc=s=640x500:r=10:d=2', 'sine=frequency=440:duration=2'].flatMap((one) => [
      '-f',
      'lavfi',
      '-i',
      one,
    ]);
    const id = await postVideo(hal, 'Large one', await videos.make('large.mp4', ...inputs, '-pix_fmt', 'yuv420p'));
    const own = await visit({ as: hal, path: `/c/${id}` });
    await waitForCard(own.page, 'Large one');
    await shownCard(own.page).getByRole('button', { name: 'More about this clip' }).click();
    await own.page.getByRole('dialog', { name: 'Large one' }).getByRole('button', { name: 'Captions' }).click();
    const captions = own.page.getByRole('dialog', { name: 'Captions' });
    const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nLook at this';
    const file = { name: 'large.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt) };
    await captions.getByLabel('WebVTT file (.vtt)').setInputFiles(file);
    await captions.getByRole('button', { name: 'Save' }).click();
    await own.page.getByText('Captions saved').waitFor();

    const { page, requests } = await visit({ path: `/c/${id}` });
    await waitForCard(page, 'Large one');
    const texts = () =>
      shownVideo(page).evaluate((video: HTMLVideoElement) =>
        [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
      );
    await expect.poll(texts).toEqual(['Look at this']);
    if (!(await playsMp4(page))) return;
    await expect.poll(async () => (await hal.get(`/api/clips/${id}`)).body.clip.views).toBe(1);
    const fetched = requests.filter((line) => line.includes(`/clips/${id}/hls/`)).join();
    expect(fetched).toMatch(/master\.m3u8.*1-\d+p\.m3u8.*1-\d+p\.mp4/s);
    expect(requests.filter((line) => line.includes(id)).join()).not.toContain('video.mp4');
  });
});
