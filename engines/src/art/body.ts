import { darker, lighter } from '../math/colour.ts';
import { hashOf } from '../math/random.ts';
import type { Actor } from '../plan.ts';

const skin = '#ffc83d';
const clothes = ['#4f8fe0', '#e0605a', '#5aa868', '#a46bd0', '#e09a3c', '#3fa7a3'];

/** What somebody wears who is known by it. */
const usual: [RegExp, string][] = [
  [/claus/, '#d8383a'],
  [/clown/, '#f2b632'],
  [/old-woman/, '#9a6bc0'],
  [/cowboy/, '#9b6a3c'],
];

/** The body below a head, in a box of 200 by 200 around the origin: a coat with arms; feet are drawn as one walks. */
export function paintBody(ctx: CanvasRenderingContext2D, { name, picture = '', tint }: Actor): void {
  const known = usual.find(([who]) => who.test(picture))?.[1];
  const colour = tint ?? known ?? clothes[hashOf(name) % clothes.length] ?? '#4f8fe0';
  const limb = (stroke: string, width: number, side: number, from: number, to: number) => {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(side * 34, 34 + from * 0.5);
    ctx.lineTo(side * (34 + to * 0.55), 34 + to);
    ctx.stroke();
  };
  ctx.save();
  ctx.lineCap = 'round';
  for (const side of [-1, 1]) {
    limb(skin, 17, side, 0, 42);
    limb(darker(colour, 0.18), 21, side, 0, 28);
  }
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(-30, 16);
  ctx.quadraticCurveTo(-48, 54, -46, 84);
  ctx.quadraticCurveTo(0, 104, 46, 84);
  ctx.quadraticCurveTo(48, 54, 30, 16);
  ctx.fill();
  ctx.fillStyle = darker(colour, 0.22);
  ctx.fillRect(-46, 76, 92, 9);
  ctx.fillStyle = lighter(colour, 0.55);
  for (const y of [44, 60]) {
    ctx.beginPath();
    ctx.arc(0, y, 4, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}
