import { LRUCache } from 'lru-cache';

/** The results of the last `max` keys. An undefined result is computed again: callers may ask for anything that does not exist. */
export function memoize<Result extends object | string | number>(
  max: number,
): <R extends Result | undefined>(key: string, compute: () => R) => R {
  const results = new LRUCache<string, Result>({ max });
  return <R extends Result | undefined>(key: string, compute: () => R) => {
    const cached = results.get(key);
    if (cached !== undefined) return cached as R;
    const result = compute();
    if (result !== undefined) results.set(key, result);
    return result;
  };
}
