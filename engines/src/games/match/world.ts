import { lookOf } from '../../art/pictures.ts';
import type { View } from '../../canvas/screen.ts';
import { clamp, type Rect } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Board, Spot } from './board.ts';

export type MatchWorld = {
  columns: number;
  rows: number;
  /** The kinds of tiles, which are easy to tell apart. */
  cast: Actor[];
  board: Board;
  phase: 'ready' | 'swapping' | 'clearing' | 'falling';
  clearing: number;
  swapped: [Spot, Spot] | null;
  chosen: Spot | null;
  cursor: Spot;
  byKeys: boolean;
  hint: [Spot, Spot] | null;
  idleSeconds: number;
  combo: number;
  level: number;
  left: number;
  /** The remaining swaps, if the prompt limits them. */
  moves: number;
  cheer: number;
  cell: number;
  field: Rect;
};

/** A tall phone gets more rows, with space for the hero below. */
export function shapeFor(view: View): { columns: number; rows: number } {
  if (!view.portrait) return { columns: 9, rows: 7 };
  const columns = 7;
  const cell = (view.w - 20) / columns;
  return { columns, rows: clamp(Math.floor((view.h - hudHeight - 130) / cell), 8, 11) };
}

const spare = ['gem', 'star', 'heart', 'leaf', 'drop', 'coin'];

export function newWorld(stage: Stage): MatchWorld {
  const { plan, view, art } = stage;
  const wanted = stage.rule('kinds', 5);
  const cast: Actor[] = [];
  const known = [...plan.theme.things, plan.theme.hero, ...plan.theme.foes, ...spare.map((name) => art.actor(name))];
  for (const actor of known) {
    if (cast.length < wanted && !cast.some((other) => lookOf(other) === lookOf(actor))) cast.push(actor);
  }
  const shape = shapeFor(view);
  return {
    ...shape,
    cast,
    board: { ...shape, tiles: [] },
    phase: 'falling',
    clearing: 0,
    swapped: null,
    chosen: null,
    cursor: { column: 3, row: 3 },
    byKeys: false,
    hint: null,
    idleSeconds: 0,
    combo: 0,
    level: 1,
    left: 40,
    moves: 0,
    cheer: 0,
    cell: 40,
    field: { x: 0, y: 0, w: 1, h: 1 },
  };
}
