import type { Clock } from '../platform/clock.ts';

export type MovableClock = Clock & { forward(seconds: number): void; set(time: Date): void };

/** Runs with the real time plus an offset set by the test. */
export function movableClock(): MovableClock {
  let shiftMs = 0;
  return {
    now: () => new Date(Date.now() + shiftMs),
    forward: (seconds) => {
      shiftMs += seconds * 1000;
    },
    set: (time) => {
      shiftMs = time.getTime() - Date.now();
    },
  };
}
