import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('computes a result once while it is among the last ones used, and an undefined one every time', () => {
  const computed: string[] = [];
  const lengths = memoize<number>(2);
  const lengthOf = (text: string) =>
    lengths(text, () => {
      computed.push(text);
      return text === '' ? undefined : text.length;
    });
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(computed).toEqual(['a', 'bb']);
  expect(['', ''].map(lengthOf)).toEqual([undefined, undefined]);
  expect(computed).toEqual(['a', 'bb', '', '']);
  expect(['a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 3, 1, 2]);
  expect(computed).toEqual(['a', 'bb', '', '', 'ccc', 'bb']);
});
