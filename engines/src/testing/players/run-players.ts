import type { Rect } from '../../math/maths.ts';
import { cast, gap, nearestTo, type Player } from './player.ts';

/** Flies through the gap between two pillars, an upper and a lower one at about the same x. */
export const flyer: Player = (look) => {
  const { me } = cast(look);
  if (!me) return;
  const pillars = look.boxes.filter((box) => box.h > 40 && box.w > 50 && box.w < 66 && box.x + box.w > me.x - 20);
  const next = pillars.reduce<(typeof pillars)[number] | undefined>(
    (best, box) => (best && best.x <= box.x ? best : box),
    undefined,
  );
  const pair = next ? pillars.filter((box) => Math.abs(box.x - next.x) < 8) : [];
  const upper = pair.filter((box) => box.y < 0).at(0);
  const lower = pair.filter((box) => box.y >= 0).at(0);
  const middle = upper && lower ? (upper.y + upper.h + lower.y) / 2 : look.controller.stage.view.h * 0.42;
  const foe = nearestTo(me, cast(look).foes);
  const isClose = foe && foe.x > me.x - 30 && gap(foe, me) < 130 && Math.abs(foe.y - me.y) < 70;
  const aside = isClose && !pair.some((box) => box.x - me.x < 60) ? Math.sign(me.y - foe.y) * 70 : 0;
  const slip = look.random.range(-1, 1) * look.skill.missUnits;
  const isLow = me.y > middle + 16 + aside + slip;
  if (look.controller.stage.rule('glide', 0) > 0) {
    if (isLow) look.controller.press({ x: 200, y: 300 });
    else look.controller.release();
  } else if (isLow) look.controller.action();
};

/** Jumps over obstacles, or flips gravity with that rule. */
export const runner: Player = (look) => {
  const { me, foes } = cast(look);
  if (!me) return;
  const { stage } = look.controller;
  const slip = look.random.range(-1, 1) * look.skill.missUnits;
  const isAhead = (x: number, reach: number) => x > me.x && x - me.x < reach + slip;
  const pits = look.boxes.filter((box) => box.y > stage.view.h * 0.8 && box.h > stage.view.h * 0.9 && box.w < 400);
  const isOver = (pit: Rect) => pit.x < me.x && pit.x + pit.w > me.x + 30 && me.y > stage.view.h * 0.7;
  const onOtherSide = foes.filter((foe) => foe.x > me.x - 40 && foe.x - me.x < 260 && Math.abs(foe.y - me.y) > 90);
  if (stage.rule('flip', 0) > 0 && onOtherSide.length > 0) return;
  const isInAir = stage.rule('flip', 0) === 0 && me.y < stage.view.h * 0.74;
  if (isInAir) return;
  if (
    foes.some((foe) => isAhead(foe.x - 20, 110) && Math.abs(foe.y - me.y) < 90) ||
    pits.some((pit) => isAhead(pit.x, 42) || isOver(pit))
  )
    look.controller.action();
};

type Ahead = { lane: number; from: number; to: number };

/** Runs in lanes: leaves a lane before something tall comes, and jumps over what is low. */
export function lanes(): Player {
  let last = { metres: 0, seconds: 0, speed: 600 };
  return (look) => {
    const { controller, skill, random } = look;
    const { stage } = controller;
    const { me, foes } = cast(look);
    if (!me) return;
    const metres = Number.parseInt(stage.hud.label, 10) || 0;
    if (stage.played - last.seconds > 0.8)
      last = { metres, seconds: stage.played, speed: ((metres - last.metres) * 60) / (stage.played - last.seconds) };
    const { w, h } = stage.view;
    const count = stage.rule('lanes', 3);
    const unit = Math.min(1.24, (w - 24) / count / 100);
    const middle = (count - 1) / 2;
    const shift = (me.x - w / 2) / (50 * unit);
    const own = Math.round(middle + shift);
    const laneAt = (x: number, near: number) => Math.round((x - w / 2) / near / (100 * unit) + middle + shift / 2);
    const awayAt = (near: number) => 420 * (1 / near - 1);
    const nearAt = (y: number) => (y - h * 0.36) / (h * 0.48);
    // The top of a train or of a wall, its near side first.
    const tops = look.areas.flatMap(({ points: [a, b, c, d, ...more] }): Ahead[] => {
      if (!a || !b || !c || !d || more.length > 0 || a.y !== b.y || c.y !== d.y || a.y <= c.y) return [];
      const [near, far] = [(b.x - a.x) / (90 * unit), (c.x - d.x) / (90 * unit)];
      return [{ lane: laneAt((a.x + b.x) / 2, near), from: awayAt(near), to: awayAt(far) }];
    });
    const standing = foes.map(({ actor, x, y, size }) => {
      const near = nearAt(y + size * 0.46);
      return { isLow: actor.way === 'stands', lane: laneAt(x, near), from: awayAt(near), to: awayAt(near) };
    });
    const boards = look.boxes
      .filter((box) => Math.abs(box.h / box.w - 25 / 84) < 0.003)
      .map((box): Ahead => {
        const near = nearAt(box.y + box.h + (box.w * 22) / 84);
        return { lane: laneAt(box.x + box.w / 2, near), from: awayAt(near), to: awayAt(near) };
      });
    const slip = (random.range(-1, 1) * skill.missUnits) / 100;
    const tall = [...tops, ...standing.filter(({ isLow }) => !isLow)].filter(({ to }) => to > -40);
    const low = [...boards, ...standing.filter(({ isLow }) => isLow)];
    const freeFor = (lane: number) =>
      lane < 0 || lane >= count
        ? -1
        : Math.min(3, ...tall.filter((one) => one.lane === lane).map(({ from }) => from / last.speed));
    if (low.some((one) => one.lane === own && one.from > 0 && one.from / last.speed < 0.24 + slip)) controller.action();
    if (freeFor(own) > 0.8 + slip) return;
    const best = Array.from({ length: count }, (_, lane) => lane).reduce((a, b) =>
      freeFor(b) - Math.abs(b - own) * 0.1 > freeFor(a) - Math.abs(a - own) * 0.1 ? b : a,
    );
    const next = own + Math.sign(best - own);
    if (next !== own && freeFor(next) > 0.06) controller.key(next < own ? 'left' : 'right');
  };
}
