import { signal } from '@preact/signals';
import type { english } from './english.ts';
import type { Language } from './languages.ts';

/** A sentence, or one for each plural form of the language. `{name}` stands for what is filled in. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type Key = keyof typeof english;
/** Also holds `error.<Error-Code>`, for which English has the service's own sentences. */
export type Catalogue = Readonly<Record<string, Message>>;

type Spoken = { language: Language; locale: string; messages: Catalogue };

/** What the app speaks now. It has no words until the first catalogue has come, which the first render waits for. */
export const spoken = signal<Spoken>({ language: 'en', locale: 'en', messages: {} });

const loads: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: async () => ({ default: (await import('./english.ts')).english }),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  pt: () => import('./pt.json'),
  pl: () => import('./pl.json'),
  ja: () => import('./ja.json'),
  zh: () => import('./zh.json'),
};

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await loads[language]()).default;
}
