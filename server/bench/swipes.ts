import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { findBrowser, launchBrowser } from '../src/sandbox/browser.ts';
import { swipe } from '../src/testing/browser/swipe.ts';
import { freePort } from '../src/testing/servers/free-port.ts';
import { onStage } from './kit/stage.ts';

const longTaskMs = 50;

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: Record<string, unknown> };

/** Swipes through the feed of starter games as a guest, and prints the longest tasks of the pages. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { swipes: { type: 'string', default: '20' } } });
  const found = await findBrowser(path.join(os.tmpdir(), 'coinop-swipes'), process.env['CHROMIUM_PATH']);
  if ('missing' in found) throw new Error(found.missing);
  await onStage(async ({ start }) => {
    const { port } = await start(['server/coinop.js', 'serve'], '/readyz', { RTMP_PORT: String(await freePort()) });
    const running = await launchBrowser(found, { network: true });
    try {
      const viewport = { width: 390, height: 844 };
      const context = await running.browser.newContext({ viewport, isMobile: true, hasTouch: true });
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      await untilRunning(page);
      const times = await taskTimesDuring(page, async () => {
        for (let left = Number(values.swipes); left > 0; left--) {
          await swipe(page, 600, 200);
          await untilRunning(page);
          if ((await page.locator('article').last().getAttribute('aria-label')) === 'The end of the feed') break;
        }
      });
      report(times);
    } finally {
      await running.close();
    }
  });
}

/** Waits until the game of the shown card has replaced its picture. */
async function untilRunning(page: Page): Promise<void> {
  await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
}

/** The processor time of each task on the main threads of all pages, in milliseconds: other load affects it little. */
async function taskTimesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = await browser?.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(trace));
  const mains = traceEvents
    .filter(({ args }) => args['name'] === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  return traceEvents
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && mains.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

function report(times: number[]): void {
  const longest = times.toSorted((one, other) => other - one);
  const long = longest.filter((time) => time > longTaskMs).length;
  const top = longest.slice(0, 5).map((time) => time.toFixed(0));
  console.log(
    `${times.length} tasks, ${long} above ${longTaskMs} ms; the longest: ${top.join(', ')} ms of processor time`,
  );
}
