import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { type FoundBrowser, launchBrowser } from '../../sandbox/browser.ts';
import { isPlain } from '../../sandbox/pictures.ts';
import { injectSdk, readSdk, scriptJson } from '../documents/inject-sdk.ts';
import { headersFor, hostHeaders, isolatedHeaders } from '../hosts/host-headers.ts';
import { adapterTexts } from './adapters.ts';
import { contentTypeOf, isHtml, unpacked } from './file-encoding.ts';
import { textOfPage } from './page-text.ts';
import type { ReadBuild } from './read-build.ts';
import { answerSdk, gameOrigin, hostOrigin, hostPage, isolatedPageHeaders, versionPath } from './try-host.ts';

export type Tried =
  | { problem: string; notes: string[] }
  | { picture: Buffer; orientation: Orientation; notes: string[] };
type Orientation = 'portrait' | 'landscape' | 'any';

const portrait = { width: 405, height: 720 };
const landscape = { width: 960, height: 540 };
const secondsMax = 90;
const notesMax = 30;
const answerMsMax = 10_000;

const drewNothing = 'It drew nothing: the picture stays empty.';
const waitsForOthers =
  'It loads files from other sites, which a game does not get here: the report says what to put into the archive.';

/**
 * Plays a build in a browser without a network, on an origin of its own as players get it. What it asks for and cannot
 * have is noted. It fails only if it never draws or stops answering.
 */
export async function tryBuild(
  found: FoundBrowser,
  build: ReadBuild,
  signal: AbortSignal,
  { seconds = secondsMax, pictureSeconds = 20 }: { seconds?: number; pictureSeconds?: number } = {},
): Promise<Tried> {
  signal.throwIfAborted();
  const notes = new Set<string>();
  const running = await launchBrowser(found, { network: false });
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
  const ended = new Promise<never>((_resolve, reject) => {
    if (deadline.aborted) reject(new Error('timeout'));
    deadline.addEventListener('abort', () => reject(new Error('timeout')), { once: true });
  });
  // An abort before the race below would count as an unhandled rejection.
  ended.catch(() => undefined);
  const result = (outcome: { problem: string } | { picture: Buffer; orientation: Orientation }): Tried => ({
    ...outcome,
    notes: [...notes].slice(0, notesMax),
  });
  const games: Page[] = [];
  const pictures: Buffer[] = [];
  try {
    const page = await running.browser.newPage({ viewport: portrait, deviceScaleFactor: 1 });
    games.push(page);
    return result(
      await Promise.race([play(page, build, notes, pictureSeconds, (picture) => pictures.push(picture)), ended]),
    );
  } catch (error) {
    signal.throwIfAborted();
    const [page, picture] = [games[0], pictures[0]];
    if (deadline.aborted && page && picture && (await isAnswering(page))) {
      notes.add('It was too slow here to be tried to the end: large scenes are drawn without a graphics card.');
      return result({ picture, orientation: 'any' });
    }
    if (deadline.aborted) return result({ problem: 'The game froze: it blocked the main thread.' });
    if (/crash|closed|Target/i.test((error as Error).message))
      return result({ problem: 'The game crashed its browser.' });
    throw error;
  } finally {
    await running.kill();
  }
}

/** Whether the game comes to a rest between two frames; one in an endless loop never does. */
async function isAnswering(page: Page): Promise<boolean> {
  const frame = page.frames().find((one) => one.url().startsWith(gameOrigin));
  const answer = frame?.evaluate(() => true).catch(() => false) ?? false;
  return Promise.race([answer, sleep(answerMsMax).then(() => false)]);
}

async function play(
  page: Page,
  build: ReadBuild,
  notes: Set<string>,
  pictureSeconds: number,
  drew: (picture: Buffer) => void,
) {
  page.on('pageerror', (error) => notes.add(`It threw "${firstLine(error.message)}".`));
  page.on('console', (message) => {
    // What the policy refused is noted with its address below.
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
  });
  page.on('console', (message) => {
    const [, address] = /^coinop-blocked (https?:.*)$/.exec(message.text()) ?? [];
    if (address !== undefined && !build.outside.has(address)) notes.add(blocked(address));
    const [, link = ''] = /^coinop-link (.*)$/.exec(message.text()) ?? [];
    if (URL.canParse(link))
      notes.add(`It tries to lead the player to ${new URL(link).origin}; the player is asked first.`);
  });
  await page.route('**/*', (route) => answer(route, build, notes));
  await page.goto(`${hostOrigin}/`, { waitUntil: 'domcontentloaded', timeout: 15_000 });
  let picture = await page.screenshot();
  for (const until = Date.now() + pictureSeconds * 1000; isPlain(picture) && Date.now() < until; ) {
    await sleep(300);
    picture = await page.screenshot();
  }
  if (isPlain(picture)) return { problem: build.outside.size > 0 ? `${drewNothing} ${waitsForOthers}` : drewNothing };
  drew(await page.screenshot({ type: 'jpeg', quality: 82 }));
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
  return { picture: await page.screenshot({ type: 'jpeg', quality: 82 }), orientation };
}

/** What a player might do in the first seconds. */
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

/** Width by height of the largest canvas as it is shown, of a page that is wider than its frame without one; else 1. */
async function shownRatio(page: Page): Promise<number> {
  const frame = page.frames().find((one) => one.url().startsWith(gameOrigin));
  if (frame === undefined) return 1;
  return frame.evaluate(() => {
    const boxes = [...document.querySelectorAll('canvas')].map((canvas) => canvas.getBoundingClientRect());
    const largest = boxes.sort((a, b) => b.width * b.height - a.width * a.height)[0];
    if (largest && largest.height > 0) return largest.width / largest.height;
    const { scrollWidth } = document.documentElement;
    return scrollWidth > 1.2 * innerWidth ? scrollWidth / innerHeight : innerWidth > innerHeight ? 1.2 : 1;
  });
}

async function answer(route: Route, build: ReadBuild, notes: Set<string>): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (origin === hostOrigin) {
    if (pathname === '/') {
      const isolation = build.settings.threads ? isolatedPageHeaders : {};
      const type = { 'content-type': 'text/html; charset=utf-8' };
      return route.fulfill({ headers: { ...type, ...isolation }, body: hostPage });
    }
    return route.fulfill(answerSdk(pathname));
  }
  if (origin !== gameOrigin) {
    if (!request.isNavigationRequest()) {
      if (!build.outside.has(request.url())) notes.add(blocked(request.url()));
      return route.abort();
    }
    notes.add(`It tries to lead the player to ${origin}, which a game cannot do.`);
    // The frame stays where it is.
    return route.fulfill({ status: 204 });
  }
  const wanted = decoded(pathname.startsWith(versionPath) ? pathname.slice(versionPath.length) : pathname.slice(1));
  const name = (wanted === '' || wanted.endsWith('/') ? `${wanted}index.html` : wanted).normalize('NFC');
  const found = build.find(name);
  if (found === undefined || request.headers()['service-worker'] !== undefined) {
    if (name !== 'favicon.ico') notes.add(`${name} is asked for and not in the build.`);
    return route.fulfill({ status: 404, headers, body: '' });
  }
  if (found !== name) notes.add(`${name} is asked for; ${found} was found for it.`);
  return fulfillFile(route, build, found);
}

async function fulfillFile(route: Route, build: ReadBuild, name: string): Promise<void> {
  const bytes = build.replaced.get(name) ?? (await build.folder.read(name));
  const type = contentTypeOf(name);
  // An intercepted response is not unpacked by the browser.
  const content = (await unpacked(name, bytes))?.content ?? bytes;
  return route.fulfill({
    headers: { ...headersFor(headers, type), ...(build.settings.threads && isolatedHeaders), 'content-type': type },
    body: isHtml(type) ? pageOf(textOfPage(content), build) : content,
  });
}

const { 'cache-control': _unused, ...headers } = hostHeaders({ baseUrl: hostOrigin, appOrigins: [] });

function pageOf(html: string, { settings }: ReadBuild): Buffer {
  const { before, after } = injectSdk(html, [readSdk(), ...adapterTexts(settings.adapters)].join('</script><script>'));
  const boot = {
    baseUrl: hostOrigin,
    gameId: 'play-test',
    title: 'Play test',
    locale: 'en',
    hostOrigins: [hostOrigin],
  };
  return Buffer.concat([before, Buffer.from(scriptJson(boot)), after]);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A lone percent sign means itself.
    return path;
  }
}

const blocked = (address: string) => `It asks for ${address.slice(0, 200)}, which is outside: a game has no network.`;

function firstLine(text: string): string {
  return text.split('\n')[0]?.slice(0, 200) ?? '';
}
