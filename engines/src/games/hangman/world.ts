import type { Rect } from '../../math/maths.ts';
import type { Key } from '../../stage/keyboard.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Riddle } from './riddle.ts';

export type HangmanWorld = {
  words: string[];
  riddle: Riddle;
  keys: Key[];
  balloons: number;
  balloonsMax: number;
  solved: number;
  /** How recently each letter was revealed. */
  ages: Map<string, number>;
  /** The pieces of burst balloons. */
  sway: number;
  wait: number;
  cheer: number;
};

export function keyBox({ view }: Stage): Rect {
  const w = Math.min(view.w - 8, view.portrait ? 460 : 400);
  const h = view.portrait ? 176 : 132;
  return { x: view.portrait ? (view.w - w) / 2 : view.w - w - 16, y: view.h - h - (view.portrait ? 14 : 30), w, h };
}
