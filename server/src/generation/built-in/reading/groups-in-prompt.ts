import { groupsToSort } from '../vocabulary/groups-to-sort.ts';
import { wordsToSort } from '../vocabulary/words-to-sort.ts';
import type { SortedGroup } from './frame.ts';
import type { Mechanic } from './mechanics.ts';

/** A bin that is named after what all others have in common holds none of it: "sort animals into birds and fish". */
const common = /^(animals|plants|clothes|toys)$/;

const binsMax = 5;

/**
 * The groups into which a prompt sorts: "animals into mammals and birds", "land and sea animals". Fewer than two are
 * none, because there is a bin for each.
 */
export function groupsIn(text: string): SortedGroup[] {
  const said = text.toLowerCase();
  const found = [...wordsToSort, ...groupsToSort]
    .flatMap(({ label, named, among, members, isWritten }) => {
      const at = said.search(named);
      return at >= 0 && among.test(said) ? [{ at, label, members, isWritten }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const narrow = found.filter(({ label }) => !common.test(label));
  const all = narrow.length >= 2 ? narrow : found.length - narrow.length >= 2 ? found : [];
  return all
    .slice(0, binsMax)
    .map(({ label, members, isWritten }) => ({ label, members, ...(isWritten && { isWritten }) }));
}

const eitherOr =
  /^\W*(?:is (?:it|this|that) )?(?:an? )?\p{L}+ or (?:an? |not )?\p{L}+(?: (?:game|sorting|words?|numbers?|letters?|tense|foods?|animals?|clothes|vehicles?))?\W*$/iu;

type Best = { mechanic: Mechanic | null; isNamed: boolean; isWeak: boolean };

/** "Noun or verb", "planet or moon": what comes goes into one of two bins. */
export const inTwoBins = (best: Best, text: string): Best =>
  !best.isNamed && eitherOr.test(text) && groupsIn(text).length === 2
    ? { mechanic: 'sorting', isNamed: true, isWeak: false }
    : best;
