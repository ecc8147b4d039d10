// Makes games/<slug>/thumbnail.jpg from real play: opens the game in a browser the size of a phone and lets its bot
// play up to a moment worth showing.
//
//   node games/make-thumbnails.js            all games
//   node games/make-thumbnails.js cindertail   only the named ones
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const GAMES_DIR = dirname(fileURLToPath(import.meta.url));
const WIDTH = 432;
const HEIGHT = 768;
// Laid out as on a phone of 360×640 points, so that lettering and sprites stay large in a small picture.
const DEVICE_SCALE = 1.2;
// The first one is on the way to a new visitor together with the app, also over a slow connection.
const SIZE_BYTES_MAX = 30_000;
const CHROMIUM_ARGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--mute-audio'];

const wanted = process.argv.slice(2);
const slugs = wanted.length > 0 ? wanted : listSlugs();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  for (const slug of slugs) {
    const picture = await pictureOf(slug);
    await writeFile(join(GAMES_DIR, slug, 'thumbnail.jpg'), picture);
    console.log(`${slug}: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}

function listSlugs() {
  return readdirSync(GAMES_DIR).filter((name) => existsSync(join(GAMES_DIR, name, 'bot.js')));
}

function findChromium() {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('No Chromium found: set CHROMIUM_PATH to one.');
  return found;
}

async function pictureOf(slug) {
  const page = await openGame(slug);
  try {
    const bot = await import(pathToFileURL(join(GAMES_DIR, slug, 'bot.js')).href);
    await bot.pose(page);
    return await encodeWithin(await page.screenshot({ type: 'png' }));
  } finally {
    await page.context().close();
  }
}

async function openGame(slug) {
  const context = await browser.newContext({
    viewport: { width: WIDTH / DEVICE_SCALE, height: HEIGHT / DEVICE_SCALE },
    deviceScaleFactor: DEVICE_SCALE,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(GAMES_DIR, slug, 'index.html')).href);
  await page.waitForFunction(() => window.__game?.state().screen === 'title');
  return page;
}

async function encodeWithin(frame) {
  const page = await browser.newPage();
  try {
    for (let quality = 0.9; quality > 0.3; quality -= 0.06) {
      const base64 = await page.evaluate(encodeJpeg, { source: frame.toString('base64'), WIDTH, HEIGHT, quality });
      const picture = Buffer.from(base64, 'base64');
      if (picture.length <= SIZE_BYTES_MAX) return picture;
    }
    throw new Error(`No quality brings this frame under ${SIZE_BYTES_MAX} bytes.`);
  } finally {
    await page.close();
  }
}

// Runs inside the browser, which has the JPEG encoder that Node lacks.
async function encodeJpeg({ source, WIDTH, HEIGHT, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${source}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d').drawImage(image, 0, 0, WIDTH, HEIGHT);
  return canvas.toDataURL('image/jpeg', quality).split(',')[1];
}
