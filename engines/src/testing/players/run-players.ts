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
