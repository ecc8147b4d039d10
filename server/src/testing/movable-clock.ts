import type { Clock } from '../platform/clock.ts';

export type MovableClock = Clock & {
  forward(seconds: number): void;
  set(time: Date): void;
  /** From now on time passes only by `forward` and `set`, however long the test takes. */
  stop(): void;
};

/** Runs with the real time plus an offset set by the test. */
export function movableClock(): MovableClock {
  let shiftMs = 0;
  let stoppedAt: number | undefined;
  const real = () => stoppedAt ?? Date.now();
  return {
    now: () => new Date(real() + shiftMs),
    forward: (seconds) => {
      shiftMs += seconds * 1000;
    },
    set: (time) => {
      shiftMs = time.getTime() - real();
    },
    stop: () => {
      stoppedAt = Date.now();
    },
  };
}
