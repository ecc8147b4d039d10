const sampleMs = 100;
const lagMsMax = 500;

/** Whether the event loop has fallen behind: timers are more than half a second late, twice in a row. */
export function watchEventLoop(clock = () => performance.now()): { isOverloaded(): boolean; stop(): void } {
  let expected = clock() + sampleMs;
  let late = 0;
  const timer = setInterval(() => {
    const now = clock();
    late = now - expected > lagMsMax ? late + 1 : 0;
    expected = now + sampleMs;
  }, sampleMs);
  timer.unref();
  return { isOverloaded: () => late >= 2, stop: () => clearInterval(timer) };
}
