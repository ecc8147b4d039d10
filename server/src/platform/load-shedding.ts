import type { App } from './http.ts';

const sampleMs = 100;
const lagMsMax = 500;

/** Whether the event loop has fallen behind: timers come more than half a second late, twice in a row. */
export function watchEventLoop(app: App): () => boolean {
  let expected = performance.now() + sampleMs;
  let late = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - expected > lagMsMax ? late + 1 : 0;
    expected = now + sampleMs;
  }, sampleMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => late >= 2;
}
