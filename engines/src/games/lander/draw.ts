import { write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { clamp, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawParachutist, drawTarget } from './draw-parachute.ts';
import { groundAt, groundStep, type LanderWorld, type Pad, shipRadius, softAside, softDown } from './world.ts';

export function drawLander(stage: Stage, w: LanderWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.draw({ ground: view.h, x: w.x * 0.15 });
  drawGround(stage, w);
  for (const pad of w.pads)
    if (w.isParachute) drawTarget(stage, pad);
    else drawPad(stage, pad);
  for (const thing of w.things)
    if (!thing.taken)
      art.draw(at(plan.theme.things, thing.look), thing.x, thing.y + Math.sin(time * 3 + thing.x) * 4, 36);
  for (const hazard of w.hazards)
    art.draw(at(plan.theme.foes, hazard.look), hazard.x, hazard.y + Math.sin(time * 4) * 5, 54, {
      flip: hazard.speed < 0,
    });
  if (w.isParachute) drawParachutist(stage, w);
  else if (w.state !== 'crashed') drawShip(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawGround(stage: Stage, w: LanderWorld): void {
  const { ctx, view, plan } = stage;
  const { ground, edge, ink } = plan.palette;
  const trace = () => {
    ctx.beginPath();
    ctx.moveTo(-30, groundAt(w, 0));
    w.ground.forEach((y, i) => void ctx.lineTo(i * groundStep, y));
    ctx.lineTo(view.w + 30, groundAt(w, view.w));
  };
  const fade = ctx.createLinearGradient(0, view.h * 0.55, 0, view.h);
  fade.addColorStop(0, lighter(ground, 0.08));
  fade.addColorStop(1, darker(ground, 0.4));
  trace();
  ctx.lineTo(view.w + 30, view.h + 30);
  ctx.lineTo(-30, view.h + 30);
  ctx.fillStyle = fade;
  ctx.fill();
  ctx.lineJoin = 'round';
  trace();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 11;
  ctx.stroke();
  ctx.strokeStyle = edge;
  ctx.lineWidth = 7;
  ctx.stroke();
}

function drawPad(stage: Stage, { x, y, half, worth }: Pad): void {
  const { ctx, plan, time } = stage;
  const { accent, second, ink, paper } = plan.palette;
  const colour = worth > 1 ? second : accent;
  ctx.fillStyle = darker(colour, 0.25);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(x - half, y - 7, half * 2, 14, 5);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = lighter(colour, 0.3);
  ctx.fillRect(x - half + 4, y - 5, half * 2 - 8, 4);
  for (const side of [-1, 1]) {
    ctx.fillStyle = Math.sin(time * 6 + side) > 0 ? paper : colour;
    ctx.beginPath();
    ctx.arc(x + side * (half - 3), y - 11, 5, 0, turn);
    ctx.fill();
    ctx.stroke();
  }
  if (worth > 1) write(ctx, `X${worth}`, x, y + 20, 12, { fill: paper, under: ink });
}

function drawShip(stage: Stage, w: LanderWorld): void {
  const { ctx, art, plan, time } = stage;
  const tilt = clamp(w.vx / 260, -0.4, 0.4);
  const isSafe = w.vy < softDown && Math.abs(w.vx) < softAside;
  ctx.save();
  ctx.translate(w.x, w.y);
  ctx.rotate(tilt);
  if (w.lift > 0.05) {
    const long = 26 * w.lift * (0.8 + 0.3 * Math.sin(time * 50));
    const flame = ctx.createLinearGradient(0, shipRadius, 0, shipRadius + long + 10);
    flame.addColorStop(0, '#fff6c8');
    flame.addColorStop(0.5, plan.palette.accent);
    flame.addColorStop(1, alpha(plan.palette.danger, 0));
    ctx.fillStyle = flame;
    ctx.beginPath();
    ctx.moveTo(-10, shipRadius - 2);
    ctx.quadraticCurveTo(0, shipRadius + long * 2, 10, shipRadius - 2);
    ctx.fill();
  }
  // What has wings or hangs on gas lands on no legs.
  const hasLegs = !/^(airship|balloon|bird|bee|butterfly|dragon|duck|eagle|owl|parrot|bat|ladybug|fairy)$/.test(
    plan.theme.hero.sprite,
  );
  ctx.strokeStyle = mix(plan.palette.paper, plan.palette.ink, 0.25);
  ctx.lineWidth = 4;
  ctx.lineCap = 'round';
  for (const side of hasLegs ? [-1, 1] : []) {
    ctx.beginPath();
    ctx.moveTo(side * 12, 8);
    ctx.lineTo(side * 20, shipRadius);
    ctx.moveTo(side * 14, shipRadius);
    ctx.lineTo(side * 26, shipRadius);
    ctx.stroke();
  }
  ctx.restore();
  art.draw(plan.theme.hero, w.x, w.y - 6, 54, { tilt });
  // The speed warning is next to the ship, where the player looks.
  const down = clamp(w.vy / softDown, 0, 1.6);
  ctx.fillStyle = alpha(plan.palette.ink, 0.5);
  ctx.fillRect(w.x + 34, w.y - 22, 7, 44);
  ctx.fillStyle = isSafe ? '#5af2a0' : plan.palette.danger;
  ctx.fillRect(w.x + 34, w.y - 22, 7, 27.5 * down);
}
