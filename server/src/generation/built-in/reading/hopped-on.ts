import type { Frame } from './frame.ts';
import { isBeing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';

const waters = /\b(river|stream|creek|brook|pond|lake|swamp|marsh|lagoon|canal|moat|sea|ocean|water)\b/i;

const phrases = [
  /\b(?:by |while )?(?:hopping |jumping |leaping |stepping )?(?:on|over|across|onto|via) (?:the )?([a-z]+?)(?:'s|s'|s)? backs?\b/i,
  /\b(?:on|over|across|onto|via) (?:the )?backs? of (?:the |some )?([a-z]+)/i,
  /\bfrom ([a-z]+) to \1\b/i,
  /\b(?:by )?(?:hopping|jumping|leaping|stepping|hops?|jumps?|leaps?|steps?|riding|rides?) (?:on|onto|over|across) (?:the |some )?(?:floating |swimming |drifting )?([a-z]+s)\b/i,
  /\b(?:on|onto) (?:floating |swimming |drifting )?([a-z]+s)\b(?! (?:street|road|way|side)s?\b)/i,
];

/** "Across the river on crocodile backs", "from turtle to turtle": whoever carries one over the water. */
function carriers(text: string): { rest: string; noun: string } | null {
  if (!waters.test(text)) return null;
  for (const phrase of phrases) {
    const found = phrase.exec(text);
    const known = found?.[1] ? lookUp(found[1].toLowerCase()) : undefined;
    if (found && known && isBeing(known.class)) return { rest: text.replace(found[0], ' '), noun: known.noun };
  }
  return null;
}

/** Reads a crossing without those who carry the hero, who are neither foes nor riders. */
export function withCarriers(text: string, read: (rest: string) => Frame): Frame {
  const found = carriers(text);
  if (!found) return read(text);
  const frame = read(found.rest);
  const carrier = lookUp(found.noun);
  if (frame.mechanic !== 'hopper' || !carrier || frame.hero?.noun === found.noun) return read(text);
  return { ...frame, builtOf: { ...carrier, count: null, isPlural: true, traits: [] } };
}
