import type { Stage } from '../../stage/stage.ts';
import { groundAt, tile } from './level.ts';
import { toScreen } from './meet.ts';
import type { PlatformerWorld } from './world.ts';

const size = 54;
/** Seconds until captor and captive are out of sight. */
const seizureSeconds = 2.5;

/** Whoever was carried off is at the end of the last level, or of each where there is no last one. */
export function waitsAtGoal(stage: Stage, level: number): boolean {
  return stage.plan.theme.guarded !== undefined && level >= stage.rule('levels', 0);
}

/** Each level begins with a foe that flies away with the captive; the last one ends beside her. */
export function drawCaptive(stage: Stage, w: PlatformerWorld): void {
  const { art, plan, time } = stage;
  const { guarded, foes } = plan.theme;
  if (!guarded) return;
  const captor = plan.modifiers?.includes('no-enemies') ? undefined : foes[0];
  if (captor && w.begun < seizureSeconds) {
    const start = { x: tile * 5, y: (groundAt(w.level, tile * 5) ?? 0) + 90 };
    const p = toScreen(stage, w, start.x + 60 * w.begun + 160 * w.begun ** 2, start.y + 70 * w.begun ** 2);
    const sway = Math.sin(time * 5) * 3;
    art.draw(guarded, p.x, p.y + sway, size, { tilt: Math.sin(time * 9) * 0.14 });
    art.draw(captor, p.x, p.y - size * 0.8 + sway, size * 1.15, { walk: time * 14 });
  }
  if (!waitsAtGoal(stage, w.number)) return;
  const x = w.level.goal + 76;
  const hop = Math.abs(Math.sin(time * (w.won > 0 ? 9 : 3))) * (w.won > 0 ? 22 : 4);
  const p = toScreen(stage, w, x, (groundAt(w.level, x) ?? 0) + size * 0.46 + hop);
  art.draw(guarded, p.x, p.y, size, { flip: true });
  if (w.won > 0) art.draw(art.heart, p.x - 20, p.y - 50 - w.won * 26, 30, { alpha: Math.max(0, 1 - w.won / 1.6) });
}
