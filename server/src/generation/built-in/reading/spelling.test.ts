import { expect, it } from 'vitest';
import { spelledOut } from './spelling.ts';

it('corrects typos, but looks for what is meant only as often as people mistype', () => {
  const words = spelledOut('platfromer dinosour '.repeat(30)).trim().split(' ');
  expect(words.filter((word) => /^(platformer|dinosaur)$/.test(word))).toHaveLength(40);
  expect(words.filter((word) => /^(platfromer|dinosour)$/.test(word))).toHaveLength(20);
});

it('leaves a text without spaces as it is', () => {
  const text = 'ab'.repeat(900);
  expect(spelledOut(text)).toBe(text);
});
