/** A time as a person reads it, or nothing. */
export function timeOf(time: string | null): string {
  return time === null ? '' : new Date(time).toLocaleString();
}

/** A day of the calendar that the service counts by, in short. */
export function dayOf(day: string): string {
  return new Date(day).toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** Hours and minutes. */
export function clockOf(time: string): string {
  return new Date(time).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}
