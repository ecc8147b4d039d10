import { isPlayable } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { type Clause, newClause } from './sentence.ts';
import { verbLemmaOf } from './verbs.ts';

/** What happens to somebody, or how somebody is, rather than what is done. */
const states =
  /^(fly|burn|fall|explode|rain|love|need|want|break|pop|hatch|freeze|follow|live|sleep|blow|fire|light|save|eat)$/;

/** "A juggling seal" juggles: what stands before somebody as an adjective is what they do. */
export const deedsInTraits = (phrase: NounPhrase): Clause[] =>
  phrase.isPlural || !isPlayable(phrase.class)
    ? []
    : phrase.traits.flatMap((trait) => {
        const verb = /ing$/.test(trait) ? verbLemmaOf(trait) : undefined;
        return verb && !states.test(verb) ? [newClause(verb, phrase.from, phrase, false)] : [];
      });
