import type { Mp4Fragment } from './cut-fragments.ts';
import { openSegmentOf, type PartsList, partLimits, secondsOf, segmentSecondsMin } from './parts-list.ts';

export type FragmentJoiner = {
  /** The part that this fragment completes, if any. */
  add(list: PartsList, fragment: Mp4Fragment): Mp4Fragment | undefined;
  /** What is buffered at the end. */
  rest(): Mp4Fragment | undefined;
};

/**
 * Joins fragments that key frames made short into one part; most are a part by themselves. At a possible end of a
 * segment nothing is buffered: the key frame that ended it starts the next segment.
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
