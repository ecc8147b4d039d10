import { describe, expect, it } from 'vitest';
import { type Catalogue, loadCatalogue, type Message } from './catalogue.ts';
import { createEnglish } from './create/create-english.ts';
import { english } from './english.ts';
import { directionOf, isLanguage, type Language, languageFor, languages, localeFor, pageTagOf } from './languages.ts';

const others = Object.keys(languages).filter((tag): tag is Exclude<Language, 'en'> => isLanguage(tag) && tag !== 'en');
const source: Catalogue = { ...english, ...createEnglish };
const loadWhole = (language: Language) => loadCatalogue(language, true);
const textsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
/** What English has from the service is left out. */
const ownKeys = (catalogue: Catalogue) =>
  Object.keys(catalogue).filter((key) => !/^(error|achievement|sentence)\./.test(key));

describe('the message catalogues', () => {
  it.each(others)('have every key of English in %s, and no other', async (language) => {
    expect(ownKeys(await loadWhole(language))).toEqual(Object.keys(source));
  });

  it.each(others)('fill the same names in %s', async (language) => {
    const catalogue = await loadWhole(language);
    const wrong = Object.entries(source).flatMap(([key, message]) => {
      const names = namesIn(textsOf(message)[0] ?? '');
      return textsOf(catalogue[key] ?? '')
        .filter((text) => namesIn(text).join() !== names.join())
        .map((text) => `${key}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(others)('have the plural forms that %s needs', async (language) => {
    const catalogue = await loadWhole(language);
    const needed = [0, 1, 2, 5, 12, 22, 100].map((count) => new Intl.PluralRules(language).select(count));
    const wrong = Object.entries(catalogue)
      .filter(([, message]) => typeof message !== 'string')
      .filter(([, message]) => needed.some((form) => !Object.hasOwn(message as object, form)))
      .map(([key]) => key);
    expect(wrong).toEqual([]);
  });

  it.each(['de', 'es', 'fr', 'pl', 'pt'] as const)(
    'call the streak by a word that fits one day and many in %s: its number stands above it',
    async (language) => {
      expect((await loadWhole(language))['people.dayStreak']).toMatch(/^\p{Lu}\p{Ll}+ \(\p{L}+\)$/u);
    },
  );

  it.each(others)('translate the same error codes in %s', async (language) => {
    const codesIn = (catalogue: Catalogue) => Object.keys(catalogue).filter((key) => key.startsWith('error.'));
    expect(codesIn(await loadWhole(language))).toEqual(codesIn(await loadWhole('de')));
  });

  it('are sorted, so that changes rarely conflict', async () => {
    const first = await Promise.all(others.map((language) => loadCatalogue(language, false)));
    for (const catalogue of [english, createEnglish, ...first]) {
      expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort());
    }
  });
});

describe('the choice of a language', () => {
  it('is the first of the visitor’s languages that the app supports', () => {
    expect(languageFor(['it-IT', 'pt-BR', 'en-US'])).toBe('pt');
    expect(languageFor(['zh-Hant-TW'])).toBe('zh');
    expect([pageTagOf('zh'), pageTagOf('ja')]).toEqual(['zh-Hans', 'ja']);
    expect(languageFor(['it', 'toString'])).toBe('en');
  });

  it('keeps their region for numbers and dates', () => {
    expect(localeFor('de', ['en-US', 'de-AT'])).toBe('de-AT');
    expect(localeFor('fr', ['en-US'])).toBe('fr');
  });

  it('knows the writing direction of a language', () => {
    expect(directionOf('ar-EG')).toBe('rtl');
    expect(directionOf('de')).toBe('ltr');
  });
});
