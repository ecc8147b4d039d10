import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takeControls, type Visit } from './kit.ts';

/** A game that moves a square around on a canvas, twice as high as wide, some times a second. */
export const drawingGame = `<!doctype html><title>Square</title>
<style>body{margin:0;background:#123}canvas{display:block;width:100vw;height:100vh}</style>
<canvas width="120" height="240"></canvas>
<script>
const pen = document.querySelector('canvas').getContext('2d', { alpha: false });
function draw() {
  const now = performance.now();
  pen.fillStyle = '#123';
  pen.fillRect(0, 0, 120, 240);
  pen.fillStyle = 'hsl(' + (now / 10) % 360 + ' 90% 60%)';
  pen.fillRect(45 + 40 * Math.sin(now / 400), 105 + 90 * Math.cos(now / 400), 30, 30);
}
draw();
setInterval(draw, 70);
coinop.ready();
coinop.gameplayStart();
</script>`;

export const recordButton = (page: Page) => page.getByRole('button', { name: 'Record a clip' });
export const clipSheet = (page: Page) => page.getByRole('dialog', { name: 'Your clip' });

/** Starts the game and records until the clock in the play bar shows this many seconds. */
export async function startRecording({ page }: Visit, seconds: number): Promise<void> {
  await takeControls(page);
  await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
  await recordButton(page).click();
  const clock = page.getByRole('timer', { name: 'Recording' });
  await expect.poll(async () => Number((await clock.innerText()).split(':')[1])).toBeGreaterThanOrEqual(seconds);
}

/** Records, and stops: the sheet with the recording is open. */
export async function recordClip(visitor: Visit, seconds: number): Promise<void> {
  await startRecording(visitor, seconds);
  await visitor.page.getByRole('button', { name: 'Stop recording' }).click();
  await clipSheet(visitor.page).getByRole('slider', { name: 'Start' }).waitFor();
}

/** Whether this browser plays the service's videos: some builds of Chromium have no H.264. */
export function playsMp4(page: Page): Promise<boolean> {
  return page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.42E01E,mp4a.40.2"'));
}
