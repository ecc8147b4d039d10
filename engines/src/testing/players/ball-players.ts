import { darker } from '../../math/colour.ts';
import type { Point } from '../../math/maths.ts';
import { cast, dragTo, nearestTo, type Player } from './player.ts';

const ballRadius = 8;

/** Goes where the lowest ball will land; less skilled players go where it is now. */
export function breakout(): Player {
  let last: Point[] = [];
  return (look) => {
    const { me } = cast(look);
    if (!me) return;
    const { controller, skill } = look;
    const balls = look.circles.filter(({ r }) => r === ballRadius);
    const line = me.y - 30;
    const withWay = balls.map((ball) => {
      const from = nearestTo(ball, last) ?? ball;
      return { ...ball, vx: ball.x - from.x, vy: ball.y - from.y };
    });
    last = balls;
    const ball = withWay
      .filter(({ y }) => y < line + 20)
      .sort((a, b) => Number(b.vy > 0) - Number(a.vy > 0) || b.y - a.y)[0];
    if (!ball) return;
    const steps = ball.vy > 0 ? Math.min(4, (line - ball.y) / ball.vy) : 0;
    const foreseen = skill.pauseSeconds > 0.15 ? ball.x : ball.x + ball.vx * steps;
    const { w } = controller.stage.view;
    const x = foreseen < 16 ? 32 - foreseen : foreseen > w - 16 ? 2 * (w - 16) - foreseen : foreseen;
    dragTo(look, { x, y: me.y });
  };
}

/** Hits the puck from behind; less skilled players go straight for it and leave the goal open. */
export function airHockey(): Player {
  let last: Point | undefined;
  return (look) => {
    const { me, foes } = cast(look);
    const { palette } = look.controller.stage.plan;
    // Darker under neon.
    const paints = [darker(palette.second, 0.3), darker(palette.second, 0.55)];
    const puck = look.circles.findLast(({ fill }) => paints.includes(fill));
    if (!me || !puck) return;
    const { controller, skill } = look;
    const { view } = controller.stage;
    const way = last ? { x: puck.x - last.x, y: puck.y - last.y } : { x: 0, y: 0 };
    last = puck;
    const isSkilled = skill.pauseSeconds < 0.15;
    const middle = view.h / 2 + 20;
    const soon = isSkilled ? { x: puck.x + way.x * 0.7, y: puck.y + way.y * 0.7 } : puck;
    // The finger is below the mallet, so that the mallet is visible.
    const go = (p: Point) => dragTo(look, { x: p.x, y: p.y + 26 });
    if (puck.y < middle) go({ x: view.w / 2 + (puck.x - view.w / 2) * (isSkilled ? 0.5 : 0.2), y: view.h - 100 });
    else if (puck.y > me.y - 10) go({ x: puck.x + (puck.x < view.w / 2 ? 60 : -60), y: view.h - 40 });
    else {
      const foe = foes[0];
      const corner = isSkilled && foe && foe.x > view.w / 2 ? -1 : 1;
      const aim = isSkilled ? { x: view.w / 2 + corner * 55, y: 70 } : { x: puck.x, y: 0 };
      const length = Math.hypot(aim.x - soon.x, aim.y - soon.y) || 1;
      go({ x: soon.x - ((aim.x - soon.x) / length) * 30, y: soon.y - ((aim.y - soon.y) / length) * 30 });
    }
  };
}

/** Goes where the ball will cross its line, with bounces off the walls; less skilled players follow the ball. */
export function pong(): Player {
  let last: Point | undefined;
  return (look) => {
    const { me, things } = cast(look);
    const ball = things.at(-1);
    if (!me || !ball) return;
    const { controller, skill } = look;
    const { w } = controller.stage.view;
    const way = last ? { x: ball.x - last.x, y: ball.y - last.y } : { x: 0, y: 0 };
    last = ball;
    const isComing = way.y > 0 && ball.y < me.y;
    const foreseen = isComing ? ball.x + way.x * Math.min(30, (me.y - ball.y) / way.y) : w / 2;
    const folded = ((foreseen % (w * 2)) + w * 2) % (w * 2);
    const x = folded > w ? w * 2 - folded : folded;
    dragTo(look, { x: skill.pauseSeconds < 0.15 ? x : ball.x, y: me.y });
  };
}

/** Size of the table, which is drawn around the hero. */
const heroOnTable = { x: 188, y: 408 };
const steelRadius = 10;

/** Flips when the ball comes down on a flipper; less skilled players flip as soon as it comes near. */
export function pinball(): Player {
  let last: Point = { x: 0, y: 0 };
  return (look) => {
    const { me } = cast(look);
    const seen = look.circles.findLast(({ r }) => r === steelRadius);
    if (!me || !seen) return;
    const { controller, skill, random } = look;
    const { view } = controller.stage;
    const ball = { x: seen.x - me.x + heroOnTable.x, y: seen.y - me.y + heroOnTable.y };
    const way = { x: ball.x - last.x, y: ball.y - last.y };
    last = ball;
    controller.release();
    const isInLane = ball.x > 370;
    const slip = random.range(-1, 1) * skill.missUnits;
    const soon = { x: ball.x + way.x * 0.5, y: ball.y + way.y * 0.5 + slip };
    const isOverFlipper = soon.y > 572 && ball.y < 640 && soon.x > 108 && soon.x < 266;
    if (isInLane || isOverFlipper) controller.press({ x: view.w * (soon.x < heroOnTable.x ? 0.2 : 0.8), y: 500 });
  };
}
