import type { Token } from './english-tokens.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Reader } from './role-reader.ts';
import { hostile } from './role-words.ts';

/** What the speaker does to somebody who has become dangerous, and to one who is still loved. */
const resists =
  /^(run|escape|flee|hide|dodge|avoid|evade|fight|beat|defeat|stop|shoot|outrun|survive|sneak|kill|battle|throw|duck)$/;
const cares = /^(save|help|cure|heal|feed|rescue|find|catch|follow|ride|protect|guide|be|play)$/;

/**
 * "My brother is a zombie and I have to run away": the one who speaks is played, and the zombie is the foe. "My dog is
 * a pirate and I collect gold" has no foe.
 */
export function isAgainstSpeaker(tokens: Token[], other: NounPhrase): boolean {
  const at = tokens.findIndex(({ text }, i) => i >= other.to && /^(i|we)$/.test(text));
  const doing = tokens.slice(at + 1).find(({ tag, lemma }) => tag === 'verb' && !helping.test(lemma));
  if (at < 0 || !doing || cares.test(doing.lemma)) return false;
  return resists.test(doing.lemma) || hostile.test(other.noun);
}

const helping = /^(have|has|must|need|should|can|could|will|want|try|be|am|get|got|do)$/;

/** "The teacher is a dragon and I must dodge her fire": what is dodged is the fire, and no dragons fall. */
export function withoutIdleFoes(reader: Reader, loose: { phrase: NounPhrase }[]): void {
  if (reader.mechanic !== 'dodger' || reader.hazards.length === 0) return;
  const equated = loose.flatMap(({ phrase }) => (phrase.standsFor ? [phrase.noun] : []));
  reader.foes = reader.foes.filter(({ noun, traits }) => !(traits.includes('enemy') && equated.includes(noun)));
}
