import { nextSequence, sequenceDistance } from './srt-packet.ts';

export type LossRange = { first: number; last: number };

export type ReceiveWindow = {
  /**
   * The packets that can be delivered now, in order; none for a duplicate, or one that is too late or far too early.
   */
  add(sequence: number, payload: Buffer, nowMs: number): Buffer[];
  /** Gives up packets that have been missing for longer than the latency, and returns those after them. */
  skipLate(nowMs: number): Buffer[];
  /** The sender reports that it dropped these packets. */
  drop(range: LossRange): Buffer[];
  /** The missing packets, oldest first. */
  losses(): LossRange[];
  /** All packets before this one were received or given up. */
  expected(): number;
  roomPackets(): number;
};

/** The maximum number of ranges in a loss report, so that it fits into one packet. */
const rangesMax = 150;

/** Restores the order of a sender's packets, and waits `latencyMs` for missing ones. */
export function createReceiveWindow(first: number, packetsMax: number, latencyMs: number): ReceiveWindow {
  const waiting = new Map<number, { payload: Buffer; arrivedAtMs: number }>();
  let expected = first;
  /** The highest sequence number received. */
  let furthest = first;

  function takeInOrder(): Buffer[] {
    const taken: Buffer[] = [];
    for (let next = waiting.get(expected); next !== undefined; next = waiting.get(expected)) {
      waiting.delete(expected);
      taken.push(next.payload);
      expected = nextSequence(expected);
    }
    return taken;
  }
  /**
   * In order. Walks at most `packetsMax` steps: a sender with many gaps must not make us sort every few milliseconds.
   */
  function* waitingInOrder(): Generator<number> {
    if (waiting.size === 0) return;
    const steps = sequenceDistance(furthest, expected);
    for (let step = 0; step <= steps; step += 1) {
      const sequence = nextSequence(expected, step);
      if (waiting.has(sequence)) yield sequence;
    }
  }
  function moveTo(sequence: number): Buffer[] {
    for (const waited of waiting.keys()) if (sequenceDistance(waited, sequence) < 0) waiting.delete(waited);
    expected = sequence;
    if (sequenceDistance(furthest, expected) < 0) furthest = expected;
    return takeInOrder();
  }

  return {
    add(sequence, payload, nowMs) {
      const ahead = sequenceDistance(sequence, expected);
      if (ahead < 0 || ahead >= packetsMax || waiting.has(sequence)) return [];
      waiting.set(sequence, { payload, arrivedAtMs: nowMs });
      if (sequenceDistance(sequence, furthest) > 0) furthest = sequence;
      return takeInOrder();
    },
    skipLate(nowMs) {
      const oldest = waitingInOrder().next().value;
      if (oldest === undefined) return [];
      const arrivedAtMs = waiting.get(oldest)?.arrivedAtMs ?? nowMs;
      return nowMs - arrivedAtMs >= latencyMs ? moveTo(oldest) : [];
    },
    drop({ first: from, last }) {
      const after = nextSequence(last);
      const isNext = sequenceDistance(from, expected) <= 0 && sequenceDistance(after, expected) > 0;
      return isNext && sequenceDistance(after, expected) < packetsMax ? moveTo(after) : [];
    },
    losses() {
      const ranges: LossRange[] = [];
      let from = expected;
      for (const sequence of waitingInOrder()) {
        if (ranges.length === rangesMax) break;
        if (sequence !== from) ranges.push({ first: from, last: nextSequence(sequence, 2 ** 31 - 1) });
        from = nextSequence(sequence);
      }
      return ranges;
    },
    expected: () => expected,
    roomPackets: () => packetsMax - waiting.size,
  };
}
