import type { Point } from '../../math/maths.ts';
import { cast, dragTo, gap, nearestTo, type Player } from './player.ts';

/** Drawn sizes of a ring that is being passed and of a foe, on a screen of the usual size. */
const nearRing = 64.5;
const nearFoe = 74;
const reach = { x: 160, y: 234 };

/** Flies to the next ring and around obstacles; less skilled players aim at the current position of distant things. */
export const flight: Player = (look) => {
  const { me, foes } = cast(look);
  if (!me) return;
  const { controller, skill } = look;
  const { view, plan } = controller.stage;
  const middle = { x: view.w / 2, y: view.h / 2 };
  const scaleMin = skill.pauseSeconds < 0.15 ? 0 : 0.6;
  /** Where a distant thing will be when it is reached. */
  const whereMet = (p: Point, scale: number): Point => ({
    x: middle.x + (p.x - middle.x + ((me.x - middle.x) / reach.x) * (1 - scale) * 46) / Math.max(scaleMin, scale),
    y: middle.y + (p.y - middle.y + ((me.y - middle.y) / reach.y) * (1 - scale) * 40) / Math.max(scaleMin, scale),
  });
  const rings = look.circles.filter(({ r, stroke }) => r > 8 && r <= nearRing && stroke === plan.palette.ink);
  const [ring] = rings.sort((a, b) => b.r - a.r);
  if (!ring) return;
  const target = whereMet(ring, ring.r / nearRing);
  const inWay = foes
    .filter(({ size }) => size > 26 && size / nearFoe > ring.r / nearRing - 0.1)
    .map((foe) => whereMet(foe, foe.size / nearFoe))
    .find((foe) => gap(foe, target) < 75);
  if (!inWay) return dragTo(look, target);
  const away = Math.max(1, gap(inWay, target));
  dragTo(look, {
    x: inWay.x + ((target.x - inWay.x) / away) * 80,
    y: inWay.y + ((target.y - inWay.y) / away) * 80,
  });
};

const anchorRadius = 14;

/** Releases on the way up, and grabs again before falling far. */
export function ropeSwing(): Player {
  let last: Point = { x: 0, y: 0 };
  return (look) => {
    const { me } = cast(look);
    if (!me) return;
    const { controller, random, skill } = look;
    const rise = last.y - me.y;
    last = { x: me.x, y: me.y };
    const anchors = look.circles.filter(({ r }) => r === anchorRadius);
    const slip = random.range(-1, 1) * skill.missUnits;
    if (controller.stage.input.pointer.down) {
      const rope = nearestTo(me, anchors);
      if (rope && me.x > rope.x + 34 + slip && rise > 0) controller.release();
      return;
    }
    const isAhead = anchors.some(({ x, y }) => x > me.x + 30 + slip && gap({ x, y }, me) < 300);
    if (rise <= slip * 0.5 && isAhead) controller.press({ x: 200, y: 400 });
  };
}
