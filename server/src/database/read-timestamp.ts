import pg from 'pg';

const { TIMESTAMPTZ } = pg.types.builtins;
const readAny = pg.types.getTypeParser(TIMESTAMPTZ, 'text');

const [zero, dash, dot] = [48, 45, 46];

/**
 * A time as PostgreSQL writes it in UTC, `2026-11-16 19:13:44.123456+00`; other formats are left to the driver, whose
 * regular expressions take ten times as long. As in the driver, fractions of a millisecond are dropped.
 */
export function readTimestamp(text: string): Date {
  const { length } = text;
  const isUtc = length >= 22 && length <= 29 && text.endsWith('+00');
  if (!isUtc || text.charCodeAt(4) !== dash || text.charCodeAt(0) === zero) return readAny(text) as Date;
  const two = (at: number) => 10 * (text.charCodeAt(at) - zero) + text.charCodeAt(at + 1) - zero;
  let ms = 0;
  if (text.charCodeAt(19) === dot) {
    // Zeros at the end are left out: `.5` is half a second.
    for (let at = 20, worth = 100; at < length - 3 && worth >= 1; at++, worth /= 10)
      ms += worth * (text.charCodeAt(at) - zero);
  }
  return new Date(Date.UTC(100 * two(0) + two(2), two(5) - 1, two(8), two(11), two(14), two(17), ms));
}
