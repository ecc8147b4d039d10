import type { Actor } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';

export type Gate = { x: number; middle: number; gap: number; sway: number; passed: boolean };
type Thing = { actor: Actor; x: number; y: number; bad: boolean; taken: boolean };

export type FlyerWorld = {
  x: number;
  y: number;
  vy: number;
  speed: number;
  gates: Gate[];
  things: Thing[];
  next: number;
  flap: number;
  safe: number;
  streak: number;
};

export const gateWidth = 68;

export const heroX = (stage: Stage) => stage.view.w * 0.28;
export const floorOf = (stage: Stage) => stage.view.h * (stage.view.portrait ? 0.88 : 0.9);
export const middleOf = (stage: Stage, gate: Gate) => gate.middle + Math.sin(stage.time * 1.8 + gate.x) * gate.sway;
