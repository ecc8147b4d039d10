import type { Point } from '../math/maths.ts';
import { systemWidthOf, writeInSystemFont } from './system-lettering.ts';
import { inCapitals, translated } from './texts.ts';

/**
 * Our own lettering: each glyph is a few pen strokes on a grid 4 wide and 6 high, with corners rounded by the style. It
 * looks the same on every device, and no font has to be loaded. A line is a letter and its points of two digits each, x
 * and y; a mark ' keeps a corner sharp, ~ never lets it become square, so that D differs from O and S from 5 in angular
 * styles too; | lifts the pen. Accents are at the end, by their combining characters.
 */
const glyphs: Record<string, string> = Object.fromEntries(
  `
A06004046|0444
B03'00'30~33~03'|03'43~46~06'03'
C40'000646'
D06'00'40~46~06'00'
E40'00'06'46'|0333
F40'00'06'|0333
G40'00064643'23'
H0006|4046|0343
I0006
J30360605
K0006|4003'46
L0006'36
M0600'24'40'46
N0600'46'40
O204046060020
P0600'404303
Q204046060020|3446
R0600'404303'|2346
S40'00~03~43~46~06'
T0040|2026
U00064640
V0026'40
W0006'22'46'40
X0046|4006
Y0023'40|2326
Z00'40'06'46'
02040~46~06~00~20
11120'26|0646
200'40430306'46'
300'404606'|1343
41004'44|3236
540'00'03'434606'
640'0006464303'
70040'16
8204043030020|234346060323
943'0300404606'
!0004|0606
?01'00404323'24|2626
.0606
,1607
'0001
-0333
:0202|0505
+0343|2125
/3006
&46112031041644
%4006|0000|4646
=0242|0444
·0303
(20020426
)00222406
"0001|2021
Ø204046060020|4600
Ł0006'36|0422
Đ06'00'40~46~06'00'|0323
Æ0620'40|2026'46|1343
Œ40000646|2026|2343
¡0206|0000
¿45'46060323'22|2020
·0303
•0303
;1212|1607
*0123|2103|1014
#1016|3036|0242|0444
°1021120110
º1021120110
ª1021120110
_0646
<30'03'36'
>00'33'06'
÷0343|2121|2525
€40'000646'|0223|0424
£4120121506'46'|0333
\u03001032
\u03013012
\u0302022042
\u030303112231
\u03041232
\u030601133341
\u03072121
\u03080101|4141
\u030a2031231120
\u030b1002|4032
\u030c00'22'40
\u03232727
\u03262617
\u0327252717
\u0328352739
`
    .split('\n')
    .map((line) => [line[0], line.slice(1)]),
);

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

type Corner = { x: number; y: number; corner: 'sharp' | 'never square' | 'by style' };
type Glyph = { width: number; strokes: Corner[][] };
const parsed = new Map<string, Glyph>();

function glyphOf(letter: string): Glyph {
  const known = parsed.get(letter);
  if (known) return known;
  const [base = '', ...accents] = letter.normalize('NFD');
  const strokes = strokesOf(base);
  const width = base === ' ' ? space : Math.max(0, ...strokes.flat().map((p) => p.x));
  // The first half of an accent's grid is over its letter, the second under it.
  for (const accent of accents)
    for (const stroke of strokesOf(accent))
      strokes.push(stroke.map((p) => ({ ...p, x: width / 2 + p.x * 0.7 - 1.4, y: p.y / 2 + (p.y < 5 ? -2.4 : 4) })));
  const glyph = { width, strokes };
  parsed.set(letter, glyph);
  return glyph;
}

const strokesOf = (letter: string): Glyph['strokes'] =>
  (glyphs[letter] ?? '')
    .split('|')
    .filter((s) => s)
    .map((stroke) =>
      (stroke.match(/..['~]?/g) ?? []).map((p) => ({
        x: Number(p[0]),
        y: Number(p[1]),
        corner: p[2] === "'" ? 'sharp' : p[2] === '~' ? 'never square' : 'by style',
      })),
    );

const plain = (text: string) =>
  inCapitals(
    text
      .normalize()
      .replace(/[‘’]/g, "'")
      .replace(/[“-„«»]/g, '"')
      .replace(/×/g, 'X')
      .replace(/[–—−]/g, '-')
      .replace(/…/g, '...')
      // French puts narrow ones before its marks.
      .replace(/[\u00a0\u2009\u202f]/g, ' '),
  );

/** Whether our glyphs cover a text. */
export const isSpelt = (text: string): boolean =>
  [...plain(text).normalize('NFD')].every((letter) => letter === ' ' || glyphs[letter] !== undefined);

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
      corner: p.corner,
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
      else if (p.corner === 'sharp') ctx.lineTo(p.x, p.y);
      else {
        const into = Math.hypot(p.x - before.x, p.y - before.y) / (i === 1 || before.corner === 'sharp' ? 1 : 2);
        const out = Math.hypot(p.x - after.x, p.y - after.y) / (i === points.length - 2 ? 1 : 2);
        const isKept = p.corner === 'never square';
        const r = Math.max(0, Math.min(unit * (isKept ? 3 : 2) * style.round, into, out));
        if (isKept && style.round < 0.5) cutCorner(ctx, before, p, after, Math.min(unit * 1.6, into, out));
        else ctx.arcTo(p.x, p.y, after.x, after.y, r);
      }
    }
  }
}

function cutCorner(ctx: CanvasRenderingContext2D, before: Point, corner: Point, after: Point, by: number): void {
  for (const to of [before, after]) {
    const part = by / Math.max(by, Math.hypot(to.x - corner.x, to.y - corner.y));
    ctx.lineTo(corner.x + (to.x - corner.x) * part, corner.y + (to.y - corner.y) * part);
  }
}
