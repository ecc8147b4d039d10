/** The median, which a single outlier does not change. */
export function median<T>(values: readonly T[], by: (value: T) => number): T {
  const found = [...values].sort((a, b) => by(a) - by(b))[values.length >> 1];
  if (found === undefined) throw new Error('There are rounds');
  return found;
}
