import { approach, clamp, distance } from '../../math/maths.ts';
import { asksFor, take } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawFlyer } from './draw.ts';
import { type FlyerWorld, floorOf, gateWidth, heroX, middleOf } from './world.ts';

/** Stay in the air and fly through the gaps. With the rule `glide`, holding lifts instead of each tap flapping. */
run((stage): Game => {
  const w = newWorld(stage);
  const glides = stage.rule('glide', 0) > 0;
  const flap = () => {
    w.flap = 1;
    if (glides) return;
    w.vy = -stage.rule('lift', 400);
    stage.sound.play('jump', stage.random.int(0, 2));
    stage.effects.burst(heroX(stage) - 16, w.y + 16, stage.plan.palette.paper, {
      count: 5,
      speed: 70,
      life: 0.4,
      size: 3.5,
    });
  };
  return {
    reset: () => reset(stage, w),
    draw: () => drawFlyer(stage, w),
    idle: (dt) => {
      w.x += 90 * dt;
      w.y = stage.view.h * 0.42 + Math.sin(stage.time * 3) * 12;
      w.flap = (Math.sin(stage.time * 9) + 1) / 2;
    },
    update: (dt) => {
      if (glides) {
        const lift = stage.input.held() || stage.input.axis().y < 0;
        w.vy = clamp(w.vy + (lift ? -1050 : 850) * dt, -330, 360);
        if (lift) w.flap = 1;
      } else w.vy = Math.min(500, w.vy + 1050 * dt);
      update(stage, w, dt);
    },
    press: flap,
    action: flap,
    direction: (d, by) => {
      if (d === 'up' && by === 'key') flap();
    },
  };
});

function newWorld({ view, rule }: Stage): FlyerWorld {
  const speed = rule('speed', 165);
  const start = { x: 0, y: view.h * 0.42, vy: -120, speed, next: view.w * 0.75 };
  return { ...start, gates: [], things: [], flap: 0, safe: 1, streak: 0 };
}

function reset(stage: Stage, w: FlyerWorld): void {
  Object.assign(w, newWorld(stage));
  stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
}

function addGate(stage: Stage, w: FlyerWorld): void {
  const { random, plan } = stage;
  const hard = clamp(stage.played / 70 + plan.difficulty * 0.1, 0, 1);
  const top = 90;
  const low = floorOf(stage) - 60;
  // The first gates are wide, and no gate needs a dive that is too steep to fly.
  const easy = clamp(1 - stage.played / 40, 0, 1);
  const ordinary = stage.rule('gap', 190);
  // A low screen has no space for wider gates.
  const wider = Math.min(easy * 90, Math.max(0, low - top - ordinary - 40));
  const gap = Math.max(128, ordinary + wider - hard * 46);
  const before = w.gates.at(-1)?.middle ?? stage.view.h * 0.42;
  const reach = 120 + hard * 90;
  const middle = clamp(random.range(before - reach, before + reach), top + gap / 2, low - gap / 2);
  w.gates.push({ x: w.next, middle, gap, sway: hard > 0.45 && random.chance(0.35) ? 34 : 0, passed: false });
  if (random.chance(0.75))
    w.things.push({
      actor: random.pick(plan.theme.things),
      x: w.next,
      y: middle + random.range(-0.2, 0.2) * gap,
      bad: false,
      taken: false,
    });
  const spacing = random.range(215, 270) - hard * 30;
  // Whom the prompt warns of comes from the second gate on.
  const isWarnedOf = stage.rule('warned', 0) > 0 && w.gates.length > 1;
  const hasFoes = !asksFor(stage, 'no-enemies') && stage.rule('obstacles', 0) === 0;
  if (random.chance(isWarnedOf ? 0.4 : 0.5)) {
    for (let i = 0; i < 3; i++)
      w.things.push({
        actor: random.pick(plan.theme.things),
        x: w.next + spacing / 2 + (i - 1) * 34,
        y: middle + Math.sin(i) * 24,
        bad: false,
        taken: false,
      });
  } else if (
    hasFoes &&
    (isWarnedOf || stage.played > 5) &&
    random.chance((isWarnedOf ? 0.5 : 0.3) + hard * (isWarnedOf ? 0.3 : 0.5))
  ) {
    const foe = random.pick(plan.theme.foes);
    w.things.push({
      actor: foe,
      x: w.next + spacing / 2,
      // Foxes and frogs stand on the ground.
      y:
        foe.way === 'flies'
          ? clamp(middle + random.pick([-1, 1]) * (isWarnedOf ? 150 : 120), top, low)
          : floorOf(stage) - 24,
      bad: true,
      taken: false,
    });
  }
  w.next += spacing;
}

function update(stage: Stage, w: FlyerWorld, dt: number): void {
  w.speed = Math.min(320, w.speed + dt * 1.4);
  w.x += w.speed * dt;
  w.y += w.vy * dt;
  w.flap = approach(w.flap, 0, 6, dt);
  w.safe = Math.max(0, w.safe - dt);
  while (w.next < w.x + stage.view.w * 1.2) addGate(stage, w);
  const here = { x: w.x + heroX(stage), y: w.y };
  for (const gate of w.gates) {
    const dx = Math.abs(gate.x - here.x);
    const off = Math.abs(middleOf(stage, gate) - w.y);
    if (dx < gateWidth / 2 + 14 && off > gate.gap / 2 - 16) hurt(stage, w, middleOf(stage, gate));
    if (gate.passed || gate.x > here.x) continue;
    gate.passed = true;
    stage.add(10);
    stage.sound.play('tick', 3);
  }
  for (const thing of w.things) {
    if (thing.taken || distance(thing, here) > (thing.bad ? 36 : 42)) continue;
    if (thing.bad) {
      hurt(stage, w, w.y);
      continue;
    }
    thing.taken = true;
    take(stage, thing.actor);
    w.streak++;
    stage.add(15 + Math.min(10, w.streak) * 2, { x: heroX(stage), y: w.y - 30 });
    stage.sound.play('coin', Math.min(8, w.streak));
    stage.effects.burst(heroX(stage) + 10, w.y, [stage.plan.palette.accent, stage.plan.palette.paper], {
      count: 9,
      speed: 130,
    });
  }
  if (w.y > floorOf(stage) - 20) {
    w.y = floorOf(stage) - 20;
    w.vy = -420;
    hurt(stage, w, w.y - 100);
  }
  if (w.y < 30) {
    w.y = 30;
    w.vy = Math.max(0, w.vy);
  }
  w.gates = w.gates.filter((gate) => gate.x > w.x - 80);
  w.things = w.things.filter((thing) => thing.x > w.x - 60 && !thing.taken);
}

function hurt(stage: Stage, w: FlyerWorld, towards: number): void {
  if (w.safe > 0) return;
  w.safe = 1.6;
  w.streak = 0;
  w.y = approach(w.y, towards, 40, 0.02);
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(10);
  stage.effects.freeze(0.1);
  stage.effects.flash(stage.plan.palette.danger, 0.35);
  stage.effects.burst(heroX(stage), w.y, stage.art.colourOf(stage.plan.theme.hero), { count: 18, speed: 200 });
  if (stage.hud.lives <= 0) stage.over();
}
