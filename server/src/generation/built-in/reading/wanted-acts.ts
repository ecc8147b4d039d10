import type { Token } from './english-tokens.ts';
import { isThing } from './noun-classes.ts';
import { phraseAt } from './noun-phrases.ts';

/** "Climbs a tree to get leaves": it wants them. */
export function isFetched(tokens: Token[], i: number): boolean {
  if (!/^gets?$/.test(tokens[i]?.text ?? '') || !/^(to|and|,)$/.test(tokens[i - 1]?.text ?? '')) return false;
  const wanted = phraseAt(tokens, i + 1, () => false);
  return wanted?.from === i + 1 && isThing(wanted.class);
}

/** "I have to find 12", "you must find them". */
export const isObliged = (tokens: Token[], i: number): boolean =>
  /^(you|i|we)$/.test(tokens[i - 3]?.text ?? '')
    ? tokens[i - 1]?.text === 'to'
    : /^(you|i|we)$/.test(tokens[i - 2]?.text ?? '') &&
      /^(must|should|can|could|will)$/.test(tokens[i - 1]?.text ?? '');
