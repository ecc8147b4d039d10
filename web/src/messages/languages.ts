/** The languages of the app, each by its own name; a catalogue is loaded when needed. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  pl: 'Polski',
  ja: '日本語',
  zh: '中文',
} as const;

export type Language = keyof typeof languages;

export function isLanguage(word: string | undefined): word is Language {
  return word !== undefined && Object.hasOwn(languages, word);
}

const base = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** The first of the visitor's languages that the app supports. */
export function languageFor(tags: readonly string[]): Language {
  return tags.map(base).find(isLanguage) ?? 'en';
}

/** The tag for numbers and dates: with the visitor's own region where they have one for this language. */
export function localeFor(language: Language, tags: readonly string[]): string {
  return tags.find((tag) => base(tag) === language) ?? language;
}

/** The tag for the page. Chinese is written in the simplified script, by which browsers choose its glyphs. */
export function pageTagOf(language: Language): string {
  return language === 'zh' ? 'zh-Hans' : language;
}

const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'];

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(base(locale)) ? 'rtl' : 'ltr';
}
