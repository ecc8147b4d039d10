import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('works once for each question it has room for, and again for what has no answer', () => {
  const asked: string[] = [];
  const lengths = memoize<number | undefined>(2);
  const lengthOf = (text: string) =>
    lengths(text, () => {
      asked.push(text);
      return text === '' ? undefined : text.length;
    });
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(asked).toEqual(['a', 'bb']);
  expect(['', ''].map(lengthOf)).toEqual([undefined, undefined]);
  expect(asked).toEqual(['a', 'bb', '', '']);
  expect(['a', 'ccc', 'a'].map(lengthOf)).toEqual([1, 3, 1]);
});
