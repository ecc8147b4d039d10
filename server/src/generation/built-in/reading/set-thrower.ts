import { isThrownAtPlayer } from './acts-together.ts';
import type { Foe, Named } from './frame.ts';
import { isPlayable } from './noun-classes.ts';
import type { Roles } from './role-reader.ts';
import { type Clause, type Sentence, you } from './sentence.ts';
import { isThrownAtClimber } from './throwers.ts';

/** "A grandma throws cookies at you". */
export function throwerIn(sentence: Sentence | undefined): Named | null {
  const subject = sentence?.clauses.find(
    (clause) => isThrownAtPlayer(clause) || isRolling(clause) || isOfAnimal(clause),
  )?.subject;
  return subject && subject !== you ? subject : null;
}

/** "A knight climbs a tower, a dragon throws fireballs". */
export function throwerAbove(sentence: Sentence | undefined): Named | null {
  const clauses = sentence?.clauses ?? [];
  const subject = clauses.find((clause) => isThrownAtClimber(clause, clauses))?.subject;
  return subject && subject !== you ? subject : null;
}

/** "A bear rolling barrels". */
const isRolling = ({ verb, objects }: Clause): boolean =>
  /^(roll|throw|toss|hurl|drop|kick)$/.test(verb) &&
  objects.some((one) => one !== you && (verb === 'roll' || one.noun === 'barrel'));

/** "Donkey Kong, but with a bear throwing honey pots": no animal that throws at nobody is played. */
const isOfAnimal = ({ verb, subject, objects, complements }: Clause): boolean =>
  verb === 'throw' &&
  subject !== you &&
  subject?.class === 'creature' &&
  objects.length > 0 &&
  complements.every(({ preposition }) => preposition !== 'at');

/** Apes throw and are never played, "but the ape throws pizzas"; what is thrown comes second. */
export function setThrower(roles: Roles, said: Named | null, usual: Named, what: Named): void {
  const isApe = ({ noun }: Named) => /(^| )(gorilla|ape|monkey|chimp|chimpanzee|orangutan|kong)$/.test(noun);
  const strangers = [...roles.foes, ...roles.hazards, ...roles.goods].filter(
    (one) => !isApe(one) && one.noun !== said?.noun && !isSaved(one),
  );
  const ape = said ?? [...(roles.hero ? [roles.hero] : []), ...roles.foes].find(isApe);
  // "A princess against a dragon": the dragon throws.
  const rival = ape ? undefined : strangers.find((one) => 'does' in one && isPlayable(one.class));
  const others = strangers.filter((one) => one !== rival);
  if (roles.hero && (isApe(roles.hero) || roles.hero.noun === said?.noun)) roles.hero = null;
  const toFoe = ({ noun, class: ofClass, count, isPlural, traits }: Named, does: Foe['does']): Foe => ({
    noun,
    class: ofClass,
    count,
    isPlural,
    traits,
    does,
  });
  roles.foes = [toFoe(ape ?? rival ?? usual, 'attacks'), toFoe(others[0] ?? what, 'stands')];
  roles.hazards = [];
  roles.goods = roles.goods.filter((one) => one !== others[0]);
}

/** The princess at the top is not thrown. */
export const isSaved = (one: Named): boolean => 'role' in one && /^(rescued|protected)$/.test(String(one.role));
