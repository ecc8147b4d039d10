import type { Page } from 'playwright-core';
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

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

describe.skipIf(!hasBrowser)('the language', () => {
  it('is the browser’s, if the app supports it', async () => {
    const { page } = await visit({ locale: 'de-AT' });
    await page.getByRole('link', { name: 'Erstellen' }).waitFor();
    await expect.poll(() => languageOf(page)).toBe('de');
    await page.getByRole('article', { name: 'Buttons' }).getByRole('button', { name: 'Spielen' }).waitFor();
  });

  it('is English for unsupported languages', async () => {
    const { page } = await visit({ locale: 'it-IT' });
    await page.getByRole('link', { name: 'Create' }).waitFor();
    await expect.poll(() => languageOf(page)).toBe('en');
  });

  it('can be chosen, at once and for the next visit', async () => {
    const ada = await people.member('ada');
    const { page } = await visit({ as: ada, path: '/account' });
    await page.getByLabel('Language').selectOption('日本語');
    await page.getByRole('link', { name: '作成' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: '作成' }).waitFor();
    await expect.poll(() => languageOf(page)).toBe('ja');
    await page.getByLabel('言語').selectOption('English');
    await page.getByRole('link', { name: 'Create' }).waitFor();
  });
});

describe.skipIf(!hasBrowser)('an achievement of the platform', () => {
  it('is German for a visitor with German set: when earned, in the list, in the wallet and in the notifications', async () => {
    const eva = await people.member('eva');
    const { page, game } = await visit({ as: eva, path: `/g/${gameId}`, locale: 'de-DE' });
    await page.locator('article:not([inert]) .glass').click({ position: { x: 60, y: 120 } });
    await game.getByRole('button', { name: 'start' }).click();
    const words = /Münze rein\s*Spiele dein erstes Spiel\.\s*\+10/;
    await page.getByRole('status').filter({ hasText: words }).waitFor();

    await page.goto(`${service.url}/achievements`);
    await page.getByRole('listitem').filter({ hasText: 'Münze rein' }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Publikumsliebling' })
      .getByText('Bekomme 100 Follower.')
      .waitFor();
    await page.goto(`${service.url}/notifications`);
    await page.getByText('Du hast „Münze rein“ erreicht').waitFor();
    await page.goto(`${service.url}/wallet`);
    await page.getByRole('button', { name: 'Münze rein' }).click();
    await page.getByRole('dialog').getByText('Münze rein').waitFor();
    await expect.poll(() => page.getByText('Insert Coin').count()).toBe(0);
  });
});

describe.skipIf(!hasBrowser)('a language that is written from right to left', () => {
  it('mirrors every screen without overflow', async () => {
    const bob = await people.member('bob');
    const { page } = await visit({ viewport: 'small', as: bob });
    await waitForCard(page, 'Buttons');
    const turn = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const sticksOut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => one.getClientRects().length > 0 && !one.closest('.visually-hidden, [inert], svg'))
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
          .map(({ one }) => `${one.tagName} ${one.className}`),
      );
    await turn();
    expect(await sticksOut()).toEqual([]);
    await takeControls(page);
    expect(await sticksOut()).toEqual([]);
    for (const path of ['/find', '/create', '/wallet', '/me', '/account', '/achievements', '/go-live']) {
      await page.goto(service.url + path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await turn();
      await expect.poll(() => page.locator('.page .waiting').count()).toBe(0);
      expect(await sticksOut()).toEqual([]);
    }
  });
});
