import { findShot, safeShot } from '../../math/aiming.ts';
import type { Point } from '../../math/maths.ts';
import { gap, type Player } from './player.ts';

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
