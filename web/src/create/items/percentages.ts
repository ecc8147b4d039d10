const digitsMax = 6;

/**
 * Each weight in percent, rounded so that the sum is exactly 100 and no chance is shown as 0. Weights are whole numbers
 * from 1; as few digits as possible are used.
 */
export function percentagesOf(weights: readonly number[]): string[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const digits = digitsFor(weights, total);
  const whole = 100 * 10 ** digits;
  const parts = weights.map((weight) => ({
    units: Math.floor((weight * whole) / total),
    rest: (weight * whole) % total,
  }));
  const missing = whole - parts.reduce((sum, { units }) => sum + units, 0);
  // The remaining units go to those that lost most by rounding down.
  const raised = new Set(
    parts
      .map(({ rest }, i) => ({ rest, i }))
      .sort((one, other) => other.rest - one.rest || one.i - other.i)
      .slice(0, missing)
      .map(({ i }) => i),
  );
  return parts.map(({ units }, i) => `${((units + (raised.has(i) ? 1 : 0)) / 10 ** digits).toFixed(digits)}%`);
}

function digitsFor(weights: readonly number[], total: number): number {
  const exact = [0, 1, 2].find((digits) => weights.every((weight) => (weight * 100 * 10 ** digits) % total === 0));
  if (exact !== undefined) return exact;
  const smallest = (Math.min(...weights) / total) * 100;
  return Math.min(Math.max(1, Math.ceil(-Math.log10(smallest))), digitsMax);
}
