/** A time as a person reads it, or nothing. */
export function timeOf(time: string | null): string {
  return time === null ? '' : new Date(time).toLocaleString();
}
