import { at } from '../../math/random.ts';
import { asksFor } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { tile } from './level.ts';
import type { PlatformerWorld } from './world.ts';

const patienceSeconds = 6;
/** Slower than the hero, so that it can be escaped. */
const speed = 150;

/**
 * A hero that stays in one place for long is hunted by a flying foe from behind, until it hits, is hit or is left
 * behind.
 */
export function huntWhoWaits(stage: Stage, w: PlatformerWorld, dt: number): void {
  if (asksFor(stage, 'no-enemies') || w.won > 0) return;
  const { waited } = w;
  waited.seconds += dt;
  if (Math.abs(w.x - waited.x) > tile * 2) Object.assign(waited, { x: w.x, seconds: 0 });
  const { hunter } = w;
  if (!hunter) {
    if (waited.seconds > patienceSeconds) sendHunter(stage, w);
    return;
  }
  const away = w.x - hunter.x;
  hunter.pace = Math.sign(away) * Math.min(speed, Math.abs(away) * 4);
  hunter.y += Math.sign(w.y + 8 - hunter.y) * Math.min(speed * dt, Math.abs(w.y + 8 - hunter.y));
  if (hunter.squashed === 0 && w.safe === 0 && Math.abs(away) < stage.view.w) return;
  w.level.walkers = w.level.walkers.filter((walker) => walker !== hunter || walker.squashed > 0);
  w.hunter = null;
  waited.seconds = 0;
}

function sendHunter(stage: Stage, w: PlatformerWorld): void {
  stage.banner('HURRY!');
  w.hunter = {
    actor: at(stage.plan.theme.foes, 0),
    x: w.camera.x - 40,
    y: w.y + 120,
    from: Number.NEGATIVE_INFINITY,
    to: Number.POSITIVE_INFINITY,
    pace: speed,
    flies: true,
    squashed: 0,
    phase: 0,
    life: 1,
  };
  w.level.walkers.push(w.hunter);
}
