import type { Page } from 'playwright-core';
import type { Hands } from './game-bots.ts';

/** Time and hands inside a page, for play that takes as long as its computing and no longer. */
export type HeldTime = {
  /** Lets time pass, with all its frames, before it returns. Nobody sees them, so nothing is painted. */
  pass(ms: number): void;
  /** Paints one frame. */
  show(): void;
  /** From here on time passes by itself again. */
  release(): void;
  hands: Hands;
};

declare global {
  interface Window {
    __held: HeldTime;
  }
}

/**
 * Runs inside the page, ahead of the game: its clock and its frames stand still until they are moved, and chance takes
 * the same course every time. Only what a game sees: the SDK's timeouts and requests keep the wall's time.
 */
export function holdTime(): void {
  const frameMs = 1000 / 30;
  const patienceMs = 300_000;
  const requestRealFrame = window.requestAnimationFrame.bind(window);
  const realNow = performance.now.bind(performance);
  let now = 1000;
  let nextFrameAt = now + frameMs;
  let releasedAt: number | undefined;
  let requests = new Map<number, FrameRequestCallback>();
  let lastRequest = 0;
  let chance = 1;
  let paints = false;

  const time = () => (releasedAt === undefined ? now : now + realNow() - releasedAt);
  const runFrame = () => {
    const callbacks = requests;
    requests = new Map();
    for (const callback of callbacks.values()) callback(time());
    if (releasedAt !== undefined) requestRealFrame(runFrame);
  };
  const pass = (ms: number) => {
    const until = now + ms;
    for (; nextFrameAt <= until; nextFrameAt += frameMs) {
      now = nextFrameAt;
      runFrame();
    }
    now = until;
  };

  const show = () => {
    paints = true;
    pass(frameMs);
    paints = false;
  };
  // What a game paints beside the page, such as its sprites, is painted once and needed later.
  const pen = CanvasRenderingContext2D.prototype;
  for (const name of ['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'strokeText', 'drawImage'] as const) {
    const paint = pen[name] as (...args: unknown[]) => void;
    pen[name] = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
      if (paints || releasedAt !== undefined || !this.canvas.isConnected) paint.apply(this, args);
    };
  }

  performance.now = time;
  Object.defineProperty(Event.prototype, 'timeStamp', { get: time });
  window.requestAnimationFrame = (callback) => {
    requests.set(++lastRequest, callback);
    return lastRequest;
  };
  window.cancelAnimationFrame = (request) => void requests.delete(request);
  Math.random = () => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance / 2_147_483_647;
  };

  const at = { x: 0, y: 0 };
  const point = (type: string, buttons: number) => {
    const target = document.elementFromPoint(at.x, at.y) ?? document.documentElement;
    const held = {
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      buttons,
      button: type === 'pointermove' ? -1 : 0,
    };
    const place = { clientX: at.x, clientY: at.y, bubbles: true, cancelable: true, composed: true };
    target.dispatchEvent(new PointerEvent(type, { ...held, ...place }));
  };
  let buttons = 0;
  const mouse = {
    async move(x: number, y: number) {
      Object.assign(at, { x, y });
      point('pointermove', buttons);
    },
    async down() {
      buttons = 1;
      point('pointerdown', buttons);
    },
    async up() {
      buttons = 0;
      point('pointerup', buttons);
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
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true, composed: true }),
    );
  };
  const keyboard = {
    async down(key: string) {
      strike('keydown', key);
    },
    async up(key: string) {
      strike('keyup', key);
    },
    async press(key: string) {
      strike('keydown', key);
      strike('keyup', key);
    },
  };
  const hands: Hands = {
    keyboard,
    mouse,
    evaluate: async (look) => look(),
    waitForTimeout: async (ms) => pass(ms),
    async waitForFunction(look) {
      for (const startedAt = now; now - startedAt < patienceMs; pass(frameMs)) {
        const seen = look();
        if (seen) return { jsonValue: async () => seen };
      }
      throw new Error(`It did not come in ${patienceMs} ms: ${look}`);
    },
  };
  const release = () => {
    releasedAt = realNow();
    requestRealFrame(runFrame);
  };
  window.__held = { pass, show, release, hands };
}

/** The page's own mouse and keyboard; time passes only where they wait. */
export function handsOn(page: Page): Hands {
  return {
    keyboard: page.keyboard,
    mouse: page.mouse,
    evaluate: (look) => page.evaluate(look),
    waitForTimeout: (ms) => page.evaluate((passing) => window.__held.pass(passing), ms),
    async waitForFunction(look) {
      const seen = await page.evaluate(`window.__held.hands.waitForFunction(${look}).then((seen) => seen.jsonValue())`);
      return { jsonValue: async () => seen as Exclude<ReturnType<typeof look>, false> };
    },
  };
}
