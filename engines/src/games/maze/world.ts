import { lerp, type Point, type Rect } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { Direction } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Cell, MazeMap } from './map.ts';

/** A walker between two cells: `share` of the way from one to the other. */
export type Walker = {
  actor: Actor;
  from: Cell;
  to: Cell;
  share: number;
  heading: Direction;
  home: Cell;
  /** How keenly a foe hunts, 0 to 1; unused for the hero. */
  wits: number;
  caught: number;
};

export type Bomb = { cell: Cell; left: number };
export type MazeShot = Point & { heading: Direction; left: number };

export type MazeWorld = {
  map: MazeMap;
  dots: Set<number>;
  treats: Map<number, Actor>;
  dotCount: number;
  /** The number of kinds of things that replace the dots. */
  hoard: number;
  /** The exit of a maze whose goal is not to clear it. */
  door: Cell | null;
  hero: Walker;
  wanted: Direction;
  foes: Walker[];
  scared: number;
  chain: number;
  safe: number;
  level: number;
  chewing: number;
  shots: MazeShot[];
  reload: number;
  /** Seconds that the hero has stood still. */
  still: number;
  /** Where bombs are laid: the walls that they do not break, and the rest. */
  hall: MazeMap | null;
  crates: Set<number>;
  bombs: Bomb[];
  /** The seconds that each burning cell has left. */
  flames: Map<number, number>;
  /** How many cells a blast reaches. */
  reach: number;
  /** Those who run from the hero, and how many of the level's are yet to come. */
  prey: Walker[];
  preyToCome: number;
  preyCount: number;
  /** Until the hunt is over. */
  secondsLeft: number;
  /** The seconds that somebody has seen or heard the hero. */
  noticed: number;
  cell: number;
  field: Rect;
};

export const placeOf = (w: MazeWorld, at: Point): Point => ({
  x: w.field.x + (at.x + 0.5) * w.cell,
  y: w.field.y + (at.y + 0.5) * w.cell,
});

export const between = (walker: Walker): Point => ({
  x: lerp(walker.from.x, walker.to.x, walker.share),
  y: lerp(walker.from.y, walker.to.y, walker.share),
});

/** The thing at a cell of a maze without dots. */
export const hoarded = ({ plan }: Stage, w: MazeWorld, spot: number): Actor => at(plan.theme.things, spot % w.hoard);
