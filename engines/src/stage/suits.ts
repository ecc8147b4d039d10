import { type Point, turn } from '../math/maths.ts';

/** Of the suits 0 and 1 are red. */
export const inkOfSuit = (suit: number): string => (suit < 2 ? '#d7263d' : '#241c30');

/** Hearts, diamonds, spades and clubs. */
export function drawSuit(ctx: CanvasRenderingContext2D, suit: number, { x, y }: Point, size: number): void {
  const r = size / 2;
  ctx.fillStyle = inkOfSuit(suit);
  ctx.beginPath();
  if (suit === 1) {
    ctx.moveTo(x, y - r);
    ctx.lineTo(x + r * 0.72, y);
    ctx.lineTo(x, y + r);
    ctx.lineTo(x - r * 0.72, y);
    ctx.fill();
    return;
  }
  if (suit === 3) {
    for (const [dx, dy] of [
      [0, -0.45],
      [-0.45, 0.15],
      [0.45, 0.15],
    ] as const) {
      ctx.moveTo(x + dx * r + r * 0.44, y + dy * r);
      ctx.arc(x + dx * r, y + dy * r, r * 0.44, 0, turn);
    }
  } else {
    // A heart, which stands on its head as a spade.
    const up = suit === 0 ? 1 : -1;
    const cy = suit === 0 ? y : y - r * 0.12;
    ctx.moveTo(x, cy + r * 0.9 * up);
    ctx.bezierCurveTo(x - r * 1.5, cy - r * 0.1 * up, x - r * 0.8, cy - r * 1.25 * up, x, cy - r * 0.4 * up);
    ctx.bezierCurveTo(x + r * 0.8, cy - r * 1.25 * up, x + r * 1.5, cy - r * 0.1 * up, x, cy + r * 0.9 * up);
  }
  ctx.fill();
  if (suit < 2) return;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + r * 0.36, y + r * 0.95);
  ctx.lineTo(x - r * 0.36, y + r * 0.95);
  ctx.fill();
}

/** The cloth of a card table, in the colour that the plan gives as a number. */
export function drawCloth(ctx: CanvasRenderingContext2D, w: number, h: number, colour: number): void {
  ctx.fillStyle = `#${colour.toString(16).padStart(6, '0')}`;
  ctx.fillRect(0, 0, w, h);
  const light = ctx.createRadialGradient(w / 2, h * 0.4, 0, w / 2, h * 0.4, Math.hypot(w, h) * 0.6);
  light.addColorStop(0, 'rgba(255,255,255,0.16)');
  light.addColorStop(0.5, 'rgba(255,255,255,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.42)');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, w, h);
}
