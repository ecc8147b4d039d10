/** Controls the time of a page that is played as fast as it can be computed. */
export type HeldTime = {
  now(): number;
  /** Advances time, with all its frames, before it returns. Nothing is painted. */
  pass(ms: number): void;
  /** Paints one frame. */
  show(): void;
  /** From here on time runs normally again. */
  release(): void;
};

declare global {
  interface Window {
    __held: HeldTime;
  }
}

/**
 * Runs inside the page before the game: its clocks and frames stand still until they are advanced, and random numbers
 * are the same every time. This affects only the game: the SDK's timeouts and requests use real time.
 */
export function holdTime(): void {
  const frameMs = 1000 / 30;
  const requestRealFrame = window.requestAnimationFrame.bind(window);
  const realNow = performance.now.bind(performance);
  let held = 1000;
  let nextFrameAt = held + frameMs;
  let releasedAt: number | undefined;
  let requests = new Map<number, FrameRequestCallback>();
  let lastRequest = 0;
  let chance = 1;
  const seen = new Set<object>();
  const pen = Object.getOwnPropertyDescriptors(CanvasRenderingContext2D.prototype);
  const painting = Object.entries(pen).filter(([name, { value }]) => value && !/^(?:create|get|is|measure)/.test(name));
  const unpainted = Object.fromEntries(painting.map(([name]) => [name, () => {}]));

  const now = () => (releasedAt === undefined ? held : held + realNow() - releasedAt);
  const runFrame = () => {
    const callbacks = requests;
    requests = new Map();
    for (const callback of callbacks.values()) callback(now());
    if (releasedAt !== undefined) requestRealFrame(runFrame);
  };
  const runFramesOf = (ms: number) => {
    const until = held + ms;
    for (; nextFrameAt <= until; nextFrameAt += frameMs) {
      held = nextFrameAt;
      runFrame();
    }
    held = until;
  };
  const pass = (ms: number) => {
    for (const context of seen) Object.assign(context, unpainted);
    runFramesOf(ms);
    for (const context of seen) for (const name of Object.keys(unpainted)) Reflect.deleteProperty(context, name);
  };
  const show = () => runFramesOf(frameMs);
  const release = () => {
    releasedAt = realNow();
    requestRealFrame(runFrame);
  };

  performance.now = now;
  Object.defineProperty(Event.prototype, 'timeStamp', { get: now });
  Object.defineProperty(BaseAudioContext.prototype, 'currentTime', { get: () => now() / 1000 });
  window.requestAnimationFrame = (callback) => {
    requests.set(++lastRequest, callback);
    return lastRequest;
  };
  window.cancelAnimationFrame = (request) => void requests.delete(request);
  Math.random = () => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance / 2_147_483_647;
  };
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context = getContext.apply(this, args as Parameters<typeof getContext>);
    // What a game draws off-screen, such as sprites, is drawn once and needed later.
    if (this.isConnected && context !== null) seen.add(context);
    return context;
  } as typeof getContext;
  window.__held = { now, pass, show, release };
}
