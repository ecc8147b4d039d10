import { alpha, darker, lighter } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Rider } from './lanes.ts';

/** What carries the hero over the water: logs, floes, or whoever the prompt names. */
export function drawFloating(stage: Stage, p: Point, rider: Rider, flip: boolean): void {
  const { theme } = stage.plan;
  if (theme.pillar) drawCarrier(stage, p, rider, flip);
  else if (theme.scene === 'snow') drawFloe(stage, p, rider.size);
  else drawLog(stage, p, rider.size);
}

/** A flat piece of ice with its edge under water. */
function drawFloe({ ctx }: Stage, { x, y }: Point, size: number): void {
  const outline = (top: number) => {
    ctx.beginPath();
    ctx.moveTo(x - size * 0.5, y + top);
    ctx.lineTo(x - size * 0.36, y + top - 15);
    ctx.lineTo(x + size * 0.1, y + top - 18);
    ctx.lineTo(x + size * 0.42, y + top - 13);
    ctx.lineTo(x + size * 0.5, y + top + 2);
    ctx.lineTo(x + size * 0.3, y + top + 15);
    ctx.lineTo(x - size * 0.2, y + top + 17);
    ctx.lineTo(x - size * 0.44, y + top + 11);
    ctx.closePath();
    ctx.fill();
  };
  ctx.fillStyle = '#8fc4e6';
  outline(4);
  ctx.fillStyle = '#f3faff';
  outline(-2);
  ctx.fillStyle = '#d5ebf8';
  ctx.fillRect(x - size * 0.2, y - 6, size * 0.34, 2.5);
  ctx.fillRect(x + size * 0.02, y + 3, size * 0.22, 2.5);
}

function drawLog({ ctx }: Stage, { x, y }: Point, size: number): void {
  ctx.fillStyle = darker('#a8642e', 0.3);
  ctx.beginPath();
  ctx.roundRect(x - size / 2, y - 14, size, 34, 16);
  ctx.fill();
  ctx.fillStyle = '#a8642e';
  ctx.beginPath();
  ctx.roundRect(x - size / 2, y - 17, size, 31, 15);
  ctx.fill();
  ctx.fillStyle = lighter('#a8642e', 0.2);
  for (const dy of [-10, -2, 6]) ctx.fillRect(x - size * 0.36 + dy, y + dy, size * 0.6, 2.5);
}

/** A long back with bumps, a tail behind and the head in front. */
function drawCarrier({ ctx, art, time, plan }: Stage, { x, y }: Point, { actor, size }: Rider, flip: boolean): void {
  const colour = art.colourOf(actor);
  const front = flip ? -1 : 1;
  const bob = Math.sin(time * 3 + x / 40) * 1.5;
  ctx.fillStyle = alpha('#ffffff', 0.3);
  ctx.beginPath();
  ctx.ellipse(x, y + 8, size * 0.56, 15, 0, 0, turn);
  ctx.fill();
  ctx.fillStyle = colour;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.moveTo(x - front * size * 0.62, y + 2 + bob + Math.sin(time * 5) * 3);
  ctx.quadraticCurveTo(x - front * size * 0.3, y - 16 + bob, x, y - 14 + bob);
  ctx.quadraticCurveTo(x + front * size * 0.34, y - 14 + bob, x + front * size * 0.4, y + bob);
  ctx.quadraticCurveTo(x + front * size * 0.3, y + 15 + bob, x, y + 15 + bob);
  ctx.quadraticCurveTo(x - front * size * 0.32, y + 14 + bob, x - front * size * 0.62, y + 2 + bob);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = darker(colour, 0.3);
  for (let i = -2; i <= 2; i++) {
    ctx.beginPath();
    ctx.ellipse(x + i * size * 0.12 - front * 6, y - 1 + bob, 5, 4, 0, 0, turn);
    ctx.fill();
  }
  art.draw(actor, x + front * size * 0.42, y - 2 + bob, 46, { flip });
}
