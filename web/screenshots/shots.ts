import type { Frame, Page } from 'playwright-core';
import { botOf } from './film-game.ts';
import type { Life } from './seed-life.ts';

export type Shot = {
  name: string;
  on: 'phone' | 'desk';
  theme: 'dark' | 'light';
  asGuest?: boolean;
  path(life: Life): string;
  /** Goes on until the page is worth a picture. */
  show(page: Page, life: Life): Promise<unknown>;
};

const game = (title: string) => (life: Life) => `/g/${life.games.get(title)}`;
const at = (path: string) => () => path;
const sees = (text: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').last().getByText(text).first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** The pictures of docs/screenshots, a line each. */
export const shots: Shot[] = [
  { name: 'feed-phone', on: 'phone', theme: 'dark', path: game('Moth & Lantern'), show: gameRuns },
  { name: 'feed-desk', on: 'desk', theme: 'dark', path: game('Cindertail'), show: (page) => pose(page, 'cindertail') },
  {
    name: 'playing-phone',
    on: 'phone',
    theme: 'dark',
    path: game('Spicefall'),
    show: (page) => pose(page, 'spicefall'),
  },
  { name: 'purchase-phone', on: 'phone', theme: 'dark', path: game('Moth & Lantern'), show: offerBox },
  { name: 'profile-phone', on: 'phone', theme: 'light', path: at('/@ada'), show: sees('Ada Okafor') },
  { name: 'wallet-phone', on: 'phone', theme: 'light', path: at('/wallet'), show: sees('Sale in your game') },
  { name: 'achievements-phone', on: 'phone', theme: 'dark', path: at('/achievements'), show: sees(/earned$/) },
  { name: 'create-phone', on: 'phone', theme: 'dark', path: at('/create'), show: sees(/./) },
  { name: 'clip-phone', on: 'phone', theme: 'dark', path: (life) => `/c/${life.clipId}`, show: sees('second dawn') },
  { name: 'find-desk', on: 'desk', theme: 'light', path: at('/find'), show: sees('Spicefall') },
];

/** The game shows itself behind the glass. */
async function gameRuns(page: Page): Promise<Frame> {
  await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
  const frame = page.frames().find((one) => one.url().includes('/games/'));
  if (!frame) throw new Error('No game came.');
  await page.waitForTimeout(2_500);
  return frame;
}

/** Takes the controls and lets the game's own bot play up to a moment worth showing. */
async function pose(page: Page, slug: string): Promise<void> {
  const frame = await gameRuns(page);
  const stage = page.locator('article:not([inert])');
  await stage.locator('.glass').click();
  const box = await stage.locator('iframe').boundingBox();
  const { x: left, y: top } = box ?? { x: 0, y: 0 };
  await frame.locator('canvas').first().focus();
  const bot = await botOf(slug);
  await bot.pose({
    evaluate: frame.evaluate.bind(frame),
    waitForFunction: frame.waitForFunction.bind(frame),
    waitForTimeout: page.waitForTimeout.bind(page),
    keyboard: page.keyboard,
    mouse: {
      move: (x: number, y: number, options?: object) => page.mouse.move(left + x, top + y, options),
      click: (x: number, y: number, options?: object) => page.mouse.click(left + x, top + y, options),
      down: () => page.mouse.down(),
      up: () => page.mouse.up(),
    },
  });
}

async function offerBox(page: Page): Promise<void> {
  const frame = await gameRuns(page);
  await page.locator('article:not([inert]) .glass').click();
  await frame.evaluate(async () => {
    type Shop = { shop: { items(): Promise<{ id: string; kind: string }[]>; buy(id: string): Promise<unknown> } };
    const { shop } = (window as unknown as { coinop: Shop }).coinop;
    const box = (await shop.items()).find(({ kind }) => kind === 'loot_box');
    if (box) void shop.buy(box.id);
  });
  await page.getByRole('dialog', { name: 'Purchase' }).getByText('Spare match').waitFor();
  await page.waitForTimeout(500);
}
