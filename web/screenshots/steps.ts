import type { Frame, Page } from 'playwright-core';
import { botOf } from './film-game.ts';
import type { Words } from './words.ts';

/** Waits until the game of the shown card is running in its preview. */
export async function showGame(page: Page): Promise<Frame> {
  await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
  const frame = page.frames().find((one) => one.url().includes('/games/'));
  if (!frame) throw new Error('No game came.');
  await page.waitForTimeout(2_500);
  return frame;
}

/** Starts the game and lets its own bot play until the moment to show. */
export async function pose(page: Page, slug: string): Promise<void> {
  const frame = await showGame(page);
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

export async function offerBox(page: Page, words: Words): Promise<void> {
  const frame = await showGame(page);
  await page.locator('article:not([inert]) .glass').click();
  await frame.evaluate(async () => {
    type Shop = { shop: { items(): Promise<{ id: string; kind: string }[]>; buy(id: string): Promise<unknown> } };
    const { shop } = (window as unknown as { coinop: Shop }).coinop;
    const box = (await shop.items()).find(({ kind }) => kind === 'loot_box');
    if (box) void shop.buy(box.id);
  });
  const sheet = page.getByRole('dialog', { name: words('shop.purchase') });
  await sheet.getByText('Spare match').waitFor();
  // The Buy button is disabled for a moment.
  await sheet.locator('.button-next:not(:disabled, [aria-disabled])').waitFor();
  await page.waitForTimeout(500);
}

/** Starts the shown game. */
export async function takeControls(page: Page, words: Words): Promise<void> {
  await showGame(page);
  await page.locator('article:not([inert]) .glass').click({ position: { x: 60, y: 120 } });
  await page
    .getByRole('button', { name: words('play.exit') })
    .filter({ visible: true })
    .waitFor();
}

export async function showPlay(page: Page, words: Words): Promise<void> {
  await takeControls(page, words);
  await page.waitForTimeout(1_500);
}
