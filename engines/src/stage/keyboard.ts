import { write } from '../canvas/lettering.ts';
import { alpha, darker, lighter } from '../math/colour.ts';
import { inside, type Point, type Rect } from '../math/maths.ts';
import { fillRounded } from './board.ts';
import type { Stage } from './stage.ts';

const rows = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

export type Key = Rect & { letter: string };

/** An on-screen keyboard in a box. */
export function keysIn(box: Rect): Key[] {
  const w = box.w / 10;
  const h = box.h / rows.length;
  return rows.flatMap((letters, row) =>
    [...letters].map((letter, i) => ({
      letter,
      x: box.x + (box.w - letters.length * w) / 2 + i * w,
      y: box.y + row * h,
      w,
      h,
    })),
  );
}

export const keyAt = (keys: Key[], p: Point) => keys.find((key) => inside(p, key))?.letter;

/** `toneOf` says how a key is highlighted: used, right, near, wrong, or 0 to 1 for how recently it was pressed. */
export function drawKeys(
  stage: Stage,
  keys: Key[],
  toneOf: (letter: string) => number | 'right' | 'near' | 'wrong',
): void {
  const { ctx, plan } = stage;
  const { palette } = plan;
  for (const key of keys) {
    const tone = toneOf(key.letter);
    const bases = { right: '#4fd37a', near: '#f2c14e', wrong: darker(palette.ink, 0.2) };
    const base = typeof tone === 'number' ? lighter(palette.paper, 0.2) : bases[tone];
    const lit = typeof tone === 'number' ? tone : 0;
    const box = { x: key.x + 2, y: key.y + 3, w: key.w - 4, h: key.h - 6 };
    fillRounded(ctx, { ...box, y: box.y + 3 }, 7, alpha(darker(base, 0.45), tone === 'wrong' ? 0.3 : 1));
    fillRounded(
      ctx,
      { ...box, y: box.y + lit * 3 },
      7,
      alpha(lit > 0.05 ? palette.accent : base, tone === 'wrong' ? 0.35 : 1),
    );
    write(ctx, key.letter, key.x + key.w / 2, box.y + box.h / 2 + lit * 3, Math.min(16, box.h * 0.4), {
      fill: tone === 'wrong' ? alpha(palette.paper, 0.4) : darker(palette.ink, 0.2),
      weight: 0.18,
    });
  }
}
