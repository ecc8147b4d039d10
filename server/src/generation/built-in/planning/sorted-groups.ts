import type { Frame, SortedGroup } from '../reading/frame.ts';
import { groupsToSort } from '../vocabulary/groups-to-sort.ts';
import { actorOf } from './actor-of-mention.ts';
import { isSeveral, nameOfAll, withBinsOfColours, withColouredBins } from './goods-in-context.ts';
import { membersOfGroup } from './members-of-group.ts';
import { mentionOfName } from './mention.ts';

/** A bin for each group that is sorted, otherwise for each colour. */
export function withSortedBins(frame: Frame): Frame {
  const groups = frame.mechanic === 'sorting' ? (frame.groups ?? groupsOfGoods(frame)) : [];
  if (groups.length < 2) return withBinsOfColours(withColouredBins(frame));
  const isGroup = (word: string) => groupsToSort.some(({ named }) => named.test(word));
  return {
    ...frame,
    groups,
    // What is sorted are the members; "mammals" has no picture.
    goods: frame.goods.filter((one) => isSeveral(one) && membersOfGroup(nameOfAll(one)).length > 0),
    tools: [],
    numbers: { ...frame.numbers, bins: groups.length },
    ignored: frame.ignored.filter((word) => !isGroup(word)),
  };
}

/** "Fruit and vegetables" in any language: goods that are all names of groups. */
function groupsOfGoods({ goods, said }: Frame): SortedGroup[] {
  const groups = goods.map((one) => ({
    label: said[one.noun] ?? actorOf(mentionOfName(nameOfAll(one))).plural,
    members: isSeveral(one) ? membersOf(nameOfAll(one)) : [],
  }));
  const isEachGroup = groups.every(({ members }) => members.length > 2);
  return groups.length >= 2 && groups.length <= 5 && isEachGroup ? groups : [];
}

/** Nobody agrees whether a tomato is a fruit, so the groups to sort have members of their own. */
const membersOf = (name: string): string[] =>
  groupsToSort.find(({ named, among }) => named.test(name) && among.test(name))?.members ?? membersOfGroup(name);
