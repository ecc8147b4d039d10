import { emojiWordsOf } from '../reading/emoji-nouns.ts';
import { singularOf } from '../reading/english-plurals.ts';
import { findNoun, plain } from '../vocabulary/vocabulary.ts';
import { themedNames } from './themed-names.ts';
import { type WordLanguage, type WordTheme, wordsOfLanguage, wordsOfTheme, wordThemes } from './word-lists.ts';

/** English words that select a theme, besides its own name. */
const synonyms: Partial<Record<WordTheme, string>> = {
  rainforest: 'jungle amazon',
  desert: 'sahara',
  arctic: 'polar antarctic tundra',
  animals: 'animal zoo pet wildlife mammal safari cat dog horse',
  sea: 'ocean fish marine underwater beach shark whale',
  birds: 'bird parrot owl',
  insects: 'insect bug bee butterfly',
  dinosaurs: 'dinosaur dino prehistoric fossil',
  food: 'meal dish restaurant snack pizza dessert cake candy',
  breakfast: 'brunch',
  spices: 'spice seasoning herb',
  gym: 'fitness workout exercise',
  fruits: 'fruit berry apple banana',
  vegetables: 'vegetable veggie salad',
  plants: 'plant tree flower garden forest botany',
  space: 'planet star galaxy astronaut rocket astronomy universe alien moon',
  weather: 'rain storm climate snow',
  house: 'home furniture room',
  school: 'classroom education teacher pencil',
  sports: 'sport football soccer basketball tennis olympics',
  clothes: 'clothing fashion clothe shoe',
  body: 'anatomy bone',
  vehicles: 'vehicle car truck train transport traffic plane',
  jobs: 'job profession work career',
  countries: 'country nation geography world',
  cities: 'city capital town',
  music: 'song band orchestra',
  instruments: 'instrument',
  kitchen: 'cooking cook baking chef',
  colours: 'colour color',
  halloween: 'spooky ghost witch pumpkin horror',
  monsters: 'monster creature zombie vampire werewolf beast ogre troll',
  cheeses: 'cheese',
  christmas: 'xmas santa holiday reindeer',
  fantasy: 'magic dragon wizard fairy unicorn elf knight',
  spells: 'incantation hex',
  pirates: 'pirate treasure',
  computers: 'computer programming internet technology code robot',
  science: 'experiment element',
  chemistry: 'chemical',
  physics: 'physicist',
  biology: 'biologist',
  farm: 'farmyard barn barnyard',
  feelings: 'feeling emotion mood',
};

const themeOf = new Map(
  wordThemes.flatMap((theme) =>
    [singularOf(theme), ...(synonyms[theme] ?? '').split(' ')].map((word) => [word, theme] as const),
  ),
);

/** The theme that one of these nouns selects. */
export const themeAmong = (nouns: readonly string[]): WordTheme | undefined =>
  nouns.map((noun) => themeOf.get(singularOf(noun))).find((found) => found !== undefined);

/** The words of a word game: of the theme that these nouns select, otherwise common ones of the language. */
export function wordsAbout(nouns: readonly string[], language: string): string[] {
  const theme = themeAmong(nouns);
  const names = nouns.includes('names') && language === 'en' ? themedNames[singularOf(nouns[0] ?? '')] : undefined;
  if (names) return names.trim().split(/\s+/);
  const translated = theme && language !== 'en' ? themeIn(language, theme) : [];
  if (translated.length >= wordsMin) return translated;
  if (hasWords(language) && (theme === undefined || language !== 'en')) return wordsOfLanguage(language);
  return theme ? wordsOfTheme(theme) : wordsOfLanguage('en');
}

/** Languages with words that the keyboard of a word game can spell. */
export const hasWords = (language: string): language is WordLanguage =>
  ['en', 'de', 'es', 'fr', 'it', 'pt', 'pl'].includes(language);

/** Word games are played with the letters A to Z. */
const isSpelled = (language: string): boolean => !/^(ru|uk|ja|zh|ko|hi|bn|th|ar)$/.test(language);

const wordsMin = 10;
/** Themes whose words are things with an emoji, so that other languages have names for them. */
const themesOfThings = new Set<WordTheme>([
  'animals',
  'sea',
  'birds',
  'insects',
  'food',
  'fruits',
  'vegetables',
  'vehicles',
  'clothes',
  'livestock',
  'farm',
  'breakfast',
  'instruments',
  'music',
  'halloween',
  'fantasy',
]);

function themeIn(language: string, theme: WordTheme): string[] {
  if (!themesOfThings.has(theme) || !isSpelled(language)) return [];
  const named = [...emojiWordsOf(language)].filter(([word]) =>
    /^(?!głowa|nascita|geburt|nacimiento|naissance|nascimento|narodziny)[\p{L}]+(?<!gesicht)$/u.test(word),
  );
  return wordsOfTheme(theme).flatMap((noun) => {
    const names = named.flatMap(([word, of]) => (of === noun ? [word] : []));
    const best = names.find((word) => findNoun(plain(word), false)?.name === noun) ?? names[0];
    return best ? [best] : [];
  });
}
