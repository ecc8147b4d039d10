/** Of a letter: at its place, elsewhere in the word, or not in it. */
export type Mark = 'right' | 'near' | 'absent';

/** A letter is marked no more often than the word has it; those at their place come first. */
export function marksOf(word: string, guess: string): Mark[] {
  const rest = [...word].filter((letter, i) => guess[i] !== letter);
  return [...guess].map((letter, i) => {
    if (word[i] === letter) return 'right';
    const at = rest.indexOf(letter);
    if (at < 0) return 'absent';
    rest.splice(at, 1);
    return 'near';
  });
}

const order: Mark[] = ['absent', 'near', 'right'];

/** The best that is known of each letter, for the keyboard. */
export function knownLetters(word: string, guesses: string[]): Map<string, Mark> {
  const known = new Map<string, Mark>();
  for (const guess of guesses)
    for (const [i, mark] of marksOf(word, guess).entries()) {
      const letter = guess[i] ?? '';
      const before = known.get(letter);
      if (before === undefined || order.indexOf(mark) > order.indexOf(before)) known.set(letter, mark);
    }
  return known;
}
