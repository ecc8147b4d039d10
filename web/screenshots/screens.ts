import type { Page } from 'playwright-core';
import type { Key } from '../src/messages/catalogue.ts';
import type { Life } from './seed-life.ts';
import { offerBox, showGame, showPlay, takeControls } from './steps.ts';
import type { Words } from './words.ts';

export type Screen = {
  name: string;
  asGuest?: boolean;
  /** Needs the service worker, which shows the app without a connection. */
  isOffline?: boolean;
  path(life: Life): string | Promise<string>;
  /** Brings the page into the state to show. */
  show?(page: Page, words: Words): Promise<unknown>;
};

const at = (path: string) => () => path;
const game = (title: string) => (life: Life) => `/g/${life.games.get(title)}`;
const ownGame = (rest: string) => (life: Life) => `/my-games/${life.ownGameId}${rest}`;
const card = (page: Page) => page.locator('article:not([inert])');
const sheet = (page: Page) => page.getByRole('dialog');

/** The topmost sheet, or else the page or the shown card. */
const front = (page: Page) => page.locator('.home:not([inert]) article:not([inert]), .page, dialog[open]').last();

/** Presses these buttons one after the other, the last of which opens a sheet. */
const press =
  (...keys: Key[]) =>
  async (page: Page, words: Words) => {
    for (const [sheets, key] of keys.entries()) {
      await front(page)
        .getByRole('button', { name: words(key) })
        .filter({ visible: true })
        .first()
        .click();
      await sheet(page).nth(sheets).waitFor();
    }
  };

/** Every screen and sheet of the app, a line each. */
export const screens: Screen[] = [
  { name: 'feed', path: game('Moth & Lantern'), show: showGame },
  { name: 'feed-guest', asGuest: true, path: at('/'), show: (page) => card(page).waitFor() },
  { name: 'feed-following', path: at('/'), show: chooseFollowing },
  { name: 'playing', path: game('Cindertail'), show: showPlay },
  { name: 'playing-large', path: game('Cindertail'), show: showPlayLarge },
  { name: 'playing-alone', path: (life) => `/play/${life.games.get('Cindertail')}` },
  { name: 'clip', path: (life) => `/c/${life.clipId}` },
  { name: 'clip-menu', path: (life) => `/c/${life.clipId}`, show: press('clips.more') },
  { name: 'live', path: (life) => `/l/${life.liveId}`, show: (page) => card(page).locator('.info').waitFor() },
  { name: 'live-menu', path: (life) => `/l/${life.liveId}`, show: press('live.more') },
  { name: 'live-chat', path: (life) => `/l/${life.liveId}`, show: showChat },
  { name: 'recording', path: (life) => `/r/${life.recordingId}` },
  { name: 'game-menu', path: game('Moth & Lantern'), show: press('feed.moreAbout') },
  { name: 'game-leaderboard', path: game('Spicefall'), show: showLeaderboard },
  { name: 'game-comments', path: game('Spicefall'), show: press('reactions.commentsOn') },
  { name: 'keyboard-sheet', path: game('Spicefall'), show: showKeys },
  { name: 'purchase', path: game('Moth & Lantern'), show: offerBox },
  { name: 'purchase-guest', asGuest: true, path: game('Moth & Lantern'), show: offerAsGuest },
  { name: 'find', path: at('/find') },
  { name: 'find-results', path: at('/find?q=lan') },
  { name: 'find-nothing', path: at('/find?q=zebra') },
  { name: 'create', path: at('/create') },
  { name: 'create-guest', asGuest: true, path: at('/create') },
  { name: 'create-remix', path: (life) => `/create/remix/${life.games.get('Cindertail')}` },
  { name: 'create-job', path: startJob },
  { name: 'create-made', path: (life) => `/create/${life.madeJobId}` },
  { name: 'upload', path: at('/create/upload') },
  { name: 'my-games', path: at('/my-games') },
  { name: 'my-game', path: ownGame('') },
  { name: 'my-game-item', path: ownGame('/items/new') },
  { name: 'my-game-box', path: (life) => `/my-games/${life.ownGameId}/items/${life.boxId}` },
  { name: 'my-game-versions', path: ownGame('/versions') },
  { name: 'refine', path: ownGame('/refine') },
  { name: 'wallet', path: at('/wallet') },
  { name: 'wallet-guest', asGuest: true, path: at('/wallet') },
  { name: 'receipt', path: at('/wallet'), show: showReceipt },
  { name: 'inventory', path: at('/inventory') },
  { name: 'me', path: at('/me') },
  { name: 'me-guest', asGuest: true, path: at('/me') },
  { name: 'sign-in', asGuest: true, path: at('/me'), show: showSignIn },
  { name: 'sign-in-code', asGuest: true, path: at('/me'), show: showCode },
  { name: 'account', path: at('/account') },
  { name: 'account-picture', path: at('/account'), show: press('account.picture') },
  { name: 'account-delete', path: at('/account'), show: press('account.delete') },
  { name: 'achievements', path: at('/achievements') },
  { name: 'creator', path: at('/creator') },
  { name: 'history', path: at('/history') },
  { name: 'likes', path: at('/likes') },
  { name: 'hidden', path: at('/hidden') },
  { name: 'friends', path: at('/friends') },
  { name: 'notifications', path: at('/notifications') },
  { name: 'notification-settings', path: at('/notifications'), show: press('notifications.settings') },
  { name: 'my-clips', path: at('/clips') },
  { name: 'my-clips-edit', path: at('/clips'), show: press('clips.editName') },
  { name: 'go-live', path: at('/go-live') },
  { name: 'profile', path: at('/@noor') },
  { name: 'profile-own', path: at('/@ada') },
  { name: 'profile-followers', path: at('/@ada'), show: showFollowers },
  { name: 'report', path: at('/@noor'), show: press('feed.moreAbout', 'common.report') },
  { name: 'not-found', path: at('/not-found') },
  { name: 'offline', isOffline: true, path: at('/wallet'), show: goOffline },
];

async function startJob({ ada }: Life): Promise<string> {
  const prompt = 'a snail who delivers pizza through a city of rain';
  return `/create/${(await ada.post('/api/games/generate', { prompt })).body.job.id}`;
}

async function chooseFollowing(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('feed.sourceFollowing') }).click();
  await card(page).waitFor();
}

async function showPlayLarge(page: Page, words: Words): Promise<void> {
  await showPlay(page, words);
  const large = card(page).getByRole('button', { name: words('play.large') });
  if (await large.isVisible()) await large.click();
}

async function showChat(page: Page, words: Words): Promise<void> {
  await card(page).locator('.info').waitFor();
  const button = card(page).getByRole('button', { name: words('live.chat') });
  if (await button.isVisible()) await button.click();
  await page.getByText('What a run').filter({ visible: true }).waitFor();
}

/** On a phone it is in the menu of the game; a desk shows it beside the game. */
async function showLeaderboard(page: Page, words: Words): Promise<void> {
  await card(page).locator('.info').waitFor();
  const button = card(page).getByRole('button', { name: words('feed.leaderboard') });
  if (await button.isVisible()) await button.click();
  await page.locator('.standings').filter({ visible: true }).first().waitFor();
}

async function showKeys(page: Page): Promise<void> {
  await card(page).locator('.poster-gone').waitFor({ state: 'attached' });
  await page.keyboard.press('?');
  await sheet(page).waitFor();
}

async function offerAsGuest(page: Page, words: Words): Promise<void> {
  await takeControls(page, words);
  const frame = page.frames().find((one) => one.url().includes('/games/'));
  await frame?.evaluate(async () => {
    type Shop = { shop: { items(): Promise<{ id: string }[]>; buy(id: string): Promise<unknown> } };
    const { shop } = (window as unknown as { coinop: Shop }).coinop;
    const [item] = await shop.items();
    if (item) void shop.buy(item.id);
  });
  await sheet(page).waitFor();
}

async function showReceipt(page: Page): Promise<void> {
  await page.locator('.statement button').first().click();
  await sheet(page).waitFor();
}

async function showSignIn(page: Page, words: Words): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: words('common.signIn') })
    .click();
  await sheet(page).locator('input[type=email]').waitFor();
}

async function showCode(page: Page, words: Words): Promise<void> {
  await showSignIn(page, words);
  await sheet(page).locator('input[type=email]').fill('zoe@example.com');
  await page.keyboard.press('Enter');
  await sheet(page).locator('input[autocomplete=one-time-code]').first().waitFor();
}

async function showFollowers(page: Page): Promise<void> {
  await page.locator('.profile-counts button').first().click();
  await sheet(page).waitFor();
}

async function goOffline(page: Page, words: Words): Promise<void> {
  await page.waitForFunction(() => !!navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(words('shell.offline')).waitFor();
}
