import { darker, lighter } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';

/**
 * Sprites are written as short drawing orders on a box from -100 to 100:
 *   <order><colour> numbers; …      an order in capitals is drawn a second time, mirrored
 * Orders: c circle (x y r), e ellipse (x y rx ry degrees?), b blob through points, p polygon, l line (width, points),
 * r rounded rectangle (middle x y, w h, corner), h part of a disc (x y r, from and to in degrees), s star (x y r points),
 * y eye (x y r), z angry eye. Colours: a b c the sprite's own, d and h a darker and lighter a, the others of the paint box.
 */
export type Sprite = {
  colours: [string, string, string];
  walks: boolean;
  /** Where a hat sits and how wide the head is. */
  hat: { y: number; w: number };
  orders: Order[];
};

type Order = { order: string; colour: string; numbers: number[]; mirrored: boolean };

const paintBox: Record<string, string> = {
  k: '#2b2138',
  w: '#ffffff',
  r: '#ef4b4b',
  o: '#ff9233',
  y: '#ffd23f',
  g: '#55b84a',
  j: '#2c7a3f',
  u: '#3f8ef0',
  p: '#9457eb',
  n: '#8a5a36',
  s: '#ffd0a8',
  i: '#ff9db0',
  e: '#8b93a7',
  f: '#d9dfea',
  t: '#2fc4b2',
  x: '#4a4f63',
  v: '#5b3a24',
  q: '#bfeaff',
};

export function parseSprite(text: string, macros: Record<string, string>): Sprite {
  const [colours = '', flags = '', shapes = ''] = text.split('|');
  const [a = 'f90', b = 'fff', c = 'fff'] = colours.split(' ');
  const [y = -74, w = 46] = flags.replace('w', '').split(',').filter(Boolean).map(Number);
  const orders = shapes
    .replace(/@(.)/g, (_, name: string) => macros[name] ?? '')
    .split(';')
    .filter(Boolean)
    .map((order): Order => {
      const [head = '', ...numbers] = order.trim().split(' ');
      const name = head.charAt(0);
      return {
        order: name.toLowerCase(),
        mirrored: name !== name.toLowerCase(),
        colour: head.charAt(1),
        numbers: numbers.map(Number),
      };
    });
  return { colours: [`#${a}`, `#${b}`, `#${c}`], walks: flags.startsWith('w'), hat: { y, w }, orders };
}

/** Paints into a box of 200 by 200 around the origin. */
export function paintSprite(
  ctx: CanvasRenderingContext2D,
  sprite: Sprite,
  tint: string | null,
  asleep = false,
  isSad = false,
): void {
  const [own, second, third] = sprite.colours;
  const main = tint ?? own;
  const colourOf = (letter: string) => {
    if (letter === 'a') return main;
    if (letter === 'b') return second;
    if (letter === 'c') return third;
    if (letter === 'd') return darker(main, 0.3);
    if (letter === 'h') return lighter(main, 0.35);
    return paintBox[letter] ?? main;
  };
  for (const { order, colour, numbers, mirrored } of sprite.orders) {
    for (const side of mirrored ? [1, -1] : [1]) {
      ctx.save();
      ctx.scale(side, 1);
      ctx.fillStyle = ctx.strokeStyle = colourOf(colour);
      paint(ctx, order, isSad && order === 'l' ? withoutSmile(numbers) : numbers, side, asleep);
      ctx.restore();
    }
  }
}

/** A mouth is a line of three points with its middle below its corners. */
function withoutSmile(n: number[]): number[] {
  const [w = 0, x = 0, y = 0, middle = 0, low = 0, right] = n;
  return n.length === 7 && right === -x && low > y ? [w, x, low, middle, y, right, low] : n;
}

function paint(ctx: CanvasRenderingContext2D, order: string, n: number[], side: number, asleep: boolean): void {
  const [x = 0, y = 0, r = 10, s = 0, t = 0] = n;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.beginPath();
  if (order === 'y' || order === 'z') {
    eye(ctx, x, y, r, order === 'z', side, asleep);
    return;
  }
  if (order === 'l') {
    ctx.lineWidth = x;
    smooth(ctx, n.slice(1), false);
    ctx.stroke();
    return;
  }
  if (order === 'c') ctx.arc(x, y, r, 0, turn);
  if (order === 'e') ctx.ellipse(x, y, r, s, (t * Math.PI) / 180, 0, turn);
  if (order === 'h') ctx.arc(x, y, r, (s * Math.PI) / 180, (t * Math.PI) / 180);
  if (order === 'r') ctx.roundRect(x - r / 2, y - s / 2, r, s, t);
  if (order === 'b') smooth(ctx, n, true);
  if (order === 's') star(ctx, x, y, r, s);
  if (order === 'p' || order === 's') {
    for (let i = 0; order === 'p' && i < n.length; i += 2) ctx.lineTo(n[i] ?? 0, n[i + 1] ?? 0);
    ctx.closePath();
    ctx.lineWidth = 7;
    ctx.stroke();
  }
  ctx.fill();
}

function star(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, points: number): void {
  for (let i = 0; i < points * 2; i++) {
    const angle = (i / points - 0.5) * Math.PI;
    const reach = i % 2 ? r * 0.52 : r;
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
}

function eye(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  angry: boolean,
  side: number,
  asleep: boolean,
): void {
  ctx.strokeStyle = ctx.fillStyle = '#2b2138';
  if (asleep) {
    ctx.lineWidth = r * 0.4;
    ctx.arc(x, y - r * 0.3, r * 0.8, 0.3, Math.PI - 0.3);
    ctx.stroke();
    return;
  }
  const disc = (dx: number, dy: number, size: number, colour: string) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x + dx * side, y + dy, size, 0, turn);
    ctx.fill();
  };
  disc(0, 0, r, '#fff');
  disc(r * 0.16, r * 0.08, r * 0.66, '#2b2138');
  disc(r * 0.36, -r * 0.26, r * 0.24, '#fff');
  if (!angry) return;
  ctx.lineWidth = r * 0.5;
  ctx.beginPath();
  ctx.moveTo(x + r * 1.05, y - r * 1.25);
  ctx.lineTo(x - r * 0.95, y - r * 0.55);
  ctx.stroke();
}

/** A curve that passes through every point. */
function smooth(ctx: CanvasRenderingContext2D, n: number[], closed: boolean): void {
  const count = n.length / 2;
  const px = (i: number) => n[(closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))) * 2] ?? 0;
  const py = (i: number) => n[(closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))) * 2 + 1] ?? 0;
  ctx.moveTo(px(0), py(0));
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    ctx.bezierCurveTo(
      px(i) + (px(i + 1) - px(i - 1)) / 6,
      py(i) + (py(i + 1) - py(i - 1)) / 6,
      px(i + 1) - (px(i + 2) - px(i)) / 6,
      py(i + 1) - (py(i + 2) - py(i)) / 6,
      px(i + 1),
      py(i + 1),
    );
  }
}
