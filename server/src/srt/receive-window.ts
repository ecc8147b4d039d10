import { nextSequence, sequenceDistance } from './srt-packet.ts';

export type LossRange = { first: number; last: number };

export type ReceiveWindow = {
  /** What may be delivered now, in order; empty for what came twice, too late or far too early. */
  add(sequence: number, payload: Buffer, nowMs: number): Buffer[];
  /** Gives up what has been missing for longer than the latency, and answers what stood behind it. */
  skipLate(nowMs: number): Buffer[];
  /** The sender says that these will not come any more. */
  drop(range: LossRange): Buffer[];
  /** What is missing, oldest first. */
  losses(): LossRange[];
  /** All before this have come or been given up. */
  expected(): number;
  roomPackets(): number;
};

/** How many ranges one report names: they fit into one packet. */
const rangesMax = 150;

/** Puts the packets of a sender back in order, and waits `latencyMs` for one that is missing. */
export function createReceiveWindow(first: number, packetsMax: number, latencyMs: number): ReceiveWindow {
  const waiting = new Map<number, { payload: Buffer; arrivedAtMs: number }>();
  let expected = first;
  /** The furthest that has come. */
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
  /** In order. A walk of at most `packetsMax` steps: whoever sends with holes must not make us sort every few milliseconds. */
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
