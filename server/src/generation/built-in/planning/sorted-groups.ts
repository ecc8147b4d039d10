import type { Scene } from '../../../../../engines/src/plan.ts';
import type { Frame, SortedGroup } from '../reading/frame.ts';
import { groupsToSort } from '../vocabulary/groups-to-sort.ts';
import { wordsToSort } from '../vocabulary/words-to-sort.ts';
import { actorOf } from './actor-of-mention.ts';
import { isSeveral, nameOfAll, withBinsOfColours, withColouredBins } from './goods-in-context.ts';
import { membersOfGroup } from './members-of-group.ts';
import { mentionOfName } from './mention.ts';

/** A bin for each group that is sorted, otherwise for each colour. */
export function withSortedBins(frame: Frame): Frame {
  const groups = frame.mechanic === 'sorting' ? (frame.groups ?? groupsOfWaste(frame) ?? groupsOfGoods(frame)) : [];
  if (groups.length < 2) return withBinsOfColours(withColouredBins(frame));
  const isGroup = (word: string) => [...wordsToSort, ...groupsToSort].some(({ named }) => named.test(word));
  const isSorted = (word: string) =>
    [...wordsToSort, ...groupsToSort].some(
      ({ label, named }) => named.test(word) && groups.some((one) => one.label === label),
    );
  const isWritten = groups.every((one) => one.isWritten);
  return {
    ...frame,
    groups,
    // What is sorted are the members; "mammals" has no picture.
    goods: frame.goods.filter((one) => isSeveral(one) && membersOfGroup(nameOfAll(one)).length > 0),
    tools: [],
    // A herbivore is sorted, and sorts nothing itself.
    hero: frame.hero && isSorted(frame.hero.noun) ? null : frame.hero,
    foes: frame.foes.filter(({ noun }) => !isSorted(noun)),
    // What is sorted by its words has no other pictures.
    ...(isWritten && { goods: [], place: { ...frame.place, setting: frame.place.setting ?? classroomOf(groups) } }),
    numbers: { ...frame.numbers, bins: groups.length },
    ignored: frame.ignored.filter((word) => !isGroup(word) && !/^(numbers?|words?|letters?|tense)$/.test(word)),
  };
}

/** Words are learnt at school, and planets seen in space. */
const classroomOf = (groups: SortedGroup[]): Scene =>
  groups.some(({ label }) => /^(planets|moons|stars)$/.test(label)) ? 'space' : 'school';

const waste = /^(trash|garbage|rubbish|waste|litter|recyclable|recycling)$/;
const binsOfWaste = ['paper', 'plastic', 'glass', 'compost', 'metal'];

/** "Sort the rubbish into the right bins": everybody knows which. */
function groupsOfWaste({ goods, language, look, numbers }: Frame): SortedGroup[] | undefined {
  const isAsked = language === 'en' && goods.length === 1 && goods.every(({ noun }) => waste.test(noun));
  if (!isAsked || look.colours.length > 1) return undefined;
  const labels = binsOfWaste.slice(0, Math.max(2, Math.min(binsOfWaste.length, numbers.bins ?? 3)));
  return groupsToSort.flatMap(({ label, members }) => (labels.includes(label) ? [{ label, members }] : []));
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
