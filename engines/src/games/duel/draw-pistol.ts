import { oval, strokeThrough } from '../../canvas/pens.ts';
import { alpha } from '../../math/colour.ts';
import { clamp, type Point } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Fighter } from './bout.ts';

/** The angle of the barrel from straight ahead, upwards. */
function barrelAngle({ move, height }: Fighter): number {
  if (move === 'windup' || move === 'strike') return height === 'high' ? 0.12 : -0.34;
  return move === 'open' || move === 'down' ? -1.1 : 1.1;
}

export function drawPistol(stage: Stage, fighter: Fighter, hand: Point, way: number, size: number): void {
  const { ctx, plan } = stage;
  const angle = barrelAngle(fighter);
  const at = (far: number, aside = 0): Point => ({
    x: hand.x + way * (Math.cos(angle) * far + Math.sin(angle) * aside),
    y: hand.y - Math.sin(angle) * far + Math.cos(angle) * aside,
  });
  ctx.lineCap = 'round';
  strokeThrough(ctx, [at(0), at(-size * 0.05, size * 0.13)], [size * 0.1, plan.palette.ink], [size * 0.06, '#7a4a2a']);
  strokeThrough(ctx, [at(0), at(size * 0.26)], [size * 0.095, plan.palette.ink], [size * 0.058, '#aab4c4']);
  oval(ctx, at(size * 0.05), [size * 0.055, size * 0.05], '#8a94a6', plan.palette.ink);
  if (fighter.move === 'strike') drawShot(stage, fighter, at, size);
}

/** A flash at the muzzle, and a bullet on its way. */
function drawShot({ ctx }: Stage, { lasted, left }: Fighter, at: (far: number) => Point, size: number): void {
  const share = clamp(lasted / Math.max(0.01, lasted + left), 0, 1);
  const muzzle = at(size * 0.32);
  oval(ctx, muzzle, [size * 0.13 * (1 - share), size * 0.1 * (1 - share)], '#ffd23f');
  const far = size * (0.32 + share * 1.4);
  strokeThrough(ctx, [at(far - size * 0.16), at(far)], [size * 0.03, alpha('#fff3c4', 0.8)]);
  oval(ctx, at(far), [size * 0.032, size * 0.028], '#3a3f4c', '#ffffff');
}
