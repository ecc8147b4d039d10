import { isThing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Roles } from './role-reader.ts';
import { type Party, type Sentence, you } from './sentence.ts';

/** Those who are on duty, and whose things are theirs. */
const onDuty =
  /^(guard|security guard|prison guard|police|police officer|policeman|cop|warden|watchman|soldier|ranger|hunter|poacher|robber|bandit|thief)$/;

/** "Guards with flashlights": what the foes hold is nothing to collect. */
export function withoutHeldByFoes(roles: Roles, { clauses, loose }: Sentence): Roles {
  const parties: (Party | null)[] = [
    ...loose.map(({ phrase }) => phrase),
    ...clauses.flatMap(({ subject, objects, complements }) => [
      subject,
      ...objects,
      ...complements.map(({ phrase }) => phrase),
    ]),
  ];
  const phrases = parties.filter((one): one is NounPhrase => one !== null && one !== you);
  const holders = phrases.filter(({ noun, isPlural }) => isPlural && onDuty.test(noun) && roles.hero?.noun !== noun);
  const held = [...loose, ...clauses.flatMap(({ complements }) => complements)].flatMap(({ phrase, preposition }) =>
    preposition === 'with' &&
    phrase !== you &&
    isThing(phrase.class) &&
    holders.some(({ to }) => phrase.from === to + 1)
      ? [phrase.noun]
      : [],
  );
  roles.goods = roles.goods.filter(({ noun }) => !held.includes(noun));
  return roles;
}
