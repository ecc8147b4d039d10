import type { Point, Rect } from '../../math/maths.ts';
import { cast, type Look, type Player } from './player.ts';

/** Surfaces to stand on, each with its top edge. */
function floorsOf({ boxes, controller }: Look): Rect[] {
  const { h } = controller.stage.view;
  // The ground extends below the screen, and its grass is 14 units higher; ledges are thin.
  const grounds = boxes.filter((box) => box.h > h * 1.5 && box.w < 4000).map((box) => ({ ...box, y: box.y + 14 }));
  const ledges = boxes.filter((box) => box.h === 17);
  return [...grounds, ...ledges].sort((a, b) => a.x - b.x);
}

const isOver = (floor: Rect, x: number) => x > floor.x - 4 && x < floor.x + floor.w + 4;

/** Runs to the right; jumps over gaps, steps, spikes and foes. */
export function platformer(): Player {
  let last = 0;
  return (look) => {
    const { me, foes } = cast(look);
    if (!me) return;
    const { controller, random, skill } = look;
    const slip = random.range(-1, 1) * skill.missUnits;
    const feet = me.y + 27;
    const isRising = feet < last;
    last = feet;
    const floors = floorsOf(look);
    const isFooting = (x: number) => floors.some((one) => isOver(one, x) && one.y > feet - 10 && one.y < feet + 260);
    const isGapAhead = (reach: number) => !isFooting(me.x + reach);
    const isAhead = (p: Point, reach: number) => p.x > me.x - 10 && p.x - me.x < reach + slip;
    if (!floors.some((one) => isOver(one, me.x) && Math.abs(one.y - feet) < 12)) {
      if (!isRising) controller.release();
      // Lands on the target instead of behind it, and in front of a foe instead of next to it.
      const isLanding = isGapAhead(80) && !isGapAhead(0);
      const isMeeting = foes.some((foe) => isAhead(foe, 90) && foe.x > me.x + 20 && foe.y > feet);
      controller.hold(!isRising && (isLanding || isMeeting) ? null : 'right');
      return;
    }
    controller.release();
    const isStepAhead = floors.some(
      (one) => one.h > 100 && one.x > me.x - 10 && one.x < me.x + 70 && one.y < feet - 10,
    );
    const heightOf = (one: Point) => feet - one.y;
    const isBelow = foes.some((foe) => isAhead(foe, 165) && heightOf(foe) > 54 && heightOf(foe) < 150);
    const spikes = look.actors.filter(({ actor }) => actor.sprite === 'spikes');
    const isLow = (p: Point, reach: number) => isAhead(p, reach) && Math.abs(heightOf(p) - 18) < 36;
    const isNear = foes.some((foe) => isLow(foe, 120)) || spikes.some((one) => isLow(one, 70));
    const isFar = [15, 30, 45, 60 + slip].some(isGapAhead) || isStepAhead || isBelow;
    if (isFar || isNear) controller.press({ x: 300, y: 500 });
    if (isNear && !isFar) controller.release();
    controller.hold('right');
  };
}
