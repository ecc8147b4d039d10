import { spoken } from '../messages/catalogue.ts';
import words from './ideas.json';

// Apart from the catalogues, which everybody loads at first.

/** Prompts that show what can be asked for: somebody, somewhere, who does something. Each leads to another kind of game. */
export function ideas(): readonly string[] {
  return words[spoken.value.language].ideas;
}

/** What to say when there is a game already, and only something about it should be different. */
export function remixIdeas(): readonly string[] {
  return words[spoken.value.language].remixes;
}

/** A few of them, others each time one asks. */
export function someOf(all: readonly string[], count: number, turn: number): string[] {
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(turn * count + i) % all.length] ?? '');
}
