/** An English noun and a word for it. `isWhole`: it has no endings, because it would begin other words. */
export type Written = { noun: string; word: string; isWhole?: boolean };

/** "noun = words", one a line or several with semicolons. */
export function linesOf(lines = ''): Written[] {
  return lines
    .normalize('NFC')
    .trim()
    .split(/\n|; /)
    .flatMap((line) => {
      const [noun = '', words = ''] = line.split(' = ');
      return words.split(' ').map((word) => ({ noun, word }));
    });
}
