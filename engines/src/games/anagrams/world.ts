import type { Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';

/** A letter tile; `slot` is its index in the answer, or -1. `x` and `y` are where it is drawn. */
export type LetterTile = { letter: string; home: number; slot: number; x: number; y: number };

export type AnagramWorld = {
  words: string[];
  asked: number;
  word: string;
  tiles: LetterTile[];
  left: number;
  wrong: number;
  streak: number;
  cheer: number;
  wait: number;
};

const tileSize = ({ view }: Stage, w: AnagramWorld) =>
  Math.min(view.portrait ? 92 : 66, (Math.min(view.w, 560) - 20) / Math.max(4, w.word.length));

/** The position of a slot of the answer, or of a letter below it. */
export function placeAt(stage: Stage, w: AnagramWorld, row: 'answer' | 'letters', i: number): Rect {
  const { view } = stage;
  const size = tileSize(stage, w);
  const left = (view.w - size * w.word.length) / 2;
  const middle = view.portrait ? view.h * 0.34 : hudHeight + (view.h - hudHeight) * 0.3;
  return { x: left + i * size + 3, y: middle + (row === 'answer' ? 0 : size * 1.5), w: size - 6, h: size - 2 };
}

export const boxOf = (stage: Stage, w: AnagramWorld, { x, y }: LetterTile): Rect => {
  const size = tileSize(stage, w);
  return { x: x - size / 2 + 3, y: y - size / 2 + 1, w: size - 6, h: size - 2 };
};
