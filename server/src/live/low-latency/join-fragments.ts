import type { Mp4Fragment } from './cut-fragments.ts';
import { openSegmentOf, type PartsList, partLimits, secondsOf, segmentSecondsMin } from './parts-list.ts';

export type FragmentJoiner = {
  /** The part that is whole with this fragment, if one is. */
  add(list: PartsList, fragment: Mp4Fragment): Mp4Fragment | undefined;
  /** What is held back when no more comes. */
  rest(): Mp4Fragment | undefined;
};

/**
 * Joins fragments that key frames made short into one part; most are one by themselves. Where a segment may end, none is
 * held back: the key frame that ended it begins the next segment.
 */
export function createFragmentJoiner(): FragmentJoiner {
  let held: Mp4Fragment[] = [];
  const seconds = () => held.reduce((sum, one) => sum + one.seconds, 0);
  const rest = () => {
    const [first] = held;
    if (first === undefined) return undefined;
    const joined = {
      seconds: seconds(),
      isIndependent: first.isIndependent,
      bytes: Buffer.concat(held.map((one) => one.bytes)),
    };
    held = [];
    return joined;
  };
  return {
    rest,
    add(list, fragment) {
      held.push(fragment);
      const bytes = held.reduce((sum, one) => sum + one.bytes.length, 0);
      const open = openSegmentOf(list);
      const mayEndSegment = seconds() + (open ? secondsOf(open) : 0) >= segmentSecondsMin;
      const isWhole = seconds() >= partLimits.secondsMin || mayEndSegment || bytes >= partLimits.heldBytesMax;
      return isWhole ? rest() : undefined;
    },
  };
}
