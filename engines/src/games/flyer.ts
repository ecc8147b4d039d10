import { alpha, darker, lighter } from '../art/colour.ts';
import type { Actor } from '../plan.ts';
import { approach, clamp, distance, turn } from '../stage/maths.ts';
import { run } from '../stage/run.ts';
import type { Game, Stage } from '../stage/stage.ts';

type Gate = { x: number; middle: number; gap: number; sway: number; passed: boolean };
type Thing = { actor: Actor; x: number; y: number; bad: boolean; taken: boolean };

type FlyerWorld = {
  x: number;
  y: number;
  vy: number;
  speed: number;
  gates: Gate[];
  things: Thing[];
  next: number;
  flap: number;
  safe: number;
  streak: number;
};

const heroSize = 52;
const gateWidth = 64;

/** Stay in the air and slip through the gaps. With the rule `glide` holding lifts instead of each tap flapping. */
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
    draw: () => draw(stage, w),
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
      } else w.vy = Math.min(560, w.vy + 1250 * dt);
      update(stage, w, dt);
    },
    press: flap,
    action: flap,
    direction: (d, by) => {
      if (d === 'up' && by === 'key') flap();
    },
  };
});

const heroX = (stage: Stage) => stage.view.w * 0.28;
const floor = (stage: Stage) => stage.view.h * (stage.view.portrait ? 0.88 : 0.9);

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
  const low = floor(stage) - 60;
  const gap = Math.max(128, stage.rule('gap', 190) - hard * 46);
  const middle = random.range(top + gap / 2, low - gap / 2);
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
  if (random.chance(0.5)) {
    for (let i = 0; i < 3; i++)
      w.things.push({
        actor: random.pick(plan.theme.things),
        x: w.next + spacing / 2 + (i - 1) * 34,
        y: middle + Math.sin(i) * 24,
        bad: false,
        taken: false,
      });
  } else if (stage.played > 5 && random.chance(0.3 + hard * 0.5)) {
    w.things.push({
      actor: random.pick(plan.theme.foes),
      x: w.next + spacing / 2,
      y: clamp(middle + random.pick([-120, 120]), top, low),
      bad: true,
      taken: false,
    });
  }
  w.next += spacing;
}

const middleOf = (stage: Stage, gate: Gate) => gate.middle + Math.sin(stage.time * 1.8 + gate.x) * gate.sway;

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
    w.streak++;
    stage.add(15 + Math.min(10, w.streak) * 2, { x: heroX(stage), y: w.y - 30 });
    stage.sound.play('coin', Math.min(8, w.streak));
    stage.effects.burst(heroX(stage) + 10, w.y, [stage.plan.palette.accent, stage.plan.palette.paper], {
      count: 9,
      speed: 130,
    });
  }
  if (w.y > floor(stage) - 20) {
    w.y = floor(stage) - 20;
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

function draw(stage: Stage, w: FlyerWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  backdrop.draw({ x: w.x, ground: floor(stage) });
  for (const gate of w.gates) {
    const x = gate.x - w.x;
    if (x < -80 || x > view.w + 80) continue;
    const middle = middleOf(stage, gate);
    pillar(stage, x, -30, middle - gate.gap / 2, true);
    pillar(stage, x, middle + gate.gap / 2, floor(stage) + 6, false);
  }
  backdrop.drawGround(w.x, floor(stage));
  for (const thing of w.things) {
    if (thing.taken) continue;
    art.draw(thing.actor, thing.x - w.x, thing.y + Math.sin(time * 4 + thing.x) * 4, thing.bad ? 48 : 34, {
      flip: thing.bad,
      tilt: Math.sin(time * 3 + thing.x) * 0.1,
    });
  }
  const x = heroX(stage);
  ctx.fillStyle = alpha(plan.palette.paper, 0.5);
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(x - 12, w.y + 2 + side * 4, 20, 7 + w.flap * 4, -0.5 - w.flap * 1.1 * side, 0, turn);
    ctx.fill();
  }
  art.draw(plan.theme.hero, x, w.y, heroSize, {
    tilt: clamp(w.vy / 900, -0.4, 0.6),
    squash: -w.flap * 0.1,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
  effects.draw(ctx);
  backdrop.drawAir(w.x * 0.5);
}

function pillar(stage: Stage, x: number, top: number, bottom: number, hanging: boolean): void {
  const { ctx, plan } = stage;
  const { near, edge, ink } = plan.palette;
  const body = ctx.createLinearGradient(x - gateWidth / 2, 0, x + gateWidth / 2, 0);
  body.addColorStop(0, lighter(near, 0.2));
  body.addColorStop(0.35, near);
  body.addColorStop(1, darker(near, 0.4));
  ctx.fillStyle = body;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(x - gateWidth / 2 + 4, top, gateWidth - 8, bottom - top, 6);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha(ink, 0.14);
  for (let y = top + 16; y < bottom - 16; y += 34) ctx.fillRect(x - gateWidth / 2 + 6, y, gateWidth - 12, 6);
  ctx.fillStyle = edge;
  ctx.beginPath();
  ctx.roundRect(x - gateWidth / 2 - 3, hanging ? bottom - 22 : top, gateWidth + 6, 22, 8);
  ctx.fill();
  ctx.stroke();
}
