import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type FoundBrowser, launchBrowser } from '../../sandbox/browser.ts';
import { lookFor } from '../../sandbox/page-looks.ts';
import { isPlain } from '../../sandbox/pictures.ts';
import { startDeadline } from '../../sandbox/play-deadline.ts';
import { answerRequest, blocked } from './answer-request.ts';
import type { ReadBuild } from './read-build.ts';
import { gameOrigin, hostOrigin } from './try-host.ts';

export type Tried =
  | { problem: string; notes: string[] }
  | { picture: Buffer; orientation: Orientation; notes: string[] };
type Orientation = 'portrait' | 'landscape' | 'any';

const portrait = { width: 405, height: 720 };
const landscape = { width: 960, height: 540 };
const notesMax = 30;
/** The share of a picture that a title of two short words takes. */
const drawnMin = 0.0005;

export type TryOptions = {
  /** How long the browser may take to start and the game to load its files. */
  loadSeconds?: number;
  /** How long everything else may take, from the first picture. */
  seconds?: number;
  /** How often an empty picture is checked again after the game has loaded; each time it draws a frame first. */
  looks?: number;
  /** How long a game may take to become idle between two frames at the end of its time. */
  answerSeconds?: number;
  /** Ends the test early. */
  timeUp?: AbortSignal;
};

const froze = 'The game froze: it blocked the main thread.';
const drewNothing = 'It drew nothing: the picture stays empty.';
const looksOut =
  'It looks into the page around it by top or parent, which is a page of another site and throws: it should use its own window.';
const waitsForOthers =
  'It loads files from other sites, which a game does not get here: the report says what to put into the archive.';

/**
 * Plays a build in a browser without a network, on an origin of its own as for players. Requests that cannot be served
 * are noted. It fails only if it never draws or stops responding.
 */
export async function tryBuild(
  found: FoundBrowser,
  build: ReadBuild,
  signal: AbortSignal,
  { loadSeconds = 120, seconds = 90, looks = 36, answerSeconds = 20, timeUp }: TryOptions = {},
): Promise<Tried> {
  signal.throwIfAborted();
  const notes = new Set<string>();
  const running = await launchBrowser(found, { network: false });
  const deadline = startDeadline(loadSeconds + seconds, timeUp ? AbortSignal.any([signal, timeUp]) : signal);
  const result = (outcome: { problem: string } | { picture: Buffer; orientation: Orientation }): Tried => ({
    ...outcome,
    notes: [...notes].slice(0, notesMax),
  });
  const pages: Page[] = [];
  const pictures: Buffer[] = [];
  const drew = (picture: Buffer) => {
    pictures.push(picture);
    deadline.restart(seconds);
  };
  try {
    const page = await running.browser.newPage({ viewport: portrait, deviceScaleFactor: 1 });
    // The deadline bounds every step.
    page.setDefaultTimeout(0);
    pages.push(page);
    return result(await Promise.race([play(page, build, notes, { loadSeconds, looks, drew }), deadline.ended]));
  } catch (error) {
    signal.throwIfAborted();
    const [page, picture] = [pages[0], pictures[0]];
    if (deadline.isOver()) {
      if (page === undefined || !(await isAnswering(page, answerSeconds))) return result({ problem: froze });
      if (picture === undefined) return result({ problem: emptyPictureOf(build) });
      notes.add('It was too slow here to be tried to the end: large scenes are drawn without a graphics card.');
      return result({ picture, orientation: 'any' });
    }
    if (/crash|closed|Target/i.test((error as Error).message))
      return result({ problem: 'The game crashed its browser.' });
    throw error;
  } finally {
    deadline.clear();
    await running.kill();
  }
}

const gameFrame = (page: Page) => page.frames().find((one) => one.url().startsWith(gameOrigin));

/** Whether the game becomes idle between two frames; one in an endless loop never does. */
async function isAnswering(page: Page, seconds: number): Promise<boolean> {
  const answer =
    gameFrame(page)
      ?.evaluate(() => true)
      .catch(() => false) ?? false;
  return Promise.race([answer, sleep(seconds * 1000).then(() => false)]);
}

async function play(
  page: Page,
  build: ReadBuild,
  notes: Set<string>,
  { loadSeconds, looks, drew }: { loadSeconds: number; looks: number; drew: (picture: Buffer) => void },
) {
  page.on('pageerror', ({ message }) =>
    notes.add(/Blocked a frame with origin/.test(message) ? looksOut : `It threw "${firstLine(message)}".`),
  );
  page.on('console', (message) => {
    // Violations of the policy are noted with their address below.
    if (
      message.type() === 'error' &&
      !/Content[ -]Security[ -]Policy|net::ERR_|^Failed to load resource/.test(message.text())
    ) {
      notes.add(`It logged the error "${firstLine(message.text())}".`);
    }
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      console.info(`coinop-blocked ${blockedURI}`),
    );
    // The outline of a focused element is the browser's: around an empty canvas it is not a picture.
    const style = new CSSStyleSheet();
    style.replaceSync(':focus { outline: none !important }');
    document.adoptedStyleSheets.push(style);
  });
  page.on('console', (message) => {
    const [, address] = /^coinop-blocked (https?:.*)$/.exec(message.text()) ?? [];
    if (address !== undefined && !build.outside.has(address)) notes.add(blocked(address));
    const [, link = ''] = /^coinop-link (.*)$/.exec(message.text()) ?? [];
    if (URL.canParse(link))
      notes.add(`It tries to lead the player to ${new URL(link).origin}; the player is asked first.`);
  });
  const isLoading = watchLoading(page, loadSeconds);
  await page.route('**/*', (route) => answerRequest(route, build, notes));
  await page.goto(`${hostOrigin}/`, { waitUntil: 'domcontentloaded' });
  const look = (most: number) =>
    lookFor(
      () => gameFrame(page),
      { looks: most, pauseMs: 300, isLoading },
      async () => {
        const picture = await page.screenshot();
        return isPlain(picture, drawnMin) ? undefined : picture;
      },
    );
  // Some stay dark until the player taps or presses something.
  const shown = (await look(looks)) ?? (await touch(page, portrait).then(() => look(Math.ceil(looks / 3))));
  if (shown === undefined) return { problem: emptyPictureOf(build) };
  drew(await page.screenshot({ type: 'jpeg', quality: 65 }));
  await sleep(500);
  await touch(page, portrait);
  const tall = await shownRatio(page);
  await page.setViewportSize(landscape);
  await sleep(400);
  const wide = await shownRatio(page);
  const orientation: Orientation =
    tall > 1.15 && wide > 1.15 ? 'landscape' : tall < 0.87 && wide < 0.87 ? 'portrait' : 'any';
  if (orientation !== 'landscape') await page.setViewportSize(portrait);
  await sleep(300);
  return { picture: await page.screenshot({ type: 'jpeg', quality: 65 }), orientation };
}

const emptyPictureOf = ({ outside }: ReadBuild) =>
  outside.size > 0 ? `${drewNothing} ${waitsForOthers}` : drewNothing;

/**
 * Until the load event of the document, which waits for the frame with the game, and while more files are loaded:
 * engines fetch most of a game by scripts. At most as long as a game may load.
 */
function watchLoading(page: Page, seconds: number): () => boolean {
  const until = Date.now() + seconds * 1000;
  let isLoaded = false;
  let [asked, ended, seen] = [0, 0, 0];
  page.once('load', () => {
    isLoaded = true;
  });
  page.on('request', () => void asked++);
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => void ended++);
  return () => {
    const isLoading = !isLoaded || ended < asked || ended > seen;
    seen = ended;
    return isLoading && Date.now() < until;
  };
}

/** Typical input of the first seconds. */
async function touch(page: Page, { width, height }: typeof portrait): Promise<void> {
  await page.mouse.click(width / 2, height * 0.55);
  for (const key of ['ArrowRight', 'Space', 'Enter', 'ArrowUp', 'ArrowLeft'])
    await page.keyboard.press(key, { delay: 30 });
  await page.mouse.move(width * 0.3, height * 0.7);
  await page.mouse.down();
  await page.mouse.move(width * 0.7, height * 0.45, { steps: 5 });
  await page.mouse.up();
  await page.mouse.click(width * 0.25, height * 0.4);
  await sleep(400);
}

/**
 * The aspect ratio of the largest visible canvas, or of a page without one that is wider than its frame; otherwise 1.
 */
async function shownRatio(page: Page): Promise<number> {
  const frame = gameFrame(page);
  if (frame === undefined) return 1;
  return frame.evaluate(() => {
    const boxes = [...document.querySelectorAll('canvas')].map((canvas) => canvas.getBoundingClientRect());
    const largest = boxes.sort((a, b) => b.width * b.height - a.width * a.height)[0];
    if (largest && largest.height > 0) return largest.width / largest.height;
    const { scrollWidth } = document.documentElement;
    return scrollWidth > 1.2 * innerWidth ? scrollWidth / innerHeight : innerWidth > innerHeight ? 1.2 : 1;
  });
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.slice(0, 200) ?? '';
}
