import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { ffmpegCandidates } from '../../server/src/sandbox/ffmpeg.ts';

const games = path.join(import.meta.dirname, '../../games');
const frames = 24;

export type Bot = { pose(page: unknown): Promise<unknown> };

export async function botOf(slug: string): Promise<Bot> {
  return (await import(path.join(games, slug, 'bot.js'))) as Bot;
}

/** A few seconds of a starter game, played by its bot. */
export async function filmGame(browser: Browser, slug: string): Promise<Buffer> {
  const [ffmpeg] = ffmpegCandidates();
  if (ffmpeg === undefined) throw new Error('A clip needs an ffmpeg: the system’s, or the one of the npm packages.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-film-'));
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    // The sandboxed browser cannot read our files.
    await page.route('**/*', (route) => route.fulfill({ path: path.join(games, slug, 'index.html') }));
    await page.goto('http://game.invalid/');
    await film(page, await botOf(slug), folder);
    const input = ['-framerate', '12', '-i', path.join(folder, '%02d.jpg')];
    const output = ['-pix_fmt', 'yuv420p', path.join(folder, 'film.mp4')];
    await promisify(execFile)(ffmpeg, ['-y', ...input, ...output]);
    return await readFile(path.join(folder, 'film.mp4'));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function film(page: Page, bot: Bot, folder: string): Promise<void> {
  await bot.pose(page);
  for (let frame = 0; frame < frames; frame++) {
    const name = `${String(frame).padStart(2, '0')}.jpg`;
    await writeFile(path.join(folder, name), await page.screenshot({ type: 'jpeg', quality: 90 }));
  }
}
