import type { Point, Rect } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import type { Search } from '../../stage/searching.ts';
import type { Item } from './picture.ts';

/** Something that was found and is on its way to the list. */
export type Flight = { actor: Actor; from: Point; size: number; slot: number; seconds: number };

export type SearchWorld = Search & {
  layout: Layout;
  crowd: number;
  /** From back to front; without those that were found. */
  items: Item[];
  wanted: Actor[];
  found: boolean[];
  flights: Flight[];
  /** Whether it is searched, everything was found, or the rest is shown because time ran out. */
  phase: 'search' | 'done' | 'missed';
};

/** Where the picture, its list and the clock are. */
export type Layout = { field: Rect; list: Rect; clock: Rect };

export const doneSeconds = 1.3;
export const missedSeconds = 2;
export const flightSeconds = 0.55;

/** One of those that nobody has found gives itself away after so many seconds or wrong taps. */
export const hintSeconds = 13;
export const gentleHint = { seconds: 5, wrong: 2 };
