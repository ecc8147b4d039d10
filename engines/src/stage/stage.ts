import type { Art } from '../art/art.ts';
import type { Backdrop } from '../art/scenery/backdrop.ts';
import type { View } from '../canvas/screen.ts';
import type { Point } from '../math/maths.ts';
import type { Random } from '../math/random.ts';
import type { Plan } from '../plan.ts';
import type { Effects } from './effects.ts';
import type { Gestures, Input } from './input.ts';
import type { Sound } from './sound.ts';

type HudState = {
  score: number;
  /** Drawn as hearts; livesMax 0 shows none. */
  lives: number;
  livesMax: number;
  /** A short text under the score: a level, what is left to do. */
  label: string;
  /** 0 to 1, or below 0 for no bar. */
  progress: number;
  bump: number;
  banner: string;
  bannerSeconds: number;
  /** How many of the things the prompt names first were collected. */
  taken: number;
  /** How many foes were defeated. */
  defeated: number;
  /** How many levels are done, in a game that is cut into them. */
  stages: number;
  /** Everything the prompt asked for is done: ten waves, three levels. */
  won: boolean;
};

/** The initial state. */
export function newHud(): HudState {
  return {
    score: 0,
    lives: 0,
    livesMax: 0,
    label: '',
    progress: -1,
    bump: 0,
    banner: '',
    bannerSeconds: 9,
    taken: 0,
    defeated: 0,
    stages: 0,
    won: false,
  };
}

/** Everything a game can use. */
export type Stage = {
  plan: Plan;
  ctx: CanvasRenderingContext2D;
  view: View;
  art: Art;
  backdrop: Backdrop;
  input: Input;
  sound: Sound;
  effects: Effects;
  /** Recreated for each round with the same sequence. */
  random: Random;
  /** Seconds since the page opened, for animations. */
  time: number;
  /** Seconds of this round. */
  played: number;
  hud: HudState;
  /** Adds to the score and shows the points at the place. */
  add(points: number, at?: Point): void;
  banner(text: string): void;
  over(): void;
  /** A number of the plan, or its default. */
  rule(name: string, ordinary: number): number;
};

export type Game = Gestures & {
  /** Sets up a round; also called once before the title screen, which shows the game behind it. */
  reset(): void;
  update(dt: number): void;
  draw(): void;
  /** Nothing happens before the player's first move, and the touch or key that starts a round is not yet one. */
  isWaiting?: true;
  /** Moves what should move behind the title screen. */
  idle?(dt: number): void;
  /** The window changed its size or was turned. */
  resize?(): void;
};
