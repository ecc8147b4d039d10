import type { Point } from '../../math/maths.ts';
import { cast, dragTo, type Player, type Seen } from './player.ts';

const leafRadius = 18;

/** Stands on the side without a branch; hasty players sometimes choose the wrong one. */
export const chopping: Player = (look) => {
  const { controller, random, skill } = look;
  const { view } = controller.stage;
  const tall = Math.max(58, view.h * 0.115);
  const ground = view.h * 0.86 - 16;
  const low = look.circles.filter(({ r, y }) => r === leafRadius && y > ground - tall * 2.4);
  const isOver = (side: -1 | 1) => low.some(({ x }) => Math.sign(x - view.w / 2) === side);
  const safe = isOver(-1) ? 1 : -1;
  // At most three strokes per second, or one per decision.
  if (skill.pauseSeconds > 0.15 && random.chance(0.35)) return;
  const side = random.chance(skill.lapses * 0.3) ? -safe : safe;
  controller.press({ x: view.w / 2 + side * 90, y: view.h * 0.7 });
  controller.release();
};

/** Sends a falling thing into the bin that shows it, after recognizing it. */
export function sorting(): Player {
  let since = { actor: '', seconds: 0, y: 0 };
  return (look) => {
    const { controller, random, skill } = look;
    const { things } = cast(look);
    const { view, played } = controller.stage;
    const floor = view.h - 170;
    const falling = things.findLast(({ x, y, size }) => Math.abs(x - view.w / 2) < 2 && y < floor && size > 50);
    const bins = things.filter(({ y }) => y > floor).sort((a, b) => a.x - b.x);
    if (!falling) return;
    const isNew = falling.actor.name !== since.actor || falling.y < since.y;
    since = { actor: falling.actor.name, seconds: isNew ? played : since.seconds, y: falling.y };
    const isRecognised = played - since.seconds >= skill.pauseSeconds * 3.5;
    if (!isRecognised) return;
    const right = bins.find(({ actor }) => actor === falling.actor);
    const bin = random.chance(skill.lapses * 0.7) ? random.pick(bins) : right;
    if (bin) controller.tap(bin);
  };
}

const hookRadius = 6;
const sinkSpeed = 270;
const reelSpeed = 300;

/** Lowers the line to where a fish will be, and raises it before a foe comes. */
export function fishing(): Player {
  let last: Seen[] = [];
  let goal: Point | undefined;
  return (look) => {
    const { foes, things } = cast(look);
    const { controller, skill, random } = look;
    const { view } = controller.stage;
    const hook = look.circles.findLast(({ r }) => r === hookRadius);
    if (!hook) return;
    const paceOf = (one: Seen) => {
      const isSame = ({ actor, x, y }: Seen) =>
        actor === one.actor && Math.abs(y - one.y) < 9 && Math.abs(x - one.x) < 40;
      const before = last.find(isSame);
      return before ? (one.x - before.x) / skill.pauseSeconds : 0;
    };
    const isSkilled = skill.pauseSeconds < 0.15;
    const isNear = (foe: Seen, p: Point, seconds: number) => Math.abs(foe.x + paceOf(foe) * seconds - p.x) < 62;
    /** On the way down or, which needs planning, on the way up again. */
    const isInWay = (foe: Seen, p: Point) => {
      if (foe.y > p.y + 45) return false;
      const isMetGoingDown = foe.y > hook.y - 20 && isNear(foe, p, Math.max(0, foe.y - hook.y) / sinkSpeed);
      const secondsUp = Math.max(0, p.y - hook.y) / sinkSpeed + (p.y - foe.y) / reelSpeed;
      return isMetGoingDown || (isSkilled && isNear(foe, p, secondsUp));
    };
    const isBadNear = foes.some((foe) => Math.abs(foe.y - hook.y) < 60 && isNear(foe, hook, 0.2));
    const below = things.filter((one) => one.y > hook.y + 10);
    const reached = below.map((one) => ({ x: one.x + paceOf(one) * ((one.y - hook.y) / sinkSpeed + 0.15), y: one.y }));
    const open = reached.filter((p) => p.x > 40 && p.x < view.w - 40 && !foes.some((foe) => isInWay(foe, p)));
    const costOf = (p: Point) => p.y + Math.abs(p.x - hook.x) * 1.5;
    const isUp = hook.y < view.h * 0.3 + 30;
    if (isUp || isSkilled) goal = open.sort((a, b) => costOf(a) - costOf(b))[0];
    if (!goal || isBadNear || hook.y > goal.y + 24 || (isUp && random.chance(skill.lapses * 2))) controller.release();
    else if (isUp || isSkilled) dragTo(look, goal);
    last = [...things, ...foes];
  };
}
