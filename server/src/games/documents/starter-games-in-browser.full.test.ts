import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listStarterGames } from '../../starter-games.ts';
import { type Bot, botFile, botOf, listBots, playRound } from '../../testing/browser/game-bots.ts';
import { holdTime } from '../../testing/browser/held-time.ts';
import { giveHands, handsOn } from '../../testing/browser/page-input.ts';
import { useBrowser } from '../../testing/browser/use-browser.ts';
import { startService } from '../../testing/service.ts';

/** In the game's time. */
const playSeconds = 10;

const { people, ctx } = await startService({ reachable: true });
const games = await listStarterGames(ctx);
const browser = useBrowser({ network: true });

async function open(slug: string): Promise<{ page: Page; errors: string[] }> {
  const game = games.find((one) => one.slug === slug);
  const { body } = await (await people.guest()).post(`/api/games/${game?.id}/session`);
  const context = await browser().newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // Chromium does not know the directive that shuts WebRTC elsewhere.
  const isOurs = (text: string) => text.includes("directive 'webrtc'");
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOurs(message.text())) errors.push(message.text());
  });
  await page.addInitScript(holdTime);
  await page.addInitScript(giveHands);
  await page.addInitScript(showInApp);
  await page.goto(body.htmlUrl);
  await page.evaluate(() => window.__held.pass(500));
  return { page, errors };
}

declare global {
  interface Window {
    __heard: { type: string; score?: number }[];
  }
}

/** As an app that shows the document in a web view: it welcomes the game and keeps its messages. */
function showInApp(): void {
  window.__heard = [];
  const postMessage = (text: string) => {
    const message = JSON.parse(text);
    window.__heard.push(message);
    if (message.type !== 'hello') return;
    window.postMessage({ coinop: 1, type: 'welcome', hostVersion: 'test', muted: true, paused: false }, '*');
  };
  Object.assign(window, { ReactNativeWebView: { postMessage } });
}

async function pictureOf(page: Page): Promise<string> {
  return (await page.screenshot()).toString('base64');
}

async function show(page: Page): Promise<string> {
  await page.evaluate(() => window.__held.show());
  return pictureOf(page);
}

/** Played from inside the page, where a minute is over as soon as it is computed. The first touch comes from outside. */
async function botInside(page: Page, slug: string): Promise<Bot> {
  const { start } = await botOf(slug);
  const source = JSON.stringify(`data:text/javascript,${encodeURIComponent(readFileSync(botFile(slug), 'utf8'))}`);
  const run = (call: string) => page.evaluate(`import(${source}).then((bot) => bot.${call})`) as Promise<void>;
  return {
    start,
    play: (_hands, seconds) => run(`play(window.__hands, ${seconds})`),
    lose: () => run('lose(window.__hands)'),
  };
}

describe('a starter game, delivered by the service and played by its bot', () => {
  it.each(listBots())('%s draws, counts, is lost and starts again, and throws nothing', async (slug) => {
    const { page, errors } = await open(slug);
    const pictures = new Map([['title', await show(page)]]);
    const round = await playRound(handsOn(page), await botInside(page, slug), playSeconds, async (moment) => {
      if (moment !== 'started') pictures.set(moment, await show(page));
    });
    expect(round).toMatchObject({ lost: { screen: 'over' }, again: { screen: 'playing' } });
    expect(round.played.score).toBeGreaterThan(round.started.score);
    expect(new Set(pictures.values()).size).toBe(4);
    // Left to itself the game goes on, at its own pace.
    await page.evaluate(() => window.__held.release());
    await expect.poll(() => pictureOf(page)).not.toBe(pictures.get('again'));
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it.each(listBots())('%s reports its score when it is paused, because the player may be leaving', async (slug) => {
    const { page } = await open(slug);
    const bot = await botInside(page, slug);
    await bot.start(handsOn(page));
    await bot.play(handsOn(page), playSeconds);
    const { screen, score } = await page.evaluate(() => window.__game.state());
    expect(screen).toBe('playing');
    expect(score).toBeGreaterThan(0);
    await page.evaluate(() => window.postMessage({ coinop: 1, type: 'pause' }, '*'));
    const lastScore = () => page.evaluate(() => window.__heard.findLast(({ type }) => type === 'score')?.score);
    await expect.poll(lastScore).toBe(score);
    await page.context().close();
  });
});
