import { oval } from '../../canvas/pens.ts';
import { alpha, lighter } from '../../math/colour.ts';
import type { Rect } from '../../math/maths.ts';
import { colourOfSide, type Side } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Act } from './bout.ts';
import { type DuelWorld, isInRhythm } from './world.ts';

type Button = { act: Act; side: Side; rect: Rect };

/** Under the ring: to jump and duck on the left, to strike on the right; for two, each has a pair. */
export function buttonsOf({ view }: Stage, w: DuelWorld): Button[] {
  if (isInRhythm(w.style)) return [];
  const size = Math.min(96, view.w * 0.22);
  const y = view.h - size - (view.portrait ? 26 : 14);
  const gap = 10;
  const edge = view.portrait ? 14 : 30;
  const at = (x: number): Rect => ({ x, y, w: size, h: size });
  if (!w.isForTwo)
    return [
      { act: 'jump', side: 0, rect: at(edge) },
      { act: 'duck', side: 0, rect: at(edge + size + gap) },
      { act: 'strike', side: 0, rect: at(view.w - edge - size) },
    ];
  return [
    { act: 'duck', side: 0, rect: at(edge) },
    { act: 'strike', side: 0, rect: at(edge + size + gap) },
    { act: 'strike', side: 1, rect: at(view.w - edge - size * 2 - gap) },
    { act: 'duck', side: 1, rect: at(view.w - edge - size) },
  ];
}

/** In the first rounds the one that is needed now shines. */
function isNeeded({ bout, round, isForTwo, pause }: DuelWorld, { act, side }: Button): boolean {
  if (isForTwo || round > 2 || pause > 0 || side !== 0) return false;
  const [, foe] = bout.fighters;
  if (foe.move === 'open') return act === 'strike';
  return foe.move === 'windup' && act === (foe.height === 'high' ? 'duck' : 'jump');
}

export function drawDuelButtons(stage: Stage, w: DuelWorld): void {
  const { ctx, plan, time } = stage;
  for (const button of buttonsOf(stage, w)) {
    const { rect, act, side } = button;
    const isBright = isNeeded(w, button);
    const colour = w.isForTwo
      ? colourOfSide(stage, side)
      : act === 'strike'
        ? plan.palette.danger
        : plan.palette.accent;
    const grow = isBright ? 1.05 + Math.sin(time * 14) * 0.05 : 1;
    const [x, y, r] = [rect.x + rect.w / 2, rect.y + rect.h / 2, (rect.w / 2) * grow];
    oval(ctx, { x, y: y + 4 }, [r, r], alpha(plan.palette.ink, 0.55));
    const face = isBright ? lighter(colour, 0.35) : alpha(colour, 0.82);
    oval(ctx, { x, y }, [r - 3, r - 3], face, isBright ? '#ffffff' : alpha(plan.palette.paper, 0.75));
    drawSign(stage, act, x, y, r * 0.46, w.style !== 'boxing');
  }
}

/** An arrow up or down, a fist, or a cross for swords and pistols. */
function drawSign({ ctx, plan }: Stage, act: Act, x: number, y: number, r: number, isArmed: boolean): void {
  ctx.strokeStyle = ctx.fillStyle = plan.palette.ink;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.lineWidth = r * 0.36;
  if (act === 'strike' && !isArmed) {
    const { ink, paper } = plan.palette;
    ctx.fillStyle = paper;
    ctx.fillRect(x - r * 1.25, y - r * 0.4, r * 0.7, r);
    oval(ctx, { x: x + r * 0.2, y: y + r * 0.1 }, [r * 0.95, r * 0.85], ink);
    oval(ctx, { x: x + r * 0.1, y: y - r * 0.25 }, [r * 0.55, r * 0.3], ink, paper, 0.3);
    return;
  }
  ctx.beginPath();
  if (act === 'strike') {
    ctx.moveTo(x - r, y - r);
    ctx.lineTo(x + r, y + r);
    ctx.moveTo(x + r, y - r);
    ctx.lineTo(x - r, y + r);
  } else {
    const way = act === 'jump' ? -1 : 1;
    ctx.moveTo(x, y - r * way);
    ctx.lineTo(x, y + r * way);
    ctx.moveTo(x - r * 0.75, y + r * 0.25 * way);
    ctx.lineTo(x, y + r * way);
    ctx.lineTo(x + r * 0.75, y + r * 0.25 * way);
  }
  ctx.stroke();
}
