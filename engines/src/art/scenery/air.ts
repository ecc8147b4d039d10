import { alpha, lighter } from '../../math/colour.ts';
import { turn, wrap } from '../../math/maths.ts';
import { at, type Random } from '../../math/random.ts';
import type { Palette } from '../../plan.ts';
import type { Air } from './scene-art.ts';

export type Mote = { x: number; y: number; size: number; pace: number; phase: number };

type Place = { w: number; h: number; x: number; y: number; time: number; palette: Palette };

const counts: Record<Air, number> = {
  none: 0,
  stars: 26,
  snow: 46,
  leaves: 14,
  bubbles: 22,
  embers: 26,
  fireflies: 16,
  dust: 22,
  petals: 14,
  rain: 40,
  confetti: 18,
};

/** Units per second; negative values rise. */
const fall: Record<Air, number> = {
  none: 0,
  stars: 6,
  snow: 42,
  leaves: 34,
  bubbles: -38,
  embers: -46,
  fireflies: -4,
  dust: -6,
  petals: 26,
  rain: 420,
  confetti: 30,
};

export function motesOf(air: Air, w: number, h: number, random: Random): Mote[] {
  return Array.from({ length: counts[air] }, () => ({
    x: random.range(0, w),
    y: random.range(0, h),
    size: random.range(0.5, 1),
    pace: random.range(0.5, 1.3),
    phase: random.range(0, turn),
  }));
}

export function drawAir(ctx: CanvasRenderingContext2D, air: Air, motes: Mote[], place: Place): void {
  const { w, h, time, palette } = place;
  const tints = [palette.accent, palette.second, palette.danger, palette.paper];
  motes.forEach((mote, i) => {
    const sway = Math.sin(time * mote.pace * 1.4 + mote.phase) * 14;
    const x = wrap(mote.x + sway - place.x * mote.pace * 0.6, w + 40) - 20;
    const y = wrap(mote.y + time * fall[air] * mote.pace - place.y * mote.pace * 0.6, h + 40) - 20;
    const glint = 0.5 + 0.5 * Math.sin(time * 3 * mote.pace + mote.phase);
    ctx.beginPath();
    if (air === 'bubbles') {
      ctx.strokeStyle = alpha('#ffffff', 0.55);
      ctx.lineWidth = 1.2;
      ctx.arc(x, y, mote.size * 6, 0, turn);
      ctx.stroke();
      return;
    }
    if (air === 'leaves' || air === 'petals' || air === 'confetti') {
      ctx.fillStyle = alpha(
        air === 'leaves' ? at([palette.accent, palette.near, palette.danger], i) : at(tints, i),
        0.85,
      );
      ctx.ellipse(x, y, mote.size * 5.5, mote.size * 2.6 * (0.3 + 0.7 * glint), time * mote.pace + mote.phase, 0, turn);
      ctx.fill();
      return;
    }
    if (air === 'rain') {
      ctx.strokeStyle = alpha('#dfeeff', 0.35);
      ctx.lineWidth = 1.2;
      ctx.moveTo(x, y);
      ctx.lineTo(x - 3, y + 14);
      ctx.stroke();
      return;
    }
    if (air === 'fireflies' || air === 'embers') {
      const colour = air === 'embers' ? lighter(palette.danger, 0.35) : lighter(palette.accent, 0.3);
      ctx.fillStyle = alpha(colour, 0.2 * glint);
      ctx.arc(x, y, mote.size * 8, 0, turn);
      ctx.fill();
      ctx.beginPath();
      ctx.fillStyle = alpha(colour, 0.4 + 0.6 * glint);
      ctx.arc(x, y, mote.size * 2.2, 0, turn);
      ctx.fill();
      return;
    }
    const strength = air === 'snow' ? 0.85 : air === 'stars' ? 0.3 + 0.6 * glint : 0.25;
    ctx.fillStyle = alpha(palette.paper, strength);
    ctx.arc(x, y, mote.size * (air === 'snow' ? 3 : 1.7), 0, turn);
    ctx.fill();
  });
}
