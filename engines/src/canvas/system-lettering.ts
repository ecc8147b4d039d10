type Align = 'left' | 'center' | 'right';

const family = 'system-ui, "Noto Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif';
/** A font's size for capitals of one unit; scripts whose letters are lower than capitals are set larger. */
const emOfCapitals = 1.36;
const emOfLowScripts = 1.7;
const lowScripts = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff]/;
const rightToLeft = /[\u0590-\u08ff]/;

let measuring: CanvasRenderingContext2D | null = null;

export const isLowScript = (text: string): boolean => lowScripts.test(text);

export const fontFor = (text: string, size: number): string =>
  `700 ${size * (isLowScript(text) ? emOfLowScripts : emOfCapitals)}px ${family}`;

export const directionOf = (text: string): 'ltr' | 'rtl' => (rightToLeft.test(text) ? 'rtl' : 'ltr');

/** The width of a text in a system font. */
export function systemWidthOf(text: string, size: number): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return 0;
  measuring.font = fontFor(text, size);
  return measuring.measureText(text).width;
}

/** Writes text that our lettering has no glyphs for in a system font, with its middle at y. */
export function writeInSystemFont(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  { align, fill, under }: { align: Align; fill: string | CanvasGradient; under: string | null },
): void {
  ctx.font = fontFor(text, size);
  ctx.direction = directionOf(text);
  ctx.textAlign = align;
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  if (under) {
    ctx.strokeStyle = under;
    ctx.lineWidth = Math.max(2.4, size * 0.3);
    ctx.strokeText(text, x, y);
  }
  ctx.fillStyle = fill;
  ctx.fillText(text, x, y);
}
