import { widthOf, write } from '../../canvas/lettering.ts';
import { alpha, darker, lighter } from '../../math/colour.ts';
import { easeBack, type Point, type Rect, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { fillRounded } from '../../stage/board.ts';
import type { Stage } from '../../stage/stage.ts';
import { binBoxes, fallingPlace, type SortingWorld } from './world.ts';

const colours = ['#4aa8ff', '#52d681', '#ffd23f', '#ff6b81', '#b47bff'];

export function drawSorting(stage: Stage, w: SortingWorld): void {
  const { ctx, view, plan, art, backdrop, effects, time } = stage;
  backdrop.draw({ x: time * 8, ground: view.h, dim: 0.1 });
  const boxes = binBoxes(stage, w);
  const place = fallingPlace(stage, w);
  drawChute(stage, place.y);
  const hero = view.portrait
    ? { x: 54, y: (boxes[0]?.y ?? 0) - 56, size: 76 }
    : { x: view.w * 0.12, y: view.h * 0.5, size: 110 };
  art.draw(plan.theme.hero, hero.x, hero.y, hero.size, {
    tilt: Math.sin(time * 2) * 0.05,
    squash: Math.sin(time * 3) * 0.03 - Math.max(0, 0.2 - Math.min(...w.right)) * 0.5,
  });
  for (const one of w.thrown) {
    const shrink = 1 - one.age / 0.5;
    drawThing(stage, at(plan.theme.things, one.kind), one, 74 * shrink, one.age * 9);
  }
  if (w.wait <= 0) {
    const grow = 0.7 + 0.3 * easeBack(w.fallen * 8);
    drawThing(stage, at(plan.theme.things, w.kind), place, 82 * grow, Math.sin(time * 4) * 0.16);
  }
  boxes.forEach((_, i) => {
    drawBin(stage, w, i);
  });
  effects.draw(ctx);
  backdrop.drawAir();
}

/** A picture, or a word on a plate. */
function drawThing(stage: Stage, thing: Actor, { x, y }: Point, size: number, tilt: number): void {
  if (!stage.rule('written', 0)) {
    stage.art.draw(thing, x, y, size, { tilt });
    return;
  }
  const { ctx, plan } = stage;
  const height = size * 0.34;
  const w = Math.max(size * 0.7, widthOf(thing.name, height) + size * 0.4);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt * 0.4);
  fillRounded(ctx, { x: -w / 2 + 3, y: -size * 0.34 + 5, w, h: size * 0.68 }, 14, alpha(plan.palette.ink, 0.4));
  fillRounded(ctx, { x: -w / 2, y: -size * 0.34, w, h: size * 0.68 }, 14, '#fffdf4');
  write(ctx, thing.name, 0, 0, height, { fill: '#2b2540', weight: 0.2 });
  ctx.restore();
}

/** A light that narrows as the time runs out. */
function drawChute({ ctx, view, plan }: Stage, y: number): void {
  const glow = ctx.createLinearGradient(0, 0, 0, y + 60);
  glow.addColorStop(0, alpha(plan.palette.paper, 0.35));
  glow.addColorStop(1, alpha(plan.palette.paper, 0));
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.moveTo(view.w / 2 - 30, -10);
  ctx.lineTo(view.w / 2 + 30, -10);
  ctx.lineTo(view.w / 2 + 64, y + 60);
  ctx.lineTo(view.w / 2 - 64, y + 60);
  ctx.fill();
}

/** Where one thing is sorted by its colours, each bin has its own of them. */
function colourOfBin({ plan: { theme } }: Stage, { bins }: SortingWorld, i: number): string {
  const sorted = theme.things.slice(0, bins);
  const isByColour = !theme.groups && sorted.every(({ name, tint }) => tint && name === sorted[0]?.name);
  return (isByColour && sorted[i]?.tint) || at(colours, i);
}

/** They have a roof. */
const houses = /(^| )(station|depot|garage|barn|house|hangar|stable)$/;

function drawRoof(ctx: CanvasRenderingContext2D, { x, y, w }: Rect, fill: string, edge: string): void {
  ctx.fillStyle = fill;
  ctx.strokeStyle = edge;
  ctx.lineWidth = 5;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - 9, y - 2);
  ctx.lineTo(x + w / 2, y - w * 0.36);
  ctx.lineTo(x + w + 9, y - 2);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

function drawBin(stage: Stage, w: SortingWorld, i: number): void {
  const { ctx, plan, time } = stage;
  const box = binBoxes(stage, w)[i];
  if (!box) return;
  const colour = colourOfBin(stage, w, i);
  const right = Math.max(0, 1 - (w.right[i] ?? 9) * 4);
  const wrong = Math.max(0, 1 - (w.wrong[i] ?? 9) * 3);
  const dx = Math.sin(time * 50) * wrong * 5;
  const dy = right * 6;
  ctx.save();
  ctx.translate(dx, dy);
  fillRounded(ctx, { x: box.x + 4, y: box.y + 8, w: box.w, h: box.h }, 14, alpha(plan.palette.ink, 0.4));
  ctx.fillStyle = wrong > 0.1 ? plan.palette.danger : colour;
  ctx.strokeStyle = w.bins > 3 && w.cursor === i ? plan.palette.paper : darker(colour, 0.45);
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(box.x, box.y);
  ctx.lineTo(box.x + box.w, box.y);
  ctx.lineTo(box.x + box.w * 0.92, box.y + box.h);
  ctx.lineTo(box.x + box.w * 0.08, box.y + box.h);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  fillRounded(ctx, { x: box.x - 5, y: box.y - 8, w: box.w + 10, h: 18 }, 8, lighter(colour, 0.3));
  if (houses.test(plan.theme.tool?.name ?? '')) drawRoof(ctx, box, darker(colour, 0.25), darker(colour, 0.55));
  drawSign(stage, box, i, right);
  if (window.matchMedia('(pointer: fine)').matches)
    write(ctx, String(i + 1), box.x + box.w / 2, box.y + 1, 9, { fill: darker(colour, 0.6), weight: 0.22 });
  ctx.restore();
}

/** What belongs in the bin: a picture of it, or the name of its group below one of its members. */
function drawSign({ ctx, plan, art, rule }: Stage, box: Rect, i: number, right: number): void {
  const { things, groups } = plan.theme;
  const group = groups?.[i];
  if (group && rule('written', 0)) {
    writeLabel(ctx, group.label, box, i, 0.52, 22);
    return;
  }
  const shown = group ? things.find(({ name }) => group.members.includes(name)) : at(things, i);
  const x = box.x + box.w / 2;
  const y = box.y + box.h * (group ? 0.42 : 0.56);
  const size = Math.min(box.w, box.h) * (group ? 0.76 : 1);
  ctx.fillStyle = alpha('#ffffff', 0.85);
  ctx.beginPath();
  ctx.arc(x, y, size * 0.34, 0, turn);
  ctx.fill();
  if (shown) art.draw(shown, x, y, size * 0.52 * (1 + right * 0.2));
  if (!group) return;
  writeLabel(ctx, group.label, box, i, 0.84, 15);
}

function writeLabel(
  ctx: CanvasRenderingContext2D,
  group: string,
  box: Rect,
  i: number,
  place: number,
  size: number,
): void {
  const label = group.toUpperCase();
  const height = Math.min(size, (box.w * 0.76 * size) / widthOf(label, size));
  write(ctx, label, box.x + box.w / 2, box.y + box.h * place, height, {
    fill: '#fff',
    under: darker(at(colours, i), 0.6),
    weight: 0.22,
  });
}
