import { findShot, type Shot, type Sight, safeShot } from '../../math/aiming.ts';
import { approach, clamp, distance, type Point, turn } from '../../math/maths.ts';
import { finishGame, isNextGameDue, isPlayersTurn, newDuel, other, passTurn, type Side } from '../../stage/duel.ts';
import { pullOf } from '../../stage/pull.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { isForTwo } from '../../stage/two-players.ts';
import { angleOnTable, drawBilliards, onScreen } from './draw.ts';
import { isBlack, ownLeft, type Ruling, rulePool, ruleSnooker, targetsOf } from './referee.ts';
import {
  ballAt,
  ballRadius,
  footSpot,
  freePlace,
  headSpot,
  isRolling,
  pockets,
  rackPool,
  rackSnooker,
  shotSpeedMax,
  stepBalls,
  type TableEvent,
} from './table.ts';
import type { BilliardsWorld, ShotSoFar } from './world.ts';

/** How far off the computer aims, in radians, by its level. */
const errors = [0.05, 0.024, 0.009];
const fallSeconds = 0.3;
const pointsOfFoul = 4;

/** Billiards from above: pull back and let go. Alone against a number of shots, or in turns with an opponent. */
run((stage): Game => {
  const w = newWorld(stage);
  let from: Point | null = null;
  const mayShoot = () => w.shot === null && (w.duel === null || isPlayersTurn(w.duel));
  const shoot = () => {
    if (mayShoot() && w.aim) strike(stage, w, w.aim);
    w.aim = null;
  };
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      from = null;
      label(stage, w);
    },
    draw: () => drawBilliards(stage, w),
    idle: () => {
      w.aim = { angle: -Math.PI / 2 + Math.sin(stage.time) * 0.16, power: 0.5 + Math.sin(stage.time * 1.7) * 0.3 };
    },
    update: (dt) => {
      if (mayShoot()) {
        aimByKeys(stage, w, dt);
        if (from && stage.input.pointer.down) w.aim = aimOf(stage, from, stage.input.pointer);
      }
      update(stage, w, dt);
    },
    press: (p) => {
      from = p;
      w.aim = null;
    },
    release: (p) => {
      if (!from) return;
      w.aim = aimOf(stage, from, p);
      from = null;
      shoot();
    },
    action: () => {
      w.aim ??= { angle: w.keyAngle, power: 0.6 };
      shoot();
    },
  };
});

function newWorld(stage: Stage): BilliardsWorld {
  const isMatch = isForTwo(stage) || stage.rule('versus', 0) === 1;
  const count = Math.round(clamp(stage.rule('balls', isMatch ? 9 : 8), isMatch ? 3 : 1, 21));
  const isSnooker = stage.rule('snooker', 0) === 1;
  const duel = isMatch ? newDuel(stage) : null;
  if (!duel) stage.hud.livesMax = stage.hud.lives = Math.round(clamp(stage.rule('lives', 3), 1, 7));
  return {
    ...rack(stage, count, isMatch, isSnooker),
    keyAngle: -Math.PI / 2,
    swing: 0,
    falling: [],
    duel,
    isSnooker,
    shots: Math.round(clamp(stage.rule('shots', count * 2 + 4), 1, 99)),
    streak: 0,
    plan: null,
  };
}

function rack(stage: Stage, count: number, isMatch: boolean, isSnooker: boolean) {
  const cue = ballAt(headSpot, 0);
  const objects = isSnooker ? rackSnooker(count, stage.random) : rackPool(count, isMatch, stage.random);
  const potted: BilliardsWorld['potted'] = [[], []];
  const points: [number, number] = [0, 0];
  return { cue, balls: [cue, ...objects], aim: null, shot: null, isBreak: true, potted, points };
}

/** Pulling back aims the other way, on a table that lies or stands. */
function aimOf(stage: Stage, from: Point, to: Point): Shot | null {
  const pull = pullOf(from, to);
  return pull && { ...pull, angle: angleOnTable(stage, pull.angle) };
}

function aimByKeys(stage: Stage, w: BilliardsWorld, dt: number): void {
  const { x, y } = stage.input.axis();
  if (!x && !y) return;
  w.keyAngle = (w.keyAngle + x * dt * 1.1 + turn) % turn;
  w.aim = { angle: w.keyAngle, power: clamp((w.aim?.power ?? 0.6) - y * dt * 0.6, 0.06, 1) };
}

function strike(stage: Stage, w: BilliardsWorld, { angle, power }: Shot): void {
  const by: Side = w.duel?.turn ?? 0;
  w.cue.vx = Math.cos(angle) * power * shotSpeedMax;
  w.cue.vy = Math.sin(angle) * power * shotSpeedMax;
  w.shot = { by, first: null, potted: [], isScratch: false, ownBefore: ownLeft(w.balls, by) };
  w.swing = 1;
  w.plan = null;
  if (!w.duel) w.shots--;
  stage.sound.play('shoot');
  label(stage, w);
}

function update(stage: Stage, w: BilliardsWorld, dt: number): void {
  w.swing = approach(w.swing, 0, 9, dt);
  for (const one of w.falling) one.age += dt;
  w.falling = w.falling.filter(({ age }) => age < fallSeconds);
  if (w.duel && isNextGameDue(stage, w.duel, dt)) {
    const count = w.balls.length + w.potted.flat().length - (w.balls.includes(w.cue) ? 1 : 0);
    Object.assign(w, rack(stage, count, true, w.isSnooker), { falling: [], plan: null });
  }
  if (w.duel?.result !== null && w.duel) return;
  for (const event of stepBalls(w.balls, dt)) respond(stage, w, event);
  if (w.shot && !isRolling(w.balls) && w.falling.length === 0) settle(stage, w, w.shot);
  else if (w.duel && !w.shot && !isPlayersTurn(w.duel)) think(stage, w, dt);
}

function respond(stage: Stage, w: BilliardsWorld, event: TableEvent): void {
  const { palette } = stage.plan;
  const p = onScreen(stage, w, event);
  if (event.what === 'pocket') {
    const pocket = pockets.toSorted((a, b) => distance(a, event) - distance(b, event))[0] ?? event;
    w.falling.push({ ball: event.ball, pocket, age: 0 });
    if (event.ball === w.cue && w.shot) w.shot.isScratch = true;
    else w.shot?.potted.push(event.ball);
    stage.sound.play(event.ball === w.cue ? 'drop' : 'coin', w.shot?.potted.length ?? 0);
    stage.effects.ring(p.x, p.y, event.ball === w.cue ? palette.danger : palette.accent, 44);
    return;
  }
  if (event.force < 30) return;
  if (event.what === 'cushion') {
    stage.sound.play('tick', -3);
    return;
  }
  const [a, b] = event.balls;
  const object = a === w.cue ? b : b === w.cue ? a : null;
  if (object && w.shot) w.shot.first ??= object;
  stage.sound.play('pop', Math.min(8, Math.round(event.force / 150)));
  stage.effects.burst(p.x, p.y, palette.paper, { count: 3, speed: 30 + event.force * 0.12, life: 0.25, size: 2 });
  if (event.force > 700) stage.effects.shake(4);
}

/** All balls lie still: what the shot was worth, and who is next. */
function settle(stage: Stage, w: BilliardsWorld, shot: ShotSoFar): void {
  w.shot = null;
  w.isBreak = false;
  const { duel } = w;
  for (const ball of shot.potted) w.potted[ball.side ?? shot.by].push(ball);
  if (duel) settleMatch(stage, w, shot);
  else settleAlone(stage, w, shot);
  if (shot.isScratch) replace(w);
  label(stage, w);
}

function replace(w: BilliardsWorld): void {
  Object.assign(w.cue, freePlace(w.balls, headSpot), { vx: 0, vy: 0 });
  w.balls.unshift(w.cue);
}

function settleAlone(stage: Stage, w: BilliardsWorld, { potted, isScratch }: ShotSoFar): void {
  const left = w.balls.filter(({ number }) => number !== 0).length;
  const middle = { x: stage.view.w / 2, y: stage.view.h * 0.4 };
  w.streak = potted.length > 0 && !isScratch ? w.streak + 1 : 0;
  const worth = potted.reduce((sum, { value }) => sum + (w.isSnooker ? value * 25 : 50), 0);
  if (worth > 0) stage.add(worth + 10 * Math.max(0, w.streak - 1) + 25 * (potted.length - 1), middle);
  if (w.streak > 2) stage.banner(`COMBO ${w.streak}`);
  if (left === 0) {
    if (!isScratch) stage.add(w.shots * 30);
    stage.hud.won = true;
    stage.over();
    return;
  }
  if (isScratch) foul(stage, true);
  const isGentle = stage.rule('gentle', 0) === 1;
  const isOut = w.shots <= 0 && !isGentle;
  if (isOut || stage.hud.lives <= 0) stage.over();
}

function foul(stage: Stage, costsLife: boolean): void {
  stage.banner('FOUL!');
  stage.sound.play('hit');
  stage.effects.flash(stage.plan.palette.danger, 0.2);
  if (costsLife) stage.hud.lives--;
}

function settleMatch(stage: Stage, w: BilliardsWorld, shot: ShotSoFar): void {
  const { duel } = w;
  if (!duel) return;
  const sum = shot.potted.reduce((all, { value }) => all + value, 0);
  if (w.isSnooker) w.points[shot.by] += sum;
  const ruling = w.isSnooker ? ruleSnooker(w.balls, shot, w.points) : rulePool(w.balls, shot);
  if (ruling.isFoul && w.isSnooker) w.points[other(shot.by)] += pointsOfFoul;
  const own = w.isSnooker ? shot.potted.length : shot.potted.filter(({ side }) => side === shot.by).length;
  const isMine = duel.twoPlayers || shot.by === 0;
  if (own > 0 && isMine) stage.add(own * 20, { x: stage.view.w / 2, y: stage.view.h * 0.4 });
  if (ruling.isBlackBack) blackBack(w, shot);
  if (ruling.winner !== null) {
    finishGame(stage, duel, ruling.winner, 300);
    return;
  }
  pass(stage, w, ruling);
}

function blackBack(w: BilliardsWorld, { potted, by }: ShotSoFar): void {
  const black = potted.find(isBlack);
  if (!black) return;
  w.potted[by] = w.potted[by].filter((ball) => ball !== black);
  Object.assign(black, freePlace(w.balls, footSpot), { vx: 0, vy: 0 });
  w.balls.push(black);
}

function pass(stage: Stage, w: BilliardsWorld, { isFoul, isAgain }: Ruling): void {
  const { duel } = w;
  if (!duel) return;
  if (isFoul) foul(stage, false);
  if (isAgain) duel.wait = 0.9;
  else passTurn(duel, 0.9);
  if (!isFoul && !isAgain && duel.turn === 0 && !duel.twoPlayers) stage.banner('YOUR TURN');
}

/** The computer turns its cue to where it aims, and strikes. */
function think(stage: Stage, w: BilliardsWorld, dt: number): void {
  const { duel } = w;
  if (!duel) return;
  w.plan ??= shotOfComputer(stage, w, duel.level);
  duel.wait -= dt;
  const sway = Math.max(0, duel.wait) * 0.5;
  w.aim = { angle: w.plan.angle + Math.sin(duel.wait * 5) * sway * 0.4, power: w.plan.power * (1 - sway) };
  if (duel.wait > 0) return;
  const { plan } = w;
  w.aim = null;
  strike(stage, w, plan);
}

function shotOfComputer(stage: Stage, w: BilliardsWorld, level: number): Shot {
  const targets = targetsOf(w.balls, 1, w.isSnooker);
  const others = w.balls.filter((ball) => ball !== w.cue && !targets.includes(ball));
  const sight: Sight = { cue: w.cue, targets, others, pockets, radius: ballRadius };
  const shot = findShot(sight) ?? safeShot(sight);
  const error = errors[level - 1] ?? 0.03;
  const angle = shot.angle + stage.random.range(-1, 1) * error;
  return { angle, power: w.isBreak ? 0.95 : clamp(shot.power + stage.random.range(-0.05, 0.08), 0.2, 1) };
}

function label(stage: Stage, w: BilliardsWorld): void {
  if (w.duel) return;
  stage.hud.label = stage.rule('gentle', 0) === 1 ? '' : `LEFT ${Math.max(0, w.shots)}`;
}
