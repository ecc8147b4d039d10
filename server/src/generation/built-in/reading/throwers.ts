import type { Token } from './english-tokens.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';
import { isBeing } from './noun-classes.ts';
import { type Clause, type Party, partyClass, you } from './sentence.ts';
import { verbClassesOf } from './verbs.ts';

export const throws =
  /^(throw|toss|hurl|fling|lob|chuck|roll|drop|shoot|spit|fire|breathe|spew|launch|sling|kick|rain)$/;
const climbs = /^(climb|ascend|scale)$/;
const saves = /^(save|rescue|free|liberate)$/;

const isSomebody = (party: Party | null): boolean => party !== null && party !== you && isBeing(party.class);

/** "Climbs a tower", "save the princess". */
const isAscent = ({ verb, objects, isNegated }: Clause): boolean =>
  !isNegated && (climbs.test(verb) || (saves.test(verb) && objects.some(isSomebody)));

/** Whatever a story starts with, somebody goes somewhere or collects something. */
const isOnTheWay = ({ verb, isNegated }: Clause): boolean =>
  !isNegated && verbClassesOf(verb).some((one) => /^(move|collect|avoid|attack)$/.test(one)) && !throws.test(verb);

const nounOf = (party: Party | null): string => (party === null || party === you ? you : party.noun);

/** Thrown at nobody, at the player or at the one who is on the way. */
const isAimedAtOthers = ({ complements }: Clause, { subject }: Clause): boolean =>
  complements.some(
    ({ preposition, phrase }) =>
      /^(at|into|onto|on|over|against)$/.test(preposition) && isSomebody(phrase) && nounOf(phrase) !== nounOf(subject),
  );

const isThrowing = ({ verb, subject, objects, isNegated, isPassive }: Clause): boolean =>
  throws.test(verb) &&
  !isNegated &&
  !isPassive &&
  (isSomebody(subject) || partyClass(subject) === 'vehicle') &&
  objects.length > 0;

const isOtherThan = (clause: Clause, other: Clause): boolean =>
  nounOf(clause.subject) !== nounOf(other.subject) && !isAimedAtOthers(clause, other);

/** "A knight climbs a tower, a dragon throws fireballs": they are thrown at the one who climbs. */
export const isThrownAtClimber = (clause: Clause, clauses: Clause[]): boolean =>
  isThrowing(clause) && clauses.some((other) => isAscent(other) && isOtherThan(clause, other));

/** "A kid runs through the jungle while monkeys throw coconuts": whoever the story starts with is played. */
export function isThrownByOther(clause: Clause, clauses: Clause[]): boolean {
  const [first] = clauses;
  const isMet = first !== undefined && first !== clause && isOnTheWay(first) && isOtherThan(clause, first);
  return isThrownAtClimber(clause, clauses) || (isMet && isThrowing(clause));
}

/** "Gorilla throws barrels, climb the ladders": the player is told to climb. */
export const isToldToClimb = (token: Token, done: Clause): boolean =>
  climbs.test(token.text) && isThrowing(done) && !(done.subject as { isPlural?: boolean }).isPlural;

/** What somebody else throws does not name the game. */
export const withoutOthersThrows = (
  matches: Match<Mechanic>[],
  tokens: Token[],
  clausesIn: (tokens: Token[]) => Clause[],
): Match<Mechanic>[] => {
  const isThrow = ({ key, weight }: Match<Mechanic>) => /^(throw|shooter)$/.test(key) && weight < 13;
  if (!matches.some(isThrow)) return matches;
  const clauses = clausesIn(tokens);
  const others = clauses.filter((clause) => isThrownByOther(clause, clauses));
  return matches.filter((match) => !isThrow(match) || !others.some(({ at }) => match.from <= at && at < match.to));
};
