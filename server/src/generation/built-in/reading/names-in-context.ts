import type { Token } from './english-tokens.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';

/** "Balances on a floe and catches herring": whoever stands on something while catching piles nothing up. */
export const isStanding = ({ key, phrase, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'stacker' &&
  /^balanc(e|ing)$/.test(phrase) &&
  tokens[to]?.text === 'on' &&
  tokens.some(({ lemma }) => /^(catch|avoid|dodge|collect|juggle)$/.test(lemma));

/** "Smash pots with a tennis ball": a ball that breaks things is played against nobody. */
export const isSmashing = ({ key, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'pong' &&
  /^balls?$/.test(tokens[to]?.text ?? '') &&
  tokens.some(({ lemma }) => /^(smash|break|shatter|destroy|demolish|crush)$/.test(lemma));

/** "A boy with a kite": what somebody holds is not flown by itself. */
export const isHeld = ({ key, phrase, from, weight }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'flight' &&
  phrase === 'kite' &&
  weight < 7 &&
  tokens[from - 2]?.text === 'with' &&
  tokens[from - 1]?.tag === 'determiner' &&
  !tokens.some(({ lemma }) => lemma === 'fly');

/** "Chop the tree, dodge the falling branches": they are the branches of the tree. */
export const isOfTree = ({ key, to, from }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'dodger' &&
  tokens.slice(from, to + 2).some(({ lemma }) => lemma === 'branch') &&
  tokens.some(({ lemma }) => /^(chop|fell|gnaw|hew|lumberjack|woodcutter|axe)$/.test(lemma));

/** "Every level is different" and "tap the odd numbers" ask for no odd one out. */
export const isNoOddOne = ({ key, phrase, from, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'odd-one-out' &&
  (phrase === 'is different'
    ? !tokens.slice(0, from).some(({ text }) => text === 'which' || text === 'one')
    : /^(number|digit|house|job|hour)$/.test(tokens[to]?.lemma ?? ''));
