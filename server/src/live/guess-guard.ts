import type { Clock } from '../platform/clock.ts';
import { liveLimits } from './live-stream.ts';

/** Turns an address away for a while after it has tried too many wrong keys. */
export function guessGuard(clock: Clock): { isBarred(address: string): boolean; wrong(address: string): void } {
  const tries = new Map<string, number[]>();
  const recent = (address: string) => {
    const since = clock.now().getTime() - liveLimits.wrongKeysSeconds * 1000;
    const kept = (tries.get(address) ?? []).filter((at) => at > since);
    if (kept.length === 0) tries.delete(address);
    else tries.set(address, kept);
    return kept;
  };
  return {
    isBarred: (address) => recent(address).length >= liveLimits.wrongKeysMax,
    wrong: (address) => {
      const now = clock.now().getTime();
      const mine = [...recent(address), now];
      // Put last, so that the first is always the one that has been quiet for longest.
      tries.delete(address);
      tries.set(address, mine);
      for (const [quietest, times] of tries) {
        const isPast = (times.at(-1) ?? 0) <= now - liveLimits.wrongKeysSeconds * 1000;
        if (!isPast && tries.size <= liveLimits.guessersMax) break;
        tries.delete(quietest);
      }
    },
  };
}
