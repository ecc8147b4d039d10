import type { Point } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Hanging, rowHeight } from './cluster.ts';

export type Flying = { x: number; y: number; dx: number; dy: number; colour: number };
type Falling = Point & { vx: number; vy: number; colour: number };

export type ShooterWorld = {
  hanging: Hanging;
  /** The size of a bubble, the left edge of the field, and the number of rows above the line. */
  size: number;
  left: number;
  top: number;
  rowsMax: number;
  angle: number;
  loaded: number;
  next: number;
  flying: Flying | null;
  falling: Falling[];
  /** Seconds until the next row, and how far it has moved in. */
  wait: number;
  slide: number;
  rowsAdded: number;
  combo: number;
  recoil: number;
};

export const bubbleColours = ['#ff6b81', '#4aa8ff', '#ffd23f', '#52d681', '#b47bff', '#ff9f45'];

export const muzzle = ({ view }: Stage, w: ShooterWorld): Point => ({
  x: view.w / 2,
  y: view.h - (view.portrait ? 84 : 46) - w.recoil * 6,
});

/** The screen position of a place given in bubbles. */
export const toScreen = (w: ShooterWorld, x: number, y: number): Point => ({
  x: w.left + x * w.size,
  y: w.top + (y - w.slide * rowHeight) * w.size,
});
