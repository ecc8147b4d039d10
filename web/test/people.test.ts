import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const cleo = await people.member('cleo');
const cleosGame = await makeGame(ctx, cleo, { title: 'Lantern run', html: buttonGame });
await makeGame(ctx, cleo, { title: 'Tide pool', html: buttonGame });

const main = (page: Page) => page.getByRole('main').last();
const card = (page: Page) => page.locator('article:not([inert])');

describe.skipIf(!hasBrowser)('a profile', () => {
  it('is followed and unfollowed; two who follow each other are friends', async () => {
    const ada = await people.member('ada');
    const bob = await people.member('bob');
    await bob.post(`/api/profiles/${ada.handle}/follow`);
    const { page } = await visit({ as: ada, path: `/@${bob.handle}` });
    await main(page).getByText(`@${bob.handle}`).first().waitFor();
    await main(page).getByText('0 followers · 1 following').waitFor();
    await page.getByRole('button', { name: 'Follow back' }).click();
    await page.getByText(`You and @${bob.handle} are friends now`).waitFor();
    await main(page).getByText('1 follower · 1 following').waitFor();

    await page.getByRole('link', { name: 'You' }).click();
    const friends = main(page).getByRole('link', { name: /^Friends/ });
    await friends.filter({ hasText: '1' }).click();
    await main(page)
      .getByRole('link', { name: `@${bob.handle}` })
      .click();
    const button = page.getByRole('button', { name: 'Friends', exact: true });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await button.click();
    await page.getByRole('button', { name: 'Follow back' }).waitFor();
    const isFollowing = async () => (await ada.get(`/api/profiles/${bob.handle}`)).body.social.isFollowing;
    await expect.poll(isFollowing).toBe(false);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByText('No friends yet').waitFor();
    await page.getByRole('link', { name: 'Find players' }).click();
    await page.getByRole('searchbox').waitFor();
  });

  it('shows its games, clips and achievements to a guest, who is asked to sign in before following', async () => {
    const { page } = await visit({ path: '/@CLEO' });
    await page.getByRole('link', { name: 'Lantern run' }).waitFor();
    await page.getByRole('button', { name: 'Clips 0' }).click();
    await page.getByText('No clips yet').waitFor();
    await page.getByRole('button', { name: /^Achievements/ }).click();
    await page.getByText('No achievements yet').waitFor();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Email').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Games 2' }).click();
    await page.getByRole('link', { name: 'Lantern run' }).click();
    await waitForCard(page, 'Lantern run');
  });

  it('of an unknown handle says so and offers a link', async () => {
    const { page } = await visit({ path: '/@nobody_here', complaints: /404/ });
    await page.getByText('@nobody_here was not found').waitFor();
    await page.getByRole('link', { name: 'Find players' }).click();
    await page.getByRole('searchbox').waitFor();
  });
});

describe.skipIf(!hasBrowser)('finding', () => {
  it('searches while typing, over players and games', async () => {
    const { page, requests } = await visit({ viewport: 'small', path: '/find' });
    const games = main(page).getByRole('link', { name: /Lantern run|Tide pool/ });
    await expect.poll(() => games.count()).toBe(2);
    const box = page.getByRole('searchbox', { name: 'Find games and players' });
    // As quickly as nobody types, for on a busy machine every letter might take its time.
    await box.evaluate((field: HTMLInputElement) => {
      for (const typed of ['c', 'cl', 'cle']) {
        field.value = typed;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    });
    await page.getByRole('link', { name: 'Cleo @cleo' }).waitFor();
    await page.getByText('No games found for “cle”.').waitFor();
    // Not with every letter, or a quick typist would ask as many times.
    expect(requests.filter((line) => line.startsWith('GET /api/profiles/search')).length).toBeLessThan(3);
    await box.fill('lant');
    await page.getByText('No players found for “lant”.').waitFor();
    await expect.poll(() => games.allInnerTexts()).toEqual([expect.stringContaining('Lantern run')]);
    // A letter wrong.
    await box.fill('cloe');
    await page.getByRole('link', { name: 'Cleo @cleo' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/@cleo');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await box.waitFor();
  });
});

describe.skipIf(!hasBrowser)('reporting and blocking', () => {
  it('offers the report reasons for a profile', async () => {
    const fay = await people.member('fay');
    const { page } = await visit({ as: fay, path: `/@${cleo.handle}` });
    await page.getByRole('button', { name: `More about @${cleo.handle}` }).click();
    await page.getByRole('button', { name: 'Report' }).click();
    const sheet = page.getByRole('dialog', { name: `Report @${cleo.handle}` });
    await sheet.getByLabel('Pretends to be somebody else').check();
    expect(await sheet.getByText('Stolen content').count()).toBe(0);
    expect(await sheet.getByText('It does not work').count()).toBe(0);
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Thank you').waitFor();
  });

  it('offers to edit one’s own game instead of reporting it', async () => {
    const { page } = await visit({ as: cleo, path: `/g/${cleosGame}` });
    await waitForCard(page, 'Lantern run');
    await card(page).getByRole('button', { name: 'More about Lantern run' }).click();
    await page.getByRole('link', { name: 'Edit this game' }).waitFor();
    expect(await page.getByRole('button', { name: 'Report' }).count()).toBe(0);
  });

  it('reports a game, with a reason, and does not see it again', async () => {
    const dan = await people.member('dan');
    const { page } = await visit({ as: dan, path: `/g/${cleosGame}` });
    await waitForCard(page, 'Lantern run');
    await card(page).getByRole('button', { name: 'More about Lantern run' }).click();
    await page.getByRole('button', { name: 'Report' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report Lantern run' });
    const send = sheet.getByRole('button', { name: 'Send report' });
    expect(await send.isDisabled()).toBe(true);
    await sheet.getByLabel('Scam, spam or misleading').check();
    await sheet.getByLabel('Details').fill('The coin is painted on.');
    await send.click();
    await page.getByText('You will not see it here again.').waitFor();
    await waitForCard(page, 'Tide pool');
    const reports = ctx.db
      .selectFrom('reports')
      .select(['target', 'thing_id', 'reason', 'category'])
      .where('reporter_id', '=', dan.id);
    expect(await reports.execute()).toEqual([
      {
        target: 'game',
        thing_id: cleosGame,
        reason: 'Scam, spam or misleading: The coin is painted on.',
        category: 'spam',
      },
    ]);
  });

  it('reports, blocks and unblocks a player', async () => {
    const [eve, mallory] = [await people.member('eve'), await people.member('mallory')];
    const trap = `Trap of ${mallory.handle}`;
    await makeGame(ctx, mallory, { title: trap, html: buttonGame });
    const { page } = await visit({ viewport: 'desk', as: eve, path: `/@${mallory.handle}`, complaints: /404/ });
    const menu = page.getByRole('button', { name: `More about @${mallory.handle}` });
    await menu.click();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByLabel('Hateful or abusive').check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('We will review it.').waitFor();
    // The report and the menu it was opened from.
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    await menu.click();
    await page.getByRole('button', { name: /^Block/ }).click();
    await page.getByText(`@${mallory.handle} is blocked`).waitFor();
    await page.locator('article:not([inert])').waitFor();
    await expect.poll(() => page.locator('article', { hasText: mallory.handle }).count()).toBe(0);
    await page.goto(`${service.url}/@${mallory.handle}`);
    await page.getByText(`@${mallory.handle} was not found`).waitFor();
    expect((await eve.get('/api/feed')).text).not.toContain(trap);
    await page.goto(`${service.url}/account`);
    const blocked = page.getByRole('region', { name: 'Blocked players' });
    await blocked.getByText(`@${mallory.handle} ·`).waitFor();
    await blocked.getByRole('button', { name: `Unblock @${mallory.handle}` }).click();
    await blocked.getByText('You have not blocked anyone.').waitFor();
    expect((await eve.get(`/api/profiles/${mallory.handle}`)).status).toBe(200);
  });
});
