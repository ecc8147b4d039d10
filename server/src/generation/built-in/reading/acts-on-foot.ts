import { isPlayable } from './noun-classes.ts';
import { type Clause, type Party, you } from './sentence.ts';

const isOther = (one: Party): boolean => one !== you && isPlayable(one.class);

/** "Avoid ghosts and find 7 keys": what is found does not fall from the sky, and neither do the ghosts. */
export const isSearchAmongFoes = (clauses: Clause[]): boolean =>
  clauses.some(({ verb, objects }) => /^(find|search|seek)$/.test(verb) && objects.some((one) => !isOther(one))) &&
  clauses.some(({ verb, objects }) => /^(avoid|evade)$/.test(verb) && objects.some(isOther));

const strikes = /^(slash|slice|cut|punch|kick|shoot|fight|smash|beat|slay|stab)$/;

/** "Runs across rooftops and slashes drones": one goes on, and meets them on the way. */
export const isRunAndFight = (clauses: Clause[]): boolean =>
  clauses.some(
    ({ verb, subject, complements }) =>
      /^(run|dash|sprint|jump|leap|race)$/.test(verb) &&
      complements.some(({ preposition }) => /^(across|along|over|through|on|from)$/.test(preposition)) &&
      clauses.some(
        (other) =>
          other.subject === subject && strikes.test(other.verb) && !other.isNegated && other.objects.some(isOther),
      ),
  );
