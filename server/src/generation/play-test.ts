import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import { injectSdk, scriptJson } from '../games/documents/inject-sdk.ts';
import { type FoundBrowser, launchBrowser } from '../sandbox/browser.ts';
import { lookFor } from '../sandbox/page-looks.ts';
import { differs, isPlain } from '../sandbox/pictures.ts';
import { startDeadline } from '../sandbox/play-deadline.ts';
import { frameCounter, hostPage, playTestOrigin } from './play-test-host.ts';

export type PlayResult = { problem: string } | { thumbnail: Buffer };

/** Called before each step with a text for the player and the share of the test that is done. */
export type OnStep = (what: string, share: number) => Promise<void>;

const viewport = { width: 405, height: 720 };
const heapBytesMax = 400_000_000;

export type PlayTestOptions = {
  /**
   * How long the game may leave a single step unanswered. Not a limit for the whole test: the browser runs at low
   * priority, so on a busy machine a good game needs long for all steps together.
   */
  seconds?: number;
  /** How often the handshake, and then the first picture, is checked, each time after a frame of the game. */
  handshakeLooks?: number;
  pictureLooks?: number;
  onStep?: OnStep;
  /** The title that the SDK sets. */
  title?: string;
};

/**
 * Plays a document in its own browser without a network, as a host shows it: it must load, draw, animate, react to
 * input, call ready() and throw nothing. The browser is killed on timeout, whatever the page does.
 */
export async function playTest(
  found: FoundBrowser,
  html: string,
  sdk: string,
  signal: AbortSignal,
  {
    seconds = 60,
    handshakeLooks = 100,
    pictureLooks = 20,
    onStep = async () => undefined,
    title = 'Play test',
  }: PlayTestOptions = {},
): Promise<PlayResult> {
  signal.throwIfAborted();
  await onStep('Opening it in a browser', 0);
  const running = await launchBrowser(found, { network: false });
  const deadline = startDeadline(seconds, signal);
  const answered = async <T>(step: Promise<T>) => {
    const answer = await step;
    deadline.restart(seconds);
    return answer;
  };
  try {
    const page = await answered(running.browser.newPage({ viewport, deviceScaleFactor: 1 }));
    // The deadline bounds every step.
    page.setDefaultTimeout(0);
    const options = { handshakeLooks, pictureLooks, onStep, title, answered };
    return await Promise.race([play(page, html, sdk, options), deadline.ended]);
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.isOver()) return { problem: 'The game froze: it blocked the main thread.' };
    if (/crash|closed|Target/i.test((error as Error).message)) return { problem: 'The game crashed its browser.' };
    throw error;
  } finally {
    deadline.clear();
    await running.kill();
  }
}

async function play(
  page: Page,
  html: string,
  sdk: string,
  {
    handshakeLooks,
    pictureLooks,
    onStep,
    title,
    answered,
  }: Required<Omit<PlayTestOptions, 'seconds'>> & { answered: <T>(step: Promise<T>) => Promise<T> },
): Promise<PlayResult> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`It threw "${error.message.split('\n')[0]?.slice(0, 300)}".`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`It logged the error "${message.text().slice(0, 300)}".`);
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await serve(page, html, sdk, title);
  await answered(page.goto(`${playTestOrigin}/`, { waitUntil: 'load' }));
  const game = await gameFrame(page);

  const look = <T>(looks: number, pauseMs: number, see: () => Promise<T | undefined>) =>
    lookFor(
      () => game,
      { looks, pauseMs },
      () => answered(see()),
    );
  const isReady = await look(handshakeLooks, 50, async () => (await hasHeard(page, 'ready')) || undefined);
  if (!isReady) return { problem: faults[0] ?? 'It never called coinop.ready().' };
  await answered(onStep('Looking whether it draws something', 0.2));
  await look(8, 50, async () => (await framesOf(game)) >= 3 || undefined);
  const before = await look(pictureLooks, 200, async () => {
    const picture = await page.screenshot();
    return isPlain(picture) && faults.length === 0 ? undefined : picture;
  });
  if (before === undefined || isPlain(before))
    return { problem: faults[0] ?? 'It drew nothing: the picture is empty.' };
  const framesBefore = await answered(framesOf(game));
  let hasReacted = false;
  for (const [i, { what, act }] of acts.entries()) {
    await answered(onStep(what, 0.3 + (i / acts.length) * 0.6));
    await answered(act(page));
    // A screenshot costs more than all the taps, so none is taken after the first difference.
    hasReacted ||= differs(before, await answered(page.screenshot()));
    if (faults.length > 0) return { problem: faults[0] ?? '' };
  }
  await answered(onStep('Looking whether it keeps moving', 0.9));
  if (!(await look(40, 50, async () => (await framesOf(game)) >= framesBefore + 5 || undefined)))
    return { problem: 'It does not move: requestAnimationFrame is hardly used.' };
  // On a slow machine the effect of the last taps may appear only now.
  hasReacted ||= differs(before, await answered(page.screenshot()));
  if (!hasReacted) return { problem: 'It did not react to taps, drags and keys.' };
  const heap = await answered(
    game.evaluate(
      () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0,
    ),
  );
  if (heap > heapBytesMax) return { problem: 'It uses too much memory.' };
  if (faults.length > 0) return { problem: faults[0] ?? '' };
  return { thumbnail: await page.screenshot({ type: 'jpeg', quality: 65 }) };
}

/** Typical input of the first seconds: start by a tap, press keys, drag, tap around. */
const acts: { what: string; act(page: Page): Promise<void> }[] = [
  {
    what: 'Tapping it to start',
    act: async (page) => {
      await page.mouse.click(viewport.width / 2, viewport.height * 0.55);
      await sleep(150);
    },
  },
  {
    what: 'Pressing keys',
    act: async (page) => {
      for (const key of ['ArrowRight', 'Space', 'ArrowUp', 'ArrowLeft']) {
        await page.keyboard.press(key, { delay: 40 });
      }
      await sleep(100);
    },
  },
  {
    what: 'Dragging across it',
    act: async (page) => {
      await page.mouse.move(viewport.width * 0.3, viewport.height * 0.7);
      await page.mouse.down();
      await page.mouse.move(viewport.width * 0.7, viewport.height * 0.45, { steps: 6 });
      await page.mouse.up();
      await sleep(150);
    },
  },
  {
    what: 'Tapping here and there',
    act: async (page) => {
      await page.mouse.click(viewport.width * 0.25, viewport.height * 0.4);
      await page.mouse.click(viewport.width * 0.75, viewport.height * 0.65);
      await sleep(250);
    },
  },
];

/** Answers every request of the page; others are aborted. */
async function serve(page: Page, html: string, sdk: string, title: string): Promise<void> {
  const playable = injectSdk(html, `${frameCounter}${sdk}`);
  const boot = {
    baseUrl: playTestOrigin,
    gameId: 'play-test',
    title,
    token: 'play-test',
    player: { id: 'tester', handle: 'tester', name: 'Tester', avatarUrl: 'data:,', guest: true },
    locale: 'en',
    state: 'null',
    stateVersion: 0,
    hostOrigins: [playTestOrigin],
  };
  const document = Buffer.concat([playable.before, Buffer.from(scriptJson(boot)), playable.after]);
  await page.route('**/*', (route) => {
    const { pathname, origin } = new URL(route.request().url());
    if (origin !== playTestOrigin) return route.abort();
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: hostPage });
    if (pathname === '/game')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', headers: gameHeaders, body: document });
    if (pathname.startsWith('/api/sdk/state'))
      return route.fulfill({ json: { state: null, version: 1, updatedAt: null }, headers: anyOrigin });
    if (pathname.includes('/items/') || pathname.includes('/inventory/'))
      return route.fulfill({ json: { items: [] }, headers: anyOrigin });
    if (pathname === '/api/sdk/wallet') return route.fulfill({ json: { balance: 0 }, headers: anyOrigin });
    return route.fulfill({ status: 404, json: { error: 'There is nothing at this address.' }, headers: anyOrigin });
  });
}

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};
const gameHeaders = {
  'content-security-policy': `sandbox allow-scripts allow-pointer-lock; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:; worker-src blob:; connect-src ${playTestOrigin}/api/sdk/ data: blob:; form-action 'none'; base-uri 'none'`,
};

async function gameFrame(page: Page): Promise<Frame> {
  for (let i = 0; i < 50; i++) {
    const frame = page.frames().find((one) => one.url().endsWith('/game'));
    if (frame) return frame;
    await sleep(50);
  }
  throw new Error('The frame of the game did not load');
}

function hasHeard(page: Page, message: string): Promise<boolean> {
  return page.evaluate((type) => (window as unknown as { heard: string[] }).heard.includes(type), message);
}

function framesOf(game: Frame): Promise<number> {
  return game.evaluate(() => (window as unknown as { __frames?: number }).__frames ?? 0);
}
