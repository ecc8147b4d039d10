import { setTimeout as sleep } from 'node:timers/promises';

/** The outcome of one request: undefined if no response came in time. */
export type Went = { status: number } | undefined;

export type LoopReport = {
  seconds: number;
  sent: number;
  good: number;
  refused: number;
  failed: number;
  unanswered: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
};

function newTally() {
  const tookMs: number[] = [];
  const counts = { sent: 0, good: 0, refused: 0, failed: 0, unanswered: 0 };
  return {
    counts,
    add(went: Went, ms: number) {
      counts.sent += 1;
      if (went === undefined) counts.unanswered += 1;
      else if (went.status === 503) counts.refused += 1;
      else if (went.status >= 400) counts.failed += 1;
      else {
        counts.good += 1;
        tookMs.push(ms);
      }
    },
    report(seconds: number): LoopReport {
      const sorted = tookMs.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
      return { seconds, ...counts, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
    },
  };
}

type Loop = { seconds: number; send(n: number): Promise<Went> };

/** Sends at fixed times, whether or not earlier requests were answered; latency is measured from the scheduled time. */
export async function openLoop({
  seconds,
  send,
  perSecond,
  first = 0,
}: Loop & { perSecond: number; first?: number }): Promise<LoopReport> {
  const tally = newTally();
  const startedAt = performance.now();
  const underWay = new Set<Promise<void>>();
  const total = Math.ceil(perSecond * seconds);
  for (let n = 0; n < total; await sleep(1)) {
    // Those that are due are sent together: one timer for each would cost more than sending it.
    const due = Math.min(total, Math.ceil(((performance.now() - startedAt) * perSecond) / 1000));
    for (; n < due; n++) {
      const dueAt = startedAt + (n * 1000) / perSecond;
      const one: Promise<void> = send(first + n).then((went) => {
        tally.add(went, performance.now() - dueAt);
        underWay.delete(one);
      });
      underWay.add(one);
    }
  }
  await Promise.all(underWay);
  return tally.report((performance.now() - startedAt) / 1000);
}

/** As many as are answered, on connections that each wait for their response. */
export async function closedLoop({ seconds, send, lanes }: Loop & { lanes: number }): Promise<LoopReport> {
  const tally = newTally();
  const startedAt = performance.now();
  let n = 0;
  const lane = async () => {
    while (performance.now() < startedAt + seconds * 1000) {
      const sentAt = performance.now();
      const went = await send(n++);
      tally.add(went, performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return tally.report((performance.now() - startedAt) / 1000);
}
