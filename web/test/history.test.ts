import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, takeControls, type Viewport, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const cleo = await people.member('cleo');
const gameId = await makeGame(ctx, cleo, {
  title: 'Lantern run',
  html: buttonGame,
  description: 'Carry a light through the dark.',
});

/** Opens the home page, whose script waits until `loadApp` is called. */
async function openSlowly(viewport: Viewport) {
  const { page, context } = await visit({ viewport, path: '/find' });
  await page.getByRole('heading', { name: 'Find' }).waitFor();
  const loaded = Promise.withResolvers<void>();
  await context.route('**/assets/index-*.js', (route) => loaded.promise.then(() => route.continue()));
  await page.goto(`${service.url}/`, { waitUntil: 'commit' });
  // Until its style has come, a card shows the Play buttons of a phone and of a desk.
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return document.querySelector('#first') && styles.every((link) => link.sheet);
  });
  return { page, loadApp: loaded.resolve };
}

describe.skipIf(!hasBrowser)('the history', () => {
  it('has playing as a step: going back leaves the game, not the app', async () => {
    const { page } = await visit();
    const pathname = () => new URL(page.url()).pathname;
    const exit = page.getByRole('button', { name: 'Exit game' });
    await waitForCard(page, 'Lantern run');
    await takeControls(page);
    expect(pathname()).toBe(`/g/${gameId}`);
    await expect.poll(() => page.title()).toBe('Lantern run · Coinop');
    await page.goBack();
    await exit.waitFor({ state: 'detached' });
    expect(pathname()).toBe('/');
    await waitForCard(page, 'Lantern run');
    await expect.poll(() => page.title()).toBe('Coinop');

    await takeControls(page);
    await exit.click();
    await exit.waitFor({ state: 'detached' });
    await expect.poll(pathname).toBe('/');
  });

  it.each(['phone', 'desk'] as const)(
    'starts the game whose Play was pressed before the app had loaded, on a %s',
    async (viewport) => {
      const { page, loadApp } = await openSlowly(viewport);
      await page.getByRole('link', { name: 'Lantern run' }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe(`#play-${gameId}`);
      expect(await page.locator('article').count()).toBe(0);
      loadApp();
      await page.getByRole('button', { name: 'Exit game' }).waitFor();
      await expect.poll(() => page.url()).toBe(`${service.url}/g/${gameId}`);
      expect(await page.locator('#first').count()).toBe(0);
    },
  );

  it.each(['phone', 'desk'] as const)(
    'begins with a card that stays where it is when the app takes over, on a %s',
    async (viewport) => {
      const { page, loadApp } = await openSlowly(viewport);
      const placesIn = async (card: Locator) => {
        const parts = ['.screen', '.info-title', '.info-by', '.info-text', '.info-play, .play-bar-play'];
        const boxes = parts.map((part) => card.locator(part).filter({ visible: true }).boundingBox());
        // Words are as wide as the font, which comes with the app.
        return (await Promise.all(boxes)).map((box) => box && [box.x, box.y, box.height].map(Math.round));
      };
      const early = page.locator('#first .card');
      await early.getByRole('link', { name: 'Lantern run' }).waitFor();
      const before = await placesIn(early);
      expect(before).not.toContain(null);
      loadApp();
      await waitForCard(page, 'Lantern run');
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      expect(await placesIn(page.locator('article:not([inert])'))).toEqual(before);
    },
  );

  it('starts the game whose Play was pressed where the feed begins with another', async () => {
    const other = await makeGame(ctx, cleo, { title: 'Tide pool', html: buttonGame, listed: false });
    const { page } = await visit({ path: `/#play-${other}` });
    await page.getByRole('button', { name: 'Exit game' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${service.url}/g/${other}`);
  });

  it('returns to the same screen after a reload, with its title and what was being written', async () => {
    const { page } = await visit({ as: cleo, path: '/create' });
    await page.getByLabel('What do you want to play?').fill('A snail with a jetpack');
    await page.reload();
    await expect.poll(() => page.getByLabel('What do you want to play?').inputValue()).toBe('A snail with a jetpack');
    await expect.poll(() => page.title()).toBe('Create · Coinop');
    await page.getByRole('link', { name: /Wallet/ }).click();
    await expect.poll(() => page.title()).toBe('Wallet · Coinop');
    await page.reload();
    await page.getByRole('heading', { name: 'Wallet' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/wallet');
    await page.goBack();
    await page.getByLabel('What do you want to play?').waitFor();
  });

  it('redirects old fragment links to the current paths', async () => {
    const { page } = await visit({ path: `/#create/remix/${gameId}` });
    await page.getByText('What would you change?').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/create/remix/${gameId}`);
    expect(new URL(page.url()).hash).toBe('');
  });
});
