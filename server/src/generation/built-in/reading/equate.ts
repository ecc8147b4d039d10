import type { Token } from './english-tokens.ts';
import { type NounPhrase, phraseAt } from './noun-phrases.ts';
import { isAgainstSpeaker } from './speakers.ts';
import { partOf } from './stand-ins.ts';

/** "The goalkeeper is an octopus": the named role is played by the octopus. */
export function equate({ tokens, last }: { tokens: Token[]; last: NounPhrase | null }, i: number): number {
  const other = last?.to === i ? phraseAt(tokens, i + 1, () => false) : null;
  if (!last || !other || other.class === 'abstract' || tokens[other.to]?.tag === 'verb') return i + 1;
  // "A cat is the goalkeeper": the cat does the work.
  if (last.class === 'creature' && other.class === 'person' && tokens[i + 1]?.text === 'the') {
    last.traits.push(other.noun);
    return other.to;
  }
  const traits = [...partOf(last), ...(isAgainstSpeaker(tokens, other) ? ['enemy'] : []), ...other.traits];
  Object.assign(last, { noun: other.noun, class: other.class, traits, hasArticle: true, standsFor: last.noun });
  return other.to;
}
