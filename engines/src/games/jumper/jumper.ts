import { approach, clamp, wrap } from '../../math/maths.ts';
import { asksFor, take } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { hasBarrels, rollBarrels } from './barrels.ts';
import { drawJumper } from './draw.ts';
import { heroSize, type JumperWorld, leftOf, place, type Step, stepX, type Thing, widthOf } from './world.ts';

const bounce = 760;
/** How far the one to be saved is above the start, and above where she was last. */
const captiveEvery = 2000;

/** Jump up from platform to platform; the left and right edges are connected. */
run((stage): Game => {
  const w: JumperWorld = { ...newClimb(stage), touched: false };
  return {
    reset: () => reset(stage, w),
    draw: () => drawJumper(stage, w),
    update: (dt) => update(stage, w, dt),
    idle: (dt) => {
      w.vy -= 1500 * dt;
      w.y += w.vy * dt;
      if (w.y < 40) Object.assign(w, { y: 40, vy: 480, squash: 0.3 });
      w.squash = approach(w.squash, 0, 8, dt);
    },
    press: () => {
      w.touched = true;
    },
    direction: (_, by) => {
      if (by === 'key') w.touched = false;
    },
  };
});

/** All but the controls, which stay from round to round. */
function newClimb(stage: Stage): Omit<JumperWorld, 'touched'> {
  const wide = widthOf(stage);
  return {
    x: wide / 2,
    y: 40,
    vx: 0,
    vy: bounce,
    top: 0,
    camera: 0,
    steps: [{ x: wide / 2, y: 30, w: wide, kind: 'plain', gone: 0, phase: 0 }],
    things: [],
    built: 90,
    captives: 0,
    squash: 0,
    facing: 1,
    safe: 0,
    streak: 0,
    barrels: [],
    nextBarrel: 1.5,
  };
}

function reset(stage: Stage, w: JumperWorld): void {
  Object.assign(w, newClimb(stage));
  stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 2);
  build(stage, w);
}

function build(stage: Stage, w: JumperWorld): void {
  const { random, plan, view } = stage;
  const wide = widthOf(stage);
  while (w.built < w.camera + view.h * 1.4) {
    const hard = clamp(w.built / 9000 + plan.difficulty * 0.06, 0, 1);
    const roll = random.next();
    const kind =
      roll < 0.12 ? 'spring' : roll < 0.12 + hard * 0.35 ? 'moving' : roll < 0.2 + hard * 0.5 ? 'frail' : 'plain';
    const width = random.range(78, 104) - hard * 32;
    const x = random.range(width / 2, wide - width / 2);
    w.steps.push({ x, y: w.built, w: width, kind, gone: 0, phase: random.range(0, 6) });
    // A fragile platform is never the only one, or the path up could be lost.
    if (kind === 'frail')
      w.steps.push({
        x: wrap(x + wide / 2, wide - width) + width / 2,
        y: w.built + 20,
        w: width,
        kind: 'plain',
        gone: 0,
        phase: 0,
      });
    if (isThingDue(stage, w))
      w.things.push({
        actor: random.pick(plan.theme.things),
        x,
        y: w.built + 44,
        bad: false,
        taken: false,
        phase: random.range(0, 6),
      });
    if (w.built > 700 && !hasBarrels(stage) && !asksFor(stage, 'no-enemies') && random.chance(0.06 + hard * 0.12))
      w.things.push({
        actor: random.pick(plan.theme.foes),
        x: wrap(x + wide * 0.45, wide),
        y: w.built + 60,
        bad: true,
        taken: false,
        phase: random.range(0, 6),
      });
    w.built += random.range(54, 84) + hard * 46;
  }
}

/** Things lie about anywhere; whoever is to be saved waits far up, and is carried off again. */
function isThingDue(stage: Stage, w: JumperWorld): boolean {
  if (stage.rule('captive', 0) === 0) return stage.random.chance(0.45);
  const isThere = w.built >= captiveEvery * (w.captives + 1);
  if (isThere) w.captives++;
  return isThere;
}

function update(stage: Stage, w: JumperWorld, dt: number): void {
  const wide = widthOf(stage);
  const { input, view } = stage;
  const by = input.axis().x;
  const finger = w.touched && input.pointer.down ? clamp((input.pointer.x - leftOf(stage) - w.x) / 60, -1, 1) : 0;
  const wish = by || finger;
  w.vx = approach(w.vx, wish * 330, 9, dt);
  if (Math.abs(wish) > 0.1) w.facing = wish > 0 ? 1 : -1;
  w.x = wrap(w.x + w.vx * dt, wide);
  const before = w.y;
  w.vy -= 1500 * dt;
  w.y += w.vy * dt;
  w.squash = approach(w.squash, 0, 8, dt);
  w.safe = Math.max(0, w.safe - dt);
  for (const step of w.steps) {
    if (step.gone > 0) {
      step.gone += dt;
      continue;
    }
    if (w.vy > 0 || before < step.y || w.y > step.y || Math.abs(stepX(stage, step) - w.x) > step.w / 2 + 14) continue;
    land(stage, w, step);
  }
  for (const thing of w.things) meet(stage, w, thing);
  if (hasBarrels(stage) && rollBarrels(stage, w, dt)) lose(stage, w);
  w.top = Math.max(w.top, w.y);
  // The view climbs faster and faster, so that staying in place ends the round.
  const creep = stage.played > 2 ? Math.min(170, 12 + stage.played * 0.8) : 0;
  w.camera = Math.max(w.camera + creep * dt, w.y - view.h * 0.5);
  stage.hud.score += Math.max(0, Math.floor(w.top / 40) - Math.floor(Math.max(before, w.top - 900 * dt) / 40));
  stage.hud.label = `HEIGHT ${Math.floor(w.top / 40)} M`;
  build(stage, w);
  w.steps = w.steps.filter((step) => step.y > w.camera - 60 && step.gone < 0.4);
  w.things = w.things.filter((thing) => thing.y > w.camera - 60 && !thing.taken);
  if (w.y > w.camera - 50) return;
  lose(stage, w);
  w.vy = 1150;
  w.y = w.camera - 20;
}

function land(stage: Stage, w: JumperWorld, step: Step): void {
  const high = step.kind === 'spring';
  w.y = step.y;
  w.vy = high ? bounce * 1.55 : bounce;
  w.squash = 0.3;
  if (step.kind === 'frail') step.gone = 0.01;
  stage.sound.play(high ? 'power' : 'jump');
  const p = place(stage, w, w.x, w.y);
  stage.effects.burst(p.x, p.y, stage.plan.palette.edge, { count: 6, speed: 90, life: 0.4, size: 4 });
}

function meet(stage: Stage, w: JumperWorld, thing: Thing): void {
  const { palette } = stage.plan;
  const x = thing.bad ? thing.x + Math.sin(stage.time * 1.4 + thing.phase) * 30 : thing.x;
  if (thing.taken || Math.hypot(x - w.x, thing.y - w.y - heroSize * 0.4) > (thing.bad ? 38 : 42)) return;
  const p = place(stage, w, x, thing.y);
  if (!thing.bad) {
    thing.taken = true;
    take(stage, thing.actor);
    w.streak++;
    const isSaved = stage.rule('captive', 0) > 0;
    stage.add(isSaved ? 200 : 10 + Math.min(10, w.streak) * 2, p);
    stage.sound.play(isSaved ? 'win' : 'coin', w.streak % 8);
    stage.effects.burst(p.x, p.y, [palette.accent, palette.paper], { count: 9, speed: 130 });
    return;
  }
  if (w.vy < -80 && w.y > thing.y - 6) {
    thing.taken = true;
    w.vy = bounce * 1.15;
    stage.add(60, p);
    stage.sound.play('boom');
    stage.effects.burst(p.x, p.y, stage.art.colourOf(thing.actor), { count: 18, speed: 190 });
    return;
  }
  lose(stage, w);
}

function lose(stage: Stage, w: JumperWorld): void {
  if (w.safe > 0) return;
  w.safe = 1.6;
  w.streak = 0;
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(9);
  stage.effects.flash(stage.plan.palette.danger, 0.35);
  if (stage.hud.lives <= 0) stage.over();
}
