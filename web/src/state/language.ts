import { signal } from '@preact/signals';
import { isFailure } from '../api/failure.ts';
import { loadPart } from '../api/load-part.ts';
import { backOffMs } from '../api/recovery.ts';
import { loadCatalogue, spoken } from '../messages/catalogue.ts';
import { directionOf, isLanguage, type Language, languageFor, localeFor, pageTagOf } from '../messages/languages.ts';
import { readStored, store } from './storage.ts';

const stored = readStored('language');

/** The chosen language; `system` follows the browser's. */
export const chosenLanguage = signal<Language | 'system'>(isLanguage(stored) ? stored : 'system');

export async function chooseLanguage(language: Language | 'system'): Promise<void> {
  await speak(language);
  chosenLanguage.value = language;
  store('language', language === 'system' ? undefined : language);
}

/** At the start. If a catalogue cannot be loaded, English is used, which is retried until it loads. */
export async function loadLanguage(): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await speak(tries === 0 ? chosenLanguage.value : 'en');
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, backOffMs(tries)));
    }
  }
}

/** For games, which may support languages that the app does not. */
export function localeForGames(): string {
  return chosenLanguage.value === 'system' ? navigator.language : spoken.value.locale;
}

async function speak(choice: Language | 'system'): Promise<void> {
  const language = choice === 'system' ? languageFor(navigator.languages) : choice;
  const messages = await loadPart(() => loadCatalogue(language));
  spoken.value = { language, locale: localeFor(language, navigator.languages), messages };
  document.documentElement.lang = pageTagOf(language);
  document.documentElement.dir = directionOf(language);
}
