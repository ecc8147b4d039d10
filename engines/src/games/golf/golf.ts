import { approach, clamp, distance, type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { nextWind } from '../../stage/wind.ts';
import { type BallEvent, ballAt, isRolling, roll, strike } from './ball.ts';
import { newCourse } from './course.ts';
import { drawGolf, layoutOf, onScreen } from './draw.ts';
import type { GolfWorld } from './world.ts';

/** With more strokes than this over par, the ball is picked up. */
const strokesOverPar = 5;
const pullUnits = 130;

/** Mini golf from above: pull back and release; fewer strokes give more points. */
run((stage): Game => {
  const w: GolfWorld = newGolf(stage);
  let from: Point | null = null;
  const shoot = () => {
    if (!w.aim || isRolling(w.ball) || w.ball.inHole || w.wait > 0) return;
    strike(w.ball, w.aim.angle, w.aim.power);
    w.strokes++;
    w.swing = 1;
    w.aim = null;
    stage.sound.play('shoot');
    label(stage, w);
  };
  return {
    reset: () => {
      Object.assign(w, newGolf(stage));
      stage.hud.livesMax = 0;
      label(stage, w);
    },
    draw: () => drawGolf(stage, w),
    idle: () => {
      w.aim = {
        angle: Math.atan2(w.course.hole.y - w.ball.y, w.course.hole.x - w.ball.x) + Math.sin(stage.time) * 0.3,
        power: 0.5,
      };
    },
    update: (dt) => {
      aimByKeys(stage, w, dt);
      if (from && stage.input.pointer.down) w.aim = aimOf(from, stage.input.pointer);
      w.swing = approach(w.swing, 0, 6, dt);
      w.time += dt;
      for (const event of roll(w.ball, w.course, dt, w.time, w.wind)) showEvent(stage, w, event);
      collect(stage, w);
      finishHole(stage, w, dt);
    },
    press: (p) => {
      from = p;
    },
    release: (p) => {
      if (from) w.aim = aimOf(from, p);
      from = null;
      shoot();
      w.aim = null;
    },
    action: () => {
      w.aim ??= { angle: w.keyAngle, power: 0.5 };
      shoot();
    },
  };
});

function newGolf(stage: Stage): GolfWorld {
  const holes = clamp(Math.round(stage.rule('holes', 6)), 1, 18);
  const start = {
    holes,
    place: 0,
    strokes: 0,
    total: 0,
    time: 0,
    swing: 0,
    wait: 0,
    aim: null,
    keyAngle: -Math.PI / 2,
    wind: nextWind(stage, stage.random),
  };
  const course = courseAt(stage, 0);
  return { ...start, course, ball: ballAt(course.tee) };
}

function courseAt(stage: Stage, place: number) {
  const { view, plan, random } = stage;
  return newCourse(place, plan.difficulty * 0.2, !asksFor(stage, 'no-enemies'), !view.portrait, random);
}

function aimOf(from: Point, to: Point): GolfWorld['aim'] {
  const pull = distance(from, to);
  if (pull < 10) return null;
  return { angle: Math.atan2(from.y - to.y, from.x - to.x), power: clamp((pull - 6) / pullUnits, 0.05, 1) };
}

function aimByKeys(stage: Stage, w: GolfWorld, dt: number): void {
  const { x, y } = stage.input.axis();
  if (!x && !y) return;
  w.keyAngle = (w.keyAngle + x * dt * 2 + turn) % turn;
  w.aim = { angle: w.keyAngle, power: clamp((w.aim?.power ?? 0.5) - y * dt * 0.6, 0.06, 1) };
}

function showEvent(stage: Stage, w: GolfWorld, event: BallEvent): void {
  const p = onScreen(layoutOf(stage, w.course), event);
  const { palette } = stage.plan;
  if (event.type === 'wall') stage.sound.play('tick');
  if (event.type === 'bumper' || event.type === 'mover') {
    stage.sound.play('pop', 3);
    stage.effects.ring(p.x, p.y, palette.accent, 36);
    stage.effects.shake(3);
  }
  if (event.type === 'splash') {
    stage.sound.play('drop');
    stage.effects.burst(p.x, p.y, '#bfe8ff', { count: 18, speed: 140, gravity: 300 });
    w.strokes++;
    stage.effects.note(p.x, p.y, 'SPLASH +1', palette.danger);
    label(stage, w);
  }
  if (event.type === 'sunk') sink(stage, w, p);
}

const names = ['PAR', 'BIRDIE!', 'EAGLE!', 'ALBATROSS!'];

function sink(stage: Stage, w: GolfWorld, p: Point): void {
  const { palette } = stage.plan;
  const under = w.course.par - w.strokes;
  stage.add(w.strokes === 1 ? 200 : Math.max(20, 100 + under * 25), { x: p.x, y: p.y - 20 });
  stage.sound.play(under > 0 ? 'win' : 'power');
  stage.banner(w.strokes === 1 ? 'HOLE IN ONE!' : under < 0 ? `${-under} OVER PAR` : at(names, Math.min(3, under)));
  stage.effects.ring(p.x, p.y, palette.accent, 90);
  stage.effects.burst(p.x, p.y, [palette.accent, palette.second, palette.paper], {
    count: 36,
    speed: 240,
    gravity: 260,
    shape: 'bit',
  });
  w.wait = 1.3;
}

function collect(stage: Stage, w: GolfWorld): void {
  const layout = layoutOf(stage, w.course);
  w.course.things = w.course.things.filter((thing) => {
    if (distance(thing, w.ball) > 26) return true;
    reward(stage, onScreen(layout, thing), at(stage.plan.theme.things, thing.look), 15, thing.look);
    return false;
  });
}

function finishHole(stage: Stage, w: GolfWorld, dt: number): void {
  const isLost = !w.ball.inHole && w.strokes >= w.course.par + strokesOverPar && !isRolling(w.ball);
  if (isLost && w.wait <= 0) {
    stage.banner('PICKED UP');
    stage.sound.play('lose');
    w.ball.inHole = true;
    w.wait = 1.3;
  }
  if (w.wait <= 0) return;
  w.wait -= dt;
  if (w.wait > 0) return;
  w.total += w.strokes;
  w.strokes = 0;
  w.place++;
  if (w.place >= w.holes) {
    stage.hud.label = `${w.total} STROKES`;
    stage.over();
    return;
  }
  w.course = courseAt(stage, w.place);
  w.ball = ballAt(w.course.tee);
  w.wind = nextWind(stage, stage.random);
  label(stage, w);
}

function label(stage: Stage, w: GolfWorld): void {
  stage.hud.label = `HOLE ${w.place + 1}/${w.holes}   STROKE ${w.strokes}   PAR ${w.course.par}`;
}
