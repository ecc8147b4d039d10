import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { giveCoins } from '../../server/src/testing/people/coin-fixtures.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { makeItem } from '../../server/src/testing/people/shop-fixtures.ts';
import { sealedCodeFor } from '../../server/src/testing/people/sign-in-steps.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, waitForCard } from './kit.ts';
import { newAddress } from './mail-steps.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
for (let number = 1; number <= 4; number++) {
  await makeGame(ctx, maker, { title: `Numbered ${number}`, html: buttonGame });
}

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

/** Nothing but keys: the focus is moved with Tab, and must be in sight wherever it stops. */
function byKeyboard(page: Page) {
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
  const follow = async (target: Locator) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };
  return { press, isOn, tabTo, follow };
}

describe.skipIf(!hasBrowser)('the keyboard alone', () => {
  it('buys in a game, and renames in the account, with the focus always in sight', async () => {
    const cleo = await people.member('cleo');
    await giveCoins(ctx, cleo, 50);
    const shop = await makeGame(ctx, maker, { title: 'Shop', html: buttonGame, listed: false });
    await makeItem(ctx, maker, shop, { name: 'Potion', price: 10 });
    const { page, game } = await visit({ viewport: 'desk', as: cleo, path: `/g/${shop}` });
    const { press, tabTo, isOn } = byKeyboard(page);
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
    const { tabTo, follow } = byKeyboard(page);
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

  it('signs in, looks for a person, follows, likes, comments and reports', async () => {
    const { page } = await visit({ viewport: 'desk', path: '/me' });
    const { tabTo, follow } = byKeyboard(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await follow(page.getByRole('main').getByRole('button', { name: 'Sign in' }));
    const email = newAddress('eve');
    await tabTo(page.getByLabel('Email', { exact: true }));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByText('We sent a six-digit code').waitFor();
    await tabTo(page.getByLabel('Six-digit code'));
    await page.keyboard.type(await sealedCodeFor(service, email));
    await follow(page.getByRole('dialog').getByRole('button', { name: 'Continue' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await follow(nav.getByRole('link', { name: 'Find' }));
    const search = page.getByRole('searchbox');
    await tabTo(search);
    await page.keyboard.type('maker');
    const found = page.getByRole('link', { name: /@maker/ }).first();
    await follow(found);
    const following = page.getByRole('main').last().getByRole('button', { name: 'Following', exact: true });
    await follow(page.getByRole('main').last().getByRole('button', { name: 'Follow', exact: true }));
    await following.waitFor();

    await follow(
      page
        .getByRole('main')
        .last()
        .getByRole('link', { name: /Numbered 2/ }),
    );
    await waitForCard(page, 'Numbered 2');
    const card = page.locator('article:not([inert])');
    const like = card.getByRole('button', { name: 'Like Numbered 2' });
    await follow(like);
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
    await follow(card.getByRole('button', { name: 'Comments on Numbered 2' }));
    const comments = page.getByRole('dialog', { name: 'Comments on Numbered 2' });
    await tabTo(comments.getByLabel('Add a comment'));
    await page.keyboard.type('Well made');
    await follow(comments.getByRole('button', { name: 'Send' }));
    await comments.getByRole('list', { name: 'Comments', exact: true }).getByText('Well made').waitFor();
    await page.keyboard.press('Escape');
    await comments.waitFor({ state: 'detached' });

    await follow(card.getByRole('button', { name: 'More about Numbered 2' }));
    await follow(page.getByRole('dialog', { name: 'Numbered 2' }).getByRole('button', { name: 'Report' }));
    const report = page.getByRole('dialog', { name: 'Report Numbered 2' });
    const reason = report.getByRole('radio').first();
    await tabTo(reason);
    await page.keyboard.press('Space');
    await expect.poll(() => reason.isChecked()).toBe(true);
    await follow(report.getByRole('button', { name: 'Send report' }));
    await report.waitFor({ state: 'detached' });
  });
});
