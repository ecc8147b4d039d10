import type { Point } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Court } from './court.ts';

export type PongWorld = {
  court: Court;
  forTwo: boolean;
  goals: [number, number];
  /** Seconds until the next serve, and its direction. */
  wait: number;
  towards: 0 | 1;
  /** The computer's aiming error, chosen again at each hit. */
  error: number;
  cheer: [number, number];
  /** Seconds without input on the player's paddle. */
  untouched: number;
};

/** Space behind the paddles: for the score on a phone, and for the figures behind them. */
const ends = ({ view }: Stage) => (view.portrait ? { first: 18, second: hudHeight + 4 } : { first: 22, second: 22 });

/** Width and length of the court, for either orientation of the screen. */
export function sizeOf(stage: Stage): { across: number; along: number } {
  const { view } = stage;
  const { first, second } = ends(stage);
  const [across, length] = view.portrait ? [view.w, view.h] : [view.h - hudHeight, view.w];
  return { across, along: length - first - second };
}

/** A position of the court on the screen, and back. */
export function toScreen(stage: Stage, u: number, v: number): Point {
  const { view } = stage;
  const { second } = ends(stage);
  return view.portrait ? { x: u, y: v + second } : { x: view.w - second - v, y: u + hudHeight };
}

export function toCourt(stage: Stage, p: Point): { u: number; v: number } {
  const { view } = stage;
  const { second } = ends(stage);
  return view.portrait ? { u: p.x, v: p.y - second } : { u: p.y - hudHeight, v: view.w - second - p.x };
}
