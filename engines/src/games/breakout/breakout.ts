import { lighter } from '../../math/colour.ts';
import { approach, clamp } from '../../math/maths.ts';
import { counted, isFinished } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawBreakout } from './draw.ts';
import { bricksOf } from './level.ts';
import {
  type Ball,
  type BreakoutWorld,
  type Brick,
  ballSize,
  brickAt,
  type Drop,
  paddleWidth,
  paddleX,
  paddleY,
} from './world.ts';

/** Seconds until a ball that nobody launches starts by itself. */
const holdSeconds = 2.5;
/** Seconds until a paddle without input slides aside. */
const patienceSeconds = 6;

/** Keep the ball in the air and clear the picture brick by brick. */
run((stage): Game => {
  const w: BreakoutWorld = {
    bricks: [],
    balls: [],
    drops: [],
    level: 0,
    paddle: 0.5,
    wide: 1,
    wideFor: 0,
    fire: 0,
    combo: 0,
    bounce: 0,
    held: 0,
    untouched: 0,
    field: { x: 0, y: 0, w: 360, h: 600 },
  };
  const follow = (x: number) => {
    w.paddle = (x - w.field.x) / w.field.w;
    w.untouched = 0;
  };
  return {
    reset: () => reset(stage, w),
    draw: () => drawBreakout(stage, w),
    resize: () => layOut(stage, w),
    idle: (dt) => settle(stage, w, dt),
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      follow(p.x);
      launch(stage, w);
    },
    move: (p) => follow(p.x),
    action: () => launch(stage, w),
    direction: (d) => {
      if (d === 'up') launch(stage, w);
    },
  };
});

function layOut(stage: Stage, w: BreakoutWorld): void {
  const { view } = stage;
  const wide = Math.min(view.w - 16, Math.max(300, view.h * 0.78));
  w.field = { x: (view.w - wide) / 2, y: hudHeight, w: wide, h: view.h - hudHeight };
}

function reset(stage: Stage, w: BreakoutWorld): void {
  layOut(stage, w);
  w.level = 0;
  w.paddle = 0.5;
  w.untouched = 0;
  stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
  nextLevel(stage, w);
}

function nextLevel(stage: Stage, w: BreakoutWorld): void {
  if (isFinished(stage, 'levels', w.level)) return;
  w.level++;
  w.bricks = bricksOf(stage, w.level);
  serve(w, stage.rule('balls', 1));
  if (w.level > 1) stage.banner(`LEVEL ${w.level}`);
  stage.hud.label = counted(stage, 'LEVEL', 'levels', w.level);
}

function serve(w: BreakoutWorld, balls: number): void {
  w.balls = Array.from({ length: balls }, () => ({ x: 0, y: 0, vx: 0, vy: 0, stuck: true, trail: [] }));
  Object.assign(w, { drops: [], wide: 1, wideFor: 0, fire: 0 });
}

function launch(stage: Stage, w: BreakoutWorld, lean = stage.random.range(-0.5, 0.5)): void {
  for (const ball of w.balls) {
    if (!ball.stuck) continue;
    // Several balls start in a fan.
    const angle = -Math.PI / 2 + lean + (w.balls.indexOf(ball) - (w.balls.length - 1) / 2) * 0.3;
    Object.assign(ball, { stuck: false, vx: Math.cos(angle), vy: Math.sin(angle) });
    stage.sound.play('jump');
  }
}

function settle(stage: Stage, w: BreakoutWorld, dt: number): void {
  for (const brick of w.bricks) brick.shown += dt;
  w.bounce = approach(w.bounce, 0, 10, dt);
  w.wide = approach(w.wide, w.wideFor > 0 ? 1.6 : 1, 8, dt);
  for (const ball of w.balls) {
    if (!ball.stuck) continue;
    ball.x = paddleX(stage, w) + Math.sin(stage.time * 2) * 8;
    ball.y = paddleY(stage, w) - ballSize - 5;
  }
}

function update(stage: Stage, w: BreakoutWorld, dt: number): void {
  settle(stage, w, dt);
  w.held = w.balls.some((ball) => ball.stuck) ? w.held + dt : 0;
  if (w.held > holdSeconds) launch(stage, w, stage.random.pick([-1, 1]) * stage.random.range(0.7, 0.95));
  const by = stage.input.axis().x;
  w.untouched = by || stage.input.pointer.down ? 0 : w.untouched + dt;
  const slide = w.untouched > patienceSeconds ? -0.25 * dt : (by * 1.7 * dt * 380) / w.field.w;
  w.paddle = clamp(w.paddle + slide, 0, 1);
  w.fire = Math.max(0, w.fire - dt);
  w.wideFor = Math.max(0, w.wideFor - dt);
  for (const ball of w.balls) {
    if (ball.stuck) continue;
    ball.trail.push({ x: ball.x, y: ball.y });
    if (ball.trail.length > 12) ball.trail.shift();
    for (let i = 0; i < 3; i++) step(stage, w, ball, dt / 3);
  }
  for (const drop of w.drops) sink(stage, w, drop, dt);
  w.drops = w.drops.filter((drop) => drop.y < stage.view.h + 20);
  w.balls = w.balls.filter((ball) => ball.y < stage.view.h + 20);
  if (!w.balls.length) lose(stage, w);
  if (w.bricks.some((brick) => brick.life > 0)) return;
  stage.add(200);
  stage.sound.play('win');
  nextLevel(stage, w);
}

function lose(stage: Stage, w: BreakoutWorld): void {
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(8);
  stage.effects.flash(stage.plan.palette.danger, 0.3);
  if (stage.hud.lives > 0) serve(w, stage.rule('balls', 1));
  else stage.over();
}

function step(stage: Stage, w: BreakoutWorld, ball: Ball, dt: number): void {
  const { field } = w;
  const speed = stage.rule('speed', 300) * (1 + w.level * 0.05) + stage.played * 7.5;
  ball.x += ball.vx * speed * dt;
  ball.y += ball.vy * speed * dt;
  const [left, right] = [field.x + ballSize, field.x + field.w - ballSize];
  if (ball.x < left || ball.x > right) {
    ball.vx = ball.x < left ? Math.abs(ball.vx) : -Math.abs(ball.vx);
    ball.x = clamp(ball.x, left, right);
    stage.sound.play('tick');
  }
  if (ball.y < field.y + ballSize) {
    ball.vy = Math.abs(ball.vy);
    ball.y = field.y + ballSize;
    stage.sound.play('tick');
  }
  bounceOffPaddle(stage, w, ball);
  bounceOffBricks(stage, w, ball);
  // A ball that flies horizontally would never come down.
  if (Math.abs(ball.vy) < 0.2) ball.vy = (Math.sign(ball.vy) || 1) * 0.25;
}

function bounceOffPaddle(stage: Stage, w: BreakoutWorld, ball: Ball): void {
  const [x, y] = [paddleX(stage, w), paddleY(stage, w)];
  const half = paddleWidth(stage, w) / 2;
  if (ball.vy <= 0 || ball.y < y - ballSize - 4 || ball.y > y + 16 || Math.abs(ball.x - x) > half + ballSize) return;
  // The point of impact on the paddle determines the direction.
  const angle = -Math.PI / 2 + clamp((ball.x - x) / half, -1, 1) * 1.05;
  Object.assign(ball, { vx: Math.cos(angle), vy: Math.sin(angle), y: y - ballSize - 4 });
  w.combo = 0;
  w.bounce = 1;
  stage.sound.play('drop', 3);
  stage.effects.burst(ball.x, y, stage.plan.palette.accent, { count: 6, speed: 110, towards: -Math.PI / 2 });
}

function bounceOffBricks(stage: Stage, w: BreakoutWorld, ball: Ball): void {
  for (const brick of w.bricks) {
    if (brick.life <= 0) continue;
    const place = brickAt(w, brick);
    const dx = ball.x - clamp(ball.x, place.x, place.x + place.w);
    const dy = ball.y - clamp(ball.y, place.y, place.y + place.h);
    if (dx * dx + dy * dy > ballSize * ballSize) continue;
    if (w.fire <= 0) {
      if (Math.abs(dx) > Math.abs(dy)) ball.vx = Math.sign(dx) * Math.abs(ball.vx);
      else ball.vy = (Math.sign(dy) || -Math.sign(ball.vy)) * Math.abs(ball.vy);
    }
    crack(stage, w, brick);
    if (w.fire <= 0) return;
  }
}

function crack(stage: Stage, w: BreakoutWorld, brick: Brick): void {
  const { effects, sound, random, hud, plan } = stage;
  const place = brickAt(w, brick);
  const middle = { x: place.x + place.w / 2, y: place.y + place.h / 2 };
  brick.life -= w.fire > 0 ? 2 : 1;
  w.combo++;
  sound.play('pop', Math.min(12, w.combo));
  if (brick.life > 0) {
    effects.burst(middle.x, middle.y, plan.palette.paper, { count: 3, speed: 70, size: 3 });
    return;
  }
  stage.add(10 + Math.min(20, w.combo) * 2);
  effects.burst(middle.x, middle.y, [brick.colour, lighter(brick.colour, 0.4)], {
    count: 8,
    speed: 150,
    gravity: 420,
    shape: 'bit',
    size: 4,
  });
  effects.shake(1.6);
  if (!random.chance(stage.rule('drops', 0.13))) return;
  const kinds: Drop['kind'][] = ['wide', 'more', 'fire', hud.lives < hud.livesMax ? 'life' : 'more'];
  w.drops.push({ ...middle, kind: random.pick(kinds) });
}

function sink(stage: Stage, w: BreakoutWorld, drop: Drop, dt: number): void {
  drop.y += 120 * dt;
  const caught =
    Math.abs(drop.y - paddleY(stage, w)) < 16 && Math.abs(drop.x - paddleX(stage, w)) < paddleWidth(stage, w) / 2 + 16;
  if (!caught) return;
  stage.sound.play('power');
  stage.add(25, { x: drop.x, y: drop.y - 20 });
  drop.y = 9999;
  if (drop.kind === 'wide') w.wideFor = 12;
  if (drop.kind === 'fire') w.fire = 6;
  if (drop.kind === 'life') stage.hud.lives = Math.min(stage.hud.livesMax, stage.hud.lives + 1);
  const from = w.balls.find((ball) => !ball.stuck);
  if (drop.kind !== 'more' || !from || w.balls.length > 6) return;
  for (const turned of [-0.45, 0.45]) {
    const angle = Math.atan2(from.vy, from.vx) + turned;
    w.balls.push({ ...from, vx: Math.cos(angle), vy: Math.sin(angle), trail: [] });
  }
}
