import { approach, clamp, distance, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { counted, hurt, isFinished, reward, shotsLeft } from '../../stage/feedback.ts';
import { isUnhurried } from '../../stage/gentle.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { nextWind } from '../../stage/wind.ts';
import { castOf, modeOf } from './cast.ts';
import { drawThrow, type Pull } from './draw.ts';
import type { ThrowEvent, ThrowWorld } from './scene.ts';
import { handOf, newThrow, pulled, stepThrow, throwBall } from './world.ts';

const pullMin = 16;
const unhurried = 600;

/** Pull back, aim and throw in an arc: a ball into a hoop, other things at approaching foes. */
run((stage): Game => {
  let w = start(stage);
  let from: Point | null = null;
  /** The aim of the keys. */
  const byKeys = { angle: 1, speed: 620, used: false };
  let armed: Pull | null = null;
  let recoil = 0;
  let thrown = 0;
  const launch = (velocity: Point) => {
    if (shotsLeft(stage, thrown) === 0 || !throwBall(w, velocity)) return;
    recoil = 1;
    thrown++;
    stage.sound.play('shoot');
    stage.effects.burst(handOf(w).x, handOf(w).y, stage.plan.palette.paper, { count: 6, speed: 90, size: 4 });
  };
  const ofKeys = (): Point => ({
    x: Math.cos(byKeys.angle) * byKeys.speed,
    y: -Math.sin(byKeys.angle) * byKeys.speed,
  });
  return {
    reset: () => {
      w = start(stage);
      w.wind = nextWind(stage, stage.random);
      from = null;
      armed = null;
      thrown = 0;
      stage.hud.livesMax = stage.hud.lives = w.mode === 'foes' ? stage.rule('lives', 3) : stage.rule('misses', 0);
    },
    resize: () => {
      const { balls, walkers, seconds, clock, scored, sent, streak, wind } = w;
      w = Object.assign(start(stage), {
        balls: balls.slice(0, 0),
        walkers,
        seconds,
        clock,
        scored,
        sent,
        streak,
        wind,
      });
    },
    draw: () => drawThrow(stage, w, armed, recoil),
    idle: () => {
      const sway = Math.sin(stage.time * 1.5);
      armed = { velocity: { x: 300 + sway * 60, y: -700 }, by: { x: -50 - sway * 10, y: 80 } };
    },
    update: (dt) => {
      const { axis, pointer } = stage.input;
      if (axis().x || axis().y) {
        byKeys.used = true;
        byKeys.angle = clamp(byKeys.angle - axis().y * dt * 1.1, 0.1, 1.5);
        byKeys.speed = clamp(byKeys.speed + axis().x * dt * 420, 200, 950);
      }
      recoil = approach(recoil, 0, 7, dt);
      if (from && pointer.down) {
        const velocity = pulled(from.x - pointer.x, from.y - pointer.y);
        armed = distance(from, pointer) > pullMin ? { velocity, by: { x: velocity.x / -7, y: velocity.y / -7 } } : null;
      } else armed = byKeys.used ? { velocity: ofKeys(), by: { x: -ofKeys().x / 7, y: -ofKeys().y / 7 } } : null;
      const flying = w.balls.length;
      for (const event of stepThrow(w, dt, stage.random)) showEvent(stage, w, event);
      // It turns once everything has come down.
      if (flying > 0 && w.balls.length === 0) w.wind = nextWind(stage, stage.random);
      keepTime(stage, w);
      // The last ball may still go in.
      if (shotsLeft(stage, thrown) === 0 && w.balls.length === 0) stage.over();
    },
    press: (p) => {
      from = p;
      byKeys.used = false;
    },
    release: (p) => {
      if (from && distance(from, p) > pullMin) launch(pulled(from.x - p.x, from.y - p.y));
      from = null;
    },
    action: () => {
      byKeys.used = true;
      launch(ofKeys());
    },
  };
});

const isCounted = (stage: Stage): boolean => stage.rule('shots', 0) > 0 || stage.rule('misses', 0) > 0;

function start(stage: Stage): ThrowWorld {
  const { view, plan } = stage;
  const floor = view.h * (view.portrait ? 0.74 : 0.88);
  // A number of throws or of misses takes the place of the clock.
  const seconds = stage.rule('seconds', 0) || (isCounted(stage) || isUnhurried(stage) ? unhurried : undefined);
  return newThrow(
    modeOf(stage),
    {
      width: view.w,
      floor,
      isGuarded: modeOf(stage) === 'hoop' && stage.rule('guarded', 0) > 0,
      areAloft: stage.rule('aloft', 0) > 0,
    },
    plan.difficulty * 0.2,
    seconds,
    stage.rule('pinCount', 0) || undefined,
  );
}

function showEvent(stage: Stage, w: ThrowWorld, { type, x, y }: ThrowEvent): void {
  const { theme, palette } = stage.plan;
  const thing = castOf(stage).thrown;
  const foe = at(theme.foes, 0);
  if (type === 'score' || type === 'swish') {
    reward(stage, { x, y }, thing, (type === 'swish' ? 30 : 20) + Math.min(10, w.streak) * 5, w.streak);
    stage.effects.ring(x, y, palette.accent, 80);
    if (type === 'swish') stage.banner(w.mode === 'pins' ? 'STRIKE!' : w.streak > 2 ? `SWISH X${w.streak}` : 'SWISH!');
    if (w.mode === 'goal') stage.banner('GOAL!');
  }
  if (type === 'rim') stage.sound.play('tick');
  if (type === 'miss') {
    stage.effects.burst(x, y, palette.paper, { count: 8, speed: 90, gravity: 300, size: 4 });
    if (stage.hud.livesMax > 0 && w.mode !== 'foes') hurt(stage, { x, y });
  }
  if (type === 'hit') {
    stage.sound.play('pop');
    stage.effects.burst(x, y, stage.art.colourOf(thing), { count: 8, speed: 140 });
  }
  if (type === 'down') {
    reward(stage, { x, y }, foe, 10 + Math.round((x / w.width) * 3) * 5 + Math.min(10, w.streak) * 2, w.streak);
    stage.effects.burst(x, y, [stage.art.colourOf(thing), palette.paper], { count: 14, speed: 220, gravity: 400 });
    stage.effects.shake(4);
  }
  if (type === 'reached') hurt(stage, { x, y });
  stage.hud.label = w.streak > 2 ? `STREAK ${w.streak}` : '';
}

function keepTime(stage: Stage, w: ThrowWorld): void {
  if (w.mode === 'pins') stage.hud.label = counted(stage, 'ROUND', 'rounds', w.frame.played + 1);
  if (isFinished(stage, 'rounds', w.mode === 'pins' ? w.frame.played : w.scored)) return;
  const asked = stage.rule('seconds', 0);
  if ((isCounted(stage) || isUnhurried(stage)) && !asked) return;
  if (w.mode !== 'foes') stage.hud.progress = w.clock / (asked || 24);
  else if (asked) stage.hud.progress = 1 - w.seconds / asked;
  const isUp = w.mode !== 'foes' ? w.clock <= 0 : asked > 0 && w.seconds >= asked;
  if (isUp) stage.over();
}
