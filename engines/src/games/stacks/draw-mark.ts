import { alpha, lightnessOf } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';

/** Corners of the marks, as angles in parts of a turn and distances; those without are drawn as rings or bars. */
const stars: [corners: number, inner: number, from: number][] = [
  [3, 0.5, -0.25],
  [4, 0.71, -0.125],
  [5, 0.45, -0.25],
  [4, 0.36, -0.25],
  [6, 0.866, 0],
  [3, 0.5, 0.25],
  [4, 0.71, -0.25],
  [8, 0.6, -0.25],
];

/** A sign for each colour, so that whoever confuses colours tells them apart. */
export function drawMark(
  ctx: CanvasRenderingContext2D,
  mark: number | null,
  x: number,
  y: number,
  r: number,
  on: string,
): void {
  if (mark === null || r < 2) return;
  const isDark = lightnessOf(on) < 0.62;
  ctx.fillStyle = ctx.strokeStyle = isDark ? alpha('#ffffff', 0.72) : alpha('#1a1030', 0.5);
  ctx.lineWidth = r * 0.42;
  ctx.beginPath();
  const plain = mark % 12;
  if (plain === 0) {
    ctx.ellipse(x, y, r * 0.8, r * 0.8, 0, 0, turn);
    ctx.fill();
  } else if (plain === 1) {
    ctx.ellipse(x, y, r * 0.72, r * 0.72, 0, 0, turn);
    ctx.stroke();
  } else if (plain === 2 || plain === 3) {
    const [dx, dy] = plain === 2 ? [r, 0] : [r * 0.72, r * 0.72];
    ctx.moveTo(x - dx, y - dy);
    ctx.lineTo(x + dx, y + dy);
    ctx.moveTo(x - dy, y + dx);
    ctx.lineTo(x + dy, y - dx);
    ctx.stroke();
  } else {
    const [corners, inner, from] = stars[plain - 4] ?? [5, 0.45, -0.25];
    for (let n = 0; n < corners * 2; n++) {
      const angle = (from + n / (corners * 2)) * turn;
      const far = n % 2 === 0 ? r : r * inner;
      ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    }
    ctx.closePath();
    ctx.fill();
  }
}
