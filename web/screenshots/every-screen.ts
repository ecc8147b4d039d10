import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type Screen, screens } from './screens.ts';
import type { Life } from './seed-life.ts';
import { wordsIn } from './words.ts';

export type Look = { folder: string; names: string[]; locale: string };

const sizes = {
  phone: ['320x640', '390x844', '820x1180', '844x390'],
  desk: ['1366x768', '1920x1080'],
};
type Device = keyof typeof sizes;
const devices: Record<Device, BrowserContextOptions> = { phone: { hasTouch: true, isMobile: true }, desk: {} };

/** Writes a contact sheet of every screen in all sizes for each theme, and its accessibility tree. */
export async function lookAtScreens(browser: Browser, life: Life, { folder, names, locale }: Look): Promise<void> {
  await mkdir(folder, { recursive: true });
  const words = wordsIn(locale);
  for (const screen of screens) {
    if (names.length > 0 && !names.includes(screen.name)) continue;
    const pictures = { dark: [] as string[], light: [] as string[] };
    for (const device of ['phone', 'desk'] as const) {
      const context = await openContext(browser, life, screen, device, locale);
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(15_000);
        await page.goto(life.url + (await screen.path(life)));
        await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
        await screen.show?.(page, words);
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        await writeFile(
          path.join(folder, `${screen.name}-${device}.aria.yml`),
          await page.locator('body').ariaSnapshot(),
        );
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          for (const size of sizes[device]) pictures[colorScheme].push(await pictureOf(page, size));
        }
      } catch (error) {
        console.error(`${screen.name} (${device}): ${error}`);
      } finally {
        await context.close();
      }
    }
    for (const [theme, list] of Object.entries(pictures)) {
      await writeFile(path.join(folder, `${screen.name}-${theme}.png`), await contactSheet(browser, list));
    }
    console.log(screen.name);
  }
}

async function openContext(
  browser: Browser,
  life: Life,
  screen: Screen,
  device: Device,
  locale: string,
): Promise<BrowserContext> {
  const [width, height] = sizeOf(sizes[device][1] ?? '');
  const context = await browser.newContext({ ...devices[device], viewport: { width, height }, locale });
  if (!screen.asGuest) {
    await context.addInitScript((token) => {
      if (origin === 'null') return;
      localStorage.setItem('coinop.token', token);
      localStorage.setItem('coinop.kind', 'member');
    }, life.ada.token);
  }
  return context;
}

const sizeOf = (size: string) => size.split('x').map(Number) as [number, number];

async function pictureOf(page: Page, size: string): Promise<string> {
  const [width, height] = sizeOf(size);
  await page.setViewportSize({ width, height });
  // Games and panels need a moment to adapt to the new size.
  await page.waitForTimeout(350);
  return (await page.screenshot({ type: 'jpeg', quality: 85 })).toString('base64');
}

async function contactSheet(browser: Browser, pictures: string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1294, height: 940 } });
  try {
    const images = pictures.map((data) => `<img src="data:image/jpeg;base64,${data}">`);
    await page.setContent(
      `<style>body{margin:6px;display:flex;flex-wrap:wrap;gap:6px;align-items:start;background:#777}
      img{max-height:560px;max-width:636px}img:nth-child(4){max-width:328px}</style>${images.join('')}`,
    );
    return await page.screenshot();
  } finally {
    await page.close();
  }
}
