import type { Point } from '../../math/maths.ts';

/** What the stacks are: liquid in bottles, things in tubes or on branches, rings on rods, discs on pegs. */
export type Holder = 'bottle' | 'tube' | 'branch' | 'rod' | 'peg';

export type Button = Point & { sign: 'undo' | 'restart' | 'hint' | 'extra' };

export const buttonRadius = 25;
