import axe from 'axe-core';
import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest';
import { type FoundBrowser, launchBrowser, type RunningBrowser } from '../../server/src/platform/browser.ts';
import { findTestBrowser } from '../../server/src/testing/found-browser.ts';
import type { Service } from '../../server/src/testing/service.ts';

export const viewports = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
} as const;
export type Viewport = keyof typeof viewports;

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** The game on the screen. */
  game: FrameLocator;
  /** Requests so far, as "POST /api/events {body}". */
  requests: string[];
};

export type VisitOptions = {
  viewport?: Viewport;
  /** Somebody who signed in before. */
  as?: { token: string };
  path?: string;
  scheme?: 'dark' | 'light';
  /** Where motion itself is tested; otherwise nothing moves, and no test waits for it. */
  motion?: boolean;
  /** What the page may complain about on purpose, in the browser's words. */
  complaints?: RegExp;
  /** Before the page is opened. */
  prepare?(context: BrowserContext): Promise<unknown>;
};

const found = await findTestBrowser();

/** Whether browser tests can run here; said once where not. */
export const hasBrowser = !('missing' in found);
if ('missing' in found) console.warn(`Browser tests are skipped: ${found.missing}`);

/** A browser for a test file, and visitors of the service in it, each with empty pockets. */
export function openBrowser(service: Service) {
  // A busy machine takes its time to start a browser and to draw.
  vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });
  let running: RunningBrowser;
  beforeAll(async () => {
    if (hasBrowser) running = await launchBrowser(found as FoundBrowser, { network: true });
  });
  afterAll(() => running?.close());

  return async function visit(options: VisitOptions = {}): Promise<Visit> {
    const { viewport = 'phone', as, path: to = '/', scheme = 'dark', motion = false } = options;
    const context = await running.browser.newContext({
      ...viewports[viewport],
      colorScheme: scheme,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const complaints: string[] = [];
    const requests: string[] = [];
    context.on('weberror', (error) => complaints.push(String(error.error().stack)));
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      requests.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`.trim());
    });
    if (as) await rememberSession(context, as.token);
    await options.prepare?.(context);
    onTestFinished(async () => {
      await context.close();
      // A machine that is busy with tests may make the service ask for a moment, and the app comes again.
      const wanted = (text: string) => options.complaints?.test(text) || text.includes('503 (Service Unavailable)');
      expect(complaints.filter((text) => !wanted(text))).toEqual([]);
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(service.url + to);
    return { page, context, game: page.frameLocator('article:not([inert]) iframe'), requests };
  };
}

async function rememberSession(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((kept) => {
    // Only in the app: a game's page has no storage.
    if (origin === 'null' || localStorage.getItem('coinop.token') !== null) return;
    localStorage.setItem('coinop.token', kept);
    localStorage.setItem('coinop.kind', 'member');
  }, token);
}

/** A finger's way over the screen, from one height to another. */
export async function swipe(page: Page, fromY: number, toY: number, x = 150): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch('touchStart', fromY);
  const steps = 8;
  for (let step = 1; step <= steps; step++) await touch('touchMove', fromY + ((toY - fromY) * step) / steps);
  await touch('touchEnd');
  await client.detach();
}

/** Waits until the card with this title fills the screen and rests. */
export async function waitForCard(page: Page, title: string): Promise<void> {
  await page.locator(`article:not([inert])[aria-label="${title}"]`).waitFor();
}

/** Taps the glass over the shown game, so that it is played. */
export async function takeControls(page: Page): Promise<void> {
  await page.locator('article:not([inert]) .glass').click({ position: { x: 60, y: 120 } });
  await page.getByRole('button', { name: 'Leave the game' }).waitFor();
}

/** Plays for the first time, which brings the first achievement, and its coins to a member. */
export async function startPlaying({ page, game }: Visit): Promise<void> {
  await takeControls(page);
  await game.getByRole('button', { name: 'start' }).click();
  await page.getByText('Insert Coin').waitFor();
}

/** What on this page stands in somebody's way, as axe sees it: serious and critical findings. Games are their makers'. */
export async function findBarriers(page: Page, only?: 'contrast'): Promise<string[]> {
  // Evaluated rather than added as a tag, which the page's policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(rules && { runOnly: rules }),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
  }, only && ['color-contrast']);
}
