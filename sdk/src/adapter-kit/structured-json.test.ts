import { expect, it } from 'vitest';
import { fromJson, toJson } from './structured-json.ts';

const through = (value: unknown) => fromJson(JSON.parse(JSON.stringify(toJson(value))));

it.each([
  ['plain values', { name: 'ada', best: 12, list: [1, null, true, 'x'], nested: { empty: {} } }],
  [
    'a file of emscripten',
    { timestamp: new Date(1_700_000_000_000), mode: 33206, contents: new Uint8Array([0, 255, 7]) },
  ],
  ['numbers that JSON has not', [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
  ['undefined', { a: undefined }],
  ['a bigint', 12n],
  ['buffers and views', [new ArrayBuffer(3), new Float32Array([1.5]), new Int16Array([-1, 2])]],
  ['maps and sets', [new Map([['a', new Set([1, 2])]])]],
  ['objects with the keys of the encoding', { $: 'Date', v: 3, deep: { $: 1 } }],
  ['a key that could set a prototype', JSON.parse('{"__proto__":{"a":1}}')],
])('keeps %s', (_what, value) => {
  expect(through(value)).toStrictEqual(value);
});

it('keeps the part of a buffer that a view shows, and no more', () => {
  const view = new Uint8Array(new Uint8Array([1, 2, 3, 4]).buffer, 1, 2);
  expect(through(view)).toStrictEqual(new Uint8Array([2, 3]));
});

it('keeps bytes of more than one call', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251);
  expect(through(bytes)).toStrictEqual(bytes);
});

it.each([
  ['a file', new Blob(['x'])],
  ['an error', new Error('x')],
  ['a pattern', /x/],
])('refuses %s', (_what, value) => {
  expect(() => toJson({ value })).toThrow(TypeError);
});
