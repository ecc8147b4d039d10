import { write } from '../../canvas/lettering.ts';
import { oval, strokeThrough } from '../../canvas/pens.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { clamp, type Point, turn } from '../../math/maths.ts';
import { drawStanding } from '../../stage/board.ts';
import { colourOfSide, type Side } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Fighter } from './bout.ts';
import { drawPistol } from './draw-pistol.ts';
import { ringOf } from './draw-ring.ts';
import { type DuelWorld, fighterOf } from './world.ts';

/** The radius of the sign that shows where a blow will go. */
const tellRadius = 17;

const facing = (side: Side) => (side === 0 ? 1 : -1);

/** How far somebody is into the move, 0 to 1. */
const shareOf = ({ lasted, left }: Fighter): number => clamp(lasted / Math.max(0.01, lasted + left), 0, 1);

/** The middle of a fighter, who leans, ducks, jumps and falls. */
export function placeOf(stage: Stage, w: DuelWorld, side: Side): Point {
  const { ground, size, left, right } = ringOf(stage, w.style);
  const fighter = w.bout.fighters[side];
  const way = facing(side);
  const x = (side === 0 ? left : right) - way * fighter.flinch * size * 0.16;
  const y = ground - size * 0.46;
  const share = shareOf(fighter);
  switch (fighter.move) {
    case 'duck':
      return { x: x - way * size * 0.06, y: y + size * 0.2 };
    case 'jump':
      return { x: x - way * size * 0.06, y: y - Math.sin(share * Math.PI) * size * 0.55 };
    case 'windup':
      if (w.style === 'pistols') return { x, y };
      return { x: x - way * size * 0.14 * share, y: y + (fighter.height === 'low' ? size * 0.06 : 0) };
    case 'strike':
      if (w.style === 'pistols') return { x: x - way * size * 0.05 * Math.sin(share * Math.PI), y };
      return { x: x + way * size * 0.34 * Math.sin(share * Math.PI * 0.8 + 0.5), y };
    case 'open':
      return { x: x + way * size * 0.12, y: y + size * 0.04 };
    case 'down':
      return { x: x - way * size * 0.3, y: y + size * 0.28 };
    default:
      return { x, y };
  }
}

function tiltOf({ move, flinch, lasted }: Fighter, way: number, time: number): number {
  if (move === 'down') return -way * Math.min(1.45, lasted * 6 + 1.1);
  if (move === 'windup') return -way * 0.2;
  if (move === 'strike') return way * 0.22;
  if (move === 'open') return way * 0.2 + Math.sin(time * 7) * 0.1;
  return -way * flinch * 0.4;
}

export function drawFighter(stage: Stage, w: DuelWorld, side: Side): void {
  const { art, time } = stage;
  const { size, ground } = ringOf(stage, w.style);
  const fighter = w.bout.fighters[side];
  const way = facing(side);
  const { x, y } = placeOf(stage, w, side);
  drawStanding(stage, x, ground - size * 0.46, size);
  const hop = Math.abs(Math.sin(time * 9)) * w.cheer[side] * size * 0.2;
  const bob = fighter.move === 'stand' ? Math.abs(Math.sin(time * 5 + side)) * size * 0.025 : 0;
  const middle = { x, y: y - hop - bob };
  drawHand(stage, w, side, middle, 1);
  art.draw(fighterOf(stage, side, w.round), middle.x, middle.y, size, {
    flip: side === 1,
    tilt: tiltOf(fighter, way, time),
    squash: fighter.move === 'duck' ? 0.28 : Math.sin(time * 5 + side) * 0.02,
    white: fighter.flinch > 0.75,
    walk: fighter.move === 'stand' ? time * 6 : 0.4,
  });
  drawHand(stage, w, side, middle, 0);
  if (fighter.move === 'open' && fighter.openFor > 0) drawStars(stage, { x, y: y - size * 0.52 }, size);
  if (fighter.move === 'down') drawStars(stage, { x, y: y - size * 0.3 }, size);
}

/** Where the hands are, as shares of the size: the first is the nearer one, which strikes. */
const hands: Record<string, [x: number, y: number][]> = {
  guard: [[0.4, -0.06], [0.3, 0.1]],
  'windup high': [[-0.22, -0.5], [0.34, 0.05]],
  'windup low': [[-0.2, 0.4], [0.34, -0.08]],
  'strike high': [[0.66, -0.18], [0.2, 0.06]],
  'strike low': [[0.66, 0.24], [0.2, 0.06]],
  open: [[0.3, 0.34], [0.1, 0.38]],
  down: [[0.3, 0.34], [0.1, 0.38]],
}; // biome-ignore format: one position a line

/** Whoever shoots holds the pistol ahead, wherever it points. */
const armed: Record<string, [x: number, y: number][]> = {
  guard: [[0.32, 0.12], [0, 0]],
  windup: [[0.44, -0.02], [0, 0]],
  strike: [[0.42, -0.04], [0, 0]],
}; // biome-ignore format: one position a line

const handOf = ({ move, height }: Fighter, which: 0 | 1): [x: number, y: number] =>
  (hands[`${move} ${height}`] ?? hands[move] ?? hands['guard'])?.[which] ?? [0, 0];

function drawHand(stage: Stage, w: DuelWorld, side: Side, middle: Point, which: 0 | 1): void {
  const { ctx, plan, time } = stage;
  const { size } = ringOf(stage, w.style);
  const fighter = w.bout.fighters[side];
  const way = facing(side);
  const isArmed = w.style === 'pistols';
  const [ahead, up] = isArmed ? ((armed[fighter.move] ?? armed['guard'])?.[0] ?? [0, 0]) : handOf(fighter, which);
  const x = middle.x + ahead * size * way;
  const y = middle.y + up * size + Math.sin(time * 6 + which * 2 + side) * size * 0.015;
  if (w.style === 'swords') {
    if (which === 0) drawSword(stage, fighter, { x, y }, way, size);
    return;
  }
  if (isArmed) {
    if (which === 0) drawPistol(stage, fighter, { x, y }, way, size);
    return;
  }
  const r = size * 0.145;
  const colour = which === 0 ? colourOfSide(stage, side) : darker(colourOfSide(stage, side), 0.2);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.fillStyle = '#f6f1e4';
  ctx.beginPath();
  ctx.roundRect(x - way * r * 0.95 - r * 0.35, y - r * 0.5, r * 0.7, r, r * 0.2);
  ctx.fill();
  ctx.stroke();
  oval(ctx, { x, y }, [r, r * 0.92], colour, plan.palette.ink);
  oval(ctx, { x: x + way * r * 0.1, y: y - r * 0.6 }, [r * 0.42, r * 0.3], colour, plan.palette.ink, way * 0.4);
  oval(ctx, { x: x + way * r * 0.3, y: y - r * 0.1 }, [r * 0.2, r * 0.3], alpha(lighter(colour, 0.6), 0.8));
}

/** The angle of a blade from straight ahead, upwards. */
function bladeAngle({ move, height }: Fighter): number {
  if (move === 'windup') return height === 'high' ? 2 : -2.6;
  if (move === 'strike') return height === 'high' ? 0.1 : -0.15;
  return move === 'open' || move === 'down' ? -0.9 : 1;
}

function drawSword(stage: Stage, fighter: Fighter, { x, y }: Point, way: number, size: number): void {
  const { ctx, plan } = stage;
  const angle = bladeAngle(fighter);
  const at = (far: number, aside = 0): Point => ({
    x: x + way * (Math.cos(angle) * far + Math.sin(angle) * aside),
    y: y - Math.sin(angle) * far + Math.cos(angle) * aside,
  });
  const long = size * 0.62;
  ctx.lineCap = 'round';
  strokeThrough(ctx, [at(-size * 0.1), at(long)], [size * 0.07, plan.palette.ink]);
  strokeThrough(ctx, [at(0), at(long)], [size * 0.042, '#dfe7f2'], [size * 0.012, '#ffffff']);
  strokeThrough(ctx, [at(0, -size * 0.09), at(0, size * 0.09)], [size * 0.05, '#ffc53d']);
  strokeThrough(ctx, [at(-size * 0.1), at(-size * 0.02)], [size * 0.045, '#6e3d22']);
}

function drawStars({ art, time }: Stage, { x, y }: Point, size: number): void {
  const star = art.actor('star');
  for (let i = 0; i < 3; i++) {
    const angle = time * 5 + (i * turn) / 3;
    art.draw(star, x + Math.cos(angle) * size * 0.3, y + Math.sin(angle) * size * 0.09, size * 0.16);
  }
}

/** Where the computer will strike: a sign at that height, larger as the moment comes. */
export function drawTell(stage: Stage, w: DuelWorld): void {
  const { ctx, plan, time } = stage;
  const foe = w.bout.fighters[1];
  if (w.isForTwo || foe.move !== 'windup' || w.pause > 0) return;
  const { size, left, right, ground } = ringOf(stage, w.style);
  const x = (left + right) / 2 + size * 0.06;
  const y = ground - size * (foe.height === 'high' ? 0.78 : 0.16);
  const share = shareOf(foe);
  const end = { x: x - size * (0.2 + share * 0.4), y };
  ctx.lineCap = 'round';
  strokeThrough(ctx, [{ x, y }, end], [5 + share * 5, alpha(plan.palette.danger, 0.35 + share * 0.5)]);
  ctx.fillStyle = plan.palette.danger;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(x, y, tellRadius, 0, turn);
  ctx.fill();
  ctx.stroke();
  write(ctx, '!', x, y, 17 + Math.sin(time * 20) * 2, { fill: '#ffffff' });
}
