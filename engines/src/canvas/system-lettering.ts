type Align = 'left' | 'center' | 'right';

const family = 'system-ui, "Noto Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif';
/** A font's size for capitals of one unit. */
const emOfCapitals = 1.36;

let measuring: CanvasRenderingContext2D | null = null;

export const fontFor = (size: number): string => `700 ${size * emOfCapitals}px ${family}`;

/** The width of a text in a font of the device. */
export function systemWidthOf(text: string, size: number): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return 0;
  measuring.font = fontFor(size);
  return measuring.measureText(text).width;
}

/** Writes in a font of the device what our own strokes have no letters for, with its middle at y. */
export function writeInSystemFont(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  { align, fill, under }: { align: Align; fill: string | CanvasGradient; under: string | null },
): void {
  ctx.font = fontFor(size);
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
