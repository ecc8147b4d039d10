import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, startPlaying, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

let isBusy = false;
const service = await startService({ reachable: true, app: { isOverloaded: () => isBusy } });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });

const complaints = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** Until the worker has cached what it needs to open the app offline. */
async function waitForWorker(page: Page): Promise<void> {
  const hasFiles = () =>
    page.evaluate(async () => {
      const keys = await caches.keys();
      const kept = await Promise.all(
        keys.map(async (key) => (await (await caches.open(key)).keys()).map(({ url }) => url)),
      );
      return kept.flat().some((url) => /\/assets\/index-[^/]+\.js$/.test(url)) && !!navigator.serviceWorker.controller;
    });
  await expect.poll(hasFiles).toBe(true);
}

describe.skipIf(!hasBrowser)('while the service is busy', () => {
  afterEach(() => {
    isBusy = false;
  });

  it('a page says so, and opens the app by itself as soon as it can', async () => {
    isBusy = true;
    const { page } = await visit();
    await page.getByRole('heading', { name: 'Coinop is busy' }).waitFor();
    isBusy = false;
    await waitForCard(page, 'Buttons');
  });

  it('an app that was here before opens at once, and shows the rest when it can', async () => {
    const cyd = await people.member('cyd');
    const { page } = await visit({ as: cyd, worker: true });
    await waitForWorker(page);
    isBusy = true;
    await page.goto(`${service.url}/wallet`);
    await page.getByRole('heading', { name: 'Wallet' }).waitFor();
    isBusy = false;
    await page.getByText('No transactions yet').waitFor();
  });
});

describe.skipIf(!hasBrowser)('without a connection', () => {
  it('the app opens with what it showed last, says so, and continues when the connection is back', async () => {
    const ada = await people.member('ada');
    const { page, context } = await visit({ as: ada, worker: true, complaints });
    await waitForCard(page, 'Buttons');
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await waitForCard(page, 'Buttons');
    await page.getByText('You are offline').waitFor();
    await page.goto(`${service.url}/wallet`);
    await page.getByRole('main').last().getByText('No connection').waitFor();
    // A member is not treated as a guest because the service cannot be reached.
    await page.getByRole('link', { name: 'Your items' }).waitFor();
    expect(await page.getByText('Guests have no coins yet').count()).toBe(0);
    // One button for everything that waits; in a sheet, which covers it, each list has its own.
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
    await context.setOffline(false);
    await page.getByText('No transactions yet').waitFor();
    await expect.poll(() => page.getByText('You are offline').count()).toBe(0);
  });

  it('the worker keeps the app’s own files and nothing else: no answer of the API, no game', async () => {
    const bob = await people.member('bob');
    const visitor = await visit({ as: bob, worker: true });
    const { page } = visitor;
    await waitForWorker(page);
    await page.reload();
    await waitForCard(page, 'Buttons');
    await startPlaying(visitor);
    const kept = await page.evaluate(async () => {
      const keys = await caches.keys();
      return (await Promise.all(keys.map(async (key) => (await caches.open(key)).keys()))).flat().map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(3);
    expect(
      kept.map((url) => new URL(url).pathname).filter((one) => one !== '/' && !one.startsWith('/assets/')),
    ).toEqual([]);
  });

  it('a newer version says that it is there, and is shown when it is asked for', async () => {
    let version = 1;
    const { page } = await visit({
      worker: true,
      prepare: (context) =>
        context.route('**/service-worker.js', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: `${await answer.text()}\n// ${version}` });
        }),
    });
    await waitForWorker(page);
    expect(await page.getByText('A new version is ready').count()).toBe(0);
    version = 2;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByText('A new version is ready').waitFor();
    const isLoadedAnew = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await isLoadedAnew;
    await waitForCard(page, 'Buttons');
    await expect.poll(() => page.getByText('A new version is ready').count()).toBe(0);
  });
});
