import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { onStage } from '../../server/bench/kit/stage.ts';
import { findBrowser, launchBrowser } from '../../server/src/sandbox/browser.ts';
import { freePort } from '../../server/src/testing/servers/free-port.ts';
import { lookAtScreens } from './every-screen.ts';
import { type Life, seedLife } from './seed-life.ts';
import { type Shot, shots } from './shots.ts';

const folder = path.join(import.meta.dirname, '../../docs/screenshots');
const sizeBytesMax = 150_000;
const viewports = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/**
 * `npm run screenshots [NAME …]`: starts a service with sample accounts, signs in as one of them, and writes the
 * pictures of docs/screenshots, all of them or the named ones.
 * `npm run screenshots -- --every FOLDER [--locale de] [NAME …]`: instead writes contact sheets of every screen in all
 * sizes and both themes into a folder, for a review before a release.
 */
const { values, positionals: wanted } = parseArgs({
  options: { every: { type: 'string' }, locale: { type: 'string', default: 'en-US' } },
  allowPositionals: true,
});
const found = await findBrowser(path.join(os.tmpdir(), 'coinop-screenshots'), process.env['CHROMIUM_PATH']);
if ('missing' in found) throw new Error(found.missing);

await onStage(async (stage) => {
  const settings = { RTMP_PORT: String(await freePort()) };
  const { port } = await stage.start(['server/coinop.js', 'serve'], '/readyz', settings);
  const running = await launchBrowser(found, { network: true });
  try {
    const life = await seedLife(stage.ctx, `http://127.0.0.1:${port}`, running.browser);
    if (values.every !== undefined) {
      await lookAtScreens(running.browser, life, { folder: values.every, names: wanted, locale: values.locale });
      return;
    }
    await mkdir(folder, { recursive: true });
    for (const shot of shots) {
      if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
      const picture = await take(running.browser, life, shot);
      await writeFile(path.join(folder, `${shot.name}.jpg`), picture);
      console.log(`${shot.name}.jpg: ${picture.length} bytes`);
    }
  } finally {
    await running.close();
  }
});

async function take(browser: Browser, life: Life, shot: Shot): Promise<Buffer> {
  const context = await browser.newContext({ ...viewports[shot.on], colorScheme: shot.theme });
  try {
    if (!shot.asGuest) {
      await context.addInitScript((token) => {
        if (origin === 'null') return;
        localStorage.setItem('coinop.token', token);
        localStorage.setItem('coinop.kind', 'member');
      }, life.ada.token);
    }
    const page = await context.newPage();
    await page.goto(life.url + shot.path(life));
    await shot.show(page, life);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    return await encodeWithin(page);
  } finally {
    await context.close();
  }
}

async function encodeWithin(page: Page): Promise<Buffer> {
  for (let quality = 85; ; quality -= 10) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= sizeBytesMax || quality < 40) return picture;
  }
}
