import { approach } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { chaserOf, unitsBehind } from '../../stage/chaser.ts';
import { asksFor, hurt, reward } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { behindMax, drawDownhill, placeOnSlope, seenUnits, slopeWidth, type Track } from './draw.ts';
import { surfaceOf } from './slope.ts';
import { type DownhillWorld, newSlope, type SlopeEvent, stepDownhill } from './world.ts';

/** Steer down a slope: through the gates, over the ramps, around obstacles. */
run((stage): Game => {
  let w = start(stage);
  let wanted: number | null = null;
  let track: Track[] = [];
  let behind = behindMax(stage);
  const steerTo = (x: number) => {
    wanted = x - (stage.view.w - w.slope.width) / 2;
  };
  const trace = () => {
    if (w.air <= 0) track.push({ x: w.x, y: w.along });
    else if (track.at(-1) !== null) track.push(null);
    if (track.length > 90) track = track.slice(-70);
  };
  return {
    reset: () => {
      w = start(stage);
      wanted = null;
      track = [];
      behind = behindMax(stage);
      stage.hud.livesMax = stage.hud.lives = stage.rule('lives', 3);
    },
    resize: () => {
      const width = slopeWidth(stage);
      w.x = (w.x / w.slope.width) * width;
      w.slope.width = width;
      wanted = null;
    },
    draw: () => drawDownhill(stage, w, track, behind),
    idle: (dt) => {
      const sway = w.slope.width / 2 + Math.sin(stage.time * 1.3) * 90;
      stepDownhill(w, { wanted: sway, by: 0 }, dt, 380, stage.random);
      // Before the first touch nothing does damage, and the path ahead stays free.
      w.items = [];
      w.nextRow = w.along + 420;
      w.seconds = 0;
      trace();
    },
    update: (dt) => {
      const by = stage.input.axis().x;
      if (by) wanted = null;
      for (const event of stepDownhill(w, { wanted, by }, dt, seenUnits(stage), stage.random))
        showEvent(stage, w, event);
      trace();
      behind = approach(behind, unitsBehind(stage, behindMax(stage)), 3, dt);
      if (Math.abs(w.vx) > 180 && w.air <= 0) spray(stage, w);
      finishInTime(stage, w);
    },
    press: (p) => steerTo(p.x),
    move: (p) => steerTo(p.x),
    release: () => {
      wanted = null;
    },
  };
});

function start(stage: Stage): DownhillWorld {
  return newSlope({
    width: slopeWidth(stage),
    pace: stage.rule('pace', 225),
    hard: stage.plan.difficulty * 0.2,
    // A chaser is not met on the way.
    hasFoes:
      stage.rule('obstacles', 0) === 0 &&
      !asksFor(stage, 'no-enemies') &&
      (!chaserOf(stage) || stage.plan.theme.foes.length > 1),
    hasGates: stage.rule('slalom', 1) > 0,
    isWarned: stage.rule('warned', 0) > 0,
    isFall: surfaceOf(stage) === 'sky',
  });
}

function showEvent(stage: Stage, w: DownhillWorld, { type, item }: SlopeEvent): void {
  const { palette, theme } = stage.plan;
  const here = placeOnSlope(stage, w, w.x, w.along);
  if (type === 'thing' && item) reward(stage, here, at(theme.things, item.look), 10, item.look);
  if (type === 'hit') hurt(stage, here);
  if (type === 'jump') {
    stage.sound.play('jump');
    stage.add(15, here);
  }
  if (type === 'landed') {
    stage.sound.play('drop');
    stage.effects.burst(here.x, here.y + 16, palette.paper, { count: 12, speed: 120, size: 4 });
  }
  if (type === 'missed') stage.sound.play('drop', -3);
  if (type === 'gate') {
    stage.add(20 + Math.min(10, w.streak) * 5, here);
    stage.sound.play('power', Math.min(4, w.streak - 1));
    stage.effects.ring(here.x, here.y, palette.accent, 60);
  }
  const asked = stage.rule('gates', 0);
  stage.hud.label = asked ? `GATE ${Math.min(asked, w.gates)}/${asked}` : w.streak > 1 ? `GATES X${w.streak}` : '';
  if (asked && w.gates >= asked) finish(stage);
}

function finishInTime(stage: Stage, w: DownhillWorld): void {
  const seconds = stage.rule('seconds', 0);
  if (seconds) stage.hud.progress = 1 - w.seconds / seconds;
  if (seconds && w.seconds >= seconds) finish(stage);
}

function finish(stage: Stage): void {
  stage.add(stage.hud.lives * 50);
  stage.banner('FINISH!');
  stage.hud.won = true;
  stage.over();
}

function spray(stage: Stage, w: DownhillWorld): void {
  const { x, y } = placeOnSlope(stage, w, w.x, w.along);
  stage.effects.burst(x - Math.sign(w.vx) * 8, y + 18, stage.plan.palette.paper, {
    count: 1,
    speed: 140,
    life: 0.4,
    size: 4,
    towards: w.vx > 0 ? -2.4 : -0.7,
  });
}
