import { expect, it } from 'vitest';
import { createPublishMeter } from './publish-meter.ts';

function meterAt(start: number) {
  let now = start;
  const meter = createPublishMeter(() => now);
  const at = (seconds: number) => {
    now = start + seconds * 1000;
  };
  return { meter, at };
}

it('counts every byte', () => {
  const { meter, at } = meterAt(123);
  for (let second = 0; second < 100; second += 1) {
    at(second);
    meter.add(1000);
  }
  expect(meter.bytes()).toBe(100_000);
});

it.each([1, 2, 5, 9, 10, 30, 3600])('a steady megabit a second is one after %i s', (seconds) => {
  const { meter, at } = meterAt(5_000);
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    at(tenth / 10);
    meter.add(12_500);
  }
  at(seconds);
  expect(meter.bitsPerSecond() / 1e6).toBeCloseTo(1, 1);
});

it('a burst in the first moment counts as a second of it, not more', () => {
  const { meter, at } = meterAt(0);
  at(0.01);
  meter.add(125_000);
  expect(meter.bitsPerSecond()).toBe(1_000_000);
});

it('ignores bytes older than ten seconds', () => {
  const { meter, at } = meterAt(0);
  meter.add(1_000_000);
  at(9.5);
  expect(meter.bitsPerSecond()).toBeGreaterThan(0);
  at(10.5);
  expect(meter.bitsPerSecond()).toBe(0);
  at(1000);
  expect(meter.bitsPerSecond()).toBe(0);
});
