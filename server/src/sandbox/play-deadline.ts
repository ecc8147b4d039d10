export type PlayDeadline = {
  /** Rejects when the time is over or the work is canceled. */
  ended: Promise<never>;
  isOver(): boolean;
  /** Restarts the time: a slow browser start on a busy machine must not reduce the time for the game. */
  restart(seconds: number): void;
  clear(): void;
};

/** The time limit for a page; the signal may end it earlier. */
export function startDeadline(seconds: number, signal: AbortSignal): PlayDeadline {
  const timeUp = new AbortController();
  const over = AbortSignal.any([signal, timeUp.signal]);
  let timer = setTimeout(() => timeUp.abort(), seconds * 1000);
  const ended = new Promise<never>((_resolve, reject) => {
    if (over.aborted) reject(new Error('timeout'));
    over.addEventListener('abort', () => reject(new Error('timeout')), { once: true });
  });
  // Otherwise an abort before the first await would be an unhandled rejection.
  ended.catch(() => undefined);
  return {
    ended,
    isOver: () => over.aborted,
    restart: (next) => {
      clearTimeout(timer);
      timer = setTimeout(() => timeUp.abort(), next * 1000);
    },
    clear: () => clearTimeout(timer),
  };
}
