import { darker, lighter } from '../math/colour.ts';
import { turn } from '../math/maths.ts';
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

const furs: Record<string, string> = {
  'fluent:polar-bear': '#dfe3e8',
  'fluent:hamster': '#e9b87c',
  'fluent:boar': '#8a5a3a',
  'fluent:moose': '#8a5f3c',
};

/** The body below a head, in a box of 200 by 200 around the origin: a coat with arms; feet are drawn as one walks. */
export function paintBody(ctx: CanvasRenderingContext2D, { name, picture = '', tint }: Actor): void {
  const fur = furs[picture];
  const known = usual.find(([who]) => who.test(picture))?.[1];
  const colour = tint ?? fur ?? known ?? clothes[hashOf(name) % clothes.length] ?? '#4f8fe0';
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
    limb(fur ?? skin, 17, side, 0, 42);
    limb(darker(colour, 0.18), 21, side, 0, 28);
  }
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(-30, 16);
  ctx.quadraticCurveTo(-48, 54, -46, 84);
  ctx.quadraticCurveTo(0, 104, 46, 84);
  ctx.quadraticCurveTo(48, 54, 30, 16);
  ctx.fill();
  if (fur) {
    ctx.fillStyle = lighter(colour, 0.45);
    ctx.beginPath();
    ctx.ellipse(0, 62, 26, 28, 0, 0, turn);
    ctx.fill();
  } else drawCoat(ctx, colour);
  ctx.restore();
}

/** Its seam and buttons. */
function drawCoat(ctx: CanvasRenderingContext2D, colour: string): void {
  ctx.fillStyle = darker(colour, 0.22);
  ctx.fillRect(-46, 76, 92, 9);
  ctx.fillStyle = lighter(colour, 0.55);
  for (const y of [44, 60]) {
    ctx.beginPath();
    ctx.arc(0, y, 4, 0, turn);
    ctx.fill();
  }
}
