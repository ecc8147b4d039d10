import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startIngest } from '../../server/src/live/ingest.ts';
import { listStarterGames } from '../../server/src/starter-games.ts';
import { freePort } from '../../server/src/testing/servers/free-port.ts';
import { startService } from '../../server/src/testing/service.ts';
import { screens } from '../screenshots/screens.ts';
import { type Life, seedLife } from '../screenshots/seed-life.ts';
import { wordsIn } from '../screenshots/words.ts';
import { findBarriers, findRunning, hasBrowser, openBrowser, stepOn, viewports, waitForCard } from './kit.ts';

const rtmpPort = await freePort();
const rtmpPublicUrl = `rtmp://127.0.0.1:${rtmpPort}/live`;
const service = await startService({ reachable: true, worker: true, config: { rtmpPort, rtmpPublicUrl } });
const visit = openBrowser(service);
let life: Life;

describe.skipIf(!hasBrowser)('every screen', () => {
  beforeAll(async () => {
    const ingest = await startIngest(service.ctx);
    await listStarterGames(service.ctx);
    life = await seedLife(service.ctx, service.url, (await findRunning()).browser);
    return async () => {
      life.stop();
      await ingest.close();
    };
  }, 600_000);

  describe.each(['phone', 'desk'] as const)('on a %s', (viewport) => {
    it.each(screens.map((screen) => [screen.name, screen] as const))(
      'has no barriers in either theme, respects reduced motion, and fits into 320 pixels with room for a thumb: %s',
      async (_name, screen) => {
        const { page } = await visit({
          viewport,
          path: await screen.path(life),
          ...(!screen.asGuest && { as: life.ada }),
          ...(screen.isOffline && { worker: true }),
          // Messages in the console belong to the stories of each screen.
          complaints: /./,
        });
        await screen.show?.(page, wordsIn('en'));
        await page.getByRole('main').last().getByText(/./).first().waitFor();
        await expect.poll(() => findMotion(page)).toEqual([]);
        expect(await findBarriers(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await findBarriers(page, 'contrast')).toEqual([]);
        if (viewport === 'desk') return;
        await page.setViewportSize(viewports.small.viewport);
        await expect.poll(() => findMisfits(page)).toEqual({ wide: [], small: [] });
        await page.setViewportSize(viewports.phone.viewport);
      },
    );
  });

  it('is used by keyboard: sheets take the focus and give it back', async () => {
    const { page } = await visit({ viewport: 'desk', as: life.ada, path: `/g/${life.games.get('Spicefall')}` });
    await waitForCard(page, 'Spicefall');
    const more = page.locator('article:not([inert]) .info').getByRole('button', { name: 'More about Spicefall' });
    await more.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Spicefall' });
    await dialog.waitFor();
    const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    // Round and round, and never behind it.
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => document.activeElement?.closest('article, nav') === null);
      expect(where).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
    await stepOn(page, 'j');
    await page.locator('article:not([inert]):not([aria-label="Spicefall"])').waitFor();
  });
});

function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.className) || 'something'),
  );
}

/** What is cut off or pushes the page wide, and what is too small for a thumb. */
function findMisfits(page: Page): Promise<{ wide: string[]; small: string[] }> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('dialog[open], .app')].at(-1) ?? document.body;
    const inside = [...shown.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .visually-hidden'),
    );
    const nameOf = (element: HTMLElement) => `${element.tagName} ${element.className} ${element.innerText}`;
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
    return {
      wide: [document.documentElement, ...inside]
        .filter((element) => boxOf(element).right > innerWidth + 1 || boxOf(element).left < -1)
        .map(nameOf),
      small: inside
        .filter((element) => element.matches('button, .tab, .round, .menu a, .grid a, .person, input'))
        .filter((element) => boxOf(element.closest('label') ?? element).height < 44)
        .map(nameOf),
    };
  });
}
