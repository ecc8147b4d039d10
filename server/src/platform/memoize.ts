import { LRUCache } from 'lru-cache';

/**
 * The results of the last `max` keys. Undefined results are not cached, because callers may ask for any key that does
 * not exist.
 */
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
