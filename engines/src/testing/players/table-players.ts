import { findShot, safeShot } from '../../math/aiming.ts';
import type { Point } from '../../math/maths.ts';
import { colourOfSide, type Side } from '../../stage/duel.ts';
import { gap, nearestTo, type Player } from './player.ts';

const pull = 150;

/** Aims at the easiest ball on the table; less skilled players pull in a slightly wrong direction. */
export const billiards: Player = ({ circles, controller, skill, random }) => {
  const isPocket = ({ fill }: (typeof circles)[number]) => fill === '#07090c';
  const pockets = circles.filter(isPocket);
  const cue = circles.find(({ fill }) => fill === '#fbf6e6');
  const targets = circles.filter((one) => one.r === cue?.r && one !== cue && !pockets.includes(one));
  const isStill = controller.stage.hud.label !== '' && targets.length > 0;
  if (!cue || !isStill) return;
  const sight = { cue, targets, others: [], pockets, radius: cue.r };
  const isPacked = targets.length > 3 && targets.every((a) => targets.some((b) => a !== b && gap(a, b) < cue.r * 2.2));
  const { angle, power } = isPacked ? { ...safeShot(sight), power: 1 } : (findShot(sight) ?? safeShot(sight));
  const off = angle + (random.range(-1, 1) * skill.missUnits) / 330;
  const from: Point = { x: 200, y: 420 };
  const far = 8 + power * pull;
  controller.press(from);
  controller.move({ x: from.x - Math.cos(off) * far, y: from.y - Math.sin(off) * far });
  controller.release();
};

/** How far a stone slides with all force, its radius, and how far behind a stone one aims to knock it away. */
const reachUnits = 640;
const stoneUnits = 14;
const beyondUnits = 170;
/** The players stand below the sheet. */
const sheetEnds = 600;

/** Slides to the button or the jack, or knocks away what lies nearer to it; the less skilled pull a little wrong. */
export const curling: Player = ({ circles, controller, skill, random }) => {
  const { stage } = controller;
  const target = circles.find(({ fill }) => fill === '#ffd84a') ?? circles.find(({ fill }) => fill === '#fffdf5');
  const lowest = Math.max(...circles.map(({ y }) => (y < sheetEnds ? y : 0)));
  const [me] = circles.filter(({ y }) => y === lowest).sort((a, b) => b.r - a.r);
  if (!target || !me) return;
  const nearest = (side: Side) =>
    nearestTo(
      target,
      circles.filter((one) => one.fill === colourOfSide(stage, side) && one.r < me.r && one.y < lowest - 9),
    );
  const [own, other] = [nearest(0), nearest(1)];
  const isBehind = other && gap(other, target) < me.r * 4 && (!own || gap(other, target) < gap(own, target));
  const [goal, beyond] = isBehind && random.chance(0.7) ? [other, beyondUnits] : [target, 0];
  const angle = Math.atan2(goal.y - me.y, goal.x - me.x) + (random.range(-1, 1) * skill.missUnits) / 400;
  const power = ((gap(me, goal) / me.r) * stoneUnits + beyond) / reachUnits;
  const far = 8 + (power + (random.range(-1, 1) * skill.missUnits) / 350) * pull;
  const from: Point = { x: 200, y: 420 };
  controller.press(from);
  controller.move({ x: from.x - Math.cos(angle) * far, y: from.y - Math.sin(angle) * far });
  controller.release();
};
