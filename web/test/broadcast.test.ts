import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, takeControls, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });

describe.skipIf(!hasBrowser)('going live from a browser', () => {
  it('the camera goes live with one tap, and ends with another', async () => {
    const ada = await people.member('ada');
    const { page } = await visit({ as: ada, path: '/go-live', viewport: 'desk' });
    await page.getByRole('button', { name: 'Camera' }).click();
    const preview = page.getByLabel('Preview of your video');
    await expect.poll(() => preview.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
    await page.getByText('You are live', { exact: true }).waitFor();
    const { live } = (await ada.get('/api/live')).body;
    const playlist = await people.nobody.get(new URL(live.playbackUrl).pathname);
    expect(playlist.text).toContain('#EXTINF');
    // A browser's recording is not cut into parts.
    const master = await people.nobody.get(new URL(live.lowLatencyUrl).pathname);
    expect(master.text).toMatch(/#EXT-X-STREAM-INF:.*\nindex\.m3u8/);
    await page.getByRole('button', { name: 'End stream' }).click();
    await page.getByText('Stream ended').waitFor();
    expect((await ada.get('/api/live')).body.live.status).toBe('offline');
    await page.getByRole('button', { name: 'Camera' }).waitFor();
  });

  it('a game that is played is streamed from its menu, by its name', async () => {
    const bob = await people.member('bob');
    const { page } = await visit({ as: bob, path: `/g/${gameId}`, viewport: 'desk' });
    await waitForCard(page, 'Buttons');
    await takeControls(page);
    const more = page.locator('article:not([inert]) .play-bar').getByRole('button', { name: 'More about Buttons' });
    const menu = page.getByRole('dialog', { name: 'Buttons' });
    await more.click();
    await menu.getByRole('button', { name: 'Stream this game' }).click();
    const statusOf = async () => (await bob.get('/api/live')).body.live;
    await expect.poll(statusOf, { interval: 500 }).toMatchObject({ status: 'live', gameId });
    await more.click();
    await menu.getByRole('button', { name: 'End stream' }).click();
    await expect.poll(statusOf).toMatchObject({ status: 'offline' });
  });
});
