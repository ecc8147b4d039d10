/** The UTC day of a time, as `2026-11-15`, plus `daysAfter` days. */
export function utcDay(time: Date, daysAfter = 0): string {
  return new Date(time.getTime() + daysAfter * 86_400_000).toISOString().slice(0, 10);
}
