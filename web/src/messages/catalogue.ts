import { signal } from '@preact/signals';
import type { createEnglish } from './create/create-english.ts';
import type { english } from './english.ts';
import type { Language } from './languages.ts';

/** A sentence, or one for each plural form of the language. `{name}` is a placeholder. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type English = typeof english & typeof createEnglish;
export type Key = keyof English;
/**
 * Also holds `error.<Error-Code>`, `achievement.<id>` with `achievement.<id>.text`, and `sentence.<English text>`, for
 * which English has the service's own words.
 */
export type Catalogue = Readonly<Record<string, Message>>;

type Spoken = { language: Language; locale: string; messages: Catalogue };

/** The current language. It has no messages until the first catalogue has loaded, which the first render waits for. */
export const spoken = signal<Spoken>({ language: 'en', locale: 'en', messages: {} });

type Loads = Record<Language, () => Promise<{ default: Catalogue }>>;

const loads: Loads = {
  en: async () => ({ default: (await import('./english.ts')).english }),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
  pl: () => import('./pl.json'),
  ja: () => import('./ja.json'),
  zh: () => import('./zh.json'),
};

const createLoads: Loads = {
  en: async () => ({ default: (await import('./create/create-english.ts')).createEnglish }),
  de: () => import('./create/create-de.json'),
  es: () => import('./create/create-es.json'),
  fr: () => import('./create/create-fr.json'),
  pt: () => import('./create/create-pt.json'),
  pl: () => import('./create/create-pl.json'),
  ja: () => import('./create/create-ja.json'),
  zh: () => import('./create/create-zh.json'),
};

let hasCreate = false;

/** Includes the messages of Create once its screens were loaded, or when requested. */
export async function loadCatalogue(language: Language, withCreate = hasCreate): Promise<Catalogue> {
  const parts = await Promise.all([loads[language](), ...(withCreate ? [createLoads[language]()] : [])]);
  return Object.assign({}, ...parts.map((part) => part.default));
}

/** Before a screen of Create is shown; the first load of the app leaves out its messages, a quarter of all. */
export async function loadCreateMessages(): Promise<void> {
  hasCreate = true;
  const { language } = spoken.value;
  const messages = await loadCatalogue(language);
  // A change of the language in the meantime has loaded its own.
  if (spoken.value.language === language) spoken.value = { ...spoken.value, messages };
}
