import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { clipSheet, drawingGame, playsMp4, recordClip } from './clip-steps.ts';
import { hasBrowser, openBrowser } from './kit.ts';

const service = await startService({ reachable: true, worker: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Square', html: drawingGame });
const path = `/g/${gameId}`;

describe.skipIf(!hasBrowser)('a clip', () => {
  it.each(['phone', 'desk'] as const)(
    'is recorded while playing, trimmed, sent, processed and watched (%s; watched where the browser knows H.264)',
    async (viewport) => {
      const ada = await people.member(`ada_${viewport}`);
      const visitor = await visit({ viewport, as: ada, path });
      const { page, requests } = visitor;
      await recordClip(visitor, 4);
      const sheet = clipSheet(page);
      // The handles go by keyboard as well: a second off the beginning.
      const start = sheet.getByRole('slider', { name: 'Start' });
      for (let tenth = 0; tenth < 10; tenth++) await start.press('ArrowRight');
      expect(await start.getAttribute('aria-valuetext')).toBe('1.0 seconds');
      const length = Number(await sheet.getByRole('slider', { name: 'End' }).inputValue());
      await expect.poll(() => sheet.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
      await sheet.getByLabel('Title').fill('Round and round');
      await sheet.getByRole('button', { name: 'Post clip' }).click();
      await sheet.getByText('Your clip is up').waitFor({ timeout: 60_000 });
      expect(requests.find((line) => line.startsWith('POST /api/clips/upload'))).toContain('"trimStart":1');

      const [clip] = (await ada.get('/api/clips/mine')).body.clips;
      expect(clip).toMatchObject({ status: 'ready', title: 'Round and round', gameId, trimStart: 1 });
      expect(Math.abs(clip.durationSeconds - (length - 1))).toBeLessThan(0.4);
      expect([clip.width, clip.height]).toEqual([180, 360]);

      await sheet.getByRole('link', { name: 'Watch it' }).click();
      await page.locator('article:not([inert])[aria-label="Round and round"]').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/c/${clip.id}`);
      const video = page.locator('article:not([inert]) video');
      expect(await video.evaluate((one: HTMLVideoElement) => one.muted)).toBe(true);
      if (await playsMp4(page))
        await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5);
      else await page.getByText('This clip does not play here').waitFor();
    },
  );
});
