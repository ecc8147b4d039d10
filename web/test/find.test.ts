import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people, clock } = service;
const visit = openBrowser(service);
const cleo = await people.member('cleo');
for (let number = 1; number <= 40; number++) {
  clock.forward(1);
  // As many tags as there may be, of which one row is shown.
  const tags = number > 8 ? [] : [1, 2, 3].map((one) => `subject-${number}-${one}`);
  await makeGame(ctx, cleo, { title: `Numbered ${number}`, tags, html: buttonGame });
}
const fox = await makeGame(ctx, cleo, { title: 'Cindertail', tags: ['runner'], html: buttonGame });

describe.skipIf(!hasBrowser)('finding games', () => {
  it('forgives typing errors, and the query survives going into a game and back, and a reload', async () => {
    const { page } = await visit({ path: '/find' });
    const box = page.getByRole('searchbox', { name: 'Find games and players' });
    await box.fill('cindretail');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=cindretail');
    const game = page.getByRole('region', { name: 'Games' }).getByRole('link', { name: /Cindertail/ });
    await game.click();
    await waitForCard(page, 'Cindertail');
    await page.goBack();
    await game.waitFor();
    await expect.poll(() => box.inputValue()).toBe('cindretail');
    await page.reload();
    await game.waitFor();
    expect(new URL(page.url()).search).toBe('?q=cindretail');
  });

  it('restores the scroll position of the list', async () => {
    const { page } = await visit({ path: '/find' });
    const results = page.getByRole('region', { name: 'Games' });
    await results.getByRole('button', { name: 'Show more' }).click();
    const last = results.getByRole('link', { name: 'Numbered 1 ', exact: false }).last();
    await expect.poll(() => results.getByRole('link').count()).toBe(41);
    const top = () => page.locator('.page').evaluate((main) => main.scrollTop);
    // A click scrolls by itself to what it hits, so the place is noted in the moment of the click.
    await page.locator('.page').evaluate((main) => {
      const note = () => {
        document.documentElement.dataset['clickedAt'] = String(main.scrollTop);
      };
      main.addEventListener('click', note, { capture: true, once: true });
    });
    await last.click();
    const before = await page.evaluate(() => Number(document.documentElement.dataset['clickedAt']));
    expect(before).toBeGreaterThan(500);
    await page.locator('article:not([inert])').waitFor();
    await page.goBack();
    await expect.poll(() => results.getByRole('link').count()).toBe(41);
    await expect.poll(top).toBe(before);
  });

  it('shows games on a phone at once, however many tags there are', async () => {
    const { page } = await visit({ path: '/find' });
    const tags = page.getByRole('region', { name: 'Tags' });
    await tags.getByRole('link').first().waitFor();
    const tops = await tags.getByRole('link').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(20);
    expect(new Set(tops).size).toBe(1);
    await tags.getByRole('link').last().scrollIntoViewIfNeeded();
    const game = page.getByRole('region', { name: 'Games' }).getByRole('link').first();
    await game.waitFor();
    await expect.poll(() => page.locator('.page .waiting').count()).toBe(0);
    expect((await game.boundingBox())?.y ?? 844).toBeLessThan(700);
    expect(await page.locator('.page').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  });

  it('offers rows and tags, and a tag of a game leads to similar games', async () => {
    const ada = await people.member('ada');
    await ada.post(`/api/profiles/${cleo.handle}/follow`);
    await ada.post('/api/events', { type: 'play_start', gameId: fox });
    const { page } = await visit({ viewport: 'desk', as: ada, path: '/find' });
    await page
      .getByRole('region', { name: 'Continue playing' })
      .getByRole('link', { name: /Cindertail/ })
      .waitFor();
    await page.getByRole('region', { name: 'From people you follow' }).getByRole('link').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('region', { name: 'Tags' }).getByRole('link', { name: 'runner' }).click();
    await page.getByText('Tag: runner').waitFor();
    const results = page.getByRole('region', { name: 'Games' });
    await expect.poll(() => results.getByRole('link').count()).toBe(1);
    await page.getByRole('button', { name: 'All tags, not only runner' }).click();
    await expect.poll(() => results.getByRole('link').count()).toBe(30);
  });
});

describe.skipIf(!hasBrowser)('the Following feed', () => {
  it('shows the content of followed members, and a hint when there is none', async () => {
    const [bob, dan] = [await people.member('bob'), await people.member('dan')];
    const { page } = await visit({ viewport: 'desk', as: bob });
    await page.locator('article:not([inert])').waitFor();
    await page.getByRole('button', { name: 'Following' }).click();
    await page.getByText('Follow people to see their games').waitFor();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await page
      .locator('article:not([inert])[aria-label^="Numbered"], article:not([inert])[aria-label="Cindertail"]')
      .waitFor();
    await makeGame(ctx, dan, { title: 'Of Dan', html: buttonGame });
    await bob.post(`/api/profiles/${dan.handle}/follow`);
    await page.getByRole('button', { name: 'Following' }).click();
    await waitForCard(page, 'Of Dan');
  });
});
