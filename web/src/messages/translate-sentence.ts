import { type Catalogue, spoken } from './catalogue.ts';
import { fill } from './translate.ts';

type Template = { pattern: RegExp; names: string[]; text: string };

const prefix = 'sentence.';
const read = new WeakMap<Catalogue, Template[]>();

/**
 * The translation of a sentence that the service writes about a job, an upload or a clip. These have no codes, so a
 * catalogue has them by their English text, with placeholders: `sentence.The archive holds "{name}" twice.` A sentence
 * that it does not have, of a newer service for example, stays English.
 */
export function translateSentence(sentence: string): string {
  for (const { pattern, names, text } of templatesOf(spoken.value.messages)) {
    const values = pattern.exec(sentence)?.slice(1);
    if (values)
      return fill(text, Object.fromEntries(values.map((value, i) => [names[i], translatedValue(value)]))).join('');
  }
  return sentence;
}

/** A value may be a sentence too: "The game did not pass its test: It uses too much memory." */
function translatedValue(value: string): string | number {
  return /^\d{1,15}$/.test(value) ? Number(value) : translateSentence(value);
}

/** The most specific first: "Brought the fonts {names} for {address}." before "Brought {package} for {address}." */
function templatesOf(messages: Catalogue): Template[] {
  const known = read.get(messages);
  if (known) return known;
  const templates = Object.entries(messages)
    .filter((entry): entry is [string, string] => entry[0].startsWith(prefix) && typeof entry[1] === 'string')
    .map(([key, text]) => ({ english: key.slice(prefix.length), text }))
    .sort((a, b) => fixedLength(b.english) - fixedLength(a.english))
    .map(({ english, text }) => {
      const parts = english.split(/\{(\w+)\}/);
      const names = parts.filter((_, i) => i % 2 === 1);
      const pattern = parts.map((part, i) => (i % 2 === 1 ? '(.+)' : part.replace(/[^\w\s]/g, '\\$&'))).join('');
      return { pattern: new RegExp(`^${pattern}$`, 's'), names, text };
    });
  read.set(messages, templates);
  return templates;
}

function fixedLength(english: string): number {
  return english.replace(/\{\w+\}/g, '').length;
}
