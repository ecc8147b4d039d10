import { type Failure, failure, failureOf, isFinal } from './failure.ts';

// The service accepts 600 writes an hour, one in 6 s; the rest of the allowance is for flushes.
const spacingMs = 6500;
// Saves within this time are batched.
const batchMs = 200;
const promiseLimitMs = 30_000;
const backoffMs = [1000, 2000, 4000, 8000, 16_000, 30_000];

type Waiter = { resolve: () => void; reject: (problem: Failure) => void };
type Flight = { text: string; waiters: Waiter[]; abort: AbortController };

// overtakes: an older write was abandoned without a response, so the server's version is unknown.
type Write = (text: string, signal: AbortSignal, overtakes: boolean) => Promise<void>;

// Keeps only the newest text. At most one write is in progress; `write` must call fetch before its first await.
export function createSaveQueue(write: Write) {
  let waiting: string | undefined;
  let waiters: Waiter[] = [];
  let flight: Flight | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextAt = 0;
  let failures = 0;
  let hurry = false;
  let leaving = false;
  let lastProblem: Failure | undefined;

  function arm(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(launch, Math.max(delayMs, 0));
  }

  function launch(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === undefined) return;
    const overtaken = flight;
    const mine: Flight = {
      text: waiting,
      waiters: [...(overtaken?.waiters ?? []), ...waiters],
      abort: new AbortController(),
    };
    overtaken?.abort.abort();
    flight = mine;
    waiting = undefined;
    waiters = [];
    hurry = false;
    nextAt = Date.now() + spacingMs;
    write(mine.text, mine.abort.signal, overtaken !== undefined).then(
      () => land(mine),
      (error) => land(mine, failureOf(error)),
    );
  }

  function land(mine: Flight, problem?: Failure): void {
    // A newer text replaced this one at the last moment, together with its waiters.
    if (flight !== mine) return;
    flight = undefined;
    if (!problem) {
      failures = 0;
      lastProblem = undefined;
      for (const { resolve } of mine.waiters) resolve();
    } else if (isFinal(problem)) {
      for (const { reject } of mine.waiters) reject(problem);
    } else {
      lastProblem = problem;
      waiting ??= mine.text;
      waiters.unshift(...mine.waiters);
      const backoff = backoffMs[Math.min(failures++, backoffMs.length - 1)] ?? 0;
      nextAt = Date.now() + Math.max(backoff, problem.retryAfterMs ?? 0);
    }
    if (hurry && !problem) launch();
    else if (waiting !== undefined) arm(nextAt - Date.now());
  }

  // Settles with the write that carried this text or a newer one. After its time limit the text is still retried.
  function save(text: string): Promise<void> {
    waiting = text;
    if (leaving) queueMicrotask(launch);
    else if (!flight && timer === undefined) arm(Math.max(batchMs, nextAt - Date.now()));
    return new Promise((resolve, reject) => {
      const limit = setTimeout(
        () => reject(lastProblem ?? failure('timeout', 'Not saved yet; the SDK goes on trying.')),
        promiseLimitMs,
      );
      waiters.push({
        resolve: () => {
          clearTimeout(limit);
          resolve();
        },
        reject: (problem) => {
          clearTimeout(limit);
          reject(problem);
        },
      });
    });
  }

  return {
    save,
    // The game may end soon: write now, or as soon as the current write is finished.
    flush(): void {
      if (flight) hurry = true;
      else launch();
    },
    // The page is being closed: nothing can be awaited, and what the game's own listeners save now is sent at once,
    // too.
    leave(): void {
      leaving = true;
      launch();
    },
    stay(): void {
      leaving = false;
    },
    unsaved: (): string | undefined => waiting ?? flight?.text,
  };
}
