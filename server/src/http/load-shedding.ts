const sampleMs = 100;
const lagMsMax = 500;

/** Whether the event loop has fallen behind: timers come more than half a second late, twice in a row. */
export function watchEventLoop(): { isOverloaded(): boolean; stop(): void } {
  let expected = performance.now() + sampleMs;
  let late = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - expected > lagMsMax ? late + 1 : 0;
    expected = now + sampleMs;
  }, sampleMs);
  timer.unref();
  return { isOverloaded: () => late >= 2, stop: () => clearInterval(timer) };
}
