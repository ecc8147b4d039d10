import { approach, distance } from '../../math/maths.ts';
import type { Stage } from '../../stage/stage.ts';
import { alongPath } from './map.ts';
import { type Bolt, type DefenceWorld, damageOf, type Foe, placeOf, reachOf, type Tower, towerKinds } from './world.ts';

export function fight(stage: Stage, w: DefenceWorld, dt: number): void {
  for (const tower of w.towers) {
    tower.recoil = approach(tower.recoil, 0, 8, dt);
    tower.reload -= dt;
    const target = targetOf(w, tower);
    if (!target) continue;
    const from = placeOf(w, tower.cell);
    const to = placeOf(w, alongPath(w.map.path, target.walked));
    tower.aim = Math.atan2(to.y - from.y, to.x - from.x);
    if (tower.reload > 0) continue;
    tower.reload = towerKinds[tower.kind].reload;
    tower.recoil = 1;
    w.bolts.push({
      kind: tower.kind,
      from,
      at: { ...from },
      to: target,
      damage: damageOf(tower),
      blast: tower.kind === 'heavy' ? 1.1 : 0,
    });
    stage.sound.play('shoot', tower.kind === 'heavy' ? -4 : 0);
  }
  for (const bolt of w.bolts) fly(stage, w, bolt, dt);
  w.bolts = w.bolts.filter((bolt) => bolt.damage > 0);
}

/** The foe in range that is farthest along the path. */
function targetOf(w: DefenceWorld, tower: Tower): Foe | null {
  let best: Foe | null = null;
  for (const foe of w.foes) {
    const at = alongPath(w.map.path, foe.walked);
    if (foe.walked < 0 || foe.life <= 0 || distance(at, tower.cell) > reachOf(tower)) continue;
    // A freezing tower does not target foes that are already slowed.
    const rank = (f: Foe) => f.walked - (tower.kind === 'cold' && f.slowed > 0.4 ? 50 : 0);
    if (!best || rank(foe) > rank(best)) best = foe;
  }
  return best;
}

function fly(stage: Stage, w: DefenceWorld, bolt: Bolt, dt: number): void {
  const target = placeOf(w, alongPath(w.map.path, bolt.to.walked));
  const left = distance(bolt.at, target);
  const step = (bolt.kind === 'heavy' ? 300 : 460) * dt;
  if (left > step) {
    bolt.at.x += ((target.x - bolt.at.x) / left) * step;
    bolt.at.y += ((target.y - bolt.at.y) / left) * step;
    return;
  }
  const { palette } = stage.plan;
  if (bolt.blast > 0) {
    const here = alongPath(w.map.path, bolt.to.walked);
    for (const foe of w.foes)
      if (distance(alongPath(w.map.path, foe.walked), here) < bolt.blast) strike(stage, w, foe, bolt.damage);
    stage.effects.ring(target.x, target.y, palette.danger, w.cell * bolt.blast);
    stage.effects.burst(target.x, target.y, [palette.danger, palette.accent], { count: 8, speed: 130 });
    stage.sound.play('boom');
  } else {
    if (bolt.kind === 'cold') bolt.to.slowed = 1.6;
    strike(stage, w, bolt.to, bolt.damage);
  }
  bolt.damage = 0;
}

function strike(stage: Stage, w: DefenceWorld, foe: Foe, damage: number): void {
  if (foe.life <= 0) return;
  foe.life -= damage;
  foe.hit = 0.08;
  if (foe.life > 0) return;
  const p = placeOf(w, alongPath(w.map.path, foe.walked));
  w.coins += foe.worth;
  stage.hud.defeated++;
  stage.add(foe.worth * 2, p);
  stage.sound.play('coin', w.wave % 5);
  stage.effects.burst(p.x, p.y, [stage.art.colourOf(foe.actor), stage.plan.palette.paper], {
    count: foe.size > 1 ? 40 : 10,
    speed: 150,
  });
  if (foe.size > 1) stage.effects.shake(8);
}
