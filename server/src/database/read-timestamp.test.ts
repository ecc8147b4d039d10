import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTimestamp } from './read-timestamp.ts';

it.each([
  ['2026-11-16 19:13:44+00', '2026-11-16T19:13:44.000Z'],
  ['2026-11-16 19:13:44.5+00', '2026-11-16T19:13:44.500Z'],
  ['2026-11-16 19:13:44.07+00', '2026-11-16T19:13:44.070Z'],
  ['2026-02-29 00:00:00.123999+00', '2026-03-01T00:00:00.123Z'],
  ['2026-11-16 20:13:44.25+01', '2026-11-16T19:13:44.250Z'],
  ['2026-11-17 00:43:44+05:30', '2026-11-16T19:13:44.000Z'],
  ['0001-01-01 00:00:00+00', '0001-01-01T00:00:00.000Z'],
  ['12026-11-16 19:13:44+00', '+012026-11-16T19:13:44.000Z'],
])('%s is %s', (text, iso) => {
  expect(readTimestamp(text).toISOString()).toBe(iso);
});

it('reads every moment as it was written', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      (moment) => {
        const text = moment
          .toISOString()
          .replace('T', ' ')
          .replace(/\.?0*Z$/, '+00');
        expect(readTimestamp(text)).toEqual(moment);
      },
    ),
  );
});

it('leaves infinity to the driver', () => {
  expect(readTimestamp('infinity')).toBe(Number.POSITIVE_INFINITY);
});
