import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { makePreviews } from '../src/games/catalogue/make-previews.ts';
import { findBrowser, launchBrowser } from '../src/sandbox/browser.ts';
import { makeMembers } from '../src/seed-members.ts';
import { freePort } from '../src/testing/servers/free-port.ts';
import { onStage } from './kit/stage.ts';

const usefulLimitMs = 2000;

type Seen = {
  path: string;
  firstPaintMs: number;
  usefulMs: number;
  /** When the preview of the first game's picture was loaded, and when all of it; undefined if the address shows no game. */
  previewMs: number | undefined;
  pictureMs: number | undefined;
  appMs: number;
  kilobytes: number;
};

/** Measures a first visit over a slow connection: the first paint, the content of the address, and the app itself. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { 'kb-per-second': { type: 'string', default: '50' }, 'latency-ms': { type: 'string', default: '400' } },
  });
  const network = {
    offline: false,
    latency: Number(values['latency-ms']),
    downloadThroughput: Number(values['kb-per-second']) * 1024,
    uploadThroughput: Number(values['kb-per-second']) * 1024,
  };
  const found = await findBrowser(path.join(os.tmpdir(), 'coinop-slow-network'), process.env['CHROMIUM_PATH']);
  if ('missing' in found) throw new Error(found.missing);
  await onStage(async ({ ctx, start }) => {
    const { port } = await start(['server/coinop.js', 'serve'], '/readyz', { RTMP_PORT: String(await freePort()) });
    const url = `http://127.0.0.1:${port}`;
    // Otherwise within a minute.
    await makePreviews(ctx);
    let member = { handle: '', token: '' };
    for await (const [one] of makeMembers(ctx, 1)) if (one) member = one;
    const answer = await fetch(`${url}/api/games`, { headers: { authorization: `Bearer ${member.token}` } });
    const { games } = (await answer.json()) as { games: { id: string }[] };
    const [game] = games;
    if (!game) throw new Error('The service has no games.');
    const running = await launchBrowser(found, { network: true });
    try {
      const visits: [path: string, useful: string, app: string][] = [
        ['/', '#first .info-title, article h2', 'article:not([inert]) h2'],
        [`/g/${game.id}`, '#first .info-title, article h2', 'article:not([inert]) h2'],
        ['/find', '#first p, main h1', '.page h1'],
        [`/@${member.handle}`, '#first p, main h2', '.page .profile-name'],
      ];
      for (const visit of visits) report(await see(running.browser, url, network, visit));
    } finally {
      await running.close();
    }
  });
}

async function see(
  browser: Browser,
  url: string,
  network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number },
  [to, useful, app]: [string, string, string],
): Promise<Seen> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const startedAt = performance.now();
    const since = () => Math.round(performance.now() - startedAt);
    const shown = async (selector: string) => {
      await page.locator(selector).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
      return since();
    };
    await page.goto(url + to, { waitUntil: 'commit' });
    const pictured = async (wanted: RegExp) => {
      if (!useful.includes('.info-title')) return undefined;
      await page.waitForFunction(
        (addresses) =>
          [...document.images].some(
            ({ src, complete, naturalWidth }) => addresses.test(src) && complete && naturalWidth > 0,
          ),
        wanted,
      );
      return since();
    };
    const [usefulMs, previewMs, pictureMs, appMs] = await Promise.all([
      shown(useful),
      pictured(/./),
      pictured(/^http/),
      shown(app),
    ]);
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const kilobytes = Math.round(bytes / 1024);
    return {
      path: to.replace(/[\da-f]{8}-.*/, '…'),
      firstPaintMs: Math.round(firstPaintMs),
      usefulMs,
      previewMs,
      pictureMs,
      appMs,
      kilobytes,
    };
  } finally {
    await context.close();
  }
}

function report({ path: to, firstPaintMs, usefulMs, previewMs, pictureMs, appMs, kilobytes }: Seen): void {
  // The page's content is visible only from the first paint on.
  const seenMs = Math.max(firstPaintMs, usefulMs);
  const picture =
    previewMs === undefined
      ? ''
      : `a preview of its picture ${Math.max(firstPaintMs, previewMs)} ms, all of it ${pictureMs} ms, `;
  const verdict = seenMs <= usefulLimitMs ? 'within' : 'NOT WITHIN';
  console.log(
    `${to}: first paint ${firstPaintMs} ms, something useful ${seenMs} ms (${verdict} ${usefulLimitMs} ms), ${picture}the app ${appMs} ms, ${kilobytes} KB until then`,
  );
}
