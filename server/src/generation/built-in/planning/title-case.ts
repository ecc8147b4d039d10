import { capital } from './goals-of-care.ts';

export function inTitleCase(text: string): string {
  const small = new Set(['of', 'and', 'the', 'in', 'a', 'an', 'to']);
  return text
    .split(' ')
    .map((word, i) => (i > 0 && small.has(word) ? word : capital(word)))
    .join(' ');
}

/** "Corridor Corridors". */
export const saysTwice = (title: string): boolean => /\b(\p{L}{4,}?)e?s? \1e?s?$/iu.test(title);
