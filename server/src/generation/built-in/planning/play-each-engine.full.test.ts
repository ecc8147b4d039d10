import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Kind, kinds, looks } from '../../../../../engines/src/plan.ts';
import { hasBrowser, useBrowser } from '../../../testing/browser/use-browser.ts';
import { documentFromPlan } from './build-document.ts';
import { engineSourceOf } from './engine-source.ts';
import { planFromPrompt } from './make-plan.ts';

declare global {
  interface Window {
    calls: string[];
    pictures: number;
    emit: Record<string, () => void>;
  }
}

/** Stands where the platform puts its SDK, and records what the game calls and how many pictures it draws. */
const sdk = `<script>
window.calls=[];window.emit={};
window.coinop={ready:async()=>{calls.push('ready')},gameplayStart(){calls.push('start')},gameplayStop(){calls.push('stop')},
score(){calls.push('score')},state:{load:async()=>({best:7}),save:async()=>{}},on(event,listener){emit[event]=listener}};
const pen=CanvasRenderingContext2D.prototype,draw=pen.drawImage;window.pictures=0;
pen.drawImage=function(...how){pictures++;draw.apply(this,how)};
</script>`;

const browser = useBrowser({ network: false });
let page: Page;
let wrong: string[] = [];

/** One page whose time stands still until a test moves it: nothing is drawn that nobody looks at. */
beforeAll(async () => {
  if (!hasBrowser()) return;
  page = await browser().newPage({ viewport });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
});

const viewport = { width: 270, height: 480 };
/** Three frames. */
const moment = () => page.clock.runFor(50);
const calls = () => page.evaluate(() => window.calls);

async function open(kind: Kind): Promise<void> {
  const seed = planFromPrompt(`${kind}`, `job ${kind}`);
  const look = looks[kinds.indexOf(kind) % looks.length] ?? 'flat';
  const plan = { ...seed, kind, theme: { ...seed.theme, look } };
  wrong = [];
  await page.goto('about:blank');
  await page.setContent(documentFromPlan(plan, engineSourceOf(plan)).replace('<body>', `<body>${sdk}`));
  await moment();
  await page.waitForFunction(() => window.calls.includes('ready'));
}

async function look(): Promise<string> {
  return createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
}

/** How many pictures are drawn in the next frames. */
async function picturesDrawn(): Promise<number> {
  await page.evaluate(() => {
    window.pictures = 0;
  });
  await moment();
  return page.evaluate(() => window.pictures);
}

async function play(): Promise<void> {
  await page.mouse.click(140, 330);
  await moment();
  for (const key of ['ArrowRight', 'ArrowUp', 'Space', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.down(key);
    await moment();
    await page.keyboard.up(key);
  }
  await page.mouse.move(90, 300);
  await page.mouse.down();
  await moment();
  await page.mouse.move(190, 260, { steps: 4 });
  await moment();
  await page.mouse.up();
  await moment();
}

describe('every engine', () => {
  it.each(kinds)('%s calls ready, draws, moves, answers to hand and keys, and takes any window', async (kind) => {
    await open(kind);
    const title = await look();
    await play();
    const during = await look();
    expect(during).not.toBe(title);
    await moment();
    expect(await look()).not.toBe(during);
    for (const window of [{ width: 480, height: 220 }, { width: 120, height: 120 }, viewport]) {
      await page.setViewportSize(window);
      await page.mouse.click(window.width / 2, window.height / 2);
      await moment();
    }
    expect((await calls()).slice(0, 2)).toEqual(['ready', 'start']);
    expect(wrong).toEqual([]);
  });

  it('stands still while the app pauses it, and goes on after', async () => {
    await open('runner');
    await page.mouse.click(140, 330);
    await moment();
    await page.evaluate(() => window.emit['pause']?.());
    await moment();
    const still = await look();
    await moment();
    expect(await look()).toBe(still);
    await page.evaluate(() => window.emit['resume']?.());
    await moment();
    expect(await look()).not.toBe(still);
    expect(await calls()).toEqual(['ready', 'start', 'stop', 'start']);
    expect(wrong).toEqual([]);
  });

  it('does not take the touch that starts a game of tic-tac-toe for a move', async () => {
    const tap = async () => {
      await page.mouse.click(135, 240);
      await page.clock.runFor(3000);
      return picturesDrawn();
    };
    await open('tic-tac-toe');
    const empty = await tap();
    const taken = await tap();
    expect(taken).toBeGreaterThan(empty);
  });

  it('submits the score so far when the app pauses it, because the player may be leaving', async () => {
    await open('runner');
    await page.mouse.click(140, 330);
    await page.clock.runFor(2000);
    await page.evaluate(() => window.emit['pause']?.());
    expect(await calls()).toEqual(['ready', 'start', 'score', 'stop']);
    expect(wrong).toEqual([]);
  });

  it('submits a score and stops when a round is lost, and starts the next at a tap', async () => {
    await open('snake');
    await page.keyboard.press('ArrowRight');
    for (let seconds = 0; seconds < 10 && !(await calls()).includes('stop'); seconds++) await page.clock.runFor(1000);
    expect(await calls()).toEqual(['ready', 'start', 'score', 'stop']);
    await page.clock.runFor(1000);
    await page.mouse.click(140, 330);
    await moment();
    expect(await calls()).toEqual(['ready', 'start', 'score', 'stop', 'start']);
    expect(wrong).toEqual([]);
  });
});
