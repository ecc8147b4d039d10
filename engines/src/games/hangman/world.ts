import type { Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
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

/** The boxes of the letters, over the keys. */
export function wordPlace(stage: Stage, word: string): { left: number; y: number; cell: number } {
  const { view } = stage;
  const box = keyBox(stage);
  const cell = Math.min(44, (view.portrait ? view.w - 24 : box.w) / word.length);
  const left = (view.portrait ? view.w / 2 : box.x + box.w / 2) - (cell * word.length) / 2;
  return { left, y: box.y - cell * 1.1, cell };
}

/** Where the balloons float: beside the keys, or on a phone above the word. */
export function flightRoom(stage: Stage, { riddle }: HangmanWorld): Rect {
  const { view } = stage;
  const top = hudHeight + 8;
  if (!view.portrait) return { x: 8, y: top, w: keyBox(stage).x - 16, h: view.h - top - 8 };
  const { y, cell } = wordPlace(stage, riddle.word);
  return { x: 8, y: top, w: view.w - 16, h: y - cell * 0.55 - top };
}
