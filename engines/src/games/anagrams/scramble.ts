import type { Random } from '../../math/random.ts';

/** The letters in another order; never the word itself, if possible. */
export function scramble(word: string, random: Random): string[] {
  const letters = [...word];
  if (new Set(letters).size < 2) return letters;
  for (;;) {
    const mixed = random.shuffle(letters);
    if (mixed.join('') !== word) return mixed;
  }
}

const sortedLetters = (word: string) => [...word].sort().join('');

/** Whether the letters spell the word, or another word of the list with the same letters. */
export function isAnswer(made: string, word: string, words: string[]): boolean {
  return made === word || (sortedLetters(made) === sortedLetters(word) && words.includes(made));
}

/** The order of the words: short ones first, slightly shuffled. */
export function byLength(words: string[], random: Random): string[] {
  return words
    .map((word) => ({ word, rank: word.length + random.range(0, 1.6) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ word }) => word);
}
