import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import {
  findBarriers,
  hasBrowser,
  leaveGame,
  openBrowser,
  stepOn,
  swipe,
  takeControls,
  type Visit,
  type VisitOptions,
  waitForCard,
} from './kit.ts';
import { buttonGame, eagerGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people, clock } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
for (const [title, html] of [
  ['First', buttonGame],
  ['Second', eagerGame],
  ['Third', eagerGame],
  ['Fourth', buttonGame],
] as const) {
  clock.forward(60);
  await makeGame(ctx, maker, { title: `${title} game`, html, description: 'Something to play.' });
}

/** Opens the feed and returns the order in which it shows the games to this visitor. */
async function openFeed(options: VisitOptions = {}): Promise<Visit & { titles: string[] }> {
  const titles: string[] = [];
  const visitor = await visit({
    ...options,
    async prepare(context) {
      await context.route('**/api/feed?*', async (route) => {
        const response = await route.fetch();
        const { items } = await response.json();
        titles.push(...items.map((item: { game: { title: string } }) => item.game.title));
        await route.fulfill({ response });
      });
      await options.prepare?.(context);
    },
  });
  await visitor.page.locator('article:not([inert]) h2.info-title').waitFor();
  return { ...visitor, titles };
}

const frames = (page: Page) => page.locator('.feed iframe').count();
const isEager = (title: string) => /Second|Third/.test(title);
const eventsIn = (requests: string[]) => requests.filter((line) => line.startsWith('POST /api/events'));

/** Waits until nothing moves, and checks that this card fills the screen. */
async function waitUntilStill(page: Page, title: string | undefined): Promise<void> {
  const shown = page.locator(`article:not([inert])[aria-label="${title}"]`);
  await expect.poll(async () => (await shown.boundingBox())?.y).toBe(0);
}

/** Counts cards and game frames whenever the page changes. */
function countWhatIsAlive(page: Page): Promise<void> {
  return page.evaluate(() => {
    const most = { cards: 0, frames: 0 };
    Object.assign(window, { mostAlive: most });
    const count = () => {
      most.cards = Math.max(most.cards, document.querySelectorAll('.feed > article').length);
      most.frames = Math.max(most.frames, document.querySelectorAll('.feed iframe').length);
    };
    count();
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
}

const mostAlive = (page: Page) =>
  page.evaluate(() => (window as unknown as { mostAlive: { cards: number; frames: number } }).mostAlive);

describe.skipIf(!hasBrowser)('the feed', () => {
  it('is swiped by finger with three cards and two games alive at most: the next is ready, comes to rest and runs, the one before is gone', async () => {
    const { page, game, titles } = await openFeed({ motion: true });
    await game.locator('body').waitFor();
    await countWhatIsAlive(page);
    await page.locator(`article[inert][aria-label="${titles[1]}"] iframe`).waitFor({ state: 'attached' });
    await expect.poll(() => frames(page)).toBe(2);
    await page.locator(`article[inert][aria-label="${titles[1]}"] iframe`).evaluate((frame) => {
      frame.dataset['prepared'] = 'yes';
    });
    await swipe(page, 600, 200);
    await waitForCard(page, titles[1] ?? '');
    // The prepared frame is the one that now runs.
    await page.locator('article:not([inert]) iframe[data-prepared]').waitFor();
    await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator(`[aria-label="${titles[0]}"] iframe`).count()).toBe(0);
    await swipe(page, 600, 250);
    await waitForCard(page, titles[2] ?? '');
    await page.locator(`article[inert][aria-label="${titles[3]}"] iframe`).waitFor({ state: 'attached' });
    expect(await mostAlive(page)).toEqual({ cards: 3, frames: 2 });
    // A short drag is not a swipe, unless it is a flick.
    await swipe(page, 400, 360, 250);
    await waitUntilStill(page, titles[2]);
    for (const title of [titles[1], titles[0]]) {
      await swipe(page, 200, 600);
      await waitForCard(page, title ?? '');
    }
    // There is nothing above the first card.
    await swipe(page, 200, 600);
    await waitUntilStill(page, titles[0]);
  });

  it('is moved by wheel, keys and buttons on a desk, to its end and from there to the beginning, and takes one step for one flick of a touchpad, however long it lasts', async () => {
    const { page, titles } = await openFeed({ viewport: 'desk', motion: true });
    // A prefetched game may focus its canvas, and the browser then scrolls to show it.
    await page.locator(`article[inert][aria-label="${titles[1]}"]`).waitFor({ state: 'attached' });
    const scrolled = await page.locator('.feed').evaluate((feed) => {
      feed.scrollTop = 200;
      return feed.scrollTop;
    });
    expect(scrolled).toBe(0);
    await page.locator('article:not([inert]) .glass').evaluate((glass) => {
      for (const deltaY of [20, 60, 90, 70, 50, 30, 20, 10, 5, 2]) {
        glass.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
      }
    });
    await waitForCard(page, titles[1] ?? '');
    await waitUntilStill(page, titles[1]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const press = async (key: string, title: string | undefined) => {
      await page.keyboard.press(key);
      await waitForCard(page, title ?? '');
    };
    await press('ArrowUp', titles[0]);
    await page.mouse.move(500, 300);
    await page.mouse.wheel(0, 120);
    await waitForCard(page, titles[1] ?? '');
    await press('ArrowDown', titles[2]);
    await press('k', titles[1]);
    await page.getByRole('button', { name: 'Next' }).click();
    await waitForCard(page, titles[2] ?? '');
    await page.getByRole('button', { name: 'Previous' }).click();
    await waitForCard(page, titles[1] ?? '');
    await press('PageUp', titles[0]);
    for (const title of titles.slice(1)) await press('j', title);
    await press('PageDown', 'The end of the feed');
    await page.getByRole('heading', { name: 'You are all caught up' }).waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.locator('article:not([inert]) h2.info-title').waitFor();
  });

  it('counts no play for a game that is only scrolled past, though it starts by itself', async () => {
    const { page, game, requests, titles } = await openFeed();
    for (const title of titles) {
      await waitForCard(page, title);
      await game.getByText(isEager(title) ? 'scoring' : 'player guest_').waitFor();
      if (title !== titles.at(-1)) await page.keyboard.press('ArrowDown');
    }
    expect(eventsIn(requests)).toEqual([]);
    // The eager game has been running for a while: it counts as a play from the moment the visitor takes the controls.
    const eager = titles.findLastIndex(isEager);
    for (let at = titles.length - 1; at > eager; at--) await page.keyboard.press('ArrowUp');
    await waitForCard(page, titles[eager] ?? '');
    await game.getByText('scoring').waitFor();
    await takeControls(page);
    await expect.poll(() => eventsIn(requests)[0] ?? '').toMatch(/"type":"play_start"/);
    await expect.poll(() => eventsIn(requests).some((line) => line.includes('"type":"score"'))).toBe(true);
    await leaveGame(page);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => eventsIn(requests).at(-1) ?? '').toMatch(/"type":"play_end".*"durationSeconds":/);
  });
});

describe.skipIf(!hasBrowser)('a shared address', () => {
  it('opens at its game, goes on into the feed, and is shared from there', async () => {
    const id = await makeGame(ctx, maker, { title: 'Shared game', html: buttonGame });
    const { page } = await visit({ viewport: 'desk', path: `/g/${id}` });
    await waitForCard(page, 'Shared game');
    expect(new URL(page.url()).pathname).toBe(`/g/${id}`);
    await page.getByRole('button', { name: 'Share Shared game' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${service.url}/g/${id}`);
    await stepOn(page);
    await page.locator('article:not([inert]) h2.info-title:not(:text("Shared game"))').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('of a deleted game says so and shows the feed', async () => {
    const { page } = await visit({ path: '/g/0190b0b0-0000-7000-8000-000000000001', complaints: /404/ });
    await page.getByText('This game is no longer available').waitFor();
    await page.locator('article:not([inert]) h2.info-title').waitFor();
  });
});

describe.skipIf(!hasBrowser)('the keyboard', () => {
  it('reaches the choice of the feed before its cards, as a reader sees them', async () => {
    const { page } = await visit({ viewport: 'desk' });
    await page.locator('article:not([inert]) h2.info-title').waitFor();
    await page.getByRole('link', { name: 'You' }).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.closest('.source-tabs, article')?.className);
      })
      .toBe('source-tabs');
  });

  it('lists what it can do when it is asked, and does it', async () => {
    const { page } = await visit({ viewport: 'desk' });
    await page.locator('article:not([inert]) h2.info-title').waitFor();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByText('Sound on or off').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    const sound = () => page.evaluate(() => localStorage.getItem('coinop.sound'));
    const before = await sound();
    await expect
      .poll(async () => {
        // The sheet may hold the keys for a moment more.
        if ((await sound()) === before) await page.keyboard.press('m');
        return sound();
      })
      .not.toBe(before);
  });
});

describe.skipIf(!hasBrowser)('when things go wrong', () => {
  it('an empty feed says so', async () => {
    const { page } = await visit({
      scheme: 'light',
      prepare: (context) =>
        context.route('**/api/feed?*', (route) => route.fulfill({ json: { items: [], nextCursor: null } })),
    });
    await page.getByRole('heading', { name: 'No games yet' }).waitFor();
    await page.getByRole('button', { name: 'Refresh' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('a feed that fails to load is requested again', async () => {
    let broken = true;
    const { page } = await visit({
      complaints: /500/,
      prepare: (context) =>
        context.route('**/api/feed?*', (route) =>
          broken
            ? route.fulfill({
                status: 500,
                headers: { 'error-code': 'internal' },
                json: { error: 'Something went wrong on our side; please try again.' },
              })
            : route.continue(),
        ),
    });
    await page.getByText('Something went wrong on our side').waitFor();
    broken = false;
    await page.locator('article:not([inert]) h2.info-title').waitFor();
  });

  it('being offline is shown exactly as long as it lasts', async () => {
    const { page, context } = await openFeed({ complaints: /ERR_INTERNET_DISCONNECTED/ });
    await context.setOffline(true);
    await page.getByText('You are offline').waitFor();
    await page.getByRole('link', { name: 'Find' }).click();
    await page.getByText('No connection').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => page.getByText('You are offline').count()).toBe(0);
    await page.getByRole('main').getByText('Fourth game').first().waitFor();
  });

  it('a game that fails to load leaves the feed usable', async () => {
    const { page, titles } = await openFeed({
      complaints: /404/,
      prepare: (context) =>
        context.route('**/session', (route) =>
          route.fulfill({ status: 404, json: { error: 'There is no such game.' } }),
        ),
    });
    await page.getByText(`${titles[0]} could not be loaded`).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await swipe(page, 600, 200);
    await waitForCard(page, titles[1] ?? '');
  });
});
