import { approach, clamp, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { layGrid } from '../../stage/board.ts';
import { hurt, isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { chainOf } from './chain.ts';
import { drawDropMerge } from './draw.ts';
import { jar, type Merge, newPiece, overflowOf, type Piece, radiusOf, stepJar } from './jar.ts';
import { type DropWorld, onScreen, roomFor } from './world.ts';

const waitSeconds = 0.5;
const aimSpeed = 7;

/** Drop round things into a jar; two alike that touch become the next larger kind. The jar must not overflow. */
run((stage): Game => {
  const w = newWorld(stage);
  const aimAt = (p: Point) => {
    w.aim = aimed(w, (p.x - w.grid.field.x) / w.grid.cell);
  };
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage));
      stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 1));
    },
    resize: () => {
      w.grid = layGrid(stage.view, jar.w, jar.h, roomFor(stage.view));
    },
    draw: () => drawDropMerge(stage, w),
    idle: (dt) => {
      stepJar(w.pieces, w.chain.length, dt);
      w.aim = aimed(w, jar.w / 2 + Math.sin(stage.time) * 2);
    },
    update: (dt) => update(stage, w, dt),
    press: aimAt,
    move: aimAt,
    release: (p) => {
      aimAt(p);
      drop(stage, w);
    },
    direction: (d, by) => {
      if (d === 'down' && by === 'key') drop(stage, w);
    },
    action: () => drop(stage, w),
  };
});

function newWorld(stage: Stage): DropWorld {
  const chain = chainOf(stage.plan);
  const pieces = openingOf(chain.length, stage.plan.difficulty);
  return {
    grid: layGrid(stage.view, jar.w, jar.h, roomFor(stage.view)),
    chain,
    pieces,
    aim: jar.w / 2,
    held: 0,
    next: 1,
    wait: 0,
    best: 3,
    made: 0,
    combo: 0,
    sinceMerge: 9,
    cheer: 0,
  };
}

/** One of each small kind lies in the jar already, and in a hard game larger ones on top of them. */
export function openingOf(ranks: number, difficulty: number): Piece[] {
  const lying = [2, 0, 3, 1].map((rank, i) => newPiece(rank, 1 + i * 2, jar.h - 0.9, ranks));
  const more = [4, 5].map((rank, i) => newPiece(Math.min(rank, ranks - 1), 2.4 + i * 3.2, jar.h - 3.4, ranks));
  return (difficulty >= 4 && ranks > 6 ? [...lying, ...more] : lying).map((piece) => ({ ...piece, hasLanded: true }));
}

function aimed(w: DropWorld, x: number): number {
  const r = radiusOf(w.held, w.chain.length);
  return clamp(x, r, jar.w - r);
}

/** The four smallest are dropped, the smaller ones more often. */
const dropped = [0, 0, 0, 1, 1, 1, 2, 2, 3];

function drop(stage: Stage, w: DropWorld): void {
  if (w.wait > 0) return;
  const r = radiusOf(w.held, w.chain.length);
  // No two towers stand perfectly upright.
  const x = clamp(w.aim + stage.random.range(-0.02, 0.02), r, jar.w - r);
  w.pieces.push({ ...newPiece(w.held, x, -r - 0.2, w.chain.length), vy: 3 });
  w.held = w.next;
  w.next = at(dropped, stage.random.int(0, dropped.length - 1));
  w.aim = aimed(w, w.aim);
  w.wait = waitSeconds;
  stage.sound.play('drop');
}

function update(stage: Stage, w: DropWorld, dt: number): void {
  w.aim = aimed(w, w.aim + stage.input.axis().x * aimSpeed * dt);
  w.wait = Math.max(0, w.wait - dt);
  w.cheer = approach(w.cheer, 0, 1.6, dt);
  w.sinceMerge += dt;
  for (const merge of stepJar(w.pieces, w.chain.length, dt)) celebrate(stage, w, merge);
  stage.hud.progress = clamp(w.best / (w.chain.length - 1), 0, 1);
  const wanted = stage.rule('wanted', 0);
  if (wanted > 1) stage.hud.label = `LEFT ${Math.max(0, wanted - w.made)}`;
  if (overflowOf(w.pieces) >= 1) overflow(stage, w);
}

function celebrate(stage: Stage, w: DropWorld, { x, y, rank }: Merge): void {
  const { palette } = stage.plan;
  const place = onScreen(w.grid, { x, y });
  w.combo = w.sinceMerge < 0.9 ? w.combo + 1 : 0;
  w.sinceMerge = 0;
  const value = rank ?? w.chain.length;
  stage.add(value * (value + 1) * 2 * (1 + Math.min(4, w.combo)), place);
  stage.sound.play('pop');
  stage.sound.play('coin', Math.min(12, value + w.combo));
  const size = radiusOf(value, w.chain.length) * w.grid.cell;
  stage.effects.burst(place.x, place.y, [at(w.chain, value - 1).colour, palette.accent, palette.paper], {
    count: 6 + value * 2,
    speed: 80 + size,
  });
  stage.effects.ring(place.x, place.y, palette.accent, size * 1.3);
  if (value >= 5) stage.effects.shake(Math.min(8, value - 3));
  if (rank === w.chain.length - 1) finishOne(stage, w);
  if (value <= w.best) return;
  w.best = value;
  w.cheer = 1;
  if (rank !== null && rank >= 5) stage.sound.play('power');
}

/** The largest of the chain: what the round is about. */
function finishOne(stage: Stage, w: DropWorld): void {
  w.made++;
  w.cheer = 1;
  stage.banner('GREAT!');
  stage.sound.play('win');
  isFinished(stage, 'wanted', w.made);
}

/** Costs a life; with one left, the upper half of the jar is emptied. */
function overflow(stage: Stage, w: DropWorld): void {
  const highest = w.pieces.reduce((a, b) => (b.y - b.r < a.y - a.r ? b : a));
  hurt(stage, onScreen(w.grid, highest));
  const gone = w.pieces.filter(({ y }) => y < jar.h * 0.55);
  for (const piece of gone) {
    const place = onScreen(w.grid, piece);
    stage.effects.burst(place.x, place.y, at(w.chain, piece.rank).colour, { count: 5, speed: 120 });
  }
  if (stage.hud.lives > 0) w.pieces = w.pieces.filter((piece) => !gone.includes(piece));
}
