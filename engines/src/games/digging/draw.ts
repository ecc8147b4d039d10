import { picture } from '../../canvas/screen.ts';
import { alpha, darker, lighter, lightnessOf, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { holdSeconds, isRocky } from './level.ts';
import { between, cellAt, type DiggingWorld, isOpen, placeOf } from './world.ts';

let strata: { image: HTMLCanvasElement; key: string } | null = null;

export function drawDigging(stage: Stage, w: DiggingWorld): void {
  const { ctx, view, art, plan, backdrop, effects, time } = stage;
  const surface = w.field.y + w.cell;
  // Only the first level is under the open sky.
  backdrop.draw({ ground: surface + 4, dim: w.level > 1 ? 0.62 : 0 });
  backdrop.drawGround(0, surface);
  drawStrata(stage, w, surface);
  drawTunnels(stage, w, surface);
  for (const [i, thing] of w.things) {
    const p = placeOf(w, cellAt(w, i));
    glint(stage, p.x, p.y, w.cell * 0.52, i);
    art.draw(thing, p.x, p.y, w.cell * 0.78);
  }
  const look = plan.theme.foes.find(isRocky) ?? art.actor('rock');
  for (const rock of w.rocks) {
    const p = placeOf(w, rock);
    const isLoose = rock.speed === 0 && rock.hold < holdSeconds;
    const dx = isLoose ? Math.sin(time * 45) * 2.2 : 0;
    art.draw(look, p.x + dx, p.y, w.cell * 1.02, { tilt: rock.speed > 0 ? Math.sin(rock.y * 3) * 0.2 : 0 });
  }
  for (const foe of w.foes) {
    if (foe.away > 0) continue;
    const p = placeOf(w, between(foe));
    art.draw(foe.actor, p.x, p.y - 1, w.cell * 0.98, {
      alpha: foe.isGhost ? 0.55 + 0.15 * Math.sin(time * 9) : 1,
      flip: foe.heading === 'left',
      walk: time * 10,
    });
  }
  drawHero(stage, w);
  effects.draw(ctx);
  if (w.level === 1 && view.h > 0) backdrop.drawAir();
}

function drawHero({ art, time }: Stage, w: DiggingWorld): void {
  const p = placeOf(w, between(w.hero));
  const isMoving = w.hero.share < 1;
  const isDigging = isMoving && !isOpen(w, w.hero.to);
  art.draw(w.hero.actor, p.x, p.y - 1, w.cell * 1.1, {
    flip: w.hero.heading === 'left',
    walk: isMoving ? time * 14 : 0,
    squash: isDigging ? Math.sin(time * 30) * 0.1 : 0,
    tilt: isDigging ? Math.sin(time * 24) * 0.12 : 0,
    alpha: w.safe > 0 && Math.sin(time * 26) > 0 ? 0.4 : 1,
  });
}

/** What is buried shines through the earth. */
function glint({ ctx, plan, time }: Stage, x: number, y: number, r: number, phase: number): void {
  ctx.fillStyle = alpha(lighter(plan.palette.ground, 0.5), 0.22 + 0.08 * Math.sin(time * 3 + phase));
  ctx.beginPath();
  ctx.arc(x, y, r, 0, turn);
  ctx.fill();
}

const keyOf = ({ view }: Stage, w: DiggingWorld) =>
  `${w.level} ${w.cell} ${w.columns} ${w.rows} ${view.w} ${view.scale}`;

/** Layers, pebbles and the hard rock around the field: painted once for each level. */
function drawStrata(stage: Stage, w: DiggingWorld, surface: number): void {
  const { ctx, view } = stage;
  const h = view.h - surface + 24;
  if (strata?.key !== keyOf(stage, w)) {
    const image = picture((view.w + 40) * view.scale, h * view.scale, (pen) => {
      pen.scale(view.scale, view.scale);
      paintStrata(pen, stage, w, view.w + 40, h);
    });
    strata = { image, key: keyOf(stage, w) };
  }
  ctx.drawImage(strata.image, -20, surface + 4, view.w + 40, h);
}

function paintStrata(pen: CanvasRenderingContext2D, stage: Stage, w: DiggingWorld, width: number, h: number): void {
  const { palette, seed } = stage.plan;
  const random = randomFrom(seed + w.level * 31);
  const soil = soilOf(stage);
  const count = 5;
  for (let i = 0; i < count; i++) {
    const top = (i / count) * h * 0.98 + (i === 0 ? 40 : 0);
    const phase = random.range(0, turn);
    const deep = (i + w.level - 1) / (count + 3);
    pen.fillStyle = alpha(
      mix(i % 2 ? lighter(soil, 0.1) : soil, darker(palette.ink, 0.2), Math.min(0.6, deep * 0.7)),
      0.72,
    );
    pen.beginPath();
    for (let x = 0; x <= width; x += 10) pen.lineTo(x, top + Math.sin((x / width) * turn * 1.5 + phase) * 9);
    pen.lineTo(width, h);
    pen.lineTo(0, h);
    pen.fill();
  }
  for (let i = 0; i < (width * h) / 2600; i++) {
    const [x, y, r] = [random.range(0, width), random.range(20, h), random.range(1.2, 4.6)];
    pen.fillStyle = alpha(random.chance(0.5) ? lighter(soil, 0.3) : darker(soil, 0.4), random.range(0.25, 0.6));
    pen.beginPath();
    pen.ellipse(x, y, r, r * 0.7, random.range(0, 3), 0, turn);
    pen.fill();
  }
  pen.fillStyle = alpha(palette.ink, 0.5);
  const [left, right, bottom] = [w.field.x + 20, w.field.x + w.field.w + 20, (w.rows - 1) * w.cell - 4];
  if (left > 22) pen.fillRect(0, 0, left, h);
  if (width - right > 22) pen.fillRect(right, 0, width - right, h);
  pen.fillRect(left, bottom, right - left, h - bottom);
}

/** Earth that a dark tunnel can be seen in. */
function soilOf({ plan }: Stage): string {
  const { ground } = plan.palette;
  return lightnessOf(ground) < 0.22 ? lighter(ground, 0.3) : ground;
}

/** Round galleries with a worn rim. */
function drawTunnels(stage: Stage, w: DiggingWorld, surface: number): void {
  const { ctx, view, plan } = stage;
  const soil = soilOf(stage);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-20, surface, view.w + 40, view.h);
  ctx.clip();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [wide, colour] of [
    [1.06, alpha(darker(soil, 0.42), 0.75)],
    [0.9, mix(darker(soil, 0.72), plan.palette.ink, 0.35)],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = w.cell * wide;
    ctx.beginPath();
    traceTunnels(ctx, w);
    ctx.stroke();
  }
  ctx.restore();
}

function traceTunnels(ctx: CanvasRenderingContext2D, w: DiggingWorld): void {
  const line = (ax: number, ay: number, bx: number, by: number) => {
    const [a, b] = [placeOf(w, { x: ax, y: ay }), placeOf(w, { x: bx, y: by })];
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x + 0.01, b.y);
  };
  for (let y = 1; y < w.rows; y++)
    for (let x = 0; x < w.columns; x++) {
      if (!isOpen(w, { x, y })) continue;
      line(x, y, x, y);
      if (isOpen(w, { x: x + 1, y })) line(x, y, x + 1, y);
      if (isOpen(w, { x, y: y - 1 })) line(x, y, x, y - 1);
    }
  const { from, to } = w.hero;
  const at = between(w.hero);
  if (isOpen(w, from) && to.y + from.y > 0) line(from.x, from.y, at.x, at.y);
}
