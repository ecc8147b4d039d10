import { alpha } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import { at, hashOf } from '../../math/random.ts';
import type { Actor, Care } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';

const plants =
  /flower|rose|tulip|blossom|hibiscus|lotus|plant|tree|sprout|herb|cactus|leaf|carrot|corn|vegetable|berry|daisy|orchid|bonsai|wheat|tomato|pumpkin|bouquet|dandelion|hyacinth/;
const fires = /^(flame|fire)$|(fire|flame)$/;

export const isPlant = ({ name }: Actor): boolean => plants.test(name);
export const isFire = ({ name, sprite }: Actor): boolean => sprite === 'flame' || fires.test(name);

/** Plants are watered unless the plan says otherwise; everybody else is brought something. */
export const careOf = ({ plan }: Stage, i: number): Care =>
  plan.theme.care ?? (isPlant(at(plan.theme.things, i)) ? 'water' : 'bring');

/** What flies from the hero to the one who waits, and what the one who waits wishes for. */
export function giftOf(stage: Stage, i: number): Actor {
  const { art, plan } = stage;
  const { gifts = [], things } = plan.theme;
  const care = careOf(stage, i);
  if (care === 'water' || care === 'put-out') return art.actor('drop');
  if (care === 'light') return art.actor('flame');
  if (care === 'harvest') return at(things, i);
  if (care === 'wash') return art.actor('pearl', '#cfeeff');
  return gifts.length > 0 ? at(gifts, i) : art.heart;
}

/** How large it is: plants grow, a crop ripens while it waits, and a fire spreads until it is put out. */
export function sizeOf(stage: Stage, i: number, need: number, grown: number): number {
  const actor = at(stage.plan.theme.things, i);
  const care = careOf(stage, i);
  if (care === 'water' && isPlant(actor)) return grown < 1 ? 0.44 : 0.64;
  if (care === 'harvest') return 0.26 + need * 0.34;
  if (care === 'put-out' && isFire(actor)) return 0.2 + need * 0.46;
  return 0.52;
}

export type Place = { x: number; y: number; size: number };

/** The state that care changes: flames on a house, dirt, the light of a candle. */
export function drawState(stage: Stage, i: number, place: Place, need: number): void {
  const care = careOf(stage, i);
  if (care === 'put-out' && !isFire(at(stage.plan.theme.things, i))) drawFlames(stage, i, place, need);
  if (care === 'wash') drawDirt(stage, i, place, need);
  if (care === 'light') drawLight(stage, i, place, need);
}

/** Drawn with a flame of its own, which is only there while it is lit. */
export const hasFlame = ({ name }: Actor): boolean => /candle|diya|torch/.test(name);

/** Leaves out the flame in the upper part of the picture. */
export function drawWick({ ctx }: Stage, { x, y, size }: Place, draw: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - size, y - size * 0.17, size * 2, size * 2);
  ctx.clip();
  draw();
  ctx.restore();
}

function drawFlames({ art, time }: Stage, i: number, { x, y, size }: Place, need: number): void {
  const flame = art.actor('flame');
  for (const [n, dx, dy] of [
    [0, -0.13, -0.1],
    [1, 0.14, -0.04],
    [2, 0.01, -0.2],
  ] as const) {
    const height = size * (need * 0.42 - n * 0.05) * (1 + Math.sin(time * 9 + i * 2 + n * 2.1) * 0.12);
    if (height > 4) art.draw(flame, x + dx * size, y + dy * size, height, { tilt: Math.sin(time * 6 + n) * 0.1 });
  }
}

function drawDirt({ ctx }: Stage, i: number, { x, y, size }: Place, need: number): void {
  ctx.fillStyle = alpha('#6b4a26', Math.min(0.85, need * 1.6));
  for (let n = 0; n < 6; n++) {
    const angle = ((hashOf(`dirt ${i} ${n}`) % 100) / 100) * turn;
    const far = size * (0.05 + 0.025 * n);
    ctx.beginPath();
    ctx.arc(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      size * Math.min(1, need + 0.2) * (0.03 + (n % 3) * 0.014),
      0,
      turn,
    );
    ctx.fill();
  }
}

/** A flame that burns down, with its glow. */
function drawLight({ ctx, art, time }: Stage, i: number, { x, y, size }: Place, need: number): void {
  const left = Math.max(0, 1 - need * 1.3);
  if (left <= 0.05) return;
  const height = 0.1 + 0.16 * left;
  const top = y - size * (0.08 + height * 0.45);
  const glow = ctx.createRadialGradient(x, top, 0, x, top, size * 0.42 * left);
  glow.addColorStop(0, alpha('#fff2b0', 0.75));
  glow.addColorStop(1, alpha('#ffb02e', 0));
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(x, top, size * 0.42 * left, 0, turn);
  ctx.fill();
  art.draw(art.actor('flame'), x, top, size * height, { tilt: Math.sin(time * 7 + i) * 0.12 });
}

/** The colours of the splash where a gift arrives. */
export function coloursOf(stage: Stage, i: number): string[] {
  const { palette } = stage.plan;
  const care = careOf(stage, i);
  if (care === 'water' || care === 'put-out' || care === 'wash') return ['#7cd0ff', palette.paper, '#bfeaff'];
  if (care === 'light') return ['#ffd23f', '#ff9a3d', '#fff2b0'];
  return [stage.art.colourOf(giftOf(stage, i)), palette.paper, palette.accent];
}
