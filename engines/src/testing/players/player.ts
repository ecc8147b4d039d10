import type { Point } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import type { SeenFrame } from '../recording-canvas.ts';
import type { Controller } from '../simulate-game.ts';

/** The skill of a player: the time a decision takes, the error of a touch, the share of missed chances. */
export type Skill = { pauseSeconds: number; missUnits: number; lapses: number };

export const novice: Skill = { pauseSeconds: 0.2, missUnits: 20, lapses: 0.1 };
export const expert: Skill = { pauseSeconds: 0.1, missUnits: 4, lapses: 0.02 };

export type Look = SeenFrame & { controller: Controller; skill: Skill; random: Random };
export type Seen = SeenFrame['actors'][number];
export type Player = (look: Look) => void;

const isOne = (list: Actor[]) => (seen: Seen) => list.includes(seen.actor);
export const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
export const nearestTo = <T extends Point>(p: Point, list: T[]): T | undefined =>
  list.reduce<T | undefined>((best, one) => (best && gap(best, p) <= gap(one, p) ? best : one), undefined);

export const anyOf = <T>(random: Random, list: T[]): T | undefined => (list.length > 0 ? random.pick(list) : undefined);

export function cast({ actors, controller }: Look) {
  const { hero, foes, things } = controller.stage.plan.theme;
  const me = actors.filter((seen) => seen.actor === hero).at(-1);
  return { me, foes: actors.filter(isOne(foes)), things: actors.filter(isOne(things)) };
}

export function dragTo(look: Look, p: Point): void {
  const { controller, random, skill } = look;
  const missed = { x: p.x + random.range(-1, 1) * skill.missUnits, y: p.y + random.range(-1, 1) * skill.missUnits };
  if (controller.stage.input.pointer.down) controller.move(missed);
  else controller.press(missed);
}

export function tapAt({ controller, random, skill }: Look, p: Point): void {
  controller.tap({ x: p.x + random.range(-1, 1) * skill.missUnits, y: p.y + random.range(-1, 1) * skill.missUnits });
}

/** Pushes the stick in this direction. */
export function steer({ controller }: Look, x: number, y: number): void {
  const { view } = controller.stage;
  const middle = { x: view.w / 2, y: view.h * 0.7 };
  if (!controller.stage.input.pointer.down) controller.press(middle);
  const { from } = controller.stage.input.pointer;
  const length = Math.hypot(x, y) || 1;
  controller.move({ x: from.x + (x / length) * 50, y: from.y + (y / length) * 50 });
}
