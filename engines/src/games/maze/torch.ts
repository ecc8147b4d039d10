import { drawDarkness } from '../../stage/darkness.ts';
import { steps } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import { between, type MazeWorld, placeOf } from './world.ts';

/** How many cells a flashlight reaches, and how far ahead of the hero its light lies. */
const reachCells = 4.4;
const aheadCells = 1.3;

/** Everything but what the hero shines at is dark. */
export function drawTorchlight(stage: Stage, w: MazeWorld): void {
  if (stage.rule('torch', 0) === 0) return;
  const hero = placeOf(w, between(w.hero));
  const by = steps[w.hero.heading];
  const ahead = w.cell * aheadCells;
  drawDarkness(stage, { x: hero.x + by.x * ahead, y: hero.y + by.y * ahead }, w.cell * reachCells);
}
