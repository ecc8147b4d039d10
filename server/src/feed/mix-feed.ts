import { type FeedType, feedTypes } from './feed-thing.ts';

/** What was shown last, and how many of that type in a row. */
export type Mix = { last: FeedType | null; inARow: number };

export const inARowMax = 3;

/** The first of each type that still has something to show: the smaller comes first, compared from the left. */
export type Fronts = Partial<Record<FeedType, readonly number[]>>;

/** Whose turn it is: the best, but no type more than three times in a row while another has something to show. */
export function nextType(fronts: Fronts, mix: Mix): FeedType | undefined {
  let next: FeedType | undefined;
  for (const type of feedTypes) {
    const front = fronts[type];
    if (front === undefined || isTired(type, mix, fronts)) continue;
    if (next === undefined || comesBefore(front, fronts[next] ?? [])) next = type;
  }
  return next;
}

export function mixAfter(type: FeedType, mix: Mix): Mix {
  return { last: type, inARow: mix.last === type ? mix.inARow + 1 : 1 };
}

function isTired(type: FeedType, mix: Mix, fronts: Fronts): boolean {
  if (mix.last !== type || mix.inARow < inARowMax) return false;
  return feedTypes.some((other) => other !== type && fronts[other] !== undefined);
}

function comesBefore(a: readonly number[], b: readonly number[]): boolean {
  for (const [i, value] of a.entries()) {
    const other = b[i] ?? 0;
    if (value !== other) return value < other;
  }
  return false;
}
