/** The UTC day of a moment, as `2026-11-15`; `daysAfter` counts from it, backwards when negative. */
export function utcDay(time: Date, daysAfter = 0): string {
  return new Date(time.getTime() + daysAfter * 86_400_000).toISOString().slice(0, 10);
}
