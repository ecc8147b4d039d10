import type { Page } from 'playwright-core';
import type { Hands } from './game-bots.ts';
import type {} from './held-time.ts';

declare global {
  interface Window {
    __hands: Hands;
  }
}

/**
 * Runs inside a page whose time is controlled: input for a bot that plays in the page itself, without a round trip per
 * move.
 */
export function giveHands(): void {
  const stepMs = 1000 / 30;
  const patienceMs = 300_000;
  const at = { x: 0, y: 0 };
  let buttons = 0;
  const point = (type: string) => {
    const target = document.elementFromPoint(at.x, at.y) ?? document.documentElement;
    const button = type === 'pointermove' ? -1 : 0;
    const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button, buttons };
    const place = { clientX: at.x, clientY: at.y, bubbles: true, cancelable: true };
    target.dispatchEvent(new PointerEvent(type, { ...pointer, ...place }));
  };
  const mouse = {
    async move(x: number, y: number) {
      Object.assign(at, { x, y });
      point('pointermove');
    },
    async down() {
      buttons = 1;
      point('pointerdown');
    },
    async up() {
      buttons = 0;
      point('pointerup');
    },
    async click(x: number, y: number) {
      await mouse.move(x, y);
      await mouse.down();
      await mouse.up();
    },
  };
  const strike = (type: string, name: string) => {
    const letter = /^(?:Key|Digit)?(.)$/.exec(name)?.[1];
    const key = name === 'Space' ? ' ' : (letter?.toLowerCase() ?? name);
    const code = name.length === 1 ? `Key${name.toUpperCase()}` : name;
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true }));
  };
  const keyboard = {
    down: async (key: string) => strike('keydown', key),
    up: async (key: string) => strike('keyup', key),
    async press(key: string) {
      strike('keydown', key);
      strike('keyup', key);
    },
  };
  window.__hands = {
    keyboard,
    mouse,
    evaluate: async (look) => look(),
    waitForTimeout: async (ms) => window.__held.pass(ms),
    async waitForFunction(look) {
      const startedAt = window.__held.now();
      for (; window.__held.now() - startedAt < patienceMs; window.__held.pass(stepMs)) {
        const seen = look();
        if (seen) return { jsonValue: async () => seen };
      }
      throw new Error(`It did not come in ${patienceMs} ms: ${look}`);
    },
  };
}

/** The page's own mouse and keyboard; time passes only where they wait. */
export function handsOn(page: Page): Hands {
  return {
    keyboard: page.keyboard,
    mouse: page.mouse,
    evaluate: (look) => page.evaluate(look),
    waitForTimeout: (ms) => page.evaluate((passing) => window.__held.pass(passing), ms),
    async waitForFunction(look) {
      const seen = await page.evaluate(`window.__hands.waitForFunction(${look}).then((seen) => seen.jsonValue())`);
      return { jsonValue: async () => seen };
    },
  };
}
