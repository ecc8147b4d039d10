const BUCKET_MS = 1_000;
const BUCKETS = 10;

export type PublishMeter = {
  add(bytes: number): void;
  bytes(): number;
  /** Mean of the last ten seconds, or of the time since the start when that is shorter. */
  bitsPerSecond(): number;
};

export function createPublishMeter(now: () => number): PublishMeter {
  const startedAt = now();
  const buckets = new Array<number>(BUCKETS).fill(0);
  let newest = 0;
  let total = 0;

  function advance(): number {
    const elapsed = Math.max(0, now() - startedAt);
    const bucket = Math.floor(elapsed / BUCKET_MS);
    for (let index = Math.max(newest + 1, bucket - BUCKETS + 1); index <= bucket; index += 1)
      buckets[index % BUCKETS] = 0;
    newest = Math.max(newest, bucket);
    return elapsed;
  }

  return {
    add(bytes) {
      advance();
      total += bytes;
      const slot = newest % BUCKETS;
      buckets[slot] = (buckets[slot] ?? 0) + bytes;
    },
    bytes: () => total,
    bitsPerSecond() {
      const elapsed = advance();
      const sum = buckets.reduce((left, right) => left + right, 0);
      // The newest bucket is incomplete; an incomplete first second counts as a whole one.
      const covered = Math.min(elapsed, (BUCKETS - 1) * BUCKET_MS + (elapsed % BUCKET_MS));
      return Math.round((sum * 8 * 1000) / Math.max(covered, BUCKET_MS));
    },
  };
}
