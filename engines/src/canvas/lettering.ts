import { systemWidthOf, writeInSystemFont } from './system-lettering.ts';
import { translated } from './texts.ts';

/**
 * Our own lettering: each glyph is a few pen strokes on a grid 4 wide and 6 high, with corners rounded by the style. It
 * looks the same on every device, and no font has to be loaded. A point is two digits, x and y; a mark ' keeps its
 * corner sharp; | lifts the pen.
 */
const glyphs: Record<string, string> = {
  A: '06 00 40 46|04 44',
  B: "03' 00' 30 33 03'|03' 43 46 06' 03'",
  C: "40' 00 06 46'",
  D: "06' 00' 40 46 06' 00'",
  E: "40' 00' 06' 46'|03 33",
  F: "40' 00' 06'|03 33",
  G: "40' 00 06 46 43' 23'",
  H: '00 06|40 46|03 43',
  I: '00 06',
  J: '30 36 06 05',
  K: "00 06|40 03' 46",
  L: "00 06' 36",
  M: "06 00' 24' 40' 46",
  N: "06 00' 46' 40",
  O: '20 40 46 06 00 20',
  P: "06 00' 40 43 03",
  Q: '20 40 46 06 00 20|34 46',
  R: "06 00' 40 43 03'|23 46",
  S: "40' 00 03 43 46 06'",
  T: '00 40|20 26',
  U: '00 06 46 40',
  V: "00 26' 40",
  W: "00 06' 22' 46' 40",
  X: '00 46|40 06',
  Y: "00 23' 40|23 26",
  Z: "00' 40' 06' 46'",
  0: '20 40 46 06 00 20',
  1: "11 20' 26|06 46",
  2: "00' 40 43 03 06' 46'",
  3: "00' 40 46 06'|13 43",
  4: "10 04' 44|32 36",
  5: "40' 00' 03' 43 46 06'",
  6: "40' 00 06 46 43 03'",
  7: "00 40' 16",
  8: '20 40 46 06 00 20|03 43',
  9: "43' 03 00 40 46 06'",
  '!': '00 04|06 06',
  '?': "01' 00 40 43 23' 24|26 26",
  '.': '06 06',
  ',': '16 07',
  "'": '00 01',
  '-': '03 33',
  ':': '02 02|05 05',
  '+': '03 43|21 25',
  '/': '30 06',
  '&': '46 11 20 31 04 16 44',
  '%': '40 06|00 00|46 46',
  '=': '02 42|04 44',
  '(': '20 02 04 26',
  ')': '00 22 24 06',
};

export type LetterStyle = {
  /** 0 square to 1 round. */
  round: number;
  /** Pen width as a share of the capitals' height. */
  weight: number;
  slant: number;
};

type Writing = Partial<LetterStyle> & {
  align?: 'left' | 'center' | 'right';
  fill?: string | CanvasGradient;
  /** Outline colour that keeps the text readable on any background. */
  under?: string | null;
  /** Digits of equal width, so that a counter does not jitter. */
  tabular?: boolean;
};

const ordinary: LetterStyle = { round: 0.7, weight: 0.17, slant: 0 };
const gap = 1.75;
const space = 2;

type Glyph = { width: number; strokes: { x: number; y: number; sharp: boolean }[][] };
const parsed = new Map<string, Glyph>();

function glyphOf(letter: string): Glyph {
  const known = parsed.get(letter);
  if (known) return known;
  const strokes = (glyphs[letter] ?? '')
    .split('|')
    .filter((s) => s)
    .map((stroke) => stroke.split(' ').map((p) => ({ x: Number(p[0]), y: Number(p[1]), sharp: p.endsWith("'") })));
  const width = letter === ' ' ? space : Math.max(0, ...strokes.flat().map((p) => p.x));
  const glyph = { width, strokes };
  parsed.set(letter, glyph);
  return glyph;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/×/g, 'X')
    .replace(/–|—/g, '-')
    .toUpperCase();

/** Whether our glyphs cover a text; a dropped accent would make another letter. */
export function isSpelt(text: string): boolean {
  const own = text.replace(/[‘’]/g, "'").replace(/×/g, 'X').replace(/–|—/g, '-').toUpperCase();
  return [...own].every((letter) => letter === ' ' || glyphs[letter] !== undefined);
}

export function widthOf(written: string, size: number, tabular = false): number {
  const text = translated(written);
  if (!isSpelt(text)) return systemWidthOf(text, size);
  let width = -gap;
  for (const letter of plain(text)) width += widthOfLetter(letter, tabular) + gap;
  return (Math.max(0, width) * size) / 6;
}

function widthOfLetter(letter: string, tabular: boolean): number {
  return tabular && letter >= '0' && letter <= '9' ? 4 : glyphOf(letter).width;
}

/** Writes text with the middle of its capitals at y. The size is their height. */
export function write(
  ctx: CanvasRenderingContext2D,
  written: string,
  x: number,
  y: number,
  size: number,
  writing: Writing = {},
): void {
  const { align = 'center', fill = '#fff', under = null, tabular = false } = writing;
  const text = translated(written);
  if (!isSpelt(text)) {
    writeInSystemFont(ctx, text, x, y, size, { align, fill, under });
    return;
  }
  const style = { ...ordinary, ...writing };
  const width = widthOf(text, size, tabular);
  let pen = align === 'center' ? x - width / 2 : align === 'right' ? x - width : x;
  ctx.lineCap = style.round < 0.1 ? 'square' : 'round';
  ctx.lineJoin = style.round < 0.1 ? 'miter' : 'round';
  ctx.beginPath();
  for (const letter of plain(text)) {
    trace(ctx, letter, pen, y - size / 2, size, style);
    pen += ((widthOfLetter(letter, tabular) + gap) * size) / 6;
  }
  if (under) {
    ctx.strokeStyle = under;
    ctx.lineWidth = size * style.weight + Math.max(2.4, size * 0.16);
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.stroke();
    ctx.lineCap = style.round < 0.1 ? 'square' : 'round';
    ctx.lineJoin = style.round < 0.1 ? 'miter' : 'round';
  }
  ctx.strokeStyle = fill;
  ctx.lineWidth = size * style.weight;
  ctx.stroke();
}

/** Adds one glyph to the path. */
export function trace(
  ctx: CanvasRenderingContext2D,
  letter: string,
  x: number,
  y: number,
  size: number,
  style: LetterStyle,
): void {
  const unit = size / 6;
  for (const stroke of glyphOf(letter).strokes) {
    const points = stroke.map((p) => ({
      x: x + (p.x + (6 - p.y) * style.slant) * unit,
      y: y + p.y * unit,
      sharp: p.sharp,
    }));
    const first = points[0];
    if (!first) continue;
    ctx.moveTo(first.x, first.y);
    for (let i = 1; i < points.length; i++) {
      const p = points[i] ?? first;
      const before = points[i - 1] ?? first;
      const after = points[i + 1];
      // A dot is a stroke of zero length, which some browsers do not draw.
      if (!after) ctx.lineTo(p.x + 0.01, p.y);
      else if (p.sharp) ctx.lineTo(p.x, p.y);
      else {
        const into = Math.hypot(p.x - before.x, p.y - before.y) / (i === 1 ? 1 : 2);
        const out = Math.hypot(p.x - after.x, p.y - after.y) / (i === points.length - 2 ? 1 : 2);
        ctx.arcTo(p.x, p.y, after.x, after.y, Math.max(0, Math.min(unit * 2 * style.round, into, out)));
      }
    }
  }
}
