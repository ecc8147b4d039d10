import type { Token } from './english-tokens.ts';
import { isThing } from './noun-classes.ts';
import { phraseAt } from './noun-phrases.ts';

/** "Climbs a tree to get leaves": it wants them. */
export function isFetched(tokens: Token[], i: number): boolean {
  if (!/^gets?$/.test(tokens[i]?.text ?? '') || !/^(to|and|,)$/.test(tokens[i - 1]?.text ?? '')) return false;
  const wanted = phraseAt(tokens, i + 1, () => false);
  return wanted?.from === i + 1 && isThing(wanted.class);
}

/** "Make pancakes": they are made, unless a game about them is. */
export function isMade(tokens: Token[], i: number): boolean {
  if (tokens[i]?.text !== 'make') return false;
  const made = phraseAt(tokens, i + 1, () => false);
  return (
    made?.from === i + 1 && made.class === 'food' && !tokens.slice(i, made.to + 1).some(({ text }) => text === 'game')
  );
}

/** "I have to find 12", "you must find them". */
export const isObliged = (tokens: Token[], i: number): boolean =>
  /^(you|i|we)$/.test(tokens[i - 3]?.text ?? '')
    ? tokens[i - 1]?.text === 'to'
    : /^(you|i|we)$/.test(tokens[i - 2]?.text ?? '') &&
      /^(must|should|can|could|will)$/.test(tokens[i - 1]?.text ?? '');

/** "Who want to melt him", "that tries to escape". */
export const isWished = (tokens: Token[], i: number): boolean =>
  tokens[i - 1]?.text === 'to' && /^(wants?|tr(y|ies)|has|have|needs?|likes?|loves?)$/.test(tokens[i - 2]?.text ?? '');
