import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue, Key } from '../src/messages/catalogue.ts';
import { createEnglish } from '../src/messages/create/create-english.ts';
import { english } from '../src/messages/english.ts';
import { type Language, languageFor } from '../src/messages/languages.ts';

/** Matches a message of the app in the language of the visit, with any values for its placeholders. */
export type Words = (key: Key) => RegExp;

const folder = path.join(import.meta.dirname, '../src/messages');

export function wordsIn(locale: string): Words {
  const messages = messagesIn(languageFor([locale]));
  return (key) => {
    const message = messages[key] ?? key;
    const text = typeof message === 'string' ? message : message.other;
    const parts = text.split(/\{\w+\}/).map((part) => RegExp.escape(part));
    return new RegExp(`^${parts.join('.*')}$`);
  };
}

function messagesIn(language: Language): Catalogue {
  if (language === 'en') return { ...english, ...createEnglish };
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Catalogue;
  return { ...read(`${language}.json`), ...read(`create/create-${language}.json`) };
}
