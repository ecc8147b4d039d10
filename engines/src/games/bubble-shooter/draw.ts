import { alpha, darker, lighter } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawStanding } from '../../stage/board.ts';
import { isUnplayed } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { placeOf, rowHeight, touches } from './cluster.ts';
import { bubbleColours, muzzle, type ShooterWorld, toScreen } from './world.ts';

export function drawBubbleShooter(stage: Stage, w: ShooterWorld): void {
  const { ctx, view, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.14 });
  const width = (w.hanging.columns + 0.5) * w.size;
  const line = w.top + w.rowsMax * rowHeight * w.size + w.size * 0.2;
  ctx.fillStyle = alpha(plan.palette.ink, 0.5);
  ctx.fillRect(w.left - 3, w.top - w.size, width + 6, line - w.top + w.size);
  ctx.strokeStyle = alpha(plan.palette.danger, 0.6 + 0.25 * Math.sin(time * 4));
  ctx.lineWidth = 3;
  ctx.setLineDash([10, 10]);
  ctx.beginPath();
  ctx.moveTo(w.left, line);
  ctx.lineTo(w.left + width, line);
  ctx.stroke();
  ctx.setLineDash([]);
  w.hanging.rows.forEach(({ cells }, row) => {
    cells.forEach((colour, column) => {
      if (colour === null) return;
      const place = placeOf(w.hanging, { row, column });
      const { x, y } = toScreen(w, place.x, place.y);
      drawBubble(stage, x, y, w.size, colour);
    });
  });
  for (const bubble of w.falling) drawBubble(stage, bubble.x, bubble.y, w.size, bubble.colour);
  drawAim(stage, w);
  if (w.flying) {
    const { x, y } = toScreen({ ...w, slide: 0 }, w.flying.x, w.flying.y);
    drawBubble(stage, x, y, w.size, w.flying.colour);
  }
  const from = muzzle(stage, w);
  if (!isUnplayed(stage)) drawShooter(stage, w, from);
  drawBubble(stage, from.x + w.size * 1.6, from.y + w.size * 0.5, w.size * 0.68, w.next);
  drawBubble(stage, from.x, from.y, w.size * 1.1, w.loaded);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Whoever shoots stands beside the next bubble. */
function drawShooter(stage: Stage, { angle, recoil }: ShooterWorld, from: Point): void {
  const size = stage.view.portrait ? 92 : 60;
  const [x, y] = [from.x - size * 0.85, from.y + size * 0.16];
  drawStanding(stage, x, y, size);
  stage.art.draw(stage.plan.theme.hero, x, y, size, { tilt: angle * 0.25, squash: recoil * 0.12 });
}

/** The predicted path of the bubble, with its bounces off the walls. */
function drawAim(stage: Stage, w: ShooterWorld): void {
  const { ctx, plan, time } = stage;
  const from = muzzle(stage, w);
  const width = w.hanging.columns + 0.5;
  let [x, y] = [(from.x - w.left) / w.size, (from.y - w.top) / w.size];
  let dx = Math.sin(w.angle) * 0.2;
  const dy = -Math.cos(w.angle) * 0.2;
  for (let i = 0; i < 140; i++) {
    x += dx;
    y += dy;
    if (x < 0.5 || x > width - 0.5) dx = -dx;
    if (touches(w.hanging, x, y)) break;
    if ((i + Math.floor(time * 12)) % 4 || i < 5) continue;
    const place = toScreen(w, x, y);
    ctx.fillStyle = alpha(plan.palette.paper, 0.75 * (1 - i / 150));
    ctx.beginPath();
    ctx.arc(place.x, place.y, 3, 0, turn);
    ctx.fill();
  }
}

function drawBubble(stage: Stage, x: number, y: number, size: number, kind: number): void {
  const { ctx, art, plan } = stage;
  const colour = at(plan.palette.pieces ?? bubbleColours, kind);
  const radius = size * 0.48;
  ctx.fillStyle = darker(colour, 0.35);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, turn);
  ctx.fill();
  ctx.fillStyle = lighter(colour, 0.12);
  ctx.beginPath();
  ctx.arc(x, y - radius * 0.06, radius * 0.9, 0, turn);
  ctx.fill();
  const { things, foes } = plan.theme;
  art.draw(at(things.length > 0 ? things : foes, kind), x, y, size * 0.66);
  ctx.fillStyle = alpha('#ffffff', 0.55);
  ctx.beginPath();
  ctx.ellipse(x - radius * 0.38, y - radius * 0.48, radius * 0.24, radius * 0.14, -0.6, 0, turn);
  ctx.fill();
}
