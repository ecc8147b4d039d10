import { beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue, spoken } from './catalogue.ts';
import type { Language } from './languages.ts';
import { achievementText, achievementTitle, t, translateError } from './translate.ts';
import { translateSentence } from './translate-sentence.ts';

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

describe('an achievement of the platform', () => {
  it('has its title and description in the visitor’s language', async () => {
    await speak('de');
    expect(achievementTitle('first-play', 'Insert Coin')).toBe('Münze rein');
    expect(achievementText('first-play', 'Play your first game.')).toBe('Spiele dein erstes Spiel.');
  });

  it('keeps the service’s own words in English, and where a newer service has one that the app does not know', async () => {
    expect(achievementTitle('first-play', 'Insert Coin')).toBe('Insert Coin');
    await speak('de');
    expect(achievementTitle('plays-million', 'Seven Lives')).toBe('Seven Lives');
    expect(achievementText('plays-million', 'Play a million times.')).toBe('Play a million times.');
  });
});

describe('a sentence of the service', () => {
  beforeEach(() => speak('de'));

  it('is translated with its values, of which numbers are formatted', () => {
    expect(translateSentence('The archive holds "a.js" twice.')).toBe('Das Archiv enthält „a.js“ zweimal.');
    expect(translateSentence('big.bin has 99000000 bytes; a file may have at most 50000000.')).toBe(
      'big.bin hat 99.000.000 Bytes, eine Datei darf höchstens 50.000.000 haben.',
    );
  });

  it('is translated with the sentence in it', () => {
    const sentence = 'The game did not pass its test: It threw "x is not a function".';
    expect(translateSentence(sentence)).toBe(
      'Das Spiel hat den Test nicht bestanden: Es hat einen Fehler ausgelöst: „x is not a function“.',
    );
    expect(translateSentence('The game did not pass its test: It rained.')).toBe(
      'Das Spiel hat den Test nicht bestanden: It rained.',
    );
  });

  it('is found by its most specific form', () => {
    expect(translateSentence('Brought the fonts Inter for https://a.example/b.css.')).toBe(
      'Die Schriften Inter für https://a.example/b.css hinzugefügt.',
    );
  });

  it('stays English where the app does not have it, and in English', async () => {
    expect(translateSentence('It is raining.')).toBe('It is raining.');
    await speak('en');
    expect(translateSentence('The archive holds "a.js" twice.')).toBe('The archive holds "a.js" twice.');
  });
});
