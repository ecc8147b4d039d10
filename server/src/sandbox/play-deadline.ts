export type PlayDeadline = {
  /** Rejects when the time is over or the work is canceled. */
  ended: Promise<never>;
  isOver(): boolean;
  /** Counts anew: a browser that starts slowly on a busy machine takes nothing of the time that a game has for itself. */
  restart(seconds: number): void;
  clear(): void;
};

/** How long a page may take; ended before that by the signal. */
export function startDeadline(seconds: number, signal: AbortSignal): PlayDeadline {
  const timeUp = new AbortController();
  const over = AbortSignal.any([signal, timeUp.signal]);
  let timer = setTimeout(() => timeUp.abort(), seconds * 1000);
  const ended = new Promise<never>((_resolve, reject) => {
    if (over.aborted) reject(new Error('timeout'));
    over.addEventListener('abort', () => reject(new Error('timeout')), { once: true });
  });
  // An abort before anybody waits for it would count as an unhandled rejection.
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
