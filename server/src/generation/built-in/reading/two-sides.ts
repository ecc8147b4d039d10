import { singularOf } from './english-plurals.ts';
import { isPlayable, isThing } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';

/** Board games whose pieces belong to two sides. */
const boards = '(?:chess|checkers|draughts|reversi|othello)(?: game)?';
const sides = new RegExp(
  `(${boards})(?: but|,)? (?:with|between|of) (?:the )?((?:\\p{L}+ )?\\p{L}+) (?:and|against|vs) (?:the )?((?:\\p{L}+ )?\\p{L}+)(?=[,.!?;]| (?:in|on|at|as)\\b|$)`,
  'giu',
);

/** "Checkers with owls and mice": one side plays the owls, the other the mice. */
export const withSides = (text: string): string =>
  text.replace(sides, (all, game: string, own: string, other: string) =>
    isCast(own) && isCast(other) ? `${game}, ${own} vs ${other}` : all,
  );

function isCast(words: string): boolean {
  const last = words.toLowerCase().split(' ').at(-1) ?? '';
  const one = singularOf(last);
  const { class: ofClass = null } = lookUp(one) ?? {};
  return one !== last && (isPlayable(ofClass) || isThing(ofClass));
}
