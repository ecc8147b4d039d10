import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, takeControls, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const cleo = await people.member('cleo');
const gameId = await makeGame(ctx, cleo, { title: 'Lantern run', html: buttonGame });

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

  it('starts the game whose Play was pressed before the app had loaded', async () => {
    const { page, context } = await visit({ path: '/find' });
    await page.getByRole('heading', { name: 'Find' }).waitFor();
    const loaded = Promise.withResolvers<void>();
    await context.route('**/assets/index-*.js', (route) => loaded.promise.then(() => route.continue()));
    await page.goto(`${service.url}/`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Lantern run' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#play-${gameId}`);
    expect(await page.locator('article').count()).toBe(0);
    loaded.resolve();
    await page.getByRole('button', { name: 'Exit game' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${service.url}/g/${gameId}`);
    expect(await page.locator('#first').count()).toBe(0);
  });

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
