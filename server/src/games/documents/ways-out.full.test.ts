import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { afterFile } from '../../testing/after-file.ts';
import { hasFullBrowser, testBrowser } from '../../testing/browser/use-browser.ts';
import { leavingWays, quietWays } from '../../testing/browser/ways-out.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import { startListener } from '../../testing/servers/listener.ts';
import { startOpenPorts } from '../../testing/servers/open-ports.ts';
import { startService } from '../../testing/service.ts';

type Seen = { requested: string[]; connected: string[] };

/**
 * What a game can still do in Chromium, which no policy of ours can shut: SECURITY.md names it. At top level a page may
 * always leave for another. A name is looked up, and a bare connection opened, before a policy is asked.
 */
const stillOpen = {
  inTheApp: {
    requested: [],
    connected: ['preconnect', 'DNS prefetch', 'iframe', 'its own address', 'a refresh by meta'],
  },
  atTopLevel: {
    requested: ['speculation rules, prefetch', 'speculation rules, prerender', 'its own address', 'a refresh by meta'],
    connected: ['preconnect', 'DNS prefetch', 'iframe'],
  },
};

const ways = { ...quietWays, ...leavingWays };
const { ports, connected, requested } = await startOpenPorts(Object.keys(ways));
const host = await startListener();
const { people, ctx } = await startService({ reachable: true, config: { appOrigins: [host.origin] } });
const ada = await people.member('ada');
const html = '<!doctype html><title>Game</title><body><p>playing</p></body>';
const id = await makeGame(ctx, ada, { html });
const address = async () => (await ada.post(`/api/games/${id}/session`)).body.htmlUrl as string;

const places: Record<string, (page: Page) => Promise<Frame>> = {
  async nowhere(page) {
    host.serve('/plain', { html });
    await page.goto(`${host.origin}/plain`, { waitUntil: 'load' });
    return page.mainFrame();
  },
  async inTheApp(page) {
    const frame = `<iframe sandbox="allow-scripts allow-pointer-lock" src="${await address()}"></iframe>`;
    const headers = { 'content-security-policy': `frame-src ${ctx.config.gamesOrigin}` };
    host.serve('/app', { html: `<!doctype html><title>App</title>${frame}`, headers });
    await page.goto(`${host.origin}/app`, { waitUntil: 'load' });
    const game = page.frames()[1];
    if (game === undefined) throw new Error('The app shows no game');
    return game;
  },
  async atTopLevel(page) {
    await page.goto(await address(), { waitUntil: 'load' });
    return page.mainFrame();
  },
};

/** A browser that writes down every name it looks up, which no listener of ours would see. */
async function withBrowser(work: (browser: BrowserContext) => Promise<void>): Promise<string> {
  const { chromium } = await import('playwright-core');
  const { path: executablePath, env } = testBrowser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'coinop-ways-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  const log = path.join(folder, 'net-log.json');
  // With a profile that lasts: a private window looks nothing up ahead.
  const browser = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath,
    args: ['--disable-gpu', `--log-net-log=${log}`, '--net-log-capture-mode=Everything'],
    // It would hide prefetching, which people's browsers do.
    ignoreDefaultArgs: ['--disable-background-networking'],
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env },
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
  return readFileSync(log, 'utf8');
}

const attempt = (frame: Frame, list: Record<string, string>, place: string) =>
  frame.evaluate(
    ({ bodies, portOf, where }) => {
      for (const [way, body] of Object.entries(bodies)) {
        const out = `http://127.0.0.1:${portOf[way]}/`;
        const name = `${way.replace(/\W+/g, '-')}.${where}.example`.toLowerCase();
        const add = (html: string) =>
          document.body.insertAdjacentHTML('beforeend', html.replace('OUT', out).replace('NAME', name));
        try {
          new Function('out', 'name', 'port', 'add', body)(out, name, portOf[way], add);
        } catch {
          // What is not there, or throws, is shut.
        }
      }
    },
    { bodies: list, portOf: ports, where: place },
  );

/** How long the slowest of the ways needed in a page that is free; a game whose ways are shut is given that twice. */
let slowestMs = 2000;

/** Waits until these ways have been taken. A name that is looked up stands in the browser's log only. */
async function untilTaken(names: readonly string[]): Promise<void> {
  const missing = () => names.filter((way) => way !== 'DNS prefetch' && !requested.has(way) && !connected.has(way));
  await expect.poll(missing).toEqual([]);
}

/** The ways on which somebody outside hears something, and those on which a name is looked up or a connection opened. */
async function openWays(place: string, expected: Seen): Promise<Seen> {
  requested.clear();
  connected.clear();
  const open = places[place] as (page: Page) => Promise<Frame>;
  const log = await withBrowser(async (browser) => {
    const frame = await open(await browser.newPage());
    const startedAt = performance.now();
    await attempt(frame, quietWays, place);
    const wanted = [...expected.requested, ...expected.connected];
    await untilTaken(wanted.filter((way) => way in quietWays));
    if (place === 'nowhere') slowestMs = Math.max(1000, performance.now() - startedAt);
    else await sleep(2 * slowestMs);
    for (const [way, body] of Object.entries(leavingWays)) {
      const page = await browser.newPage();
      await attempt(await open(page), { [way]: body }, place);
      if (wanted.includes(way)) await untilTaken([way]);
      else await sleep(500);
    }
  });
  if (log.includes(`dns-prefetch.${place.toLowerCase()}.example`)) connected.add('DNS prefetch');
  const inOrder = (names: Set<string>) => Object.keys(ways).filter((way) => names.has(way));
  return { requested: inOrder(requested), connected: inOrder(connected).filter((way) => !requested.has(way)) };
}

describe.skipIf(!hasFullBrowser())('ways out of a page', () => {
  it('D14: are all seen here when a page is free', async () => {
    const knocked = ['preconnect', 'DNS prefetch'];
    const all = { requested: Object.keys(ways).filter((way) => !knocked.includes(way)), connected: knocked };
    expect(await openWays('nowhere', all)).toEqual(all);
  });

  it("D14: are shut for a game in the app's frame", async () => {
    expect(await openWays('inTheApp', stillOpen.inTheApp)).toEqual(stillOpen.inTheApp);
  });

  it('D14: are shut for a game at top level, but for leaving it', async () => {
    expect(await openWays('atTopLevel', stillOpen.atTopLevel)).toEqual(stillOpen.atTopLevel);
  });

  it.each(['inTheApp', 'atTopLevel'])('D14: no service worker can be left behind by a game %s', async (place) => {
    await withBrowser(async (browser) => {
      const frame = await (places[place] as (page: Page) => Promise<Frame>)(await browser.newPage());
      const outcome = frame.evaluate(async () => {
        try {
          await navigator.serviceWorker.register('/web.js');
          return 'registered';
        } catch {
          return 'refused';
        }
      });
      expect(await outcome).toBe('refused');
    });
  });
});
