import type { Face } from './faces.ts';
import type { Holder } from './holders.ts';
import type { Layout } from './layout.ts';
import type { Move, Rules, Stacks } from './rules.ts';

/** Pieces on their way; the stacks already hold them where they go. */
export type Moving = Move & { count: number; kind: number; age: number; seconds: number };

export type StacksWorld = {
  rules: Rules;
  holder: Holder;
  faces: Face[];
  stacks: Stacks;
  start: Stacks;
  /** What undo goes back to. */
  before: Stacks[];
  layout: Layout;
  level: number;
  chosen: number | null;
  cursor: number;
  byKeys: boolean;
  moving: Moving | null;
  /** How far the top of each stack is lifted, 0 to 1. */
  lifted: number[];
  /** Seconds for which a stack shakes on which nothing may go. */
  shaken: number[];
  /** How far each complete stack is closed, 0 to 1. */
  closed: number[];
  /** The moves that solve it from here, once they were looked for. */
  way: Move[];
  hinted: Move | null;
  /** The fewest moves, nearly. */
  par: number;
  moves: number;
  /** Seconds left, where the prompt sets a limit. */
  left: number;
  hasExtra: boolean;
  paid: Set<number>;
  /** Seconds since it was solved, or -1. */
  solvedFor: number;
  cheer: number;
};
