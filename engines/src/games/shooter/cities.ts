import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { cityHeight, type Foe, onScreen, type ShooterWorld, wideOf } from './world.ts';

/** Cities below, as many as there are lives: each is lost to whatever comes down on it. */
export function setUpCities(stage: Stage, w: ShooterWorld): void {
  w.cities = Array.from({ length: stage.rule('cities', 0) }, () => true);
}

/** The city under somebody who is so far across. */
export const cityUnder = (across: number, wide: number, cities: number): number =>
  Math.max(0, Math.min(cities - 1, Math.floor((across / wide) * cities)));

/** Where nothing stands any more, nothing is lost. */
export function fallOnCity(stage: Stage, w: ShooterWorld, foe: Foe): void {
  if (w.cities.length === 0 || foe.life <= 0 || foe.along > cityHeight) return;
  foe.life = 0;
  const { effects, hud, plan, sound } = stage;
  const p = onScreen(stage, foe);
  effects.burst(p.x, p.y, [plan.palette.danger, plan.palette.accent], { count: 20, speed: 220 });
  sound.play('boom');
  const under = cityUnder(foe.across, wideOf(stage), w.cities.length);
  if (!w.cities[under]) return;
  w.cities[under] = false;
  effects.shake(10);
  effects.flash(plan.palette.danger, 0.3);
  hud.lives = Math.min(hud.lives - 1, w.cities.filter(Boolean).length);
  if (hud.lives <= 0) stage.over();
}

export function drawCities(stage: Stage, w: ShooterWorld): void {
  const { art, plan, view } = stage;
  const { guarded } = plan.theme;
  if (!guarded) return;
  const room = view.w / Math.max(1, w.cities.length);
  const size = Math.min(72, room * 0.92);
  for (const [i, stands] of w.cities.entries()) {
    if (!stands) continue;
    const x = (i + 0.5) * room;
    shadow(stage, x, view.h - 8, size * 0.4, 6);
    art.draw(guarded, x, view.h - size * 0.46, size);
  }
}
