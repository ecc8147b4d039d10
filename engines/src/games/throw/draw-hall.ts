import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import type { Stage } from '../../stage/stage.ts';
import type { ThrowWorld } from './scene.ts';

const wood = '#d9a366';
/** How far the lane reaches behind and before the middle of the pins. */
const laneHalf = 40;
const gutter = 13;

/** A bowling alley or a gym around whoever throws, unless the prompt says where it is. */
export const isInHall = (stage: Stage, w: ThrowWorld): boolean =>
  stage.rule('hall', 0) > 0 && (w.mode === 'pins' || w.mode === 'hoop');

export function drawHall(stage: Stage, w: ThrowWorld): void {
  const { view, plan } = stage;
  const isAlley = w.mode === 'pins';
  const wall = isAlley ? mix('#2b2140', plan.palette.far, 0.2) : mix('#f1dfc0', plan.palette.mid, 0.22);
  const back = w.floor - (isAlley ? laneHalf + gutter : 46);
  drawWall(stage, back, wall);
  if (isAlley) drawLights(stage, back);
  else drawWindows(stage, back, wall);
  drawPlanks(stage, back, view.h + 20);
  if (isAlley) drawLane(stage, w);
  else drawLines(stage, w);
}

function drawWall({ ctx, view }: Stage, back: number, wall: string): void {
  const light = ctx.createLinearGradient(0, 0, 0, back);
  light.addColorStop(0, darker(wall, 0.3));
  light.addColorStop(1, lighter(wall, 0.12));
  ctx.fillStyle = light;
  ctx.fillRect(-20, -20, view.w + 40, back + 20);
  ctx.fillStyle = darker(wall, 0.35);
  ctx.fillRect(-20, back - 12, view.w + 40, 12);
}

/** Tubes of light along the wall of an alley, and the panel over the pins. */
function drawLights({ ctx, view, plan }: Stage, back: number): void {
  const { accent, second } = plan.palette;
  [accent, second, accent].forEach((colour, i) => {
    const y = back * (0.3 + i * 0.12);
    ctx.fillStyle = alpha(colour, 0.2);
    ctx.fillRect(-20, y - 7, view.w + 40, 18);
    ctx.fillStyle = colour;
    ctx.fillRect(-20, y, view.w + 40, 4);
  });
  const from = view.w * 0.48;
  ctx.fillStyle = darker(second, 0.45);
  ctx.fillRect(from, back - 132, view.w - from + 20, 58);
  ctx.fillStyle = '#14101f';
  ctx.fillRect(from, back - 74, view.w - from + 20, 74);
  ctx.fillStyle = alpha(lighter(accent, 0.4), 0.9);
  for (let x = from + 22; x < view.w; x += 44) {
    ctx.beginPath();
    ctx.roundRect(x, back - 110, 20, 14, 5);
    ctx.fill();
  }
}

function drawWindows({ ctx, view, plan }: Stage, back: number, wall: string): void {
  const [w, h] = [view.w / 5, back * 0.22];
  for (let i = 0; i < 4; i++) {
    const x = view.w * 0.07 + i * w * 1.2;
    const light = ctx.createLinearGradient(0, back * 0.16, 0, back * 0.16 + h);
    light.addColorStop(0, plan.palette.sky[0]);
    light.addColorStop(1, lighter(plan.palette.sky[1], 0.2));
    ctx.fillStyle = light;
    ctx.strokeStyle = darker(wall, 0.4);
    ctx.lineWidth = 5;
    ctx.beginPath();
    ctx.rect(x, back * 0.16, w, h);
    ctx.moveTo(x + w / 2, back * 0.16);
    ctx.lineTo(x + w / 2, back * 0.16 + h);
    ctx.fill();
    ctx.stroke();
  }
  // Benches along the wall.
  for (let row = 0; row < 3; row++) {
    const y = back - 74 + row * 22;
    ctx.fillStyle = mix(darker(wall, 0.3), plan.palette.second, row * 0.12 + 0.1);
    ctx.fillRect(-20, y, view.w + 40, 12);
    ctx.fillStyle = darker(wall, 0.5);
    ctx.fillRect(-20, y + 12, view.w + 40, 10);
  }
}

/** Boards of changing shades, narrower the farther away. */
function drawPlanks({ ctx, view }: Stage, from: number, to: number): void {
  let y = from;
  for (let i = 0; y < to; i++) {
    const h = 7 + i * 2.4;
    ctx.fillStyle = darker(wood, 0.08 + (i % 3) * 0.05);
    ctx.fillRect(-20, y, view.w + 40, h);
    ctx.fillStyle = alpha('#5b3413', 0.25);
    for (let x = ((i * 173) % 190) - 190; x < view.w; x += 190) ctx.fillRect(x, y, 2, h);
    y += h;
  }
}

/** The lane with its gutters, arrows and the line nobody may cross. */
function drawLane({ ctx, view }: Stage, w: ThrowWorld): void {
  const [top, bottom] = [w.floor - laneHalf + 6, w.floor + laneHalf];
  const shine = ctx.createLinearGradient(0, top, 0, bottom);
  shine.addColorStop(0, lighter(wood, 0.25));
  shine.addColorStop(0.5, lighter(wood, 0.5));
  shine.addColorStop(1, lighter(wood, 0.15));
  ctx.fillStyle = shine;
  ctx.fillRect(-20, top, view.w + 40, bottom - top);
  ctx.fillStyle = alpha('#8a5526', 0.22);
  for (let y = top + 9; y < bottom; y += 9) ctx.fillRect(-20, y, view.w + 40, 1.5);
  for (const y of [top - gutter, bottom]) {
    ctx.fillStyle = '#3a2c3c';
    ctx.fillRect(112, y, view.w, gutter);
    ctx.fillStyle = alpha('#ffffff', 0.16);
    ctx.fillRect(112, y + gutter - 4, view.w, 3);
  }
  ctx.fillStyle = '#3a2c3c';
  ctx.fillRect(112, top, 5, bottom - top);
  ctx.fillStyle = '#b5523a';
  for (let i = 0; i < 5; i++) {
    const y = top + ((i + 0.5) / 5) * (bottom - top);
    const x = w.width * 0.36 - Math.abs(i - 2) * 14;
    ctx.beginPath();
    ctx.moveTo(x, y - 4);
    ctx.lineTo(x + 14, y);
    ctx.lineTo(x, y + 4);
    ctx.fill();
  }
}

/** The lines of a court, seen from its side. */
function drawLines({ ctx, view, plan }: Stage, w: ThrowWorld): void {
  ctx.strokeStyle = alpha('#ffffff', 0.85);
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(-20, w.floor - 26);
  ctx.lineTo(view.w + 20, w.floor - 26);
  ctx.moveTo(w.width * 0.3, w.floor - 26);
  ctx.lineTo(w.width * 0.24, view.h + 20);
  ctx.stroke();
  ctx.fillStyle = alpha(plan.palette.second, 0.45);
  ctx.beginPath();
  ctx.moveTo(w.width * 0.7, w.floor - 24);
  ctx.lineTo(view.w + 20, w.floor - 24);
  ctx.lineTo(view.w + 20, view.h + 20);
  ctx.lineTo(w.width * 0.64, view.h + 20);
  ctx.fill();
}
