import { wordForNoun } from '../vocabulary/nouns-of-languages.ts';
import { plain } from '../vocabulary/vocabulary.ts';
import { dictionaryForm } from './dictionary-form.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { foreignNoun } from './foreign-noun.ts';
import { simpler } from './nouns-of-emoji.ts';

/** How plurals end, and what they are of one; the first that is known is taken. */
const endings: Record<string, [plural: RegExp, singular: string][]> = {
  es: [
    [/ces$/, 'z'],
    [/ones$/, 'ón'],
    [/anes$/, 'án'],
    [/ines$/, 'ín'],
    [/(?<=[lrdjy])es$/, ''],
    [/(?<=[^uiíúá])s$/, ''],
  ],
  pt: [
    [/(?:ões|ães|ãos)$/, 'ão'],
    [/ais$/, 'al'],
    [/éis$/, 'el'],
    [/óis$/, 'ol'],
    [/ns$/, 'm'],
    [/(?<=[rz])es$/, ''],
    [/(?<=[^uií])s$/, ''],
  ],
  fr: [
    [/(?<=e)aux$/, 'au'],
    [/aux$/, 'al'],
    [/(?<=eu)x$/, ''],
    [/s$/, ''],
  ],
};

/** The name of a picture that begins alike: "gatto" for "gatti". */
function namedAlike(written: string, noun: string, language: string): string | undefined {
  const [word, lengthMax] = [plain(written.toLowerCase()), written.length + 1];
  const shared = (other: string) => [...plain(other)].findIndex((letter, i) => letter !== word[i]);
  const alike = [...emojiWordsOf(language)]
    .filter(([, named]) => named === noun || simpler(named) === noun)
    .map(([name]) => name)
    .filter((name) => !name.includes(' ') && name.length <= lengthMax && plain(name).slice(0, 3) === word.slice(0, 3));
  const sharing = (name: string) => (shared(name) < 0 ? name.length : shared(name));
  return alike.sort((a, b) => sharing(b) - sharing(a) || a.length - b.length)[0];
}

/** What a picture is called in a language. */
export const nameAbroad = (noun: string, language: string): string | undefined =>
  wordForNoun(noun, language) ?? [...emojiWordsOf(language)].find(([, named]) => named === noun)?.[0];

/** "Motos" is a "moto" where one is played, and "Wikingern" a "Wikinger". */
export function singularAbroad(written: string, noun: string, language: string): string {
  const known = dictionaryForm(written, noun, language);
  if (language === 'de' || language === 'it' || language === 'nl') return namedAlike(known, noun, language) ?? known;
  const ones = (endings[language] ?? [])
    .filter(([plural]) => plural.test(known))
    .map(([plural, singular]) => known.replace(plural, singular));
  return ones.find((one) => foreignNoun(one.toLowerCase(), language) === noun) ?? known;
}
