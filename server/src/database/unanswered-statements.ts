import type pg from 'pg';
import { socketOf } from './checked-out-connections.ts';
import { statementMsDefault } from './statement-limit.ts';

/** Closes connections on which no answer comes any more: the server's machine vanished without closing them. */
export type UnansweredStatements = {
  /** The server aborts the statement after this time; 0: no limit. */
  sent(client: pg.ClientBase, limitMs: number): void;
  answered(client: pg.ClientBase): void;
  stop(): void;
};

/** How much later than the server's own limit its answer may come. */
const graceMs = 5000;
const tickMsMax = 1000;

type Waiting = { statements: number; ticks: number; ticksMax: number };

/**
 * One timer for all connections. It counts ticks instead of comparing times, because a process that was stopped, or too
 * busy to read what has arrived, has not waited.
 */
export function watchUnanswered(
  onSilent: () => void,
  { answerMs = statementMsDefault + graceMs }: { answerMs?: number | undefined } = {},
): UnansweredStatements {
  const tickMs = Math.min(tickMsMax, answerMs / 5);
  const waiting = new Map<pg.ClientBase, Waiting>();
  const ticksFor = (limitMs: number) => {
    if (limitMs === 0) return Number.POSITIVE_INFINITY;
    return Math.ceil((limitMs === statementMsDefault ? answerMs : limitMs + graceMs) / tickMs);
  };
  const timer = setInterval(() => {
    let isSilent = false;
    for (const [client, one] of waiting) {
      one.ticks += 1;
      if (one.ticks <= one.ticksMax) continue;
      waiting.delete(client);
      isSilent = true;
      close(client);
    }
    if (isSilent) onSilent();
  }, tickMs);
  timer.unref();
  return {
    sent(client, limitMs) {
      const before = waiting.get(client);
      if (before === undefined) waiting.set(client, { statements: 1, ticks: 0, ticksMax: ticksFor(limitMs) });
      else before.statements += 1;
    },
    answered(client) {
      const one = waiting.get(client);
      if (one === undefined) return;
      one.statements -= 1;
      one.ticks = 0;
      if (one.statements === 0) waiting.delete(client);
    },
    stop: () => clearInterval(timer),
  };
}

/** Fails its statements with a retryable error, and discards the connection. */
function close(client: pg.ClientBase): void {
  const error = Object.assign(new Error('the database does not answer, its connection was closed'), {
    code: 'ETIMEDOUT',
  });
  socketOf(client).destroy(error);
}
