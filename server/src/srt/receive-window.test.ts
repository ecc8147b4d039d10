import { expect, it } from 'vitest';
import { createReceiveWindow } from './receive-window.ts';

const last = 2 ** 31 - 1;
const open = (first = 10) => createReceiveWindow(first, 100, 120);
const packet = (sequence: number) => Buffer.from(`${sequence}`);
const numbers = (payloads: Buffer[]) => payloads.map((payload) => Number(payload.toString()));

it('delivers in order, once, and across the wrap of the numbers', () => {
  const window = open(last);
  const add = (sequence: number) => numbers(window.add(sequence, packet(sequence), 0));
  expect(add(last)).toEqual([last]);
  expect(add(1)).toEqual([]);
  expect(add(1)).toEqual([]);
  expect(window.losses()).toEqual([{ first: 0, last: 0 }]);
  expect(add(0)).toEqual([0, 1]);
  expect(add(last)).toEqual([]);
  expect(window.expected()).toBe(2);
  expect(window.roomPackets()).toBe(100);
});

it('reports missing packets, and accepts none that is far ahead', () => {
  const window = open();
  for (const sequence of [12, 13, 17, 110, 5]) expect(window.add(sequence, packet(sequence), 0)).toEqual([]);
  expect(window.losses()).toEqual([
    { first: 10, last: 11 },
    { first: 14, last: 16 },
  ]);
  expect(window.roomPackets()).toBe(97);
});

it('waits for missing packets as long as the latency', () => {
  const window = open();
  window.add(12, packet(12), 1000);
  window.add(14, packet(14), 1100);
  expect(window.skipLate(1119)).toEqual([]);
  expect(numbers(window.skipLate(1120))).toEqual([12]);
  expect(window.expected()).toBe(13);
  expect(numbers(window.skipLate(1220))).toEqual([14]);
  expect(window.skipLate(9999)).toEqual([]);
});

it('gives up the packets that the sender reports as dropped, and no others', () => {
  const window = open();
  window.add(13, packet(13), 0);
  expect(window.drop({ first: 11, last: 12 })).toEqual([]);
  expect(window.drop({ first: 5, last: 9 })).toEqual([]);
  expect(window.drop({ first: 10, last: 5000 })).toEqual([]);
  expect(numbers(window.drop({ first: 9, last: 12 }))).toEqual([13]);
  expect(window.expected()).toBe(14);
});
