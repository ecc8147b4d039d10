import type { Good, Named } from './frame.ts';
import type { Mechanic } from './mechanics.ts';
import { isBeing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Roles } from './role-reader.ts';
import { type Clause, type Sentence, you } from './sentence.ts';

const rows = /^(line|row|queue|parade|procession|conga|conga line|dance|file|chain)$/;

/** "Clowns join the line", "rats follow the piper", "ducklings follow me". */
export const isJoining = ({ verb, subject, objects, isNegated }: Clause): boolean =>
  !isNegated &&
  subject !== null &&
  subject !== you &&
  isBeing(subject.class) &&
  subject.isPlural &&
  ((verb === 'join' && objects.some((one) => one === you || rows.test(one.noun) || isBeing(one.class))) ||
    (verb === 'follow' && objects.some((one) => one !== you && !one.isPlural && isBeing(one.class))));

/** "Leads her ducklings in a row". */
const isLeading = ({ verb, complements }: Clause): boolean =>
  /^(lead|guide|gather|collect|march|walk)$/.test(verb) &&
  complements.some(({ preposition, phrase }) => preposition === 'in' && phrase !== you && rows.test(phrase.noun));

/** Whether somebody is followed by others in a row, which only becomes longer. */
export const isParade = (clauses: Clause[]): boolean => clauses.some((one) => isJoining(one) || isLeading(one));

/** In a snake of followers those who join are collected, whoever goes first. */
export function withFollowers(roles: Roles, mechanic: Mechanic | null, { clauses }: Sentence): void {
  if (mechanic !== 'snake') return;
  const joined = clauses.flatMap((one): NounPhrase[] => {
    if (isJoining(one) && one.subject && one.subject !== you) return [one.subject];
    return isLeading(one) ? one.objects.flatMap((object) => (object === you ? [] : object)) : [];
  });
  if (joined.length === 0) return;
  const isOther = ({ noun }: Named) => !joined.some((one) => one.noun === noun);
  const followers = joined.map(
    ({ noun, class: ofClass, count, traits }): Good => ({
      noun,
      class: ofClass,
      count,
      traits,
      isPlural: true,
      role: 'rescued',
    }),
  );
  roles.foes = roles.foes.filter(isOther);
  roles.goods = [...followers, ...roles.goods.filter((one) => isOther(one) && !rows.test(one.noun))];
  const followed = clauses
    .flatMap((one) => (isJoining(one) ? one.objects : []))
    .find((one) => one !== you && isBeing(one.class));
  if (followed && followed !== you) roles.foes = roles.foes.filter(({ noun }) => noun !== followed.noun);
  if (roles.hero && !isOther(roles.hero))
    roles.hero = followed && followed !== you ? followed : { ...roles.hero, isPlural: false };
}
