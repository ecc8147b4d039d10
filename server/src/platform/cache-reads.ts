import { Counter } from 'prom-client';
import { metrics } from './metrics.ts';

/** Plain numbers, because caches are read with every request; the metric collects them when it is scraped. */
export type CacheReads = { hits: number; misses: number };

const counted = new Map<string, CacheReads>();

export function countCacheReads(cache: string): CacheReads {
  const reads = counted.get(cache) ?? { hits: 0, misses: 0 };
  counted.set(cache, reads);
  return reads;
}

new Counter({
  name: 'coinop_cache_reads_total',
  help: 'Reads of the caches of this process, by cache and whether they held what was asked for.',
  labelNames: ['cache', 'result'],
  registers: [metrics],
  collect() {
    this.reset();
    for (const [cache, { hits, misses }] of counted) {
      this.inc({ cache, result: 'hit' }, hits);
      this.inc({ cache, result: 'miss' }, misses);
    }
  },
});
