import { approach, clamp, type Point } from '../../math/maths.ts';
import { isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { isForTwo, listenToTwoPlayers } from '../../stage/two-players.ts';
import { crossingOf, type Happening, movePaddle, newCourt, serve, stepCourt } from './court.ts';
import { drawPong } from './draw.ts';
import { type PongWorld, sizeOf, toCourt, toScreen } from './world.ts';

const playerSpeed = 900;
/** Seconds until a paddle without input slides aside. */
const patienceSeconds = 6;

/** Keep the ball in play and get it past the opponent; it becomes faster every second. */
run((stage): Game => {
  const keys = listenToTwoPlayers();
  const w = newWorld(stage);
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      stage.hud.livesMax = stage.hud.lives = w.forTwo ? 0 : Math.round(clamp(stage.rule('lives', 3), 1, 5));
    },
    resize: () => {
      Object.assign(w.court, sizeOf(stage));
    },
    draw: () => drawPong(stage, w),
    idle: (dt) => {
      for (const side of [0, 1] as const)
        movePaddle(w.court, side, crossingOf(w.court, side) ?? w.court.across / 2, 420, dt);
      if (!w.court.balls.length) serve(w.court, 0, 240, stage.random);
      stepCourt(w.court, dt, 1);
    },
    update: (dt) => update(stage, w, keys, dt),
    move: () => {
      w.untouched = 0;
    },
  };
});

function newWorld(stage: Stage): PongWorld {
  const { across, along } = sizeOf(stage);
  const court = newCourt(across, along, stage.rule('paddle', 96));
  return {
    court,
    forTwo: isForTwo(stage),
    goals: [0, 0],
    wait: 0.7,
    towards: 0,
    error: 0,
    cheer: [0, 0],
    untouched: 0,
  };
}

function update(stage: Stage, w: PongWorld, keys: (player: 0 | 1) => Point, dt: number): void {
  const { court } = w;
  w.cheer = [approach(w.cheer[0], 0, 1.5, dt), approach(w.cheer[1], 0, 1.5, dt)];
  steerPlayers(stage, w, keys, dt);
  if (!w.forTwo) steerComputer(stage, w, dt);
  if (!court.balls.length) {
    w.wait -= dt;
    if (w.wait <= 0) serveAll(stage, w);
  }
  for (const seen of stepCourt(court, dt, 1.045)) respond(stage, w, seen);
  stage.hud.label = w.forTwo || court.rally < 4 ? `${w.goals[0]} - ${w.goals[1]}` : `RALLY ${court.rally}`;
}

const speedNow = (stage: Stage) =>
  stage.rule('speed', 330) *
  (1 + Math.min(1.6, stage.played / 66)) *
  Math.max(1, Math.min(1.35, stage.view.w / stage.view.h));

function serveAll(stage: Stage, w: PongWorld): void {
  const balls = Math.round(clamp(stage.rule('balls', 1), 1, 3));
  for (let i = 0; i < balls; i++)
    serve(w.court, i % 2 ? (w.towards === 0 ? 1 : 0) : w.towards, speedNow(stage), stage.random);
  stage.sound.play('shoot');
}

function steerPlayers(stage: Stage, w: PongWorld, keys: (player: 0 | 1) => Point, dt: number): void {
  const { court } = w;
  const { input, view } = stage;
  const fingers = input.touches().map((p) => toCourt(stage, p));
  const hover = toCourt(stage, input.pointer);
  w.untouched = fingers.length || input.axis().x || input.axis().y ? 0 : w.untouched + dt;
  for (const side of w.forTwo ? ([0, 1] as const) : ([0] as const)) {
    const by = w.forTwo ? keys(side) : input.axis();
    const along = view.portrait ? by.x : by.y;
    const finger = w.forTwo
      ? fingers.find(({ v }) => (side === 0 ? v > court.along / 2 : v < court.along / 2))
      : fingers[0];
    const paddle = court.paddles[side];
    if (along) movePaddle(court, side, paddle.u + along * 100, playerSpeed * 0.62, dt);
    else if (finger) movePaddle(court, side, finger.u, playerSpeed * 2, dt);
    else if (!w.forTwo && w.untouched > patienceSeconds) movePaddle(court, side, 0, 90, dt);
    else if (!w.forTwo && hasMouseMoved(w, hover.u)) movePaddle(court, side, hover.u, playerSpeed * 2, dt);
    else paddle.speed = 0;
  }
}

const lastHover = { u: Number.NaN };
/** A mouse steers without a button, but while it rests the keys control the paddle. */
function hasMouseMoved(w: PongWorld, u: number): boolean {
  const isMoved = !Number.isNaN(lastHover.u) && Math.abs(u - lastHover.u) > 0.01;
  lastHover.u = u;
  return isMoved || Math.abs(u - w.court.paddles[0].u) < 2;
}

function steerComputer(stage: Stage, w: PongWorld, dt: number): void {
  const skill = stage.rule('skill', 230) + w.goals[0] * 26 + stage.played * 1.1;
  const crossing = crossingOf(w.court, 1);
  const wanted = crossing === null ? w.court.across / 2 : crossing + w.error;
  movePaddle(w.court, 1, wanted, crossing === null ? skill * 0.5 : skill, dt);
}

function respond(stage: Stage, w: PongWorld, { what, side, u, v }: Happening): void {
  const { palette } = stage.plan;
  const { x, y } = toScreen(stage, u, clamp(v, 0, w.court.along));
  if (what === 'wall') {
    stage.sound.play('tick', -3);
    stage.effects.burst(x, y, palette.paper, { count: 4, speed: 90, life: 0.3, size: 3 });
    return;
  }
  if (what === 'hit') {
    stage.sound.play('pop', Math.min(9, w.court.rally >> 1) + (side ? -2 : 0));
    stage.effects.burst(x, y, [palette.paper, side ? palette.danger : palette.accent], { count: 9, speed: 170 });
    stage.effects.shake(2 + Math.min(4, w.court.rally * 0.3));
    w.error = stage.random.range(-1, 1) * w.court.paddles[1].width * 0.55;
    if (side === 0 && !w.forTwo) stage.add(5 + Math.min(15, w.court.rally), { x, y: y - 30 });
    return;
  }
  goal(stage, w, side, { x, y });
}

function goal(stage: Stage, w: PongWorld, side: 0 | 1, { x, y }: Point): void {
  const { palette } = stage.plan;
  w.goals[side]++;
  w.cheer[side] = 1;
  w.wait = 0.9;
  w.towards = side === 0 ? 1 : 0;
  stage.effects.shake(12);
  stage.effects.flash(side === 0 ? palette.accent : palette.danger, 0.3);
  stage.effects.burst(x, y, [palette.accent, palette.second, palette.paper], { count: 34, speed: 300, shape: 'bit' });
  if (w.forTwo) {
    stage.sound.play('power');
    stage.add(10);
    stage.banner(`${w.goals[0]} - ${w.goals[1]}`);
    if (Math.max(...w.goals) >= stage.rule('points', 7)) stage.over();
    return;
  }
  if (side === 0) {
    stage.add(100 + 10 * w.goals[0], { x: stage.view.w / 2, y: stage.view.h * 0.4 });
    stage.banner('GOAL!');
    stage.sound.play('power');
    isFinished(stage, 'match', w.goals[0]);
    return;
  }
  stage.hud.lives--;
  stage.sound.play('hit');
  if (stage.hud.lives <= 0) stage.over();
}
