import { signal } from '@preact/signals';
import { loadPart } from '../api/load-part.ts';
import { loadCatalogue, spoken } from '../messages/catalogue.ts';
import { directionOf, isLanguage, type Language, languageFor, localeFor } from '../messages/languages.ts';
import { readStored, store } from './storage.ts';

const stored = readStored('language');

/** The language that was chosen; `system` follows the browser's. */
export const chosenLanguage = signal<Language | 'system'>(isLanguage(stored) ? stored : 'system');

export async function chooseLanguage(language: Language | 'system'): Promise<void> {
  await speak(language);
  chosenLanguage.value = language;
  store('language', language === 'system' ? undefined : language);
}

/** At the start. An app that cannot fetch its words speaks English rather than nothing. */
export async function loadLanguage(): Promise<void> {
  try {
    await speak(chosenLanguage.value);
  } catch {
    apply('en');
  }
}

/** For games, which may know languages that the app does not. */
export function localeForGames(): string {
  return chosenLanguage.value === 'system' ? navigator.language : spoken.value.locale;
}

async function speak(choice: Language | 'system'): Promise<void> {
  const language = choice === 'system' ? languageFor(navigator.languages) : choice;
  const messages = await loadPart(() => loadCatalogue(language));
  spoken.value = { language, locale: localeFor(language, navigator.languages), messages };
  apply(language);
}

function apply(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
