import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type {
  BrowserContext,
  ConsoleMessage,
  Disposable,
  FrameLocator,
  Page,
  Request,
  WebError,
} from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { launchBrowser, type RunningBrowser } from '../../server/src/sandbox/browser.ts';
import {
  hasBrowser as isBrowserFound,
  hasFullBrowser as isFullBrowserFound,
  testBrowser,
} from '../../server/src/testing/browser/use-browser.ts';
import type { Service } from '../../server/src/testing/service.ts';

export { swipe } from '../../server/src/testing/browser/swipe.ts';

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
  /** Another service than the file's first. */
  at?: Service;
  /** Somebody who signed in before. */
  as?: { token: string };
  path?: string;
  scheme?: 'dark' | 'light';
  /** Enables motion where it is tested; otherwise nothing moves, and no test waits for it. */
  motion?: boolean;
  /** Console messages that the page is expected to log. */
  complaints?: RegExp;
  /** The browser's own language, in a window that is closed afterwards. */
  locale?: string;
  /** With the service worker, which responds before a test can; in a window that is closed afterwards. */
  worker?: boolean;
  /** In a window that is closed afterwards, because it is changed permanently. */
  alone?: boolean;
  /** Before the page is opened. */
  prepare?(context: BrowserContext): Promise<unknown>;
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Whether browser tests can run here. */
export const hasBrowser = isBrowserFound();
export const hasFullBrowser = isFullBrowserFound();

/** A test picture with a tone for a camera, and no questions about it. */
const fakeCamera = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--auto-accept-this-tab-capture',
];

/** One browser for all test files of this process; it ends with the process, which the runner waits for. */
let running: RunningBrowser | undefined;
const inBrowser = test
  .extend('closeRunning', { scope: 'worker' }, () => () => running?.close())
  .extend('worker', { scope: 'worker' }, async ({ closeRunning }, { onCleanup }) => {
    onCleanup(closeRunning);
  });

/** Opens another one if the first was killed. */
export async function findRunning(): Promise<RunningBrowser> {
  if (running?.browser.isConnected()) return running;
  await running?.close();
  running = await launchBrowser(testBrowser(), { network: true, flags: fakeCamera });
  return running;
}

/** A browser window, used by one visitor after the other. */
type Window = { context: BrowserContext; page: Page };
const isOpen = ({ context }: Window) => context.browser()?.isConnected() ?? false;

/** Opens the browser for a test file. Visitors start without stored data. */
export function openBrowser(service: Service) {
  const windows = new Set<Window>();
  /** By viewport and language. */
  const free = new Map<string, Window[]>();
  inBrowser.beforeAll(async ({ worker: _ }) => {
    if (hasBrowser) await findRunning();
  });
  afterAll(async () => {
    for (const window of windows) if (isOpen(window)) await window.context.close();
  });

  async function openWindow(viewport: Viewport, locale = 'en-US', worker = false): Promise<Window> {
    const { browser } = await findRunning();
    const permissions = ['clipboard-read', 'clipboard-write'];
    const serviceWorkers = worker ? 'allow' : 'block';
    const context = await browser.newContext({ ...viewports[viewport], permissions, locale, serviceWorkers });
    context.setDefaultTimeout(180_000);
    const window = { context, page: await context.newPage() };
    windows.add(window);
    return window;
  }

  return async function visit(options: VisitOptions = {}): Promise<Visit> {
    const { viewport = 'phone', at = service, path: to = '/', scheme = 'dark', motion = false } = options;
    // Reusing a window takes half the time of a new one.
    const alone = options.alone || options.worker;
    const kind = `${viewport} ${options.locale}`;
    const known = alone ? undefined : free.get(kind)?.pop();
    const window = known && isOpen(known) ? known : await openWindow(viewport, options.locale, options.worker);
    const { context, page } = window;
    const { requests, complaints, stop } = listen(context);
    const pockets = await fillPockets(context, options.as?.token);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'pass' && !alone) {
        await leave(page, at);
        for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
        await pockets.dispose();
        free.set(kind, [...(free.get(kind) ?? []), window]);
      } else await context.close();
      stop();
      // On a busy machine the service may respond with 503, and the app retries.
      // Chromium does not support the directive that blocks WebRTC in other browsers.
      // When a session ends, the next game may be loading with it: its refused document is reported as a blocked frame.
      const wanted = (text: string) =>
        options.complaints?.test(text) ||
        (text.startsWith('Framing') && options.complaints?.test('401')) ||
        /503 \(Service Unavailable\)|directive 'webrtc'/.test(text);
      expect(complaints.filter((text) => !wanted(text))).toEqual([]);
    });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: motion ? 'no-preference' : 'reduce' });
    await options.prepare?.(context);
    await page.goto(at.url + to);
    return { page, context, game: page.frameLocator('article:not([inert]) iframe'), requests };
  };
}

/** Navigates to an empty page of the same site, for which the browser keeps its process and requests no icon. */
async function leave(page: Page, { url }: Service): Promise<void> {
  const body = '<!doctype html><title>Left</title><link rel="icon" href="data:,">';
  await page.route(`${url}/left`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/left`);
}

/** Records requests and console messages of this window until it is stopped. */
function listen(context: BrowserContext) {
  const complaints: string[] = [];
  const requests: string[] = [];
  const onError = (error: WebError) => complaints.push(String(error.error().stack));
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  };
  const onRequest = (request: Request) => {
    const { pathname } = new URL(request.url());
    requests.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`.trim());
  };
  context.on('weberror', onError).on('console', onMessage).on('request', onRequest);
  const stop = () => context.off('weberror', onError).off('console', onMessage).off('request', onRequest);
  return { complaints, requests, stop };
}

/** On the first page of a visit: removes the data of the previous visitor, and signs in a returning one. */
function fillPockets(context: BrowserContext, token: string | undefined): Promise<Disposable> {
  return context.addInitScript(
    ({ visit, kept }) => {
      // Only in the app: a game's page has its own storage.
      if (origin === 'null' || self !== top || localStorage.getItem('visit') === visit) return;
      localStorage.clear();
      localStorage.setItem('visit', visit);
      if (kept === undefined) return;
      localStorage.setItem('coinop.token', kept);
      localStorage.setItem('coinop.kind', 'member');
    },
    { visit: randomUUID(), kept: token },
  );
}

/** Waits until the card with this title fills the screen and rests. */
export async function waitForCard(page: Page, title: string): Promise<void> {
  await page.locator(`article:not([inert])[aria-label="${title}"]`).waitFor();
}

/** The card after the shown one, which on a busy machine appears later than the first. */
export async function waitForNextCard(page: Page): Promise<void> {
  await page.locator('article:not([inert]) + article').waitFor({ state: 'attached' });
}

/** Moves to the next card. */
export async function stepOn(page: Page, key = 'ArrowDown'): Promise<void> {
  await waitForNextCard(page);
  await page.keyboard.press(key);
}

/** Taps the overlay of the shown game, which starts it. */
export async function takeControls(page: Page): Promise<void> {
  await page.locator('article:not([inert]) .glass').click({ position: { x: 60, y: 120 } });
  await page.getByRole('button', { name: 'Exit game' }).waitFor();
}

/** Leaves the game. The history changes a moment after the controls have disappeared. */
export async function leaveGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exit game' }).click();
  await page.getByRole('button', { name: 'Exit game' }).waitFor({ state: 'detached' });
  await page.waitForFunction(() => !history.state?.playing);
}

/** Plays for the first time, which earns the first achievement, and for a member its coins. */
export async function startPlaying({ page, game }: Visit): Promise<void> {
  await takeControls(page);
  await game.getByRole('button', { name: 'start' }).click();
  await page.getByText('Insert Coin').waitFor();
}

/** Serious and critical accessibility findings of axe on this page, without those inside games. */
export async function findBarriers(page: Page, only?: 'contrast'): Promise<string[]> {
  // Evaluated instead of added as a script tag, which the page's policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
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

/** What is cut off or pushes the page wide, and what is too small for a thumb. */
export function findMisfits(page: Page): Promise<{ wide: string[]; small: string[] }> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('dialog[open], .app')].at(-1) ?? document.body;
    const inside = [...shown.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        // The picture behind a stage is cut off on purpose.
        !element.closest('[inert], .visually-hidden, .stage-behind'),
    );
    // A row that is swiped sideways may be wider than the screen.
    const isInRow = (element: HTMLElement) => {
      for (let over = element.parentElement; over && over !== shown; over = over.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(over);
        if (overflowX === 'auto' && overflowY === 'hidden') return true;
      }
      return false;
    };
    const nameOf = (element: HTMLElement) => `${element.tagName} ${element.className} ${element.innerText}`;
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
    // Lines of a chat and of a video lie close together: what WCAG demands at least.
    const leastOf = (element: HTMLElement) => (element.matches('.chat-line, .seek-bar input') ? 24 : 44);
    return {
      wide: [document.documentElement, ...inside]
        .filter((element) => boxOf(element).right > innerWidth + 1 || boxOf(element).left < -1)
        .filter((element) => !isInRow(element))
        .map(nameOf),
      small: inside
        .filter((element) => element.matches('button, .tab, .round, .menu a, .grid a, .person, input'))
        .filter((element) => boxOf(element.closest('label') ?? element).height < leastOf(element))
        .map(nameOf),
    };
  });
}
