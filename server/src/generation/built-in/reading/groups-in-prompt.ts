import { groupsToSort } from '../vocabulary/groups-to-sort.ts';
import type { SortedGroup } from './frame.ts';

/** A bin that is named after what all others have in common holds none of it: "sort animals into birds and fish". */
const common = /^(animals|plants|clothes|toys)$/;

const binsMax = 5;

/**
 * The groups into which a prompt sorts: "animals into mammals and birds", "land and sea animals". Fewer than two are
 * none, because there is a bin for each.
 */
export function groupsIn(text: string): SortedGroup[] {
  const said = text.toLowerCase();
  const found = groupsToSort
    .flatMap(({ label, named, among, members }) => {
      const at = said.search(named);
      return at >= 0 && among.test(said) ? [{ at, label, members }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const narrow = found.filter(({ label }) => !common.test(label));
  const all = narrow.length >= 2 ? narrow : found.length - narrow.length >= 2 ? found : [];
  return all.slice(0, binsMax).map(({ label, members }) => ({ label, members }));
}
