import type { Shot } from '../../math/aiming.ts';
import { approach, clamp, type Point, turn } from '../../math/maths.ts';
import { newDuel, passTurn, type Side } from '../../stage/duel.ts';
import { counted } from '../../stage/feedback.ts';
import { pullOf } from '../../stage/pull.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { shotOfComputer } from './computer.ts';
import { countStones } from './count.ts';
import { angleOnSheet, drawCurling, onScreen } from './draw.ts';
import {
  frictionOf,
  hack,
  hogY,
  house,
  isMoving,
  jackAt,
  reachUnits,
  type SheetEvent,
  slide,
  speedFor,
  stoneAt,
  surfaces,
  sweptShare,
} from './sheet.ts';
import type { CurlingWorld } from './world.ts';

/** Stones are pushed up the sheet, and not to its sides. */
const angleMax = 0.42;
const extraEndsMax = 2;

/** Curling and its relatives: pull back and let go, in turns; whoever is nearer in the end has the points. */
run((stage): Game => {
  const w = newWorld(stage);
  let from: Point | null = null;
  const mayThrow = () => w.sliding === null && w.counted === null && (w.duel.twoPlayers || w.duel.turn === 0);
  const push = () => {
    if (mayThrow() && w.aim) throwStone(stage, w, w.aim);
    w.aim = null;
  };
  return {
    reset: () => {
      Object.assign(w, newWorld(stage));
      from = null;
      label(stage, w);
    },
    draw: () => drawCurling(stage, w),
    idle: () => {
      w.aim = { angle: -turn / 4 + Math.sin(stage.time) * 0.12, power: 0.5 + Math.sin(stage.time * 1.7) * 0.2 };
    },
    update: (dt) => {
      if (mayThrow()) {
        aimByKeys(stage, w, dt);
        if (from && stage.input.pointer.down) w.aim = aimOf(stage, from, stage.input.pointer);
      }
      update(stage, w, dt);
    },
    press: (p) => {
      from = mayThrow() ? p : null;
      if (from) w.aim = null;
    },
    release: (p) => {
      if (!from) return;
      w.aim = aimOf(stage, from, p);
      from = null;
      push();
    },
    action: () => {
      if (!mayThrow()) return;
      w.aim ??= { angle: w.keyAngle, power: 0.53 };
      push();
    },
  };
});

function newWorld(stage: Stage): CurlingWorld {
  const total = Math.round(clamp(stage.rule('shots', 8), 2, 16));
  const duel = newDuel(stage);
  stage.hud.livesMax = stage.hud.lives = 0;
  // Whoever throws last has the advantage: in the first end it is the player.
  duel.turn = duel.first = 1;
  duel.wait = 1.4;
  const w: CurlingWorld = {
    surface: surfaces[stage.rule('surface', 0)] ?? 'ice',
    hasJack: stage.rule('jack', 0) === 1,
    stones: [],
    each: Math.ceil(total / 2),
    thrown: [0, 0],
    end: 1,
    ends: Math.round(clamp(stage.rule('rounds', 3), 1, 10)),
    points: [0, 0],
    duel,
    aim: null,
    keyAngle: -turn / 4,
    sliding: null,
    isSwept: false,
    plan: null,
    counted: null,
  };
  layJack(stage, w);
  return w;
}

/** A new jack for every end, where the house would be. */
function layJack({ random }: Stage, w: CurlingWorld): void {
  if (w.hasJack) w.stones.push(jackAt({ x: house.x + random.range(-52, 52), y: house.y + random.range(-30, 70) }));
}

/** Pulling back aims the other way, on a sheet that lies or stands. */
function aimOf(stage: Stage, from: Point, to: Point): Shot | null {
  const pull = pullOf(from, to);
  return pull && { ...pull, angle: withinSheet(angleOnSheet(stage, pull.angle)) };
}

/** At most so far from straight ahead, which is up. */
function withinSheet(angle: number): number {
  const off = ((angle + turn / 4 + turn * 1.5) % turn) - turn / 2;
  return clamp(off, -angleMax, angleMax) - turn / 4;
}

function aimByKeys(stage: Stage, w: CurlingWorld, dt: number): void {
  const { x, y } = stage.input.axis();
  if (!x && !y) return;
  // On a lying sheet up and down turn the stone.
  const [side, force] = stage.view.portrait ? [x, -y] : [y, x];
  w.keyAngle = withinSheet(w.keyAngle + side * dt * 0.35);
  w.aim = { angle: w.keyAngle, power: clamp((w.aim?.power ?? 0.53) + force * dt * 0.35, 0.06, 1) };
}

function throwStone(stage: Stage, w: CurlingWorld, { angle, power }: Shot): void {
  const stone = stoneAt(hack, w.duel.turn);
  const speed = speedFor(power * reachUnits, w.surface);
  stone.vx = Math.cos(angle) * speed;
  stone.vy = Math.sin(angle) * speed;
  w.stones.push(stone);
  w.sliding = stone;
  w.thrown[w.duel.turn]++;
  w.plan = null;
  w.aim = null;
  stage.sound.play('shoot');
}

function update(stage: Stage, w: CurlingWorld, dt: number): void {
  const { duel } = w;
  duel.cheer = [approach(duel.cheer[0], 0, 0.8, dt), approach(duel.cheer[1], 0, 0.8, dt)];
  label(stage, w);
  if (w.counted) {
    duel.wait -= dt;
    if (duel.wait <= 0) nextEnd(stage, w);
    return;
  }
  sweep(stage, w);
  const { sliding, isSwept } = w;
  const usual = frictionOf[w.surface];
  const friction = (stone: unknown) => (isSwept && stone === sliding ? usual * sweptShare : usual);
  for (const event of slide(w.stones, dt, friction)) respond(stage, w, event);
  if (w.sliding && !isMoving(w.stones)) settle(stage, w);
  else if (!w.sliding && !duel.twoPlayers && duel.turn === 1) think(stage, w, dt);
}

/** Holding sweeps the ice in front of one's own stone, which then slides farther. */
function sweep(stage: Stage, w: CurlingWorld): void {
  const { sliding, surface, duel } = w;
  const isOwn = sliding !== null && (duel.twoPlayers || sliding.side === 0);
  w.isSwept = isOwn && surface === 'ice' && stage.input.held() && Math.hypot(sliding.vx, sliding.vy) > 20;
  if (!w.isSwept || !sliding || !stage.random.chance(0.3)) return;
  const p = onScreen(stage, { x: sliding.x, y: sliding.y - 22 });
  stage.effects.burst(p.x, p.y, '#ffffff', { count: 2, speed: 70, life: 0.3, size: 2.5 });
}

function respond(stage: Stage, w: CurlingWorld, { what, force, ...at }: SheetEvent): void {
  const p = onScreen(stage, at);
  if (what === 'out') {
    stage.sound.play('drop');
    stage.effects.burst(p.x, p.y, stage.plan.palette.paper, { count: 8, speed: 90 });
    return;
  }
  if (force < 8) return;
  stage.sound.play('pop', Math.min(8, Math.round(force / 30)));
  stage.effects.burst(p.x, p.y, w.surface === 'ice' ? '#ffffff' : stage.plan.palette.ground, {
    count: 4,
    speed: 30 + force * 0.4,
    life: 0.3,
    size: 2.5,
  });
  if (force > 90) stage.effects.shake(3);
}

/** All stones lie still: the next one, or the points of this end. */
function settle(stage: Stage, w: CurlingWorld): void {
  const isShort = (y: number) => !w.hasJack && y > hogY;
  if (w.stones.some(({ y, side }) => side !== null && isShort(y))) stage.sound.play('drop');
  w.stones = w.stones.filter(({ y, side }) => side === null || !isShort(y));
  w.sliding = null;
  if (w.thrown[0] + w.thrown[1] >= w.each * 2) {
    countEnd(stage, w);
    return;
  }
  passTurn(w.duel, 1);
}

function countEnd(stage: Stage, w: CurlingWorld): void {
  const { duel } = w;
  w.counted = countStones(w.stones);
  const { side, stones } = w.counted;
  duel.result = side ?? 'draw';
  duel.wait = 2.4;
  if (side === null) {
    stage.banner('A DRAW!');
    return;
  }
  w.points[side] += stones.length;
  duel.cheer[side] = 1;
  const isGood = duel.twoPlayers || side === 0;
  stage.sound.play(isGood ? 'win' : 'lose');
  if (side === 0) stage.add(stones.length * 100);
  for (const stone of stones) {
    const p = onScreen(stage, stone);
    stage.effects.ring(p.x, p.y, stage.plan.palette.accent, 60);
    stage.effects.note(p.x, p.y - 20, '+1', stage.plan.palette.paper, 18);
  }
}

/** Another end, also after the last one if both have the same points. */
function nextEnd(stage: Stage, w: CurlingWorld): void {
  const { duel, points } = w;
  const isEven = points[0] === points[1];
  if (w.end >= w.ends && (!isEven || w.end >= w.ends + extraEndsMax)) {
    const isWon = points[0] > points[1];
    if (isWon && !duel.twoPlayers) stage.add(300);
    stage.hud.won = isWon || duel.twoPlayers;
    stage.over();
    return;
  }
  const winner: Side = w.counted?.side ?? duel.first;
  duel.first = winner;
  duel.turn = winner;
  duel.result = null;
  duel.wait = 1;
  w.end++;
  w.counted = null;
  w.thrown = [0, 0];
  w.stones = [];
  layJack(stage, w);
  stage.banner(`ROUND ${w.end}`);
}

/** The computer shows where it aims, and pushes its stone. */
function think(stage: Stage, w: CurlingWorld, dt: number): void {
  const { duel } = w;
  w.plan ??= shotOfComputer(w.stones, duel.level, stage.random);
  duel.wait -= dt;
  const sway = Math.max(0, duel.wait) * 0.12;
  w.aim = { angle: w.plan.angle + Math.sin(duel.wait * 6) * sway, power: w.plan.power * (1 - sway) };
  if (duel.wait <= 0) throwStone(stage, w, w.plan);
}

function label(stage: Stage, w: CurlingWorld): void {
  stage.hud.label = counted(stage, 'ROUND', 'rounds', w.end);
}
