import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { giveCoins } from '../../server/src/testing/people/coin-fixtures.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { makeItem } from '../../server/src/testing/people/shop-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
const games: string[] = [];
for (let number = 1; number <= 8; number++) {
  games.push(await makeGame(ctx, maker, { title: `Numbered ${number}`, html: buttonGame }));
}

describe.skipIf(!hasBrowser)('on a desk', () => {
  it('Find shows as many games side by side as fit', async () => {
    const { page } = await visit({ viewport: 'desk', path: '/find' });
    const links = page.getByRole('region', { name: 'Games' }).getByRole('link');
    await links.first().waitFor();
    const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length).toBeGreaterThanOrEqual(5);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('a sheet is a panel at the side; on a phone it stays at the bottom', async () => {
    for (const viewport of ['desk', 'phone'] as const) {
      const { page } = await visit({ viewport, path: `/g/${games[0]}` });
      await page.locator('article:not([inert])').getByRole('button', { name: 'Leaderboard' }).click();
      const size = page.viewportSize() ?? { width: 0, height: 0 };
      const sheet = page.getByRole('dialog');
      // It slides in.
      await sheet.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
      const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect([box.x + box.width, box.y + box.height]).toEqual([size.width, size.height]);
      expect([viewport, box.y === 0, box.x > 0]).toEqual([viewport, viewport === 'desk', viewport === 'desk']);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

describe.skipIf(!hasBrowser)('a game on a desk', () => {
  it('is played large with its panel folded away, and back, also after a reload', async () => {
    const { page } = await visit({ viewport: 'desk', path: `/g/${games[1]}` });
    const card = page.locator('article:not([inert])');
    const panel = card.getByRole('heading', { name: 'Numbered 2' });
    await panel.waitFor();
    expect(await page.locator('#first').count()).toBe(0);
    const width = async () => (await card.locator('.screen').boundingBox())?.width ?? 0;
    const small = await width();
    await card.getByRole('button', { name: 'Play large' }).click();
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(width).toBeGreaterThan(small);
    await page.reload();
    await card.getByRole('button', { name: 'Show the panel' }).waitFor();
    await panel.waitFor({ state: 'hidden' });
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('l');
    await panel.waitFor();
    await expect.poll(width).toBe(small);
  });
});

/** Where the focus is, and whether somebody sees it there; a page or a sheet as a whole needs no ring. */
function findFocus(page: Page): Promise<'lost' | 'hidden' | 'seen'> {
  return page.evaluate(() => {
    const { activeElement: on, body } = document;
    if (!on || on === body) return 'lost';
    if (on.matches('main, dialog, iframe')) return 'seen';
    const { outlineStyle, outlineWidth } = getComputedStyle(on);
    return on.matches(':focus-visible') && outlineStyle !== 'none' && outlineWidth !== '0px' ? 'seen' : 'hidden';
  });
}

describe.skipIf(!hasBrowser)('the keyboard alone', () => {
  it('buys in a game, and renames in the account, with the focus always in sight', async () => {
    const cleo = await people.member('cleo');
    await giveCoins(ctx, cleo, 50);
    const shop = await makeGame(ctx, maker, { title: 'Shop', html: buttonGame, listed: false });
    await makeItem(ctx, maker, shop, { name: 'Potion', price: 10 });
    const { page, game } = await visit({ viewport: 'desk', as: cleo, path: `/g/${shop}` });
    const press = async (key: string) => {
      await page.keyboard.press(key);
      await expect.poll(() => findFocus(page)).toBe('seen');
    };
    const isOn = (target: Locator) =>
      target.evaluate((one) => one === document.activeElement && document.hasFocus()).catch(() => false);
    const tabTo = async (target: Locator) => {
      await target.waitFor();
      for (let tabs = 0; tabs < 60 && !(await isOn(target)); tabs++) {
        await page.keyboard.press('Tab');
        // After the last one of a page come the browser's own controls.
        expect(await findFocus(page)).not.toBe('hidden');
      }
      expect(await isOn(target)).toBe(true);
    };

    await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    const exit = page.getByRole('button', { name: 'Exit game' });
    await exit.waitFor();
    await tabTo(game.getByRole('button', { name: 'buy' }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Purchase' });
    const buy = sheet.getByRole('button', { name: 'Buy for 10' });
    await expect.poll(() => buy.isEnabled()).toBe(true);
    await tabTo(buy);
    await press('Enter');
    await sheet.getByText('Yours now').waitFor();
    await tabTo(sheet.getByRole('button', { name: 'Back to the game' }));
    await page.keyboard.press('Enter');
    await sheet.waitFor({ state: 'detached' });
    await game.getByText('purchase approved Potion').waitFor();
    // Back where the sheet came from.
    await expect.poll(() => isOn(page.locator('article:not([inert]) iframe'))).toBe(true);

    await tabTo(exit);
    await page.keyboard.press('Enter');
    await exit.waitFor({ state: 'detached' });
    await tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' }));
    await press('Enter');
    await tabTo(page.getByRole('list').getByRole('link', { name: 'Account and settings' }));
    await press('Enter');
    await tabTo(page.getByRole('textbox', { name: 'Name', exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Cleopatra');
    const save = page.getByRole('button', { name: 'Save name and handle' });
    await tabTo(save);
    await press('Enter');
    await page.getByText('Saved').waitFor();
    await expect.poll(() => isOn(save)).toBe(true);
    expect((await cleo.get('/api/me')).body.user.name).toBe('Cleopatra');
  });

  it('plays, leaves the game, finds another, opens and closes a sheet, and writes an idea', async () => {
    const { page } = await visit({ viewport: 'desk' });
    const card = page.locator('article:not([inert])');
    const tabTo = async (target: Locator) => {
      const isThere = () => target.evaluate((one) => one === document.activeElement);
      for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
    };
    const follow = async (target: Locator) => {
      await tabTo(target);
      await page.keyboard.press('Enter');
    };
    const nav = page.getByRole('navigation', { name: 'Main' });

    await card.locator('.poster-gone').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    const exit = card.getByRole('button', { name: 'Exit game' });
    await exit.waitFor();
    await follow(exit);
    await exit.waitFor({ state: 'detached' });
    await page.waitForFunction(() => !history.state?.playing);

    await follow(nav.getByRole('link', { name: 'Find' }));
    await page.getByRole('heading', { name: 'Find', level: 1 }).waitFor();
    const game = page.getByRole('region', { name: 'Games' }).getByRole('link', { name: 'Numbered 3 0 plays' });
    await game.waitFor();
    await follow(game);
    await waitForCard(page, 'Numbered 3');

    const board = card.getByRole('button', { name: 'Leaderboard' });
    await follow(board);
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => board.evaluate((one) => one === document.activeElement)).toBe(true);

    await follow(nav.getByRole('link', { name: 'Create' }));
    const idea = page.getByRole('textbox', { name: 'What do you want to play?' });
    await idea.waitFor();
    await tabTo(idea);
    await page.keyboard.type('A cat');
    await expect.poll(() => idea.inputValue()).toBe('A cat');
  });
});

describe.skipIf(!hasBrowser)('on the smallest phone', () => {
  it('a number stays on one line', async () => {
    const ada = await people.member('ada');
    await ada.post('/api/events', { type: 'play_start', gameId: games[0] });
    await ada.post('/api/events', { type: 'score', gameId: games[0], score: 2_119_819 });
    const { page } = await visit({ viewport: 'small', as: ada, path: '/me' });
    const figure = page.locator('.figures dd').filter({ hasText: /9/ });
    await figure.waitFor();
    const lines = await figure.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });

  it('the one icon of a person’s own page stands beside the name', async () => {
    const dora = await people.member('dora');
    const { page } = await visit({ viewport: 'small', as: dora, path: '/me' });
    const share = page
      .getByRole('main')
      .last()
      .getByRole('button', { name: /^Share/ });
    const [icon, name] = [await share.boundingBox(), await page.getByRole('heading', { name: 'Dora' }).boundingBox()];
    expect((icon?.x ?? 0) > (name?.x ?? 0) + (name?.width ?? 0) - 1).toBe(true);
  });
});
