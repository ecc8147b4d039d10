import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { findBrowser, launchBrowser } from '../src/sandbox/browser.ts';
import { botFile, botOf, listBots, playRound } from '../src/testing/browser/game-bots.ts';
import { type Watch, watchPage } from './kit/watch-page.ts';

declare global {
  interface Window {
    __watch: Watch;
  }
}

const playSeconds = 14;
const scriptMsMax = 4;
const peakMin = 0.001;

/**
 * Lets a bot play each starter game, lose and start again, and reports the cost of a frame: the CPU time of its
 * scripts, which other load hardly affects. Then checks that the game has sound, is silent when muted, and stops when
 * paused.
 */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const found = await findBrowser(path.join(os.tmpdir(), 'coinop-bench-data'), process.env['CHROMIUM_PATH']);
  if ('missing' in found) throw new Error(found.missing);
  const running = await launchBrowser(found, { network: false });
  try {
    for (const slug of listBots().filter((one) => positionals.length === 0 || positionals.includes(one))) {
      const { words, faults } = await judge(running.browser, slug);
      console.log(`${slug.padEnd(18)} ${words}${faults.map((fault) => `\n  NOT GOOD: ${fault}`).join('')}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await running.close();
  }
}

async function judge(browser: Browser, slug: string): Promise<{ words: string; faults: string[] }> {
  const startedAt = performance.now();
  const { page, errors } = await open(browser, slug);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scriptMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  const bot = await botOf(slug);
  const before = await scriptMs();
  const result = await playRound(page, bot, playSeconds);
  const spent = (await scriptMs()) - before;
  const { frames, callbackMs, peak } = await page.evaluate(() => window.__watch);
  const faults = [...errors];
  if (!(spent / frames < scriptMsMax)) faults.push(`more than ${scriptMsMax} ms of script a frame`);
  if (peak < peakMin) faults.push('it made no sound');
  faults.push(...(await faultsOfMute(page)), ...(await faultsOfPause(page)));
  await page.context().close();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const words = `${(spent / frames).toFixed(2)} ms of script a frame (${(callbackMs / frames).toFixed(2)} ms by the clock), ${frames} frames, ${seconds} s: ${JSON.stringify(result)}`;
  return { words, faults };
}

async function open(browser: Browser, slug: string): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`it threw "${error.message}"`));
  await page.addInitScript(watchPage);
  // The browser cannot read our files.
  await page.route('**/*', (route) => route.fulfill({ path: path.join(path.dirname(botFile(slug)), 'index.html') }));
  await page.goto('http://game.invalid/');
  await page.waitForFunction(() => window.__game?.state().screen === 'title');
  return { page, errors };
}

async function faultsOfMute(page: Page): Promise<string[]> {
  await page.keyboard.press('m');
  // Sounds may end first.
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.__watch.peak = 0;
  });
  for (const key of ['ArrowLeft', 'Space', 'ArrowRight']) await page.keyboard.press(key, { delay: 60 });
  await page.mouse.click(195, 500);
  await page.waitForTimeout(1500);
  const { peak } = await page.evaluate(() => window.__watch);
  await page.keyboard.press('m');
  return peak < peakMin ? [] : [`it sounds while muted (${peak.toFixed(3)})`];
}

async function faultsOfPause(page: Page): Promise<string[]> {
  const state = () => page.evaluate(() => JSON.stringify(window.__game.state()));
  await page.waitForFunction(() => window.__game.state().screen === 'playing', undefined, { timeout: 10_000 });
  await page.keyboard.press('p');
  await page.waitForTimeout(150);
  const still = await state();
  const paused = await page.screenshot();
  await page.waitForTimeout(600);
  const faults = (await state()) === still ? [] : ['it goes on while paused'];
  await page.keyboard.press('p');
  await page.waitForTimeout(600);
  if ((await page.screenshot()).equals(paused)) faults.push('it does not go on after a pause');
  return faults;
}
