import type { Actor, Plan } from '../../../../../engines/src/plan.ts';
import { familyOf, nounOf } from '../vocabulary/vocabulary.ts';
import { actorOf } from './actor-of-mention.ts';
import { mentionOfName } from './mention.ts';
import type { Requested } from './requested.ts';
import { hasSubject } from './words-of-game.ts';

const namesMin = 12;
const namesMax = 30;

/** A picture of just this, and of nothing like it: no otter for a ferret. */
function drawnAs(word: string): Actor[] {
  const mention = mentionOfName(word);
  const isOwn = familyOf(word) !== '' || mention.picture?.split(':')[1] === word;
  return isOwn ? [actorOf({ ...mention, name: word })] : [];
}

/** "Typing with animal names": each word comes with the animal it names, towards nobody's detective. */
export function withTypedNames(plan: Plan, { hero, foes, aboutFoes, frame }: Requested): Plan {
  const isOfNames = plan.kind === 'typing' && (foes.length === 0 || aboutFoes !== null) && hasSubject(frame);
  if (!isOfNames || /^(countries|capitals|flags)/.test(frame.knowledge.topic ?? '')) return plan;
  const named = (plan.words ?? []).flatMap(drawnAs).slice(0, namesMax);
  if (named.length < namesMin) return plan;
  const typist = hero ? plan.theme.hero : actorOf({ ...nounOf('robot'), wears: null });
  return {
    ...plan,
    words: named.map(({ name }) => name),
    rules: { ...plan.rules, named: 1 },
    theme: { ...plan.theme, hero: typist, foes: named },
  };
}
