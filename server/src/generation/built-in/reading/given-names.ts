import { singularOf } from './english-plurals.ts';
import { classOf, isPlayable } from './noun-classes.ts';

const named = /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?(\p{Ll}+) (\p{Lu}\p{Ll}{1,14})(?=[ ,.!?]|$)/u;
/** "My game Tetris" and "my birthday Party" name nobody. */
const nobody = /^(game|version|favou?rite|birthday|own|new)$/;

/** "My cat Muffin": a cat, called Muffin. */
export function nameIn(prompt: string): { noun: string; name: string } | null {
  const [, noun = '', name = ''] = named.exec(prompt) ?? [];
  const who = singularOf(noun);
  return name === '' || nobody.test(noun) || !isPlayable(classOf(who)) ? null : { noun: who, name };
}

/** The cat alone: a name is no word of the game. */
export function withoutName(text: string): string {
  const found = nameIn(text);
  return found ? text.replace(` ${found.name}`, '') : text;
}
