import { isBeing } from './noun-classes.ts';
import type { Reader } from './role-reader.ts';
import { boards, family, fans, friendly } from './role-words.ts';
import { type Clause, you } from './sentence.ts';

const lurks =
  /^(prowl|lurk|sneak|stalk|hover|creep|slither|crawl|swim|fly|circle|loom|swoop|wander|roam|patrol|wait|hide|growl|snarl|hiss|watch|stare|march|come|approach|close|snap|buzz|swarm|hunt|pounce|run|dive|drift)$/;

/** "A sloth grabs mangoes while a jaguar prowls below": whoever is about while somebody else plays is no friend. */
export function isBystander({ candidates, goods, mechanic }: Reader, clause: Clause): boolean {
  const { verb, subject, objects } = clause;
  if (!clause.isMeanwhile || subject === null || subject === you || boards.has(mechanic)) return false;
  const isKnown = [...candidates.map(({ phrase }) => phrase), ...goods].some(({ noun }) => noun === subject.noun);
  const isElsewhere = candidates.some(({ phrase }) => phrase.noun !== subject.noun) || goods.length > 0;
  const isDear = [family, fans, friendly].some((words) => words.test(subject.noun));
  return lurks.test(verb) && objects.length === 0 && isBeing(subject.class) && isElsewhere && !isKnown && !isDear;
}
