import { themeAmong } from '../knowledge/find-word-theme.ts';
import { singularOf } from './english-plurals.ts';

const before = /\b([a-z]+(?: [a-z]+)?)[- ](words?|names?|vocabulary|terms|breeds?|species)\b/g;
const after =
  /\b(words|names|vocabulary|terms|breeds|species) (?:about|of|from|for|on|in|with|related to|to do with) (?:the |an? |my |all )?([a-z]+(?: [a-z]+)?)/g;

/** What the words of a word game are about: "weather words", "names of birds"; the second part says that names are meant. */
export function wordSubjectIn(text: string): string | null {
  // Whoever spells the names of birds is no wizard.
  const lower = text.toLowerCase().replace(/\bspell(?=(?: out)? (?:the|all|some|names|words)\b)/g, ' ');
  const found = [
    ...[...lower.matchAll(before)].map(([, subject = '', unit = '']) => ({ subject, unit })),
    ...[...lower.matchAll(after)].map(([, unit = '', subject = '']) => ({ subject, unit })),
  ].find(({ subject }) => themeAmong(subject.split(' ').reverse()) !== undefined);
  if (!found) return null;
  // The noun next to "words" decides: "four letter animal words" are animals.
  const noun = found.subject.split(' ').findLast((word) => themeAmong([word]) !== undefined) ?? found.subject;
  return /^(name|breed|species)/.test(found.unit) ? `${singularOf(noun)} names` : noun;
}
