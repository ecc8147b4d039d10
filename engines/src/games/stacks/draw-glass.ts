import { alpha } from '../../math/colour.ts';
import { easeBack, lerp } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';

/** A glass around the middle of its bottom, with its contents inside. */
export function drawGlass(ctx: CanvasRenderingContext2D, half: number, height: number, fill: () => void): void {
  const round = half * 0.82;
  const body = () => {
    ctx.beginPath();
    ctx.roundRect(-half, -height, half * 2, height, [half * 0.12, half * 0.12, round, round]);
  };
  ctx.save();
  ctx.fillStyle = 'rgba(225,240,255,0.13)';
  body();
  ctx.fill();
  ctx.clip();
  fill();
  // Round: darker at the edges, a broad and a thin light.
  const light = ctx.createLinearGradient(-half, 0, half, 0);
  for (const [place, colour] of [
    [0, 'rgba(10,8,40,0.34)'],
    [0.16, 'rgba(255,255,255,0.06)'],
    [0.3, 'rgba(255,255,255,0.3)'],
    [0.44, 'rgba(255,255,255,0.03)'],
    [0.78, 'rgba(10,8,40,0.04)'],
    [1, 'rgba(10,8,40,0.4)'],
  ] as const)
    light.addColorStop(place, colour);
  ctx.fillStyle = light;
  ctx.fillRect(-half, -height, half * 2, height);
  ctx.fillStyle = alpha('#ffffff', 0.5);
  ctx.beginPath();
  ctx.roundRect(-half * 0.72, -height * 0.9, half * 0.15, height * 0.56, half * 0.08);
  ctx.roundRect(-half * 0.72, -height * 0.28, half * 0.15, height * 0.08, half * 0.08);
  ctx.fill();
  ctx.restore();
  body();
  ctx.strokeStyle = alpha('#0e0a28', 0.55);
  ctx.lineWidth = half * 0.17 + 1;
  ctx.stroke();
  body();
  ctx.strokeStyle = alpha('#f2f8ff', 0.88);
  ctx.lineWidth = half * 0.07 + 0.8;
  ctx.stroke();
  drawLip(ctx, half, height);
}

function drawLip(ctx: CanvasRenderingContext2D, half: number, height: number): void {
  const [w, h] = [half * 1.22, half * 0.24];
  ctx.beginPath();
  ctx.roundRect(-w, -height - h * 0.6, w * 2, h, h / 2);
  ctx.fillStyle = alpha('#dfeeff', 0.5);
  ctx.fill();
  ctx.strokeStyle = alpha('#f2f8ff', 0.9);
  ctx.lineWidth = half * 0.05 + 0.7;
  ctx.stroke();
}

/** A cork comes down into the neck of a bottle that is done. */
export function drawCork({ ctx }: Stage, { half, height }: { half: number; height: number }, share: number): void {
  const y = lerp(-height - half * 1.6, -height - half * 0.22, easeBack(share));
  const [top, low] = [half * 0.82, half * 0.68];
  ctx.globalAlpha *= Math.min(1, share * 3);
  ctx.beginPath();
  ctx.moveTo(-top, y - half * 0.42);
  ctx.lineTo(top, y - half * 0.42);
  ctx.lineTo(low, y + half * 0.36);
  ctx.lineTo(-low, y + half * 0.36);
  ctx.closePath();
  ctx.fillStyle = '#c08a54';
  ctx.fill();
  ctx.strokeStyle = '#7a4f28';
  ctx.lineWidth = half * 0.08;
  ctx.stroke();
  ctx.fillStyle = '#dcae78';
  ctx.beginPath();
  ctx.ellipse(0, y - half * 0.42, top, half * 0.18, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
}
