import { varied } from '../../art/variety.ts';
import { picture } from '../../canvas/screen.ts';
import { alpha, darker, lighter, lightnessOf } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { drawExitDoor } from '../../stage/exit-door.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawBombs } from './bombs.ts';
import { isOpen } from './map.ts';
import { drawPrey } from './prey.ts';
import { drawShots } from './shots.ts';
import { isLocked } from './things.ts';
import { drawTorchlight } from './torch.ts';
import { materialOf, paintMaterial } from './walls.ts';
import { areAsleep, drawWatched } from './watchers.ts';
import { between, hoarded, type MazeWorld, placeOf } from './world.ts';

let walls: { image: HTMLCanvasElement; map: unknown; cell: number; scale: number } | null = null;

export function drawMaze(stage: Stage, w: MazeWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 6, ground: view.h, dim: 0.5 });
  const below = w.field.y + w.field.h - 4;
  backdrop.drawFloor({ x: -10, y: below, w: view.w + 20, h: view.h - below + 20 });
  ctx.fillStyle = alpha(plan.palette.ink, 0.55);
  ctx.fillRect(-10, below, view.w + 20, view.h - below + 20);
  backdrop.drawFloor(w.field);
  // What is dark already stays as it is.
  const isDark = lightnessOf(plan.palette.ground) < 0.35;
  ctx.fillStyle = isDark ? alpha('#ffe9d0', 0.16) : alpha(plan.palette.ink, 0.4);
  ctx.fillRect(w.field.x, w.field.y, w.field.w, w.field.h);
  drawWalls(stage, w);
  for (const index of w.dots) {
    const p = placeOf(w, { x: index % w.map.columns, y: Math.floor(index / w.map.columns) });
    if (w.hoard > 0) {
      art.draw(hoarded(stage, w, index), p.x, p.y, w.cell * 0.8);
      continue;
    }
    ctx.fillStyle = lighter(plan.palette.accent, 0.35);
    ctx.beginPath();
    ctx.arc(p.x, p.y, w.cell * 0.11, 0, turn);
    ctx.fill();
  }
  if (w.door) drawExitDoor(stage, placeOf(w, w.door), w.cell * 0.42, w.cell * 0.62, isLocked(stage, w));
  for (const [index, actor] of w.treats) {
    if (w.crates.has(index)) continue;
    const p = placeOf(w, { x: index % w.map.columns, y: Math.floor(index / w.map.columns) });
    ctx.fillStyle = alpha(plan.palette.accent, 0.3 + 0.15 * Math.sin(time * 5));
    ctx.beginPath();
    ctx.arc(p.x, p.y, w.cell * 0.62, 0, turn);
    ctx.fill();
    art.draw(actor, p.x, p.y, w.cell * (1.05 + Math.sin(time * 5) * 0.08));
  }
  drawBombs(stage, w);
  drawPrey(stage, w);
  drawWatched(stage, w);
  for (const [i, foe] of w.foes.entries()) {
    const p = placeOf(w, between(foe));
    const scared = w.scared > 0 && foe.caught <= 0;
    const blink = scared && w.scared < 2 && Math.sin(time * 18) > 0;
    art.draw(varied(art, foe.actor, i), p.x, p.y - 2, w.cell * (scared ? 1.05 : 1.3), {
      // A white blink would hide who it is.
      alpha: foe.caught > 0 ? 0.35 : blink ? 0.55 : 1,
      asleep: scared || areAsleep(stage, w),
      squash: scared ? Math.sin(time * 20) * 0.1 : 0,
      flip: foe.heading === 'left',
      walk: time * 10 + i,
    });
    if (scared && !blink) {
      ctx.fillStyle = alpha(plan.palette.second, 0.4);
      ctx.beginPath();
      ctx.arc(p.x, p.y, w.cell * 0.6, 0, turn);
      ctx.fill();
    }
  }
  drawShots(stage, w);
  const hero = placeOf(w, between(w.hero));
  drawHalo(stage, hero, w.cell);
  art.draw(w.hero.actor, hero.x, hero.y - 2, w.cell * (1.35 + w.chewing * 0.12), {
    flip: w.hero.heading === 'left',
    walk: time * 14,
    squash: w.chewing * 0.1,
    alpha: w.safe > 0 && Math.sin(time * 26) > 0 ? 0.4 : 1,
  });
  drawTorchlight(stage, w);
  effects.draw(ctx);
  backdrop.drawAir();
}

/** Light around the hero, who would be lost among as many dots and walls. */
function drawHalo({ ctx }: Stage, { x, y }: Point, cell: number): void {
  const light = ctx.createRadialGradient(x, y, cell * 0.2, x, y, cell * 1.5);
  light.addColorStop(0, 'rgba(255,248,214,0.75)');
  light.addColorStop(0.45, 'rgba(255,244,196,0.3)');
  light.addColorStop(1, 'rgba(255,244,196,0)');
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.arc(x, y, cell * 1.5, 0, turn);
  ctx.fill();
}

/** The walls change only with the level, so they are drawn once. */
function drawWalls(stage: Stage, w: MazeWorld): void {
  const { ctx, view } = stage;
  const map = w.hall ?? w.map;
  if (!walls || walls.map !== map || walls.cell !== w.cell || walls.scale !== view.scale) {
    const image = picture(w.field.w * view.scale, w.field.h * view.scale, (pen) => {
      pen.scale(view.scale, view.scale);
      paintWalls(stage, { ...w, map }, pen);
    });
    walls = { image, map, cell: w.cell, scale: view.scale };
  }
  ctx.drawImage(walls.image, w.field.x, w.field.y, w.field.w, w.field.h);
}

function paintWalls(stage: Stage, w: MazeWorld, pen: CanvasRenderingContext2D): void {
  const { palette, theme } = stage.plan;
  const neon = theme.look === 'neon';
  if (materialOf(stage.plan)) {
    paintMaterial(pen, stage.plan, w.map, w.cell);
    return;
  }
  const style = at(['rails', 'outlines'] as const, stage.plan.seed % 7);
  const trace = (dy: number) => {
    pen.beginPath();
    for (let y = 0; y < w.map.rows; y++) {
      for (let x = 0; x < w.map.columns; x++) {
        if (isOpen(w.map, { x, y })) continue;
        const px = (x + 0.5) * w.cell;
        const py = (y + 0.5) * w.cell + dy;
        pen.moveTo(px, py);
        pen.lineTo(px + 0.01, py);
        for (const [dx, dv] of [
          [1, 0],
          [0, 1],
        ] as const) {
          if (x + dx >= w.map.columns || y + dv >= w.map.rows || isOpen(w.map, { x: x + dx, y: y + dv })) continue;
          pen.moveTo(px, py);
          pen.lineTo(px + dx * w.cell, py + dv * w.cell);
        }
      }
    }
  };
  pen.lineCap = theme.look === 'pixel' ? 'square' : 'round';
  pen.lineJoin = 'round';
  const layers: [number, number, string][] =
    neon || style === 'outlines'
      ? [
          [0, 0.56, neon ? palette.second : lighter(palette.edge, 0.2)],
          [0, 0.4, darker(palette.ground, neon ? 0.6 : 0.45)],
        ]
      : [
          [3, 0.66, alpha(palette.ink, 0.5)],
          [0, 0.62, darker(palette.near, 0.45)],
          [-1.5, 0.5, palette.near],
          [-3, 0.24, lighter(palette.near, 0.22)],
        ];
  for (const [dy, width, colour] of layers) {
    trace(dy);
    pen.lineWidth = w.cell * width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}
