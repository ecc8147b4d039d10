import { directionOf } from '../canvas/system-lettering.ts';
import type { Rect } from '../math/maths.ts';

const fontOf = (size: number) => `700 ${size}px system-ui, sans-serif`;

/** Nobody reads anything smaller on a phone. */
const sizeMin = 11;

/**
 * Writes a sentence into a box, as large as fits. It uses the system's font, because our lettering has neither lower
 * case nor accents, and "Małpa" is not "MAPA".
 */
export function writeLines(ctx: CanvasRenderingContext2D, text: string, box: Rect, sizeMax: number, ink: string): void {
  let size = sizeMax;
  let lines = linesOf(ctx, text, box.w, size);
  while (size > sizeMin && (lines.length * size * 1.2 > box.h || lines.some((line) => widthOf(ctx, line) > box.w))) {
    size -= 1;
    lines = linesOf(ctx, text, box.w, size);
  }
  ctx.direction = directionOf(text);
  ctx.fillStyle = ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  lines.forEach((line, i) => {
    const y = box.y + box.h / 2 + (i - (lines.length - 1) / 2) * size * 1.2;
    ctx.fillText(line, box.x + box.w / 2, y);
  });
}

const widthOf = (ctx: CanvasRenderingContext2D, line: string) => ctx.measureText(line).width;

/** A sum is not broken between its numbers. */
const betweenWords = / (?![-+×÷:−=<>/] )(?<! [-+×÷:−=<>/] )/;

function linesOf(ctx: CanvasRenderingContext2D, text: string, width: number, size: number): string[] {
  ctx.font = fontOf(size);
  const lines: string[] = [];
  for (const word of text.split(betweenWords)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(ctx, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
