import type { Page } from 'playwright-core';
import type { Life } from './seed-life.ts';
import { offerBox, showGame, showPlay, takeControls } from './steps.ts';

export type Screen = {
  name: string;
  asGuest?: boolean;
  path(life: Life): string | Promise<string>;
  /** Brings the page into the state to show. */
  show?(page: Page): Promise<unknown>;
};

const at = (path: string) => () => path;
const game = (title: string) => (life: Life) => `/g/${life.games.get(title)}`;
const card = (page: Page) => page.locator('article:not([inert])');
const sheet = (page: Page) => page.getByRole('dialog');
const press = (name: string | RegExp) => async (page: Page) => {
  await card(page).getByRole('button', { name }).filter({ visible: true }).click();
  await sheet(page).waitFor();
};

/** Every screen and sheet of the app, a line each. */
export const screens: Screen[] = [
  { name: 'feed', path: game('Moth & Lantern'), show: showGame },
  { name: 'feed-guest', asGuest: true, path: at('/'), show: (page) => card(page).waitFor() },
  { name: 'playing', path: game('Cindertail'), show: showPlay },
  { name: 'playing-large', path: game('Cindertail'), show: showPlayLarge },
  { name: 'clip', path: (life) => `/c/${life.clipId}` },
  { name: 'live', path: (life) => `/l/${life.liveId}`, show: (page) => card(page).locator('.info').waitFor() },
  { name: 'live-chat', path: (life) => `/l/${life.liveId}`, show: showChat },
  { name: 'game-menu', path: game('Moth & Lantern'), show: press(/^More about/) },
  { name: 'game-leaderboard', path: game('Spicefall'), show: press('Leaderboard') },
  { name: 'game-comments', path: game('Spicefall'), show: press(/^Comments/) },
  { name: 'keyboard-sheet', path: game('Spicefall'), show: showKeys },
  { name: 'purchase', path: game('Moth & Lantern'), show: offerBox },
  { name: 'purchase-guest', asGuest: true, path: game('Moth & Lantern'), show: offerAsGuest },
  { name: 'find', path: at('/find') },
  { name: 'find-results', path: at('/find?q=lan') },
  { name: 'find-nothing', path: at('/find?q=zebra') },
  { name: 'create', path: at('/create') },
  { name: 'create-job', path: startJob },
  { name: 'create-made', path: (life) => `/create/${life.madeJobId}` },
  { name: 'upload', path: at('/create/upload') },
  { name: 'my-games', path: at('/my-games') },
  { name: 'my-game', path: (life) => `/my-games/${life.ownGameId}` },
  { name: 'my-game-item', path: (life) => `/my-games/${life.ownGameId}/items/new` },
  { name: 'refine', path: (life) => `/my-games/${life.ownGameId}/refine` },
  { name: 'wallet', path: at('/wallet') },
  { name: 'inventory', path: at('/inventory') },
  { name: 'me', path: at('/me') },
  { name: 'me-guest', asGuest: true, path: at('/me') },
  { name: 'sign-in', asGuest: true, path: at('/me'), show: showSignIn },
  { name: 'account', path: at('/account') },
  { name: 'achievements', path: at('/achievements') },
  { name: 'creator', path: at('/creator') },
  { name: 'history', path: at('/history') },
  { name: 'likes', path: at('/likes') },
  { name: 'hidden', path: at('/hidden') },
  { name: 'friends', path: at('/friends') },
  { name: 'notifications', path: at('/notifications') },
  { name: 'my-clips', path: at('/clips') },
  { name: 'go-live', path: at('/go-live') },
  { name: 'profile', path: at('/@noor') },
  { name: 'profile-own', path: at('/@ada') },
  { name: 'report', path: at('/@noor'), show: showReport },
  { name: 'not-found', path: at('/not-found') },
  { name: 'offline', path: at('/wallet'), show: goOffline },
];

async function startJob({ ada }: Life): Promise<string> {
  const prompt = 'a snail who delivers pizza through a city of rain';
  return `/create/${(await ada.post('/api/games/generate', { prompt })).body.job.id}`;
}

async function showPlayLarge(page: Page): Promise<void> {
  await showPlay(page);
  const large = card(page).getByRole('button', { name: 'Play large' });
  if (await large.isVisible()) await large.click();
}

async function showChat(page: Page): Promise<void> {
  await card(page).locator('.info').waitFor();
  const button = card(page).getByRole('button', { name: 'Chat' });
  if (await button.isVisible()) await button.click();
  await page.getByText('What a run').filter({ visible: true }).waitFor();
}

async function showKeys(page: Page): Promise<void> {
  await card(page).locator('.poster-gone').waitFor({ state: 'attached' });
  await page.keyboard.press('?');
  await sheet(page).waitFor();
}

async function offerAsGuest(page: Page): Promise<void> {
  await takeControls(page);
  const frame = page.frames().find((one) => one.url().includes('/games/'));
  await frame?.evaluate(async () => {
    type Shop = { shop: { items(): Promise<{ id: string }[]>; buy(id: string): Promise<unknown> } };
    const { shop } = (window as unknown as { coinop: Shop }).coinop;
    const [item] = await shop.items();
    if (item) void shop.buy(item.id);
  });
  await sheet(page).waitFor();
}

async function showSignIn(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign in/ })
    .click();
  await sheet(page).getByLabel(/mail/).waitFor();
}

async function showReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More about/ }).click();
  await sheet(page).getByRole('button', { name: 'Report' }).click();
  await page.getByRole('dialog', { name: /^Report/ }).waitFor();
}

async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => !!navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You are offline').waitFor();
}
