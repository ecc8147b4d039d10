import { pluralOf, singularOf } from './english-plurals.ts';
import { isPlayable } from './noun-classes.ts';
import { lookUp } from './noun-phrases.ts';
import { thirdPersonOf, verbLemmaOf } from './verbs.ts';

/** "The police is after me", "my mom is looking for me": they want to catch the player. */
const afterMe =
  /\b(is|are|comes?|runs?|going|goes|go) (?:after|looking for|searching for|coming for) (?=(?:me|you|us)\b)/giu;

/** "The headmaster is chasing me": what is done, and not what he is. */
const progressive = /(?<!\b(?:it|there|that|this|what|which|time)) is (\p{L}+ing)(?= \p{L})/giu;

/** "I wanna be a ghost and scare people". */
const wishedFor =
  /\bi(?:['’]d (?:like|love) to| would (?:like|love) to| ?wanna| want to| want 2) (?:be|play(?: as)?|become) (?=an? |the )/giu;

/** "Game where is a fox". */
const whereIs = /\bwhere (?:is|are|it is|have|has) (?=\p{L})/giu;

/** "Throws socks at me": at the player. */
const atMe = /\bat (?:me|us)\b/giu;

/** Verbs that stand after a name without being the second half of a compound, as in "car race". */
const deeds =
  'eat|chase|steal|catch|collect|avoid|dodge|hunt|attack|follow|fight|kill|shoot|throw|find|take|carry|bring|cross|save|protect|defend|scare|feed|build|run|jump|fly|swim|go|climb|escape|bite|burn|hide|fall|push|pick|cut|drop|come|want|try|have';
const others = '(?:him|her|it|them|me|you|us|his|the|an?|my|all|some|many|from|over|after|away|down|up|through|across)';
const plurals = '\\p{L}{2,}s|fish|mice|sheep|people|food|money|gold|cheese|honey|candy|fruit|banana|apple';
const bare = new RegExp(
  `(?<before>(?:\\p{L}+[,:]? ){0,3})(?<who>\\p{L}+) (?<verb>${deeds})(?= (?:${others}|${plurals})\\b)`,
  'giu',
);
const relative = new RegExp(`\\b(?<who>\\p{L}+) (?<link>who|which|that) (?<verb>${deeds})\\b`, 'giu');

/** After these the verb has no ending in anybody's English. */
const governs =
  /\b(help|helps|make|makes|let|lets|to|can|must|should|will|do|does|did|watch|see|may|might|would|could)\b/i;

/** One who acts, and not several: "cat eat" lacks an ending, "fish eat" does not. */
function isOneActor(word: string): boolean {
  const who = word.toLowerCase();
  const isOne = singularOf(who) === who && pluralOf(who) !== who && who !== 'boss';
  return isOne && isPlayable(lookUp(who)?.class ?? null);
}

/** "A cat and a dog chase me" are two; "… and farmer chase him" is one. */
const isSecondOfTwo = (before: string, text: string): boolean =>
  /\band (an?|the|my) $/i.test(before) || (/\band $/i.test(before) && !/^ (him|her|it)\b/i.test(text));

/** The verbs of a prompt in the plain present, with the endings that second-language writers leave out. */
export function withPlainVerbs(text: string): string {
  return text
    .replace(wishedFor, 'you are ')
    .replace(atMe, 'at you')
    .replace(whereIs, 'where there is ')
    .replace(afterMe, (_, verb: string) => (/^(are|come|run|go)$/i.test(verb) ? 'chase ' : 'chases '))
    .replace(progressive, (all, form: string) => {
      const lemma = verbLemmaOf(form.toLowerCase());
      return lemma ? ` ${thirdPersonOf(lemma)}` : all;
    })
    .replace(relative, (all, who: string, link: string, verb: string) =>
      isOneActor(who) ? `${who} ${link} ${thirdPersonOf(verb.toLowerCase())}` : all,
    )
    .replace(bare, (all, before: string, who: string, verb: string, at: number, whole: string) => {
      const follows = whole.slice(at + all.length);
      if (governs.test(before) || !isOneActor(who) || isSecondOfTwo(before, follows)) return all;
      return `${before}${who} ${thirdPersonOf(verb.toLowerCase())}`;
    });
}
