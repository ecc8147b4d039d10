import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { listStarterGames } from '../starter-games.ts';
import { startService } from '../testing/service.ts';
import { useBrowser } from '../testing/use-browser.ts';

declare global {
  interface Window {
    __game: { state(): { screen: string; score: number } };
  }
}

// A busy machine takes its time, and a game is played at its own pace.
vi.setConfig({ testTimeout: 90_000 });

const folder = path.join(import.meta.dirname, '../../../games');
const slugs = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'game.json')));

const { people, ctx } = await startService({ reachable: true });
const ada = await people.member('ada');
const games = await listStarterGames(ctx);
const browser = useBrowser({ network: true });

async function open(slug: string): Promise<{ page: Page; errors: string[] }> {
  const game = games.find((one) => one.slug === slug);
  const { body } = await ada.post(`/api/games/${game?.id}/session`);
  const context = await browser().newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(body.htmlUrl);
  await page.waitForFunction(() => window.__game?.state().screen === 'title');
  return { page, errors };
}

describe('a starter game, delivered by the service and played by its bot', () => {
  it.each(slugs)('%s draws, reacts, counts and throws nothing', async (slug) => {
    const { page, errors } = await open(slug);
    const bot = (await import(path.join(folder, slug, 'bot.js'))) as { play(page: Page): Promise<unknown> };
    const title = await page.screenshot();
    // The page is closed as soon as enough was seen, in the middle of whatever the bot does then.
    const playing = bot.play(page).catch(() => undefined);
    await page.waitForFunction(() => window.__game.state().score > 0);
    const early = await page.screenshot();
    await page.waitForTimeout(400);
    const late = await page.screenshot();
    await page.context().close();
    await playing;
    expect(early.equals(title)).toBe(false);
    expect(late.equals(early)).toBe(false);
    expect(errors).toEqual([]);
  });
});
