import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.ts';
import { liveLimits } from './live-stream.ts';

/** Refuses an address for a while after too many wrong keys. */
export function guessGuard(clock: Clock): { isBarred(address: string): boolean; wrong(address: string): void } {
  const failures = new LRUCache<string, number[]>({ max: liveLimits.guessersMax });
  const recent = (address: string) => {
    const since = clock.now().getTime() - liveLimits.wrongKeysSeconds * 1000;
    // Checking does not count as use: the address with the oldest failure is evicted first.
    return (failures.peek(address) ?? []).filter((at) => at > since);
  };
  return {
    isBarred: (address) => recent(address).length >= liveLimits.wrongKeysMax,
    wrong: (address) => void failures.set(address, [...recent(address), clock.now().getTime()]),
  };
}
