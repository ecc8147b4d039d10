import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { giveCoins } from '../../server/src/testing/people/coin-fixtures.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { makeItem } from '../../server/src/testing/people/shop-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import {
  findBarriers,
  findMisfits,
  hasBrowser,
  openBrowser,
  stepOn,
  takeControls,
  type Visit,
  viewports,
  waitForCard,
} from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const bob = await people.member('bob');
const gameId = await makeGame(ctx, bob, { title: 'Buttons', html: buttonGame, description: 'Each does one thing.' });
await makeItem(ctx, bob, gameId, { name: 'Golden hat', price: 20 });
const ada = await people.member('ada');
await makeGame(ctx, ada, { title: 'Snakes', html: buttonGame });
await giveCoins(ctx, ada, 1234);
await ada.post('/api/profiles/bob/follow');
await bob.post('/api/profiles/ada/follow');
await people.member('mallory');
await ada.post('/api/profiles/mallory/block');
await ada.post('/api/events', { type: 'play_start', gameId });
await ada.post('/api/events', { type: 'score', gameId, score: 4200 });
// Not in the feed, which others count on.
const ownId = await makeGame(ctx, ada, { title: 'Chests', listed: false });
const contents = [
  { itemId: await makeItem(ctx, ada, ownId, { name: 'Pebble' }), weight: 999 },
  { itemId: await makeItem(ctx, ada, ownId, { name: 'Ruby', active: false }), weight: 1 },
];
const boxId = await makeItem(ctx, ada, ownId, { kind: 'loot_box', name: 'Chest', contents });
const { job } = (await ada.post('/api/games/generate', { prompt: 'A snail delivers pizza' })).body;

type Screen = [name: string, show: (visitor: Visit) => Promise<void>];

function at(path: string, text: string | RegExp): Screen {
  return [
    path,
    async ({ page }) => {
      if (page.url() !== service.url + path) await page.goto(service.url + path);
      await page.getByRole('main').last().getByText(text).first().waitFor();
    },
  ];
}

function sheet(name: string, path: string, opener: string | RegExp, button?: string): Screen {
  return [
    name,
    async (visitor) => {
      const { page } = visitor;
      await at(path, /./)[1](visitor);
      await page.getByRole('main').getByRole('button', { name: opener }).click();
      if (button) await page.getByRole('dialog').getByRole('button', { name: button }).click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(button ? 2 : 1);
    },
  ];
}

const inHall: Screen[] = [
  [
    'the feed',
    async ({ page }) => {
      await page.goto(`${service.url}/g/${gameId}`);
      await waitForCard(page, 'Buttons');
      await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
    },
  ],
  sheet('the menu of a game', `/g/${gameId}`, /More about Buttons/),
  [
    'a game being played',
    async ({ page, game }) => {
      await takeControls(page);
      await game.getByRole('button', { name: 'score' }).click();
    },
  ],
];
const pages: Screen[] = [at('/find', 'Buttons'), at('/wallet', 'Coins for a test'), at('/me', '@ada')];
const others: Screen[] = [
  sheet('the leaderboard', `/g/${gameId}`, /More about Buttons/, 'Leaderboard'),
  at('/account', '@mallory'),
  sheet('deleting the account', '/account', 'Delete account'),
  at('/friends', '@bob'),
  at('/achievements', /of \d+ earned/),
  at('/create', 'In progress'),
  at(`/create/${job.id}`, 'Cancel'),
  at(`/create/remix/${gameId}`, 'Remix of'),
  at('/my-games', 'Chests'),
  at(`/my-games/${ownId}`, 'Pebble'),
  at(`/my-games/${ownId}/items/${boxId}`, '0.1%'),
  at(`/my-games/${ownId}/items/new`, 'Loot box'),
  at('/@bob', 'Buttons'),
  sheet('a report', '/@bob', /More about @bob/, 'Report'),
];

/** One after the other: a key pressed while one is leaving is its. */
async function closeSheets(page: Page): Promise<void> {
  const sheetsUp = page.getByRole('dialog');
  for (let left = await sheetsUp.count(); left > 0; left--) {
    await page.keyboard.press('Escape');
    await expect.poll(() => sheetsUp.count()).toBe(left - 1);
  }
}

function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.className) || 'something'),
  );
}

describe.skipIf(!hasBrowser)('every screen', () => {
  it.each([
    ['phone', [...inHall, ...pages, ...others]],
    ['desk', [...inHall, ...pages]],
  ] as const)(
    'bars nobody’s way, in either theme, stands still where that was asked for, and fits into 320 pixels of a phone, with room for a thumb (%s)',
    async (viewport, screens) => {
      const visitor = await visit({ viewport, as: ada, path: '/me' });
      const { page } = visitor;
      for (const [name, show] of screens) {
        await show(visitor);
        expect([name, await findMotion(page)]).toEqual([name, []]);
        expect([name, 'dark', await findBarriers(page)]).toEqual([name, 'dark', []]);
        await page.emulateMedia({ colorScheme: 'light' });
        expect([name, 'light', await findBarriers(page, 'contrast')]).toEqual([name, 'light', []]);
        await page.emulateMedia({ colorScheme: 'dark' });
        if (viewport === 'phone') {
          await page.setViewportSize(viewports.small.viewport);
          await expect.poll(() => findMisfits(page), { message: name }).toEqual({ wide: [], small: [] });
          await page.setViewportSize(viewports.phone.viewport);
        }
        await closeSheets(page);
      }
    },
  );

  it('is used by keyboard: sheets take the focus and give it back', async () => {
    const { page } = await visit({ viewport: 'desk', as: ada, path: `/g/${gameId}` });
    await waitForCard(page, 'Buttons');
    const more = page.locator('article:not([inert]) .info').getByRole('button', { name: 'More about Buttons' });
    await more.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Buttons' });
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
    await waitForCard(page, 'Snakes');
  });
});
