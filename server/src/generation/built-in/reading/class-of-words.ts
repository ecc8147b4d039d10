import { singularOf } from './english-plurals.ts';
import type { Named } from './frame.ts';
import { lookUp } from './noun-phrases.ts';

/** The class of what some words name, or of the last of them. */
export const classOfWords = (words: string): Named['class'] | null => {
  const name = words.toLowerCase();
  const last = name.split(' ').at(-1) ?? '';
  return (lookUp(singularOf(name)) ?? lookUp(singularOf(last)))?.class ?? null;
};
