import { isPlayable } from './noun-classes.ts';
import { type Party, type State, you } from './sentence.ts';

/** Whoever does these together does them to each other. */
const opposes = /^(fight|box|wrestle|duel|battle|race|compete|argue|play|chase|swordfight)$/;

/** "A beaver and a fox protect the dam": both do. */
export function withPartners({ waiting, tokens }: State, subject: Party | null, verb: string): void {
  if (subject === null || subject === you || opposes.test(verb)) return;
  const partner = waiting.find(
    ({ phrase, preposition }) =>
      preposition === null && phrase.to === subject.from - 1 && tokens[phrase.to]?.text === 'and',
  );
  if (partner && isPlayable(partner.phrase.class)) partner.preposition = 'together';
}
