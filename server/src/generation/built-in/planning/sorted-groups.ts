import type { Theme } from '../../../../../engines/src/plan.ts';
import type { Frame, SortedGroup } from '../reading/frame.ts';
import { groupsToSort } from '../vocabulary/groups-to-sort.ts';
import { actorOf } from './actor-of-mention.ts';
import type { Cast } from './choose-cast.ts';
import { isSeveral, nameOfAll, withBinsOfColours } from './goods-in-context.ts';
import { membersOfGroup } from './members-of-group.ts';
import { mentionOfName } from './mention.ts';
import type { Requested } from './requested.ts';

/** A bin for each group that is sorted, otherwise for each colour. */
export function withSortedBins(frame: Frame): Frame {
  const groups = frame.mechanic === 'sorting' ? (frame.groups ?? groupsOfGoods(frame)) : [];
  if (groups.length < 2) return withBinsOfColours(frame);
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

const thingsMax = 18;

/** Mammals, birds and reptiles: the things are those of the groups, each in one only, and as many of each. */
export function withGroups(cast: Cast, { frame }: Requested): Cast {
  if (cast.kind !== 'sorting' || !frame.groups) return cast;
  const each = Math.floor(thingsMax / frame.groups.length);
  const taken = new Set<string>();
  const filled = frame.groups.map(({ label, members }) => {
    const own = members.filter((name) => !taken.has(name)).slice(0, each);
    for (const name of own) taken.add(name);
    return { label, actors: own.map((name) => actorOf(mentionOfName(name))) };
  });
  return {
    ...cast,
    things: filled.flatMap(({ actors }) => actors),
    groups: filled.map(({ label, actors }) => ({ label, members: actors.map(({ name }) => name) })),
  };
}

/** A changed game keeps its groups as long as each has something in it, and nothing falls that belongs in none. */
export function groupsKept({ groups }: Theme, { things, groups: others }: Theme): Pick<Theme, 'groups'> {
  const isIn = (members: string[]) => things.some(({ name }) => members.includes(name));
  const hasGroup = (name: string) => groups?.some(({ members }) => members.includes(name));
  const isKept = !others && groups?.every(({ members }) => isIn(members)) && things.every(({ name }) => hasGroup(name));
  return isKept && groups ? { groups } : {};
}
