import type { Point } from '../../math/maths.ts';
import { wrap } from '../../math/maths.ts';
import { cast, gap, type Player } from './player.ts';

/** Steers to the highest platform in reach without a foe near it. */
export function jumper(): Player {
  let last = { y: 0, seconds: 0 };
  return (look) => {
    const { foes } = cast(look);
    const { controller, random, skill } = look;
    const { view, plan, played } = controller.stage;
    const me = look.actors.find(({ actor, x }) => actor === plan.theme.hero && x >= 0 && x < view.w);
    if (!me) return;
    const feet = me.y + 29;
    const rise = (last.y - feet) / Math.max(0.01, played - last.seconds);
    last = { y: feet, seconds: played };
    const peak = rise > 0 ? rise ** 2 / 3000 : 0;
    const aside = (x: number) => wrap(x - me.x + view.w / 2, view.w) - view.w / 2;
    const steps = look.boxes
      .filter((box) => box.h === 22)
      .map((box) => ({ x: box.x + box.w / 2, y: box.y + 2 }))
      .filter((step) => step.y > feet - peak + 14 && step.y < view.h - 20)
      .filter((step) => !foes.some((foe) => gap({ x: step.x, y: step.y - 30 }, foe) < 70));
    const cost = (step: Point) => step.y + Math.abs(aside(step.x)) * 1.1;
    const target = steps.reduce<Point | undefined>(
      (best, step) => (best && cost(best) <= cost(step) ? best : step),
      undefined,
    );
    const dx = target ? aside(target.x) + random.range(-1, 1) * skill.missUnits : 0;
    controller.hold(Math.abs(dx) < 18 ? null : dx < 0 ? 'left' : 'right');
  };
}

/** Descends slowly over the nearest pad. */
export function lander(): Player {
  let last = { x: 0, y: 0, seconds: 0 };
  return (look) => {
    const { me, foes } = cast(look);
    if (!me) return;
    const { controller, random, skill } = look;
    const { played } = controller.stage;
    const passed = Math.max(0.01, played - last.seconds);
    const [vx, vy] = [(me.x - last.x) / passed, (me.y - last.y) / passed];
    last = { x: me.x, y: me.y, seconds: played };
    const pads = look.boxes
      .filter((box) => box.h === 14 && box.w > 40)
      .map((box) => ({ x: box.x + box.w / 2, y: box.y + 7, w: box.w }));
    const [pad] = pads.sort((a, b) => b.w - a.w);
    if (!pad) return;
    const away = pad.x + random.range(-1, 1) * skill.missUnits - me.x;
    const low = pad.y - 20 - me.y;
    const isAside = Math.abs(away) > pad.w * 0.4;
    const isInWay = foes.some((foe) => Math.abs(foe.x - me.x) < 70 && foe.y > me.y && foe.y - me.y < 110);
    const wishX = Math.max(-45, Math.min(45, away * 0.7));
    const wishY = isInWay
      ? 0
      : isAside
        ? Math.max(-10, Math.min(30, (low - 110) * 0.3))
        : Math.max(28, Math.min(85, low * 0.4));
    controller.hold(Math.abs(wishX - vx) < 10 ? null : wishX < vx ? 'left' : 'right');
    if (vy > wishY) controller.press({ x: 200, y: 400 });
    else controller.release();
  };
}
