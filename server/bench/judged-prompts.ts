import type { Label } from './labelled-prompts.ts';

/** Prompts of batches that were judged game by game before anything was changed for them. */
export const judgedPrompts: [prompt: string, label: Label | null][] = [
  ['Hundememory', { mechanic: 'memory', goods: 'dog', language: 'de' }],
  ['Katzenquiz', { mechanic: 'quiz', language: 'de' }],
  ['Fußballquiz', { mechanic: 'quiz', language: 'de' }],
  ['Autorennen', { mechanic: 'racer', language: 'de' }],
  ['Schatzsuche', { mechanic: 'maze', goods: 'treasure', language: 'de' }],
  ['Dinosaurier', { mechanic: [], hero: 'dinosaur', language: 'de' }],
  ['ahorcado', { mechanic: 'hangman', language: 'es' }],
  ['ajedrez', { mechanic: 'chess', language: 'es' }],
  ['buscaminas', { mechanic: 'minesweeper', language: 'es' }],
  ['juego de futbol', { mechanic: 'throw', language: 'es' }],
  ['dinosaurios', { mechanic: [], hero: 'dinosaur', language: 'es' }],
  ['tortuga ninja', { mechanic: [], hero: 'turtle', language: 'es' }],
  ['labyrinthe', { mechanic: 'maze', language: 'fr' }],
  ['pingouin', { mechanic: [], hero: 'penguin', language: 'fr' }],
  ['pirati', { mechanic: [], hero: 'pirate', language: 'it' }],
  ['taco tuesday', { mechanic: [], goods: 'taco' }],
  ['treasure hunt', { mechanic: 'maze', goods: 'treasure' }],
  ['pokemon battle', { mechanic: 'arena', hero: 'pokemon' }],
]; // biome-ignore format: one prompt a line
