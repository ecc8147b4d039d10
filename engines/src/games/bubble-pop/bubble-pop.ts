import { clamp, distance, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { hurt, isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawBubblePop } from './draw.ts';
import { labelOf, layNumbers, nextNumber, numbersOf, refuse } from './in-order.ts';
import {
  type Bubble,
  type BubbleWorld,
  bubbleColours,
  castOf,
  colourOfSpared,
  coloursOf,
  insideOf,
  sparedOf,
} from './world.ts';

const partyEvery = 15;

/**
 * Bubbles rise; every touch pops one and releases its picture. Nothing can be lost, unless a prompt asks to spare some:
 * popping those costs a life.
 */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      stage.hud.livesMax = stage.hud.lives = isCostly(stage) ? stage.rule('lives', 3) : 0;
      stage.hud.progress = 0;
      if (numbersOf(stage) > 0) w.bubbles = layNumbers(stage, numbersOf(stage));
      else for (let i = 0; i < 9; i++) rise(stage, w, stage.random.range(0.1, 0.95));
    },
    draw: () => drawBubblePop(stage, w),
    idle: (dt) => float(stage, w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => touch(stage, w, p),
    move: (p) => {
      if (stage.input.pointer.down) touch(stage, w, p, 0.8);
    },
    direction: (_, by) => {
      if (by === 'key') popLowest(stage, w);
    },
    action: () => popLowest(stage, w),
    letter: () => popLowest(stage, w),
    resize: () => {
      const left = new Set(w.bubbles.map(({ number }) => number));
      if (numbersOf(stage) > 0)
        w.bubbles = layNumbers(stage, numbersOf(stage)).filter(({ number }) => left.has(number));
    },
  };
});

function newWorld(_: Stage): BubbleWorld {
  return { bubbles: [], freed: [], wait: 0, popped: 0, cheer: 0, party: 0 };
}

const isCostly = (stage: Stage): boolean => sparedOf(stage) !== null && stage.rule('gentle', 0) === 0;

function rise(stage: Stage, w: BubbleWorld, height = -0.12): void {
  const { random, view } = stage;
  const spared = sparedOf(stage);
  const isSpared = spared !== null && random.chance(0.24);
  const isBig = !isSpared && random.chance(0.08);
  const radius = (isBig ? 62 : random.range(34, 48)) * stage.rule('size', 1);
  w.bubbles.push({
    x: random.range(radius, view.w - radius),
    y: view.h * (1 - height) + (height < 0 ? radius * 0.4 : 0),
    radius,
    rise: random.range(46, 82) * stage.rule('pace', 1),
    phase: random.range(0, turn),
    sway: random.range(8, 26),
    kind: random.int(0, castOf(stage).length - 1),
    colour: isSpared && spared ? colourOfSpared(spared) : random.pick(coloursOf(stage)),
    isSpared,
    isBig,
    age: 0,
  });
}

function float(stage: Stage, w: BubbleWorld, dt: number): void {
  w.wait -= dt;
  const many = Math.round((stage.view.w * stage.view.h) / 24_000) + (w.party > 0 ? 8 : 0);
  if (w.wait <= 0 && w.bubbles.length < many && numbersOf(stage) === 0) {
    rise(stage, w);
    w.wait = w.party > 0 ? 0.14 : 0.42;
  }
  for (const bubble of w.bubbles) {
    bubble.age += dt;
    bubble.shaken = Math.max(0, (bubble.shaken ?? 0) - dt * 3);
    bubble.y -= bubble.rise * dt;
    bubble.x = clamp(
      bubble.x + Math.sin(stage.time * 1.3 + bubble.phase) * bubble.sway * dt,
      bubble.radius,
      Math.max(bubble.radius, stage.view.w - bubble.radius),
    );
  }
  w.bubbles = w.bubbles.filter((bubble) => bubble.y > -bubble.radius);
  for (const one of w.freed) {
    one.age += dt;
    one.vy += 620 * dt;
    one.x += one.vx * dt;
    one.y += one.vy * dt;
  }
  w.freed = w.freed.filter((one) => one.y < stage.view.h + 90);
}

function update(stage: Stage, w: BubbleWorld, dt: number): void {
  float(stage, w, dt);
  w.cheer = Math.max(0, w.cheer - dt * 0.7);
  w.party = Math.max(0, w.party - dt);
  const seconds = stage.rule('seconds', 0);
  // With a limit the bar is what is left of it.
  if (seconds > 0) stage.hud.progress = Math.max(0, 1 - stage.played / seconds);
  else stage.hud.progress = w.party > 0 ? 1 : (w.popped % partyEvery) / partyEvery;
  if (numbersOf(stage) > 0) {
    stage.hud.progress = w.popped / numbersOf(stage);
    stage.hud.label = w.bubbles.length > 0 ? `NEXT ${labelOf(stage, nextNumber(w))}` : '';
    // The last one is still seen to fall.
    if (w.bubbles.length === 0 && w.cheer < 0.4) isFinished(stage, 'order', w.popped);
    return;
  }
  const isDone = seconds > 0 ? stage.played >= seconds : w.popped >= stage.rule('pops', 90) && w.party <= 0;
  if (isDone) stage.over();
}

function touch(stage: Stage, w: BubbleWorld, p: Point, reach = 1.25): void {
  const hit = w.bubbles
    .filter((bubble) => distance(p, bubble) < bubble.radius * reach)
    .sort((a, b) => distance(p, a) - distance(p, b))[0];
  if (hit) {
    if (hit.isSpared) burstSpared(stage, w, hit, reach > 1);
    else if (hit.number === undefined || hit.number === nextNumber(w)) pop(stage, w, hit);
    else if (reach > 1) refuse(stage, hit);
    return;
  }
  // A touch that hits no bubble still gets a response.
  if (reach > 1) {
    stage.effects.ring(p.x, p.y, stage.plan.palette.paper, 34);
    stage.sound.play('tick', stage.random.int(0, 5));
  }
}

/** A finger that only passes over one breaks nothing. */
function burstSpared(stage: Stage, w: BubbleWorld, bubble: Bubble, isTouched: boolean): void {
  if (!isTouched) return;
  if (!isCostly(stage)) {
    refuse(stage, bubble);
    return;
  }
  w.bubbles = w.bubbles.filter((other) => other !== bubble);
  hurt(stage, bubble, sparedOf(stage) ?? undefined);
}

/** Any key pops the highest visible bubble, or the next number. */
function popLowest(stage: Stage, w: BubbleWorld): void {
  const next = w.bubbles.find(({ number }) => number === nextNumber(w));
  const hit =
    next ??
    w.bubbles
      .filter((bubble) => !bubble.isSpared && bubble.y > 70 && bubble.y < stage.view.h)
      .sort((a, b) => a.y - b.y)[0];
  if (hit) pop(stage, w, hit);
}

/** The animal says what it says, and its name is shown. */
function speak(stage: Stage, { kind, x, y, radius }: Bubble): void {
  const { name } = at(castOf(stage), kind);
  stage.sound.voice(name);
  if (!stage.plan.language) stage.effects.note(x, y - radius, name.toUpperCase(), stage.plan.palette.paper, 26);
}

function pop(stage: Stage, w: BubbleWorld, bubble: Bubble): void {
  const { random } = stage;
  if (!w.bubbles.includes(bubble)) return;
  w.bubbles = w.bubbles.filter((other) => other !== bubble);
  w.popped++;
  w.cheer = 1;
  if (stage.rule('voices', 0) > 0) speak(stage, bubble);
  if (insideOf(stage, bubble))
    w.freed.push({
      kind: bubble.kind,
      x: bubble.x,
      y: bubble.y,
      vx: random.range(-70, 70),
      vy: -random.range(190, 300),
      size: bubble.radius * 1.3,
      spin: random.range(-3, 3),
      age: 0,
    });
  stage.hud.taken++;
  // Numbers are worth more the sooner they are found.
  stage.add(
    bubble.number ? Math.max(10, 60 - Math.round((stage.played / bubble.number) * 12)) : bubble.isBig ? 30 : 10,
  );
  stage.sound.play('pop', w.popped % 8);
  stage.effects.ring(bubble.x, bubble.y, '#ffffff', bubble.radius * 1.3);
  stage.effects.burst(bubble.x, bubble.y, [bubble.colour, '#ffffff', at(bubbleColours, w.popped)], {
    count: 16,
    speed: 190,
    size: 6,
  });
  if (bubble.isBig) {
    const near = w.bubbles.filter(
      (other) => !other.isSpared && distance(other, bubble) < bubble.radius + other.radius + 40,
    );
    for (const other of near) pop(stage, w, other);
  }
  if (w.popped % partyEvery || bubble.number) return;
  w.party = 5;
  stage.banner(at(['HOORAY!', 'WOW!', 'YIPPEE!', 'SUPER!'], w.popped / partyEvery));
  stage.sound.play('win');
}
