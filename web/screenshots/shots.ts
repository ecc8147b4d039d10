import type { Page } from 'playwright-core';
import type { Life } from './seed-life.ts';
import { offerBox, pose, showGame } from './steps.ts';
import { wordsIn } from './words.ts';

export type Shot = {
  name: string;
  on: 'phone' | 'desk';
  theme: 'dark' | 'light';
  asGuest?: boolean;
  path(life: Life): string;
  /** Brings the page into the state to show. */
  show(page: Page, life: Life): Promise<unknown>;
};

const game = (title: string) => (life: Life) => `/g/${life.games.get(title)}`;
const at = (path: string) => () => path;
const sees = (text: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').last().getByText(text).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
};

/** The pictures of docs/screenshots, a line each. */
export const shots: Shot[] = [
  { name: 'feed-phone', on: 'phone', theme: 'dark', path: game('Moth & Lantern'), show: showGame },
  { name: 'feed-desk', on: 'desk', theme: 'dark', path: game('Cindertail'), show: (page) => pose(page, 'cindertail') },
  {
    name: 'playing-phone',
    on: 'phone',
    theme: 'dark',
    path: game('Spicefall'),
    show: (page) => pose(page, 'spicefall'),
  },
  {
    name: 'purchase-phone',
    on: 'phone',
    theme: 'dark',
    path: game('Moth & Lantern'),
    show: (page) => offerBox(page, wordsIn('en')),
  },
  { name: 'profile-phone', on: 'phone', theme: 'light', path: at('/@ada'), show: sees('Ada Okafor') },
  { name: 'wallet-phone', on: 'phone', theme: 'light', path: at('/wallet'), show: sees('Sale in your game') },
  { name: 'achievements-phone', on: 'phone', theme: 'dark', path: at('/achievements'), show: sees(/earned$/) },
  { name: 'create-phone', on: 'phone', theme: 'dark', path: at('/create'), show: sees(/./) },
  { name: 'clip-phone', on: 'phone', theme: 'dark', path: (life) => `/c/${life.clipId}`, show: sees('second dawn') },
  { name: 'find-desk', on: 'desk', theme: 'light', path: at('/find'), show: sees('Spicefall') },
];
