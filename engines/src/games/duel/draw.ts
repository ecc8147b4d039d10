import { write } from '../../canvas/lettering.ts';
import { alpha, lighter } from '../../math/colour.ts';
import { clamp, type Point } from '../../math/maths.ts';
import { colourOfSide, type Side } from '../../stage/duel.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawDuelButtons } from './buttons.ts';
import { drawFighter, drawTell, placeOf } from './draw-fighter.ts';
import { drawRopesBehind, drawRopesInFront, drawSurface } from './draw-ring.ts';
import { drawTanks, onScreen } from './draw-tanks.ts';
import { drawBeat, drawTug, placeInTug } from './draw-tug.ts';
import { healthOfTank } from './tanks.ts';
import { type DuelWorld, isInRhythm, nameOf } from './world.ts';

/** Where effects for a side appear. */
export const headOf = (stage: Stage, w: DuelWorld, side: Side): Point =>
  w.style === 'tanks'
    ? onScreen(stage, w.tanks, w.tanks.tanks[side])
    : isInRhythm(w.style)
      ? placeInTug(stage, w, side)
      : placeOf(stage, w, side);

export function drawDuel(stage: Stage, w: DuelWorld): void {
  const { ctx, backdrop, effects } = stage;
  if (w.style === 'tanks') {
    drawTanks(stage, w);
    drawHealth(stage, w);
    effects.draw(ctx);
    backdrop.drawAir();
    return;
  }
  drawSurface(stage, w.style);
  if (isInRhythm(w.style)) {
    drawTug(stage, w);
    drawBeat(stage, w);
  } else {
    if (w.style === 'boxing') drawRopesBehind(stage);
    // Whoever strikes is in front.
    const first = w.bout.fighters[0].move === 'strike' ? 1 : 0;
    for (const side of first === 0 ? ([0, 1] as const) : ([1, 0] as const)) drawFighter(stage, w, side);
    drawTell(stage, w);
    if (w.style === 'boxing') drawRopesInFront(stage);
    drawHealth(stage, w);
    drawDuelButtons(stage, w);
  }
  effects.draw(ctx);
  backdrop.drawAir();
}

type Condition = { health: number; healthMax: number; flinch: number };

function conditionOf({ style, bout, tanks }: DuelWorld, side: Side): Condition {
  const { health, flash } = tanks.tanks[side];
  return style === 'tanks' ? { health, healthMax: healthOfTank, flinch: flash } : bout.fighters[side];
}

/** Both bars under the score, the right one from the right. */
function drawHealth(stage: Stage, w: DuelWorld): void {
  const { ctx, view, plan } = stage;
  const width = Math.min(260, (view.w - 56) / 2);
  const y = hudHeight + 12;
  for (const side of [0, 1] as const) {
    const { health, healthMax, flinch } = conditionOf(w, side);
    const x = side ? view.w - 18 - width : 18;
    const share = clamp(health / healthMax, 0, 1);
    ctx.fillStyle = alpha(plan.palette.ink, 0.75);
    ctx.beginPath();
    ctx.roundRect(x - 3, y - 3, width + 6, 20, 10);
    ctx.fill();
    ctx.fillStyle = flinch > 0.5 ? '#ffffff' : lighter(colourOfSide(stage, side), 0.12);
    const filled = Math.max(0, width * share);
    ctx.beginPath();
    ctx.roundRect(side ? x + width - filled : x, y, filled, 14, 7);
    ctx.fill();
    ctx.fillStyle = alpha(plan.palette.ink, 0.6);
    for (let i = 1; i < healthMax; i++) ctx.fillRect(x + (width / healthMax) * i - 1, y, 2, 14);
    write(ctx, nameOf(stage, side, w.round), side ? x + width : x, y + 30, 11, {
      align: side ? 'right' : 'left',
      fill: plan.palette.paper,
      under: plan.palette.ink,
    });
  }
}
