import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { giveCoins } from '../../server/src/testing/people/coin-fixtures.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people, clock } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });

const main = (page: Page) => page.getByRole('main').last();
const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(`coinop.${key}`), name);

/** From now on no frame is drawn: whatever the app puts off until the next one does not happen. */
function drawNoMore(): void {
  const { setTimeout: start } = window;
  // Preact waits this long for a frame.
  const frameMs = 35;
  window.requestAnimationFrame = () => 0;
  window.setTimeout = ((run: () => void, ms?: number) => (ms === frameMs ? 0 : start(run, ms))) as typeof setTimeout;
}

describe.skipIf(!hasBrowser)('the wallet', () => {
  it('shows the balance and every movement of it, page by page', async () => {
    const ada = await people.member('ada');
    for (let coins = 1; coins <= 32; coins++) {
      await giveCoins(ctx, ada, coins * 100);
      clock.forward(60);
    }
    const { page } = await visit({ viewport: 'small', as: ada, path: '/wallet' });
    const statement = page.getByRole('region', { name: 'Transactions' });
    await expect.poll(async () => (await page.locator('.wallet-sum').innerText()).trim()).toMatch(/^52,800/);
    await expect.poll(() => statement.getByRole('listitem').count()).toBe(30);
    expect((await statement.getByRole('listitem').first().innerText()).replace(/\s+/g, ' ')).toMatch(
      /^Coins for a test Gift · .+ \+3,200 Balance after 52,800$/,
    );
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => statement.getByRole('listitem').count()).toBe(32);
    expect((await statement.getByRole('listitem').last().innerText()).replace(/\s+/g, ' ')).toMatch(
      /\+100 Balance after 100$/,
    );
    await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);

    // What comes in elsewhere shows here by itself, in the sum, in the list and in the bar.
    await giveCoins(ctx, ada, 1200);
    await expect.poll(async () => (await page.locator('.wallet-sum').innerText()).trim()).toMatch(/^54,000/);
    await expect.poll(() => statement.getByRole('listitem').first().innerText()).toContain('+1,200');
    await expect.poll(() => page.locator('.nav a[href="/wallet"] .figure').innerText()).toBe('54K');
  });

  it('of a guest says what signing in gives', async () => {
    const { page } = await visit({ path: '/wallet' });
    await page.getByText('Guests have no coins yet').waitFor();
    await page.getByRole('link', { name: 'See achievements' }).click();
    await page.getByText(/^0 of \d+ earned$/).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').waitFor();
  });
});

describe.skipIf(!hasBrowser)('achievements', () => {
  it('are listed with the earned ones first, each with its condition', async () => {
    const bob = await people.member('bob');
    await bob.post('/api/events', { type: 'play_start', gameId });
    const { page } = await visit({ viewport: 'desk', as: bob, path: '/achievements' });
    const [earned] = (await bob.get('/api/me')).body.user.achievements;
    await page.getByText(/^1 of \d+ earned$/).waitFor();
    const first = main(page).getByRole('listitem').first();
    expect(await first.innerText()).toContain(earned.title);
    expect(await first.innerText()).toContain(earned.description);
    const { achievements } = (await bob.get('/api/achievements')).body;
    expect(await main(page).getByRole('listitem').count()).toBe(achievements.length);
  });
});

describe.skipIf(!hasBrowser)('the account', () => {
  it('changes name and handle, and shows why a change is refused', async () => {
    const cleo = await people.member('cleo');
    const { page } = await visit({ as: cleo, path: '/account', complaints: /409|400/ });
    const handle = `${cleo.handle}_too`;
    const save = page.getByRole('button', { name: 'Save name and handle' });
    await page.getByRole('textbox', { name: 'Handle', exact: true }).waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.getByLabel('Handle').fill('maker');
    await save.click();
    await page.getByRole('alert').getByText('taken').waitFor();
    await page.getByLabel('Handle').fill(handle.replace('c', 'C'));
    await page.getByLabel('Name').fill('Cleopatra');
    await page.getByRole('switch', { name: /^Keep links to @cleo working/ }).check();
    await save.click();
    await page.getByText('Saved').waitFor();
    expect((await cleo.get('/api/me')).body.user).toMatchObject({ handle, name: 'Cleopatra' });
    // Her old address leads to her new one, also for those who are in the app already.
    const bob = await visit({ path: `/@${cleo.handle}` });
    await bob.page.getByText('Cleopatra').first().waitFor();
    await expect.poll(() => new URL(bob.page.url()).pathname).toBe(`/@${handle}`);
    await page.getByLabel('Handle').fill('no');
    await save.click();
    expect(await page.getByLabel('Handle').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
  });

  it('keeps the chosen theme and sound, also after a reload', async () => {
    const { page } = await visit({ viewport: 'desk', path: '/account', scheme: 'dark' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await page.getByRole('button', { name: 'Light' }).click();
    await expect.poll(ground).not.toBe(dark);
    const light = await ground();
    await page.getByRole('switch', { name: 'Sound in games' }).check();
    await page.reload();
    await page.getByRole('button', { name: 'Light', pressed: true }).waitFor();
    expect([await ground(), await kept(page, 'sound')]).toEqual([light, 'on']);
    await page.getByRole('button', { name: 'System' }).click();
    await expect.poll(async () => [await ground(), await kept(page, 'theme')]).toEqual([dark, null]);
  });

  it.each(['phone', 'desk'] as const)(
    'leads to the terms and the privacy of the service, as the sign-in does, on a %s',
    async (viewport) => {
      const { page } = await visit({ viewport, path: '/account' });
      for (const name of ['Terms', 'Privacy']) {
        const address = await main(page).getByRole('link', { name }).getAttribute('href');
        expect(address).toBe(`/${name.toLowerCase()}`);
      }
      await main(page).getByRole('button', { name: 'Sign in' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Email').waitFor();
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        sheet.getByRole('link', { name: 'Terms' }).click(),
      ]);
      await opened.getByRole('heading', { name: 'Terms of use' }).waitFor();
      expect(await findBarriers(opened)).toEqual([]);
      await opened.getByRole('navigation').getByRole('link', { name: 'Privacy' }).click();
      await opened.getByRole('heading', { name: 'What is stored' }).waitFor();
      await opened.close();
    },
  );

  it('can be exported and then deleted, but not by accident', async () => {
    const dan = await people.member('dan');
    await giveCoins(ctx, dan, 70);
    const { page } = await visit({
      as: dan,
      path: '/account',
      alone: true,
      // The browser may lie behind walls, where its downloads cannot be read from here: what it saves is looked at before.
      prepare: (context) =>
        context.addInitScript(() => {
          const make = URL.createObjectURL;
          URL.createObjectURL = (blob: Blob) => {
            Object.assign(window, { saved: blob.text() });
            return make(blob);
          };
        }),
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download your data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('coinop-data.json');
    const saved = await page.evaluate(() => (window as unknown as { saved: Promise<string> }).saved);
    expect(JSON.stringify(JSON.parse(saved))).toContain('Coins for a test');

    await page.getByRole('button', { name: 'Delete account' }).click();
    const sheet = page.getByRole('dialog', { name: 'Delete account' });
    const confirm = sheet.getByRole('button', { name: 'Delete', exact: true });
    await sheet.getByLabel(`Type ${dan.handle} to confirm`).fill('da');
    expect(await confirm.isDisabled()).toBe(true);
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect((await dan.get('/api/me')).status).toBe(200);

    await page.getByRole('button', { name: 'Delete account' }).click();
    await sheet.getByLabel(`Type ${dan.handle} to confirm`).fill(dan.handle);
    await confirm.click();
    await page.getByText('Account deleted').waitFor();
    expect((await dan.get('/api/me')).status).toBe(401);
    await expect.poll(() => kept(page, 'kind')).toBe('guest');
  });

  it.each([
    ['stay without a word', false, 200],
    ['go along when their maker says so', true, 404],
  ])('closes an account whose games %s', async (_, withGames, status) => {
    const leo = await people.member(`leo_${status}`);
    const made = await makeGame(ctx, leo, { title: 'Made by Leo', html: buttonGame });
    // The feed may have been fetched while the game was still there.
    const { page, requests } = await visit({
      as: leo,
      path: '/account',
      complaints: new RegExp(`404.*${made}/session`),
    });
    await page.getByText('You have not blocked anyone.').waitFor();
    await page.getByRole('button', { name: 'Delete account' }).click();
    const sheet = page.getByRole('dialog', { name: 'Delete account' });
    const choice = sheet.getByRole('switch', { name: 'Delete the games I made, too' });
    expect(await choice.isChecked()).toBe(false);
    if (withGames) await choice.check();
    await sheet.getByLabel(`Type ${leo.handle} to confirm`).fill(leo.handle);
    await page.evaluate(drawNoMore);
    await sheet.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Account deleted').waitFor({ state: 'attached' });
    // The last of all requests: none before it was a member's screen that asked in the guest's name.
    await page.evaluate(() => fetch('/healthz'));
    expect(requests.filter((line) => line === 'GET /api/me/blocks')).toHaveLength(1);
    expect((await maker.get(`/api/games/${made}`)).status).toBe(status);
  });
});

describe.skipIf(!hasBrowser)('every page', () => {
  it('shows that it is loading, then what went wrong, and retries by itself', async () => {
    const eve = await people.member('eve');
    let answering: 'slowly' | 'badly' | 'well' = 'well';
    const held: (() => void)[] = [];
    const { page } = await visit({
      as: eve,
      path: '/account',
      complaints: /500/,
      prepare: (context) =>
        context.route(
          /\/api\/(wallet\?limit=30|friends|games\/search|me\/history|me\/achievements|profiles\/maker|me\/blocks)/,
          async (route) => {
            if (answering === 'slowly') await new Promise<void>((resolve) => held.push(resolve));
            if (answering === 'well') return route.continue();
            return route.fulfill({ status: 500, json: { error: 'A fuse has blown.' } });
          },
        ),
    });
    await page.getByText('You have not blocked anyone.').waitFor();
    for (const [path, shown] of [
      ['/wallet', 'No transactions yet'],
      ['/friends', 'No friends yet'],
      ['/find', 'Buttons'],
      ['/achievements', /^0 of/],
      ['/@maker', '@maker'],
    ] as const) {
      answering = 'slowly';
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      await main(page).getByText('Loading …').first().waitFor();
      answering = 'badly';
      for (const release of held.splice(0)) release();
      await main(page).getByRole('alert').getByText('A fuse has blown.').waitFor();
      answering = 'well';
      await main(page).getByText(shown).first().waitFor();
    }
  });
});
