import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });
const linkedId = await makeGame(ctx, maker, { title: 'By link', html: buttonGame, listed: false });

const api = /\/(api|healthz|games)(\/|$)/;
const complaints = /ERR_FAILED|ERR_CONNECTION|500/;

describe.skipIf(!hasBrowser)('after an outage', () => {
  it('a screen that could not be loaded appears by itself, and so does the rest', async () => {
    const ada = await people.member('ada');
    const { page, context } = await visit({ as: ada, path: '/wallet', complaints });
    await page.getByText('No transactions yet').waitFor();
    await context.route(api, (route) => route.abort());
    await page.getByRole('link', { name: 'See achievements' }).click();
    await page.getByRole('main').last().getByText('No connection').waitFor();
    await page.getByText('You are offline').waitFor();
    await context.unroute(api);
    await page.getByText(/^0 of \d+ earned$/).waitFor();
    await expect.poll(() => page.getByText('You are offline').count()).toBe(0);
  });

  it('an app that was opened during it loads its feed, and the linked item', async () => {
    const { page, context } = await visit({
      path: `/g/${linkedId}`,
      complaints,
      prepare: (window) => window.route(api, (route) => route.abort()),
    });
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await context.unroute(api);
    await waitForCard(page, 'By link');
    await page.locator('article[aria-label="Buttons"]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'You' }).click();
    await page.getByText('Your scores are on this device only.').waitFor();
  });

  it('a screen has its styles, also when they could not be loaded at first', async () => {
    const cyd = await people.member('cyd');
    let asked = 0;
    const { page } = await visit({
      as: cyd,
      path: '/me',
      prepare: (window) =>
        window.route(/\/account-screen-[^/]+\.css$/, (route) => {
          asked += 1;
          return asked === 1 ? route.fulfill({ status: 503 }) : route.continue();
        }),
    });
    await page.getByRole('list').getByRole('link', { name: 'Account and settings' }).click();
    await page.getByRole('button', { name: 'Delete account' }).waitFor();
    const styled = () =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/account-screen-')));
    await expect.poll(styled).toBe(true);
    expect(asked).toBe(2);
  });

  it('a picture that was refused is loaded again', async () => {
    const eve = await people.member('eve');
    let isBusy = true;
    const { page } = await visit({
      as: eve,
      path: '/find',
      complaints: /503/,
      prepare: (window) =>
        window.route(/\/thumbnail/, (route) => (isBusy ? route.fulfill({ status: 503 }) : route.continue())),
    });
    const picture = page
      .getByRole('region', { name: 'Games' })
      .getByRole('link', { name: /Buttons/ })
      .locator('img');
    const state = () =>
      picture.evaluate(
        ({ complete, naturalWidth }: HTMLImageElement) => complete && (naturalWidth > 0 ? 'seen' : 'broken'),
      );
    await expect.poll(state).toBe('broken');
    isBusy = false;
    await expect.poll(state).toBe('seen');
  });

  it('a service that responds with an error is asked again', async () => {
    const bob = await people.member('bob');
    let asked = 0;
    let isInTrouble = true;
    const { page } = await visit({
      as: bob,
      path: '/achievements',
      complaints,
      prepare: (window) =>
        window.route(/\/api\/(me\/achievements|wallet)(\?|$)/, (route) => {
          asked += 1;
          return isInTrouble ? route.fulfill({ status: 500, json: { error: 'A fuse has blown.' } }) : route.continue();
        }),
    });
    await page.getByText('A fuse has blown.').waitFor();
    await expect.poll(() => asked).toBeGreaterThan(2);
    isInTrouble = false;
    await page.getByText(/^0 of \d+ earned$/).waitFor();
    await page.locator('.nav a[href="/wallet"]').getByText('0', { exact: true }).waitFor();
  });

  it('a member who signed out during it is signed out, and becomes a guest as soon as the service can create one', async () => {
    const dan = await people.member('dan');
    let isInTrouble = true;
    const { page } = await visit({
      as: dan,
      path: '/account',
      // 401 of a read that is under way when the session ends.
      complaints: /500|401/,
      prepare: (window) =>
        window.route('**/api/auth/guest', (route) =>
          isInTrouble ? route.fulfill({ status: 500, json: { error: 'A fuse has blown.' } }) : route.continue(),
        ),
    });
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    const notice = page.locator('.notices').getByText('A fuse has blown.');
    await notice.waitFor();
    await page.getByRole('link', { name: 'You' }).click();
    isInTrouble = false;
    await page.getByText('Your scores are on this device only.').waitFor();
    await notice.waitFor({ state: 'detached' });
  });
});
