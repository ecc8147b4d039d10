import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { shadow } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { ballRadius, type Flipper, flipperRadius, table, tipOf } from './table.ts';
import type { PinballWorld } from './world.ts';

type Layout = { x: number; y: number; scale: number };

/** The table is in the middle, as high as the space below the score. */
export function layoutOf({ view }: Stage): Layout {
  const top = hudHeight + (view.portrait ? 8 : -46);
  const scale = Math.min((view.h - top - 8) / table.h, (view.w - 8) / table.w);
  return { x: (view.w - table.w * scale) / 2, y: top + (view.h - top - 8 - table.h * scale) / 2, scale };
}

export const onScreen = ({ x, y, scale }: Layout, p: Point): Point => ({ x: x + p.x * scale, y: y + p.y * scale });

export function drawPinball(stage: Stage, w: PinballWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.draw({ ground: view.h, dim: 0.35 });
  const layout = layoutOf(stage);
  ctx.save();
  ctx.translate(layout.x, layout.y);
  ctx.scale(layout.scale, layout.scale);
  drawBed(stage);
  art.draw(plan.theme.hero, 188, 408, 96, { alpha: 0.9, squash: Math.sin(time * 3) * 0.02 });
  drawWalls(stage, w);
  for (const target of w.targets) {
    const thing = at(plan.theme.things, target.look);
    ctx.fillStyle = alpha(plan.palette.ink, 0.4);
    ctx.beginPath();
    ctx.arc(target.x, target.y, target.r + 3, 0, turn);
    ctx.fill();
    art.draw(
      thing,
      target.x,
      target.y,
      target.r * 2.1,
      target.down ? { alpha: 0.25 } : { tilt: Math.sin(time * 3 + target.y) * 0.1 },
    );
  }
  for (const bumper of w.bumpers) {
    const r = bumper.r * (1 + bumper.hit * 0.16);
    shadow(stage, bumper.x + 3, bumper.y + 6, r, r, 0.4);
    for (const [share, colour] of [
      [1, plan.palette.ink],
      [0.92, bumper.hit > 0.3 ? '#ffffff' : plan.palette.danger],
      [0.74, plan.palette.paper],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.arc(bumper.x, bumper.y, r * share, 0, turn);
      ctx.fill();
    }
    art.draw(at(plan.theme.foes, bumper.look), bumper.x, bumper.y, r * 1.25, { tilt: bumper.hit * 0.4 });
  }
  for (const flipper of w.flippers) drawFlipper(stage, flipper);
  drawPlunger(stage, w);
  drawBall(stage, w.ball);
  ctx.restore();
  effects.draw(ctx);
}

function drawBed(stage: Stage): void {
  const { ctx, plan } = stage;
  const { sky, mid, ink, second } = plan.palette;
  const bed = ctx.createLinearGradient(0, 0, 0, table.h);
  bed.addColorStop(0, mix(mix(sky[0], ink, 0.25), second, 0.16));
  bed.addColorStop(1, darker(mix(mid, sky[1], 0.4), 0.25));
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.roundRect(-6, -6, table.w + 12, table.h + 14, [116, 116, 14, 14]);
  ctx.fill();
  ctx.fillStyle = bed;
  ctx.beginPath();
  ctx.roundRect(0, 0, table.w, table.h, [110, 110, 10, 10]);
  ctx.fill();
  ctx.save();
  ctx.clip();
  drawPlayfield(stage);
  ctx.restore();
}

/** Painted on the table: beams from the hero, a glow around the bumpers, arrows along the lanes, lamps. */
function drawPlayfield({ ctx, plan, time }: Stage): void {
  const { accent, second, danger, paper } = plan.palette;
  const isTent = plan.theme.scene === 'fair';
  if (isTent) {
    // The big top, from above.
    ctx.fillStyle = '#f3e3c4';
    ctx.fillRect(0, 0, table.w, table.h);
  }
  ctx.fillStyle = isTent ? '#c23b3f' : alpha(second, 0.16);
  ctx.beginPath();
  for (let i = 0; i < 16; i++) {
    ctx.moveTo(188, 408);
    ctx.arc(188, 408, isTent ? 560 : 460, (i / 16) * turn, ((i + 0.5) / 16) * turn);
  }
  ctx.fill();
  if (isTent) {
    ctx.fillStyle = alpha(plan.palette.ink, 0.32);
    ctx.fillRect(0, 0, table.w, table.h);
  }
  for (const [x, y, r, colour] of [
    [188, 230, 190, accent],
    [188, 408, 130, second],
    [188, 690, 170, danger],
  ] as const) {
    const glow = ctx.createRadialGradient(x, y, 6, x, y, r);
    glow.addColorStop(0, alpha(colour, 0.42));
    glow.addColorStop(1, alpha(colour, 0));
    ctx.fillStyle = glow;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
  ctx.lineWidth = 3;
  for (const r of [70, 100, 130]) {
    ctx.strokeStyle = alpha(second, 0.4);
    ctx.beginPath();
    ctx.arc(188, 408, r, 0, turn);
    ctx.stroke();
  }
  for (const x of [56, 320])
    for (let i = 0; i < 4; i++) {
      const isLit = Math.floor(time * 5) % 4 === 3 - i;
      ctx.fillStyle = alpha(isLit ? accent : paper, isLit ? 0.95 : 0.22);
      const y = 330 + i * 34;
      ctx.beginPath();
      ctx.moveTo(x, y - 12);
      ctx.lineTo(x + 13, y + 6);
      ctx.lineTo(x - 13, y + 6);
      ctx.fill();
    }
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * turn;
    const isLit = (i + Math.floor(time * 6)) % 4 === 0;
    ctx.fillStyle = isLit ? lighter(accent, 0.4) : alpha(paper, 0.25);
    ctx.beginPath();
    ctx.arc(188 + Math.cos(angle) * 115, 408 + Math.sin(angle) * 115, 5, 0, turn);
    ctx.fill();
  }
}

function drawWalls(stage: Stage, w: PinballWorld): void {
  const { ctx, plan } = stage;
  ctx.lineCap = 'round';
  for (const layer of [0, 1, 2]) {
    for (const { a, b, bounce } of w.segments) {
      const colour = bounce > 1 ? plan.palette.danger : plan.palette.accent;
      ctx.strokeStyle = layer === 0 ? plan.palette.ink : layer === 1 ? colour : lighter(colour, 0.6);
      ctx.lineWidth = [11, 7, 2][layer] ?? 2;
      ctx.beginPath();
      ctx.moveTo(a.x, a.y);
      ctx.lineTo(b.x, b.y);
      ctx.stroke();
    }
  }
}

function drawFlipper(stage: Stage, flipper: Flipper): void {
  const { ctx, plan } = stage;
  const tip = tipOf(flipper);
  ctx.lineCap = 'round';
  for (const [colour, width] of [
    [plan.palette.ink, flipperRadius * 2 + 5],
    [plan.palette.second, flipperRadius * 2],
    [lighter(plan.palette.second, 0.5), 4],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(flipper.pivot.x, flipper.pivot.y);
    ctx.lineTo(tip.x, tip.y);
    ctx.stroke();
  }
  ctx.fillStyle = plan.palette.paper;
  ctx.beginPath();
  ctx.arc(flipper.pivot.x, flipper.pivot.y, 5, 0, turn);
  ctx.fill();
}

function drawPlunger(stage: Stage, w: PinballWorld): void {
  const { ctx, plan, time } = stage;
  ctx.fillStyle = plan.palette.paper;
  ctx.fillRect(377, 654 + (w.waits > 0 ? Math.sin(time * 8) * 3 : 0), 14, 22);
  ctx.fillStyle = plan.palette.danger;
  ctx.fillRect(375, 650 + (w.waits > 0 ? Math.sin(time * 8) * 3 : 0), 18, 7);
}

function drawBall(stage: Stage, { x, y }: Point): void {
  const { ctx } = stage;
  shadow(stage, x + 3, y + 5, ballRadius, ballRadius, 0.4);
  const steel = ctx.createRadialGradient(x - 3, y - 4, 1, x, y, ballRadius);
  steel.addColorStop(0, '#ffffff');
  steel.addColorStop(0.5, '#c4ccda');
  steel.addColorStop(1, '#6a7388');
  ctx.fillStyle = steel;
  ctx.beginPath();
  ctx.arc(x, y, ballRadius, 0, turn);
  ctx.fill();
}
