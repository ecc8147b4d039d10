import type { Token } from './english-tokens.ts';
import { isPlayable, isThing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { avoided, candidate, foe, good, type Reader, sureWeight, tool } from './role-reader.ts';
import { moving } from './role-words.ts';
import { type Clause, type Party, type Sentence, you } from './sentence.ts';

const denials = /^(no|not|never|don't|dont|n't|nt|without|of|except)$/;

/** "But not the grandmas" are there and must not be hit; "no bombs", "not dogs" and "instead of pins" leave them out. */
export function isSparedAt(tokens: Token[], { from, hasArticle }: NounPhrase): boolean {
  const at = tokens.slice(0, from).findLastIndex(({ text }) => denials.test(text));
  const isAdded = /^(but|and|only|just)$/.test(tokens[at - 1]?.text ?? '');
  const denial = tokens[at]?.text ?? '';
  return denial === 'except' || (/^(not|never|n't)$/.test(denial) && (isAdded || hasArticle));
}

/** Whoever must not be hit pops up in a game of whacking, and elsewhere is kept away from. */
export function spare(reader: Reader, one: Party): void {
  if (reader.mechanic === 'whack') candidate(reader, one, sureWeight);
  else foe(reader, one, 'spared');
}

/** Prepositions before what one runs into. */
export const hitting = /^(into|against|on|over)$/;
const kept = /^(drop|lose|spill|forget|tip)$/;

/** "Don't touch the spikes", "without bumping into customers"; but what must not be dropped is held, and not missed. */
export function forbid(reader: Reader, { verb, objects, complements }: Clause): void {
  const hit = complements.flatMap(({ preposition, phrase }) => (hitting.test(preposition) ? [phrase] : []));
  for (const one of [...objects, ...hit])
    if (one === you) continue;
    else if (verb === 'miss') good(reader, one, 'collected');
    else if (isRunInto(reader, verb, one)) avoided(reader, one);
    else if (!kept.test(verb)) spare(reader, one);
    else if (reader.mechanic === 'catcher') good(reader, one, 'caught');
    else if (isThing(one.class)) tool(reader, one);
}

/** "Don't touch the meteors": whoever moves around steers clear of them. */
const isRunInto = ({ mechanic }: Reader, verb: string, { class: ofClass }: NounPhrase): boolean =>
  /^(touch|hit|step|bump|crash|run|fall|land|walk|stand|tread|drive|fly)$/.test(verb) &&
  !isPlayable(ofClass) &&
  (moving.has(mechanic) || mechanic === 'arena');

const madeOfGoods = /^(slicer|catcher|bubble-pop)$/;

export function readDenied(reader: Reader, { denied, spared }: Sentence): void {
  for (const phrase of spared) if (phrase.class !== 'abstract') spare(reader, phrase);
  // "Slices fruit, no pineapple": it flies as well.
  if (!madeOfGoods.test(reader.mechanic ?? '')) return;
  for (const phrase of denied)
    if ((phrase.hasArticle || phrase.class === 'food') && phrase.class !== 'abstract') avoided(reader, phrase);
}
