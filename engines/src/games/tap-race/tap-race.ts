import { approach, clamp, type Point } from '../../math/maths.ts';
import { counted, isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawTapRace, heroPlace } from './draw.ts';
import { evennessOf, type Foot, newRace, nextFoot, resultOf, step, stepRace } from './race.ts';
import { styleOf, type TapWorld } from './world.ts';

const resultSeconds = 1.8;

/** Left, right, left, right: whoever steps evenly and fast is first at the end. The rivals get better in each race. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 1), 1, 5));
    },
    draw: () => drawTapRace(stage, w),
    idle: () => undefined,
    update: (dt) => update(stage, w, dt),
    press: (p) => push(stage, w, footAt(stage, p)),
    direction: (d, by) => {
      if (by === 'key' && (d === 'left' || d === 'right')) push(stage, w, d);
    },
    // One key is enough: the feet take turns by themselves.
    action: () => push(stage, w, nextFoot(w.race)),
  };
});

const footAt = ({ view }: Stage, { x }: Point): Foot => (x < view.w / 2 ? 'left' : 'right');

function newWorld(stage: Stage): TapWorld {
  return {
    style: styleOf(stage),
    round: 1,
    race: raceOf(stage, 1),
    result: null,
    shown: 0,
    pressed: { left: 0, right: 0 },
    even: 0,
    cheer: 0,
  };
}

function raceOf(stage: Stage, round: number) {
  const style = styleOf(stage);
  const rivals = Math.round(clamp(stage.rule('rivals', 3), 1, style === 'lift' ? 2 : 5));
  return newRace(
    round,
    rivals,
    stage.rule('metres', 100),
    stage.rule('pace', 1) * (style === 'lift' ? 0.8 : 1),
    stage.random,
  );
}

/** Nobody small is beaten: the rivals wait for them. */
const isGentle = (stage: Stage) => stage.rule('gentle', 0) > 0;

function push(stage: Stage, w: TapWorld, foot: Foot): void {
  if (w.result !== null) return;
  const { palette } = stage.plan;
  const even = evennessOf(w.race.rhythm);
  const grade = step(w.race, isGentle(stage) ? nextFoot(w.race) : foot);
  if (grade === null) return;
  w.pressed[foot] = 1;
  w.even = grade === 'stumble' ? 0 : w.even * 0.6 + even * 0.4;
  const place = heroPlace(stage, w);
  stage.sound.play(grade === 'stumble' ? 'drop' : 'tick', grade === 'steady' ? 4 : foot === 'left' ? 0 : 2);
  if (grade === 'stumble') stage.effects.note(place.x, place.y - 40, 'SLIP!', palette.paper);
  else if (w.race.rhythm.inARow % 12 === 0) stage.effects.note(place.x, place.y - 40, 'GREAT!', palette.accent);
  stage.effects.burst(place.x - 12, place.y + 20, [palette.edge, palette.paper], { count: 3, speed: 60, life: 0.4 });
  if (grade === 'steady') stage.add(1);
}

function update(stage: Stage, w: TapWorld, dt: number): void {
  const { race } = w;
  const before = Math.ceil(race.wait / 0.6);
  w.pressed = { left: approach(w.pressed.left, 0, 9, dt), right: approach(w.pressed.right, 0, 9, dt) };
  w.cheer = approach(w.cheer, 0, 0.7, dt);
  if (race.rhythm.since > 0.6) w.even = approach(w.even, 0, 3, dt);
  stage.hud.label = counted(stage, 'ROUND', 'rounds', w.round);
  stepRace(race, dt, w.style === 'lift' ? 1.2 : 0);
  if (race.wait > 0) {
    if (Math.ceil(race.wait / 0.6) < before) stage.sound.play('tick', 2);
  } else if (before > 0) stage.sound.play('start');
  if (isGentle(stage)) waitForSmall(w);
  if (w.result === null) finish(stage, w);
  else goOn(stage, w, dt);
}

/** They stay a little behind whoever is small. */
function waitForSmall({ race: { me, rivals } }: TapWorld): void {
  for (const rival of rivals) rival.place = Math.min(rival.place, Math.max(0, me.place - 0.5));
}

function finish(stage: Stage, w: TapWorld): void {
  w.result = resultOf(w.race);
  if (w.result === null) return;
  w.shown = 0;
  const { palette } = stage.plan;
  if (w.result === 'lost') {
    stage.hud.lives--;
    stage.sound.play('lose');
    stage.effects.shake(6);
    stage.banner('TOO SLOW!');
    return;
  }
  const place = heroPlace(stage, w);
  w.cheer = 1;
  stage.hud.defeated += w.race.rivals.length;
  stage.add(100 * w.round, { x: place.x, y: place.y - 40 });
  stage.sound.play('win');
  stage.banner('YOU WIN!');
  const colours = [palette.accent, palette.second, palette.paper];
  stage.effects.burst(place.x, place.y, colours, { count: 40, speed: 300, gravity: 260, shape: 'bit' });
}

function goOn(stage: Stage, w: TapWorld, dt: number): void {
  w.shown += dt;
  if (w.shown < resultSeconds) return;
  if (w.result === 'lost' && stage.hud.lives <= 0) {
    stage.over();
    return;
  }
  if (w.result === 'won') {
    if (isFinished(stage, 'rounds', w.round) || isLastForSmall(stage, w)) return;
    w.round++;
  }
  Object.assign(w, { race: raceOf(stage, w.round), result: null, even: 0 });
}

/** Whoever cannot lose has won after a few races. */
function isLastForSmall(stage: Stage, { round }: TapWorld): boolean {
  if (!isGentle(stage) || round < 4 || stage.rule('rounds', 0) > 0) return false;
  stage.hud.won = true;
  stage.over();
  return true;
}
