import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Rect, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor, Scene } from '../../plan.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Address, type Prop, streetUnits, type Town } from './town.ts';

const pavementUnits = 9;

/** Streets of earth and stone in the country, of asphalt in a town. */
const roads: Partial<Record<Scene, string>> = {
  farm: '#c7a06a',
  meadow: '#cda873',
  forest: '#a98558',
  autumn: '#b58a5a',
  desert: '#d9b57e',
  beach: '#dcc090',
  castle: '#9a948c',
  haunted: '#6f6580',
  candy: '#f3b6cf',
  snow: '#8fa3bd',
};

/** Where the floor is stone, houses have lawns. */
const paved = new Set<Scene>(['city', 'cyber', 'school', 'shop', 'fair', 'stadium', 'castle']);

const props: Partial<Record<Scene, string>> = {
  city: 'tree',
  meadow: 'tree tree flower',
  farm: 'tree sunflower',
  autumn: 'tree mushroom',
  haunted: 'tree pumpkin',
  candy: 'lollipop candy',
  sea: 'rock shell',
  lake: 'rock leaf',
  space: 'asteroid planet star',
  moon: 'rock asteroid',
  sky: 'cloud raincloud',
  forest: 'pine tree mushroom',
  jungle: 'palm tree',
  fair: 'tree balloon',
  school: 'tree',
  shop: 'tree',
  stadium: 'tree',
  room: 'book ball',
  castle: 'tree barrel',
};

const roofs = ['#e8604c', '#4f8fe0', '#f2b23e', '#6cb45a', '#b57be0', '#f08a4b', '#46b8b0', '#e87fa8'];

export function propsOf(stage: Stage, fallback: string): Actor[] {
  return (props[stage.plan.theme.scene] ?? fallback).split(' ').map((sprite) => stage.art.actor(sprite));
}

/** The roadway with pavements, a broken line in its middle, and crossings for those on foot. */
export function drawStreets(stage: Stage, town: Town, seen: Rect): void {
  const { ctx, plan } = stage;
  const { palette, theme } = plan;
  const isDark = plan.hour === 'night' || plan.hour === 'dusk';
  const bare = roads[theme.scene] ?? mix('#5b6070', palette.ink, 0.18);
  const road = isDark ? mix(bare, '#10142e', 0.42) : bare;
  const pavement = isDark ? mix('#b9bccb', '#10142e', 0.4) : mix('#d9d4cc', palette.edge, 0.14);
  ctx.fillStyle = road;
  ctx.beginPath();
  ctx.rect(0, 0, town.w, town.h);
  for (const { x, y, w, h } of town.blocks) ctx.roundRect(x, y, w, h, 18);
  ctx.fill('evenodd');
  const near = town.blocks.filter(
    ({ x, y, w, h }) =>
      x < seen.x + seen.w + 90 && x + w > seen.x - 90 && y < seen.y + seen.h + 90 && y + h > seen.y - 90,
  );
  drawLines(stage, near, roads[theme.scene] ? alpha(lighter(road, 0.35), 0.7) : alpha('#fff4cf', 0.75));
  for (const { x, y, w, h } of near) {
    if (paved.has(theme.scene)) {
      ctx.fillStyle = isDark ? '#3d6b4c' : '#84c468';
      ctx.beginPath();
      ctx.roundRect(x + 4, y + 4, w - 8, h - 8, 14);
      ctx.fill();
    }
    ctx.lineWidth = pavementUnits;
    ctx.strokeStyle = pavement;
    ctx.beginPath();
    ctx.roundRect(x + pavementUnits / 2, y + pavementUnits / 2, w - pavementUnits, h - pavementUnits, 15);
    ctx.stroke();
    ctx.lineWidth = 2;
    ctx.strokeStyle = alpha(darker(road, 0.5), 0.55);
    ctx.beginPath();
    ctx.roundRect(x, y, w, h, 18);
    ctx.stroke();
  }
}

function drawLines({ ctx, plan }: Stage, blocks: Rect[], line: string): void {
  const half = streetUnits / 2;
  ctx.save();
  ctx.strokeStyle = line;
  ctx.lineWidth = 3.5;
  ctx.lineCap = 'round';
  ctx.setLineDash([13, 17]);
  ctx.beginPath();
  for (const { x, y, w, h } of blocks) {
    ctx.moveTo(x + 12, y - half);
    ctx.lineTo(x + w - 8, y - half);
    ctx.moveTo(x + 12, y + h + half);
    ctx.lineTo(x + w - 8, y + h + half);
    ctx.moveTo(x - half, y + 12);
    ctx.lineTo(x - half, y + h - 8);
    ctx.moveTo(x + w + half, y + 12);
    ctx.lineTo(x + w + half, y + h - 8);
  }
  ctx.stroke();
  ctx.restore();
  if (roads[plan.theme.scene]) return;
  ctx.fillStyle = alpha('#ffffff', 0.5);
  for (const { x, y, w } of blocks)
    for (let n = 0; n < 6; n++) {
      ctx.fillRect(x + 10, y - streetUnits + 9 + n * 11, 15, 6);
      ctx.fillRect(x + w + 9 + n * 11, y + 10, 6, 15);
    }
}

/** Lamps at the corners, which shine after dark. */
export function drawLamps({ ctx, plan }: Stage, town: Town): void {
  const isDark = plan.hour === 'night' || plan.hour === 'dusk';
  if (!isDark) return;
  for (const { x, y, w, h } of town.blocks)
    for (const [lx, ly] of [
      [x + 4, y + 4],
      [x + w - 4, y + h - 4],
    ] as const) {
      const glow = ctx.createRadialGradient(lx, ly, 2, lx, ly, 64);
      glow.addColorStop(0, alpha('#ffe9a6', 0.6));
      glow.addColorStop(0.3, alpha('#ffd77a', 0.24));
      glow.addColorStop(1, alpha('#ffd77a', 0));
      ctx.fillStyle = glow;
      ctx.fillRect(lx - 64, ly - 64, 128, 128);
      ctx.fillStyle = '#fff6d8';
      ctx.beginPath();
      ctx.arc(lx, ly, 4, 0, turn);
      ctx.fill();
    }
}

export function drawProp(stage: Stage, { x, y, size, look }: Prop, kinds: Actor[]): void {
  shadow(stage, x, y + size * 0.44, size * 0.34, size * 0.1, 0.24);
  stage.art.draw(at(kinds, look), x, y, size, { flip: look % 2 === 0 });
}

/** A building: the one the plan names, or a house in one of several colours. */
export function drawAddress(stage: Stage, address: Address, named: Actor | undefined): void {
  const { art, plan } = stage;
  const { x, y, size, look } = address;
  shadow(stage, x, y + size * 0.45, size * 0.46, size * 0.1, 0.28);
  art.draw(named ?? art.actor('house', at(roofs, look)), x, y, size);
  if (plan.hour !== 'night') return;
  const { ctx } = stage;
  const glow = ctx.createRadialGradient(x, y + size * 0.2, 2, x, y + size * 0.2, size * 0.5);
  glow.addColorStop(0, alpha('#ffdf8c', 0.42));
  glow.addColorStop(1, alpha('#ffdf8c', 0));
  ctx.fillStyle = glow;
  ctx.fillRect(x - size * 0.5, y - size * 0.3, size, size);
}

/** Beyond the last street or the last tree there is nothing to go to. */
export function drawRim({ ctx, plan }: Stage, { w, h }: Town): void {
  ctx.strokeStyle = alpha(plan.palette.paper, 0.5);
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.roundRect(-2, -2, w + 4, h + 4, 16);
  ctx.stroke();
}
