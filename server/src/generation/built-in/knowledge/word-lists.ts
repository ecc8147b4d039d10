import { commonWords } from './common-words.ts';
import { foreignWords } from './foreign-words.ts';
import { themedWords } from './themed-words.ts';

export type WordTheme = keyof typeof themedWords;
export type WordLanguage = 'en' | keyof typeof foreignWords;

export const wordThemes = Object.keys(themedWords) as WordTheme[];

const listOf = (text: string): string[] => text.trim().split(/\s+/);

/** Words of a theme, all English, a–z. */
export const wordsOfTheme = (theme: WordTheme): string[] => listOf(themedWords[theme]);

/** Everyday words of a language, with its own letters. */
export const wordsOfLanguage = (language: WordLanguage): string[] =>
  listOf(language === 'en' ? commonWords : foreignWords[language]);

export function wordsOfLength(language: WordLanguage, lengthMin: number, lengthMax: number): string[] {
  return wordsOfLanguage(language).filter((word) => {
    const { length } = [...word];
    return length >= lengthMin && length <= lengthMax;
  });
}
