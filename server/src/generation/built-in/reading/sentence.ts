import type { Token } from './english-tokens.ts';
import { classOf, isPlayable } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';

/** The player, addressed as "you". */
export const you = 'you';
export type Party = NounPhrase | typeof you;
export type Complement = { preposition: string; phrase: Party };

/** A verb with its subject, objects and prepositional complements. */
export type Clause = {
  verb: string;
  at: number;
  subject: Party | null;
  objects: Party[];
  complements: Complement[];
  isPassive: boolean;
  isNegated: boolean;
  /** "Before the wolf comes". */
  isDeadline: boolean;
  /** "While a jaguar prowls below". */
  isMeanwhile?: boolean;
  /** "I have to catch them": the player is named as the one who does it. */
  isOrder?: boolean;
};
/** A noun that belongs to no verb: "maze with ghosts", "unicorn runner". */
export type Loose = { phrase: NounPhrase; preposition: string | null; beforeMechanic: boolean };
export type Sentence = {
  clauses: Clause[];
  loose: Loose[];
  /** "No bombs": what is excluded. */
  denied: NounPhrase[];
  /** "But not the grandmas": who is there, and must not be hit. */
  spared: NounPhrase[];
  hasEachOther: boolean;
  /** A siege, a war: other named actors are on the other side. */
  isWar: boolean;
};

/** What was read up to a word. */
export type State = {
  tokens: Token[];
  clause: Clause | null;
  preposition: string | null;
  /** Nouns since the last boundary that have no verb yet, in order. */
  waiting: Loose[];
  last: NounPhrase | null;
  lastSubject: Party | null;
  negated: boolean;
  result: Sentence;
};

export function newClause(verb: string, at: number, subject: Party, isNegated: boolean): Clause {
  return { verb, at, subject, objects: [], complements: [], isPassive: false, isNegated, isDeadline: false };
}

/** Boxers box boxers, and a tank battle is one of tanks; a space battle is not one of spaces. */
export function isMutualAt(tokens: Token[], i: number): boolean {
  const [before, text = ''] = [tokens[i - 1], tokens[i]?.text];
  const isOfActors = before?.tag === 'noun' && before.text !== 'boss' && isPlayable(classOf(before.text));
  return (
    /^(boxing|duel|wrestling|sumo|fencing|judo|jousting|karate)$/.test(text) ||
    (/^(battle|fight|brawl)$/.test(text) && isOfActors) ||
    `${text} ${tokens[i + 1]?.text}` === 'each other'
  );
}

export const partyClass = (party: Party | null) => (party === null || party === you ? null : party.class);
