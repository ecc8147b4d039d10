import { avoided, foe, good, isPlace, place, type Reader } from './role-reader.ts';
import { type Clause, you } from './sentence.ts';
import { isThrownByOther, throws } from './throwers.ts';
import { verbClassesOf } from './verbs.ts';

/** What the player has to do with a thing, and whether it is protected, counts more than how it came about. */
export function byWeight(clauses: Clause[]): Clause[] {
  const weightOf = ({ isOrder, verb }: Clause) => (isOrder ? 2 : verbClassesOf(verb).includes('protect') ? 1 : 0);
  return [...clauses].sort((a, b) => weightOf(b) - weightOf(a));
}

const mends = /^(stop|protect|defend|save|rescue|extinguish|guard|shoo|repel|free)$/;
const harms = /^(chase|steal|burn|attack|destroy|eat|break|kidnap|hunt|raid|invade|smash|bite|trample|rob)$/;

/** "A dragon burns houses and I have to put out the fires": the player is on the other side. */
export const isHarm = (clause: Clause, clauses: Clause[]): boolean =>
  isThrownByOther(clause, clauses) ||
  (harms.test(clause.verb) &&
    clause.subject !== null &&
    clause.subject !== you &&
    clauses.some((one) => mends.test(one.verb) && (one.isOrder || isAgainst(one, clause))));

/** "The knight has to stop it": whoever was named before. */
const isAgainst = ({ subject, objects }: Clause, harm: Clause): boolean =>
  subject !== null && subject !== you && subject !== harm.subject && objects.includes(you);

export function readHarm(reader: Reader, { verb, subject, objects }: Clause): void {
  foe(reader, subject, 'attacks');
  if (throws.test(verb)) {
    for (const one of objects) if (one !== you) avoided(reader, one);
    return;
  }
  for (const one of objects) if (one !== you) isPlace(one) ? place(reader, one) : good(reader, one, 'protected');
}
