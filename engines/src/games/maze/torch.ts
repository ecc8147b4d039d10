import { alpha, darker } from '../../math/colour.ts';
import { steps } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import { between, type MazeWorld, placeOf } from './world.ts';

/** How many cells a flashlight reaches, and how far ahead of the hero its light lies. */
const reachCells = 4.4;
const aheadCells = 1.3;
/** What lies in the dark is still guessed at: nobody has to learn a maze by heart. */
const darkness = 0.88;

/** Everything but what the hero shines at is dark. */
export function drawDarkness(stage: Stage, w: MazeWorld): void {
  if (stage.rule('torch', 0) === 0) return;
  const { ctx, view, plan, time } = stage;
  const hero = placeOf(w, between(w.hero));
  const by = steps[w.hero.heading];
  const x = hero.x + by.x * w.cell * aheadCells;
  const y = hero.y + by.y * w.cell * aheadCells;
  const reach = w.cell * reachCells * (1 + 0.015 * Math.sin(time * 9));
  const night = darker(plan.palette.ink, 0.7);
  const light = ctx.createRadialGradient(x, y, reach * 0.3, x, y, reach);
  light.addColorStop(0, alpha(night, 0));
  light.addColorStop(0.65, alpha(night, darkness * 0.45));
  light.addColorStop(1, alpha(night, darkness));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, view.w, view.h);
}
