import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFlvTimeline, type MediaKind } from './flv-timeline.ts';

const a: MediaKind = 'audio';
const v: MediaKind = 'video';

it.each<[string, [MediaKind, number][], number[]]>([
  [
    'starts at 0 wherever the publisher does',
    [
      [v, 5000],
      [v, 5040],
      [v, 5080],
    ],
    [0, 40, 80],
  ],
  [
    'keeps audio and video apart as sent',
    [
      [v, 100],
      [a, 107],
      [v, 140],
      [a, 130],
    ],
    [0, 7, 40, 30],
  ],
  [
    'lets a kind that comes late join where it belongs',
    [
      [a, 0],
      [a, 2000],
      [v, 1900],
    ],
    [0, 2000, 1900],
  ],
  [
    'holds still for a small step back within a kind',
    [
      [v, 0],
      [v, 80],
      [v, 40],
      [v, 120],
    ],
    [0, 80, 80, 120],
  ],
  [
    'does not start below 0',
    [
      [a, 40],
      [v, 0],
      [v, 40],
    ],
    [0, 0, 0],
  ],
  [
    'goes on where the publisher starts over',
    [
      [v, 60_000],
      [v, 60_040],
      [v, 0],
      [v, 40],
    ],
    [0, 40, 40, 80],
  ],
  [
    'goes on over a jump ahead',
    [
      [v, 0],
      [v, 40],
      [v, 9_000_000],
      [v, 9_000_040],
    ],
    [0, 40, 40, 80],
  ],
  [
    'keeps both kinds together over a jump',
    [
      [v, 1000],
      [a, 1010],
      [a, 90_010],
      [v, 90_000],
      [v, 90_040],
    ],
    [0, 10, 10, 0, 40],
  ],
  [
    'takes a pause of some seconds for what it is',
    [
      [v, 0],
      [v, 9000],
    ],
    [0, 9000],
  ],
  [
    'goes on at 2^32',
    [
      [v, 0xfffffff0],
      [v, 0x18],
    ],
    [0, 40],
  ],
  [
    'serves kinds that count from different origins',
    [
      [v, 0],
      [a, 5_000_000],
      [v, 40],
      [a, 5_000_040],
    ],
    [0, 0, 40, 40],
  ],
])('%s', (_, steps, times) => {
  const timeline = createFlvTimeline();
  expect(steps.map(([kind, timestamp]) => timeline.place(kind, timestamp))).toEqual(times);
});

it('whatever is sent, no kind ever goes back or below 0', () => {
  const step = fc.tuple(fc.constantFrom(a, v), fc.oneof(fc.nat(20_000), fc.nat(0xffffffff)));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const timeline = createFlvTimeline();
      const last = { audio: 0, video: 0 };
      for (const [kind, timestamp] of steps) {
        const time = timeline.place(kind, timestamp);
        expect(time).toBeGreaterThanOrEqual(last[kind]);
        expect(time).toBeLessThanOrEqual(timeline.latest());
        last[kind] = time;
        expect(timeline.last(kind)).toBe(time);
      }
      expect(timeline.latest()).toBeLessThanOrEqual(steps.length * 10_000);
    }),
  );
});
