import { describe, expect, it } from 'vitest';
import { narrowLists } from './narrow-words.ts';
import { wordsOfLanguage, wordsOfLength, wordsOfTheme, wordThemes } from './word-lists.ts';

const doubles = (words: string[]) => words.filter((word, i) => words.indexOf(word) !== i);

describe('words for word games', () => {
  it('has at least 25 themes', () => {
    expect(wordThemes.length).toBeGreaterThanOrEqual(25);
  });

  it.each(wordThemes)('has at least 40 words of 4 to 10 letters for %s', (theme) => {
    const words = wordsOfTheme(theme);
    expect(words.length).toBeGreaterThanOrEqual(40);
    expect(words.filter((word) => !/^[a-z]{4,10}$/.test(word))).toEqual([]);
    expect(doubles(words)).toEqual([]);
  });

  it('has no halves of compounds', () => {
    const all = wordThemes.flatMap((theme) => wordsOfTheme(theme));
    expect(all.filter((word) => /^(frying|rolling|opener|passion|citrus|mulled|wrapping|haunted)$/.test(word))).toEqual(
      [],
    );
  });

  it('has at least 600 common English words, shorter ones first', () => {
    const words = wordsOfLanguage('en');
    expect(words.length).toBeGreaterThanOrEqual(600);
    expect(words.filter((word) => !/^[a-z]{4,10}$/.test(word))).toEqual([]);
    expect(doubles(words)).toEqual([]);
    expect(words.map(({ length }) => length)).toEqual(words.map(({ length }) => length).sort((a, b) => a - b));
  });

  it.each(['de', 'es', 'fr', 'pt', 'it', 'pl'] as const)(
    'has at least 150 words of %s, with its own letters',
    (language) => {
      const words = wordsOfLanguage(language);
      expect(words.length).toBeGreaterThanOrEqual(150);
      expect(words.filter((word) => !/^\p{Ll}+$/u.test(word))).toEqual([]);
      expect(doubles(words)).toEqual([]);
      expect(words.filter((word) => /[^a-z]/.test(word)).length).toBeGreaterThan(5);
    },
  );

  it('chooses by length, counting an accented letter as one', () => {
    expect(wordsOfLength('fr', 3, 3)).toContain('clé');
    expect(wordsOfLength('en', 5, 6).filter((word) => word.length < 5 || word.length > 6)).toEqual([]);
  });
});

describe('narrow lists', () => {
  it.each(narrowLists.map(({ asked, words }) => [String(asked), words] as const))(
    'have words of 3 to 13 letters, each once: %s',
    (_asked, words) => {
      expect(words.filter((word) => !/^[a-z]{3,13}$/.test(word))).toEqual([]);
      expect(doubles(words)).toEqual([]);
      expect(words.length).toBeGreaterThan(6);
    },
  );
});
