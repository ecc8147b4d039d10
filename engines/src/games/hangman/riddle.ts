export type Riddle = { word: string; tried: string[] };

export const riddleOf = (word: string): Riddle => ({ word, tried: [] });

/** How often the letter occurs in the word, or null if it was tried before. */
export function guess(riddle: Riddle, letter: string): number | null {
  if (riddle.tried.includes(letter)) return null;
  riddle.tried.push(letter);
  return [...riddle.word].filter((one) => one === letter).length;
}

export const isGuessed = ({ word, tried }: Riddle) => [...word].every((letter) => tried.includes(letter));

export const shownLetters = ({ word, tried }: Riddle) =>
  [...word].map((letter) => (tried.includes(letter) ? letter : null));
