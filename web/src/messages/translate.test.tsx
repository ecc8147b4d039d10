import { beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue, spoken } from './catalogue.ts';
import type { Language } from './languages.ts';
import { t, translateError } from './translate.ts';

async function speak(language: Language, locale: string = language): Promise<void> {
  spoken.value = { language, locale, messages: await loadCatalogue(language, true) };
}

beforeEach(() => speak('en'));

describe('a translated message', () => {
  it('is filled in', () => {
    expect(t('feed.playTitle', { title: 'Cindertail' })).toBe('Play Cindertail');
  });

  it('uses the plural forms of English', () => {
    expect(t('common.plays', { count: 1 })).toBe('1 play');
    expect(t('common.plays', { count: 1200 })).toBe('1,200 plays');
  });

  it('uses the plural forms of Polish', async () => {
    await speak('pl');
    expect([1, 3, 5, 22].map((count) => t('common.plays', { count }))).toEqual(['1 gra', '3 gry', '5 gier', '22 gry']);
  });

  it('formats numbers for the visitor’s region', async () => {
    await speak('en', 'en-IN');
    expect(t('common.plays', { count: 1_200_000 })).toBe('12,00,000 plays');
  });

  it('leaves braces in filled-in values unchanged', () => {
    expect(t('feed.playTitle', { title: '{title} & {count}' })).toBe('Play {title} & {count}');
  });
});

describe('an error of the service', () => {
  it('keeps its own sentence where the app has none', async () => {
    await speak('de');
    expect(translateError('made_up_code', 'It is raining.')).toBe('It is raining.');
  });
});
