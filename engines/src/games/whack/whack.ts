import { clamp, distance, type Point } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { asksFor, shotsLeft } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import { steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawWhack } from './draw.ts';
import { flockGame } from './flock.ts';
import type { Hole, WhackWorld } from './world.ts';

/** Hit the foes that pop up, avoid the bombs, grab the prizes before the time is up. Every good hit adds time. */
run((stage): Game => {
  if (stage.rule('flock', 0) > 0) return flockGame(stage);
  const w: WhackWorld = {
    holes: [],
    columns: 3,
    size: 80,
    wait: 0,
    left: 0,
    streak: 0,
    cursor: 0,
    byKeys: false,
    shots: 0,
    mallet: { at: { x: 0, y: 0 }, age: 9 },
  };
  const bopNearest = (p: Point) => {
    const hole = w.holes.find((h) => distance({ x: h.at.x, y: h.at.y - w.size * 0.25 }, p) < w.size * 0.62);
    if (hole) bop(stage, w, hole);
    else if (asksFor(stage, 'shoots')) aim(stage, w, p);
  };
  return {
    isWaiting: true,
    reset: () => {
      layOut(stage, w);
      Object.assign(w, { wait: 0.1, streak: 0, shots: 0, cursor: Math.floor(w.holes.length / 2) });
      w.left = stage.rule('seconds', 30);
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
      stage.hud.progress = 1;
    },
    resize: () => layOut(stage, w),
    draw: () => drawWhack(stage, w),
    update: (dt) => update(stage, w, dt),
    idle: (dt) => age(stage, w, dt, true),
    press: bopNearest,
    direction: (d, by) => {
      if (by !== 'key') return;
      w.byKeys = true;
      w.cursor = clamp(w.cursor + steps[d].x + steps[d].y * w.columns, 0, w.holes.length - 1);
    },
    action: () => {
      w.byKeys = true;
      const hole = w.holes[w.cursor];
      if (hole) bop(stage, w, hole);
    },
  };
});

/** What must not be hit: the hero if the prompt says so, who otherwise holds the mallet, or bombs, unless those are hit. */
function spared(stage: Stage): Actor {
  const { hero, foes } = stage.plan.theme;
  if (asksFor(stage, 'spare')) return hero;
  return stage.art.actor(foes.some(({ sprite, picture }) => sprite === 'bomb' && !picture) ? 'skull' : 'bomb');
}

function layOut(stage: Stage, w: WhackWorld): void {
  const { view } = stage;
  const asked = stage.rule('holes', 0);
  w.columns = asked ? Math.ceil(Math.sqrt(asked * (view.portrait ? 0.6 : 2.4))) : view.portrait ? 3 : 5;
  // A tall phone has space for one more row.
  const rows = asked ? Math.ceil(asked / w.columns) : view.portrait ? (view.h > 780 ? 5 : 4) : 2;
  const top = hudHeight + 60;
  const stepX = Math.min(156, (view.w - 14) / w.columns);
  const stepY = Math.min(176, (view.h - top - 30) / rows);
  w.size = Math.min(stepX, stepY) * 0.96;
  w.holes = Array.from({ length: asked || w.columns * rows }, (_, i) => ({
    at: {
      x: view.w / 2 + ((i % w.columns) - (w.columns - 1) / 2) * stepX,
      y: top + (Math.floor(i / w.columns) + 0.62) * stepY + (view.h - top - 30 - stepY * rows) / 2,
    },
    guest: null,
  }));
}

function age(stage: Stage, w: WhackWorld, dt: number, tame: boolean): void {
  const { random, plan } = stage;
  w.mallet.age += dt;
  for (const hole of w.holes) {
    if (!hole.guest) continue;
    hole.guest.age += dt;
    if (hole.guest.hit > 0) hole.guest.hit += dt;
    const gone = hole.guest.hit > 0.3 || hole.guest.age > hole.guest.stays;
    if (!gone) continue;
    if (!tame && hole.guest.kind === 'foe' && hole.guest.hit === 0) w.streak = 0;
    hole.guest = null;
  }
  w.wait -= dt;
  if (w.wait > 0) return;
  const hard = clamp(stage.played / 60 + plan.difficulty * 0.1, 0, 1);
  w.wait = (tame ? 0.8 : stage.played < 1 ? 0.25 : 0.62 - hard * 0.32) * random.range(0.7, 1.2);
  const empty = w.holes.filter((hole) => !hole.guest);
  if (!empty.length) return;
  const chance = random.next();
  const isFull = stage.rule('foes', 0) > 0 && w.holes.filter(isFoe).length >= stage.rule('foes', 0);
  // Small children are given nothing that they must leave alone.
  const hasFriends = !stage.rule('gentle', 0) || asksFor(stage, 'spare');
  const isPrize = chance < 0.28 && stage.rule('prizes', 1) > 0;
  const kind = tame ? 'foe' : chance < 0.16 && hasFriends ? 'friend' : isPrize ? 'prize' : 'foe';
  if (kind === 'foe' && isFull) return;
  const actor = kind === 'friend' ? spared(stage) : random.pick(kind === 'prize' ? plan.theme.things : plan.theme.foes);
  random.pick(empty).guest = { actor, kind, age: 0, stays: stage.rule('staySeconds', 1.5) - hard * 0.6, hit: 0 };
}

const isFoe = ({ guest }: Hole): boolean => guest?.kind === 'foe';

function update(stage: Stage, w: WhackWorld, dt: number): void {
  age(stage, w, dt, false);
  // Whoever has a number of shots has the time for them.
  if (stage.rule('shots', 0) === 0) w.left -= dt * (1 + stage.played / 60);
  stage.hud.progress = clamp(w.left / stage.rule('seconds', 30), 0, 1);
  stage.hud.label = w.streak > 2 ? `STREAK ${w.streak}` : '';
  if (w.left <= 0 || shotsLeft(stage, w.shots) === 0) stage.over();
}

/** A stroke or a shot, whether it hits or not. */
function aim(stage: Stage, w: WhackWorld, p: Point): void {
  w.mallet = { at: p, age: 0 };
  w.shots++;
  if (asksFor(stage, 'shoots')) stage.sound.play('shoot');
}

function bop(stage: Stage, w: WhackWorld, hole: Hole): void {
  const { guest } = hole;
  const { palette } = stage.plan;
  const at = { x: hole.at.x, y: hole.at.y - w.size * 0.35 };
  aim(stage, w, at);
  if (!guest || guest.hit > 0) {
    stage.sound.play('drop');
    return;
  }
  guest.hit = 0.01;
  if (guest.kind === 'friend') {
    w.streak = 0;
    stage.hud.lives--;
    stage.sound.play(asksFor(stage, 'spare') ? 'hit' : 'boom');
    stage.effects.shake(11);
    stage.effects.flash(palette.danger, 0.4);
    stage.effects.note(at.x, at.y - 20, 'OUCH!', palette.paper, 15);
    if (stage.hud.lives <= 0) stage.over();
    return;
  }
  w.streak++;
  if (guest.kind === 'foe') stage.hud.defeated++;
  const early = guest.age < 0.5 ? 2 : 1;
  stage.add((guest.kind === 'prize' ? 50 : 20) * early + Math.min(20, w.streak) * 3, { x: at.x, y: at.y - 24 });
  w.left = Math.min(stage.rule('seconds', 30), w.left + 0.45);
  stage.sound.play(guest.kind === 'prize' ? 'power' : 'pop', w.streak % 8);
  stage.effects.shake(3);
  stage.effects.freeze(0.04);
  stage.effects.burst(at.x, at.y, [stage.art.colourOf(guest.actor), palette.accent, palette.paper], {
    count: 14,
    speed: 200,
  });
  stage.effects.ring(at.x, at.y, palette.paper, w.size * 0.5);
}
