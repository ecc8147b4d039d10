import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchBrowser, type RunningBrowser } from '../../platform/browser.ts';
import { findTestBrowser } from '../../testing/found-browser.ts';
import { documentFromPlan } from './build-document.ts';
import { engineSourceOf } from './engine-source.ts';
import { planFromPrompt } from './make-plan.ts';
import { type Kind, kinds, looks } from './plan.ts';

// A busy machine takes its time to start a browser.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

declare global {
  interface Window {
    told: string[];
    tell: Record<string, () => void>;
  }
}

/** Stands where the platform puts its SDK, and writes down what the game tells it. */
const sdk = `<script>
window.told=[];window.tell={};
window.coinop={ready:async()=>{told.push('ready')},gameplayStart(){told.push('start')},gameplayStop(){told.push('stop')},
score(){told.push('score')},state:{load:async()=>({best:7}),save:async()=>{}},on(event,listener){tell[event]=listener}};
</script>`;

let running: RunningBrowser;
let page: Page;
let wrong: string[] = [];

beforeAll(async () => {
  const found = await findTestBrowser();
  if ('missing' in found) throw new Error(found.missing);
  running = await launchBrowser(found, { network: false });
});
afterAll(() => running?.close());

async function open(kind: Kind): Promise<void> {
  const seed = planFromPrompt(`${kind}`, `job ${kind}`);
  const look = looks[kinds.indexOf(kind) % looks.length] ?? 'flat';
  const plan = { ...seed, kind, theme: { ...seed.theme, look } };
  wrong = [];
  page = await running.browser.newPage({ viewport: { width: 270, height: 480 } });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await page.setContent(documentFromPlan(plan, engineSourceOf(kind)).replace('<body>', `<body>${sdk}`));
  await page.waitForFunction(() => window.told.includes('ready'));
}

async function look(): Promise<string> {
  return createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
}

async function play(): Promise<void> {
  await page.mouse.click(140, 330);
  for (const key of ['ArrowRight', 'ArrowUp', 'Space', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await page.mouse.move(90, 300);
  await page.mouse.down();
  await page.mouse.move(190, 260, { steps: 4 });
  await page.mouse.up();
}

describe('every engine', () => {
  it.each(kinds)('%s greets, draws, moves, answers to hand and keys, and takes any window', async (kind) => {
    await open(kind);
    const title = await look();
    await play();
    const during = await look();
    expect(during).not.toBe(title);
    await page.waitForTimeout(60);
    expect(await look()).not.toBe(during);
    for (const viewport of [
      { width: 480, height: 220 },
      { width: 120, height: 120 },
      { width: 270, height: 480 },
    ]) {
      await page.setViewportSize(viewport);
      await page.mouse.click(viewport.width / 2, viewport.height / 2);
    }
    expect(await page.evaluate(() => window.told.slice(0, 2))).toEqual(['ready', 'start']);
    expect(wrong).toEqual([]);
    await page.close();
  });

  it('stands still while the app pauses it, and goes on after', async () => {
    await open('runner');
    await page.mouse.click(140, 330);
    await page.evaluate(() => window.tell['pause']?.());
    await page.waitForTimeout(60);
    const still = await look();
    await page.waitForTimeout(120);
    expect(await look()).toBe(still);
    await page.evaluate(() => window.tell['resume']?.());
    await page.waitForTimeout(120);
    expect(await look()).not.toBe(still);
    expect(await page.evaluate(() => window.told)).toEqual(['ready', 'start', 'stop', 'start']);
    expect(wrong).toEqual([]);
  });

  it('tells a score and stops when a round is lost, and starts the next at a tap', async () => {
    await open('snake');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => window.told.includes('score'), undefined, { timeout: 30_000 });
    await page.waitForTimeout(700);
    await page.mouse.click(140, 330);
    await page.waitForFunction(() => window.told.length >= 5);
    expect(await page.evaluate(() => window.told.slice(0, 5))).toEqual(['ready', 'start', 'score', 'stop', 'start']);
  });
});
