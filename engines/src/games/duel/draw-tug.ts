import { oval, strokeThrough } from '../../canvas/pens.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { drawStanding } from '../../stage/board.ts';
import { colourOfSide, type Side } from '../../stage/duel.ts';
import type { Stage } from '../../stage/stage.ts';
import { pushReach, ringOf } from './draw-ring.ts';
import { type DuelWorld, fighterOf } from './world.ts';

/** How many pull on each end of the rope. */
const teamSize = 3;

const teamUnits = ({ view }: Stage): number => Math.min(view.w * 0.21, view.h * 0.24, 150);

/** What is drawn of the offset: a rope follows it, those who push go the other way. */
const shift = (stage: Stage, { style, tug }: DuelWorld): number =>
  pushReach(stage) * (style === 'push' ? -tug.offset : tug.offset);

/** The foremost of a side. */
export function placeInTug(stage: Stage, w: DuelWorld, side: Side): Point {
  const { ground, size, left, right } = ringOf(stage, w.style);
  const way = side === 0 ? -1 : 1;
  if (w.style !== 'tug') {
    const x = (side === 0 ? left : right) + (w.style === 'push' ? shift(stage, w) : way * size * 0.16);
    return { x: x - way * w.tug.heave[side] * size * 0.06, y: ground - size * 0.46 };
  }
  const unit = teamUnits(stage);
  return { x: stage.view.w / 2 + shift(stage, w) + way * unit * 0.62, y: ground - unit * 0.46 };
}

export function drawTug(stage: Stage, w: DuelWorld): void {
  if (w.style === 'tug') drawTeams(stage, w);
  else if (w.style === 'arms') drawArmWrestlers(stage, w);
  else for (const side of [0, 1] as const) drawOne(stage, w, side);
}

function drawOne(stage: Stage, w: DuelWorld, side: Side): void {
  const { art, time } = stage;
  const { size } = ringOf(stage, w.style);
  const { x, y } = placeInTug(stage, w, side);
  const way = side === 0 ? 1 : -1;
  const push = w.tug.heave[side];
  drawStanding(stage, x, y, size);
  const hop = Math.abs(Math.sin(time * 9)) * w.cheer[side] * size * 0.2;
  art.draw(fighterOf(stage, side, w.round), x, y - hop, size, {
    flip: side === 1,
    tilt: way * (0.12 + push * 0.16),
    squash: push * 0.12 + Math.sin(time * 6 + side) * 0.02,
    walk: time * 7,
  });
}

/** Two teams, a rope with a flag in its middle, and the lines it has to pass. */
function drawTeams(stage: Stage, w: DuelWorld): void {
  const { ctx, art, view, plan, time } = stage;
  const { ground } = ringOf(stage, w.style);
  const unit = teamUnits(stage);
  const [middle, reach] = [view.w / 2, pushReach(stage)];
  oval(ctx, { x: middle, y: ground + 4 }, [reach * 0.72, unit * 0.14], darker(plan.palette.ground, 0.28));
  ctx.lineCap = 'round';
  for (const way of [-1, 1]) {
    const line = [
      { x: middle + way * reach, y: ground - 10 },
      { x: middle + way * (reach + 12), y: ground + 22 },
    ];
    strokeThrough(ctx, line, [5, alpha(plan.palette.paper, 0.9)]);
  }
  const step = unit * 0.56;
  const member = (side: Side, i: number): Point => {
    const way = side === 0 ? -1 : 1;
    const front = placeInTug(stage, w, side);
    return { x: front.x + way * i * step, y: front.y };
  };
  const ropeY = ground - unit * 0.36;
  drawRope(stage, member(0, teamSize - 1).x - unit * 0.3, member(1, teamSize - 1).x + unit * 0.3, ropeY);
  for (const side of [0, 1] as const)
    for (let i = teamSize - 1; i >= 0; i--) {
      const { x, y } = member(side, i);
      const way = side === 0 ? -1 : 1;
      const effort = w.tug.heave[side];
      drawStanding(stage, x, y, unit);
      const hop = Math.abs(Math.sin(time * 9 + i)) * w.cheer[side] * unit * 0.25;
      art.draw(fighterOf(stage, side, w.round), x + way * effort * unit * 0.06, y - hop, unit, {
        flip: side === 1,
        tilt: way * (0.14 + effort * 0.2) + Math.sin(time * 8 + i) * 0.02,
        squash: effort * 0.08,
        walk: time * 5 + i,
      });
    }
  const flag = middle + shift(stage, w);
  ctx.fillStyle = plan.palette.danger;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.moveTo(flag - 9, ropeY);
  ctx.lineTo(flag + 9, ropeY);
  ctx.lineTo(flag + Math.sin(time * 6) * 3, ropeY + unit * 0.34);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

function drawRope({ ctx, plan }: Stage, from: number, to: number, y: number): void {
  const ends = [
    { x: from, y },
    { x: to, y },
  ];
  ctx.lineCap = 'round';
  strokeThrough(ctx, ends, [12, plan.palette.ink], [8, '#d8b072']);
  // Twisted: it is striped along.
  ctx.setLineDash([5, 5]);
  strokeThrough(ctx, ends, [3, '#a87c3f']);
  ctx.setLineDash([]);
}

/** Elbows on a table, hands locked. */
function drawArmWrestlers(stage: Stage, w: DuelWorld): void {
  const { ctx, art, view, plan } = stage;
  const { ground, size } = ringOf(stage, w.style);
  const middle = view.w / 2;
  for (const side of [0, 1] as const) drawOne(stage, w, side);
  const top = ground - size * 0.2;
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  for (const [x, y, width, height, colour] of [
    [middle - size * 0.1, top, size * 0.2, size * 0.42, '#6b452a'],
    [middle - size * 0.72, top, size * 1.44, size * 0.12, '#8a5a36'],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect(x, y, width, height, 6);
    ctx.fill();
    ctx.stroke();
  }
  // Whoever wins presses the hands down on the other side.
  const angle = -w.tug.offset * 1.25;
  const hands = { x: middle + Math.sin(angle) * size * 0.44, y: top - Math.cos(angle) * size * 0.44 };
  for (const side of [0, 1] as const) {
    const way = side === 0 ? -1 : 1;
    const colour = art.colourOf(fighterOf(stage, side, w.round));
    const arm = [
      { x: middle + way * size * 0.5, y: top - size * 0.16 },
      { x: middle + way * size * 0.16, y: top - 4 },
      hands,
    ];
    ctx.lineCap = 'round';
    strokeThrough(ctx, arm, [size * 0.15, plan.palette.ink], [size * 0.11, colour]);
  }
  const upper = art.colourOf(fighterOf(stage, w.tug.offset < 0 ? 0 : 1, w.round));
  oval(ctx, hands, [size * 0.1, size * 0.1], upper, plan.palette.ink);
}

/** The radius of the mark that the ring reaches on the beat. */
const beatRadius = 34;

/** A ring closes on a mark with every beat; each of two players has one. */
export function drawBeat(stage: Stage, w: DuelWorld): void {
  const { ctx, view, plan } = stage;
  const { tug } = w;
  const left = tug.wait > 0 ? 1 : 1 - tug.since / tug.beatSeconds;
  const isNow = tug.wait <= 0 && (left * tug.beatSeconds < 0.1 || tug.since < 0.1);
  const y = view.h * (view.portrait ? 0.84 : 0.88);
  for (const side of w.isForTwo ? ([0, 1] as const) : ([0] as const)) {
    const x = w.isForTwo ? view.w * (side ? 0.75 : 0.25) : view.w / 2;
    const colour = colourOfSide(stage, side);
    oval(ctx, { x, y }, [beatRadius + 8, beatRadius + 8], alpha(plan.palette.ink, 0.5));
    ctx.fillStyle = isNow ? '#ffffff' : colour;
    ctx.beginPath();
    ctx.arc(x, y, beatRadius * (1 - tug.heave[side] * 0.18), 0, turn);
    ctx.fill();
    ctx.strokeStyle = isNow ? '#ffffff' : lighter(colour, 0.5);
    ctx.lineWidth = 5;
    ctx.beginPath();
    ctx.arc(x, y, beatRadius + 4 + left * (view.portrait ? 52 : 30), 0, turn);
    ctx.stroke();
  }
}
