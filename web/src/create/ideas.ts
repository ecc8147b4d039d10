import { spoken } from '../messages/catalogue.ts';
import words from './ideas.json';

// Not in the catalogues, which everyone loads first.

/** Example prompts: a character, a place, an action. Each leads to another kind of game. */
export function ideas(): readonly string[] {
  return words[spoken.value.language].ideas;
}

/** Example prompts for changing an existing game. */
export function remixIdeas(): readonly string[] {
  return words[spoken.value.language].remixes;
}

/** A few random ones. */
export function someOf(all: readonly string[], count: number, turn: number): string[] {
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(turn * count + i) % all.length] ?? '');
}
