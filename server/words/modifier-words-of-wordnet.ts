const wordsPerLine = 40;

/** Adjectives and adverbs that are neither nouns nor verbs, so that none of them is taken for a slip of the finger. */
export function modifierWords(modifiers: string[], others: string[]): string {
  const wordsOf = (index: string) => index.split('\n').map((line) => line.split(' ')[0] ?? '');
  const known = new Set(others.flatMap(wordsOf));
  const words = [...new Set(modifiers.flatMap(wordsOf))].filter((word) => /^[a-z]{4,}$/.test(word) && !known.has(word));
  const lines = Array.from({ length: Math.ceil(words.length / wordsPerLine) }, (_, i) =>
    words.slice(i * wordsPerLine, (i + 1) * wordsPerLine).join(' '),
  );
  return `${lines.join('\n')}\n`;
}
