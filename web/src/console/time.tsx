/** A readable time, or nothing. */
export function timeOf(time: string | null): string {
  return time === null ? '' : new Date(time).toLocaleString();
}

/** A UTC day, in short. */
export function dayOf(day: string): string {
  return new Date(day).toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** Hours and minutes. */
export function clockOf(time: string): string {
  return new Date(time).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}
