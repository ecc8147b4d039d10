import { approach, clamp, distance, type Point } from '../../math/maths.ts';
import { isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { isForTwo, listenToTwoPlayers } from '../../stage/two-players.ts';
import { drawAirHockey } from './draw.ts';
import {
  goalWidth,
  isJammed,
  isStriking,
  type Knock,
  moveMallet,
  newTable,
  placePuck,
  stepTable,
  wantedPlace,
} from './table.ts';
import { type HockeyWorld, sizeOf, toScreen, toTable } from './world.ts';

const handSpeed = 1500;
const keySpeed = 520;

/** Hit the puck into the other goal. The opponent becomes faster with every goal; two can play on one device. */
run((stage): Game => {
  const keys = listenToTwoPlayers();
  const w = newWorld(stage);
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      stage.hud.livesMax = stage.hud.lives = w.forTwo ? 0 : Math.round(clamp(stage.rule('lives', 3), 1, 7));
    },
    resize: () => {
      const { w: width, h } = sizeOf(stage);
      w.table = newTable(width, h);
    },
    draw: () => drawAirHockey(stage, w),
    idle: (dt) => {
      for (const side of [0, 1] as const) moveMallet(w.table, side, wantedPlace(w.table, side, 0), 170, dt);
      for (const { what, side } of stepTable(w.table, dt)) if (what === 'goal') placePuck(w.table, side);
    },
    update: (dt) => update(stage, w, keys, dt),
  };
});

function newWorld(stage: Stage): HockeyWorld {
  const { w, h } = sizeOf(stage);
  const table = newTable(w, h);
  placePuck(table, 0);
  return {
    table,
    forTwo: isForTwo(stage),
    goals: [0, 0],
    wait: 0,
    cheer: [0, 0],
    hit: [0, 0],
    last: { x: 0, y: 0 },
    stuck: 0,
    corner: 0,
    unattended: 0,
    dry: 0,
  };
}

function update(stage: Stage, w: HockeyWorld, keys: (player: 0 | 1) => Point, dt: number): void {
  const { table } = w;
  w.cheer = [approach(w.cheer[0], 0, 1.4, dt), approach(w.cheer[1], 0, 1.4, dt)];
  w.hit = [approach(w.hit[0], 0, 8, dt), approach(w.hit[1], 0, 8, dt)];
  steer(stage, w, keys, dt);
  if (!w.forTwo) {
    const speed = stage.rule('skill', 230) + w.goals[0] * 22 + stage.played * 3;
    // The computer hits hard and guards its goal carelessly, so that the player can win.
    const pace = isStriking(table, 1) ? speed * 2.2 : table.puck.y > table.h / 2 ? speed * 0.45 : speed;
    moveMallet(table, 1, wantedPlace(table, 1, w.corner), pace, dt);
  }
  nudge(stage, w, dt);
  stage.hud.label = `${w.goals[0]} - ${w.goals[1]}`;
  if (w.wait > 0) {
    w.wait -= dt;
    return;
  }
  w.dry += dt;
  table.goal = goalWidth(table.w, w.dry);
  for (const knock of stepTable(table, dt)) if (respond(stage, w, knock)) break;
}

/**
 * A puck stuck between both mallets returns to the middle. One at rest in the player's half slides into the player's
 * goal, so that waiting does not win.
 */
function nudge(stage: Stage, w: HockeyWorld, dt: number): void {
  const { puck, h } = w.table;
  w.stuck += dt;
  if (distance(puck, w.last) > 25) {
    w.last = { x: puck.x, y: puck.y };
    w.stuck = 0;
  }
  if (w.stuck < 0.8) return;
  w.stuck = 0;
  if (isJammed(w.table)) {
    Object.assign(puck, { x: w.table.w / 2, y: h / 2, vx: stage.random.range(-90, 90), vy: 0 });
    stage.sound.play('drop');
    return;
  }
  if (w.forTwo) return;
  const isMine = puck.y > h / 2;
  puck.vy = isMine ? 340 : -150;
  const seconds = (h - puck.y) / 340;
  puck.vx = isMine ? (w.table.w / 2 - puck.x) / Math.max(0.3, seconds) : stage.random.range(-150, 150);
}

function steer(stage: Stage, w: HockeyWorld, keys: (player: 0 | 1) => Point, dt: number): void {
  const { input, view } = stage;
  const { table } = w;
  // A mallet without input slides into its corner and leaves the goal open.
  w.unattended = input.touches().length || input.axis().x || input.axis().y ? 0 : w.unattended + dt;
  const fingers = input.touches().map((p) => toTable(stage, p));
  for (const side of w.forTwo ? ([0, 1] as const) : ([0] as const)) {
    const by = w.forTwo ? keys(side) : input.axis();
    const mallet = table.mallets[side];
    const finger = w.forTwo ? fingers.find(({ y }) => (side === 0 ? y > table.h / 2 : y < table.h / 2)) : fingers[0];
    const turned = view.portrait ? by : { x: by.y, y: -by.x };
    if (by.x || by.y)
      moveMallet(table, side, { x: mallet.x + turned.x * 90, y: mallet.y + turned.y * 90 }, keySpeed, dt);
    else if (finger)
      moveMallet(table, side, { x: finger.x, y: finger.y - (view.portrait && side === 0 ? 26 : 0) }, handSpeed, dt);
    else if (w.unattended > 3 && !w.forTwo) moveMallet(table, side, { x: 0, y: table.h }, 160, dt);
    else Object.assign(mallet, { vx: 0, vy: 0 });
  }
}

function respond(stage: Stage, w: HockeyWorld, { what, side, x, y, force }: Knock): boolean {
  const { palette } = stage.plan;
  const place = toScreen(stage, { x, y });
  if (what === 'goal') {
    goal(stage, w, side, place);
    return true;
  }
  if (force < 40) return false;
  if (what === 'wall') {
    stage.sound.play('tick', -2);
    stage.effects.burst(place.x, place.y, palette.paper, { count: 3, speed: 80, life: 0.3, size: 3 });
    return false;
  }
  w.hit[side] = 1;
  w.corner = stage.random.range(-1, 1);
  stage.sound.play('pop', Math.min(8, Math.round(force / 120)));
  stage.effects.burst(place.x, place.y, [palette.paper, side ? palette.danger : palette.accent], {
    count: 7,
    speed: 60 + force * 0.3,
  });
  stage.effects.shake(Math.min(6, force / 160));
  if (side === 0 && !w.forTwo && force > 120) stage.add(2);
  return false;
}

function goal(stage: Stage, w: HockeyWorld, side: 0 | 1, { x, y }: Point): void {
  const { palette } = stage.plan;
  w.goals[side]++;
  w.dry = 0;
  w.cheer[side] = 1;
  w.wait = 0.7;
  placePuck(w.table, side === 0 ? 1 : 0);
  stage.effects.shake(13);
  stage.effects.flash(side === 0 ? palette.accent : palette.danger, 0.3);
  stage.effects.burst(x, y, [palette.accent, palette.second, palette.paper], { count: 40, speed: 320, shape: 'bit' });
  if (w.forTwo) {
    stage.add(10);
    stage.banner(`${w.goals[0]} - ${w.goals[1]}`);
    stage.sound.play('power');
    if (Math.max(...w.goals) >= stage.rule('points', 7)) stage.over();
    return;
  }
  if (side === 0) {
    stage.add(100 + 20 * w.goals[0], { x: stage.view.w / 2, y: stage.view.h * 0.4 });
    stage.banner('GOAL!');
    stage.sound.play('power');
    isFinished(stage, 'match', w.goals[0]);
    return;
  }
  stage.hud.lives--;
  stage.sound.play('hit');
  if (stage.hud.lives <= 0) stage.over();
}
