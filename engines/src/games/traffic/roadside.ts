import { propOfScene } from '../../art/scenery/props.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { wrap } from '../../math/maths.ts';
import { at, hashOf } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { isOnWheels } from './vehicles.ts';
import { type TrafficWorld, widthOfRoad } from './world.ts';

export const roadLeft = ({ view }: Stage, w: TrafficWorld) => (view.w - widthOfRoad(w)) / 2;
export const heroTop = ({ view }: Stage) => view.h * (view.portrait ? 0.78 : 0.8);

const blockUnits = 260;
const pavement = 19;
const towns = /^(city|cyber|shop|school|fair|kitchen|room)$/;
const isNight = ({ plan: { hour } }: Stage) => hour === 'night' || hour === 'dusk';

/** Houses and lamps in a town, the sea along a beach, and elsewhere trees or whatever grows there. */
export function drawRoadside(stage: Stage, w: TrafficWorld, left: number, isOnWater: boolean): void {
  const { scene } = stage.plan.theme;
  if (towns.test(scene) && !isOnWater) {
    drawTown(stage, w, left);
    return;
  }
  if (scene === 'beach' && !isOnWater) drawShore(stage, w, left);
  drawProps(stage, w, left);
}

function drawProps(stage: Stage, w: TrafficWorld, left: number): void {
  const { view, art, plan } = stage;
  const prop = art.actor(propOfScene[plan.theme.scene]);
  const first = Math.floor((w.along - view.h) / 96);
  for (let row = first; row < first + (view.h / 96) * 3; row++) {
    const y = heroTop(stage) - (row * 96 - w.along);
    if (y < -60 || y > view.h + 60) continue;
    for (let x = left - 40; x > -40; x -= 88) {
      const shift = wrap(row * 7919 + Math.round(x) * 31, 32) - 16;
      art.draw(prop, x + shift, y + shift, 60);
      if (plan.theme.scene !== 'beach') art.draw(prop, view.w - x - shift, y - shift, 60);
    }
  }
}

/** The sea beyond a strip of sand. */
function drawShore({ ctx, view, time }: Stage, w: TrafficWorld, left: number): void {
  const edge = (y: number) => view.w - left + 30 + Math.sin((y - w.along) / 90) * 5 + Math.sin(time * 1.5) * 3;
  for (const [shift, colour] of [
    [-7, 'rgba(255,255,255,0.85)'],
    [0, '#2aa3cf'],
    [14, '#1c86bd'],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(view.w + 20, -20);
    for (let y = -20; y <= view.h + 20; y += 16) ctx.lineTo(edge(y) + shift, y);
    ctx.lineTo(view.w + 20, view.h + 20);
    ctx.fill();
  }
}

/** The rows of blocks in view, with the top of each on the screen. */
function blocks(stage: Stage, w: TrafficWorld): { row: number; top: number }[] {
  const first = Math.floor((w.along - stage.view.h * 0.3) / blockUnits);
  const count = Math.ceil(stage.view.h / blockUnits) + 2;
  return Array.from({ length: count }, (_, i) => ({
    row: first + i,
    top: heroTop(stage) - ((first + i + 1) * blockUnits - w.along),
  }));
}

/** Every third block ends at a side street with a crossing. */
const hasStreet = (row: number) => wrap(row, 3) === 0;
const streetUnits = 64;

function drawTown(stage: Stage, w: TrafficWorld, left: number): void {
  const { ctx, view, plan } = stage;
  const { palette } = plan;
  const dark = isNight(stage) ? 0.45 : 0;
  const tar = darker(mix(mix(palette.ink, '#4a4e5c', 0.7), palette.mid, 0.12), 0.12);
  const stone = darker(mix('#b9bcc6', palette.ground, 0.25), dark);
  const kerb = 9;
  for (const { row, top } of blocks(stage, w)) {
    const street = hasStreet(row) ? streetUnits : 0;
    for (const side of [-1, 1]) {
      const mirror = (x: number, wide: number) => (side < 0 ? left - kerb - x - wide : view.w - left + kerb + x);
      ctx.fillStyle = tar;
      ctx.fillRect(mirror(0, left + 30), top, left + 30, street);
      ctx.fillStyle = stone;
      ctx.fillRect(mirror(0, pavement), top + street, pavement, blockUnits - street + 1);
      ctx.fillStyle = darker(stone, 0.16);
      for (let y = top + street; y < top + blockUnits; y += 26) ctx.fillRect(mirror(0, pavement), y, pavement, 1.5);
      for (let x = pavement, n = 0; x < left + 20; x += 118, n++)
        drawHouses(
          stage,
          { x: mirror(x, 118), y: top + street, w: 118, h: blockUnits - street },
          row * 7 + n * 3 + side,
          dark,
        );
    }
    if (street) drawCrossing(stage, left, top + 8, left - kerb);
  }
  for (const { row, top } of blocks(stage, w)) drawLamp(stage, left, top + blockUnits * 0.62, row % 2 === 0 ? 1 : -1);
}

/** Roofs from above, two to a block, each with a parapet and what stands on it. */
function drawHouses(
  { ctx, plan }: Stage,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  seed: number,
  dark: number,
): void {
  const { second, danger, far } = plan.palette;
  const paints = ['#b0654a', '#7f8796', '#a98f6c', mix(second, '#8a8f9c', 0.6), mix(danger, '#7d6a62', 0.65), far];
  for (const [from, to] of [
    [0, 0.48],
    [0.48, 1],
  ] as const) {
    const n = hashOf(`${seed} ${from}`);
    const roof = darker(at(paints, n), dark);
    const [top, high] = [y + h * from + 2, h * (to - from) - 4];
    ctx.fillStyle = darker(roof, 0.4);
    ctx.fillRect(x, top, w, high);
    ctx.fillStyle = lighter(roof, 0.18);
    ctx.fillRect(x + 1, top + 1, w - 2, high - 5);
    ctx.fillStyle = roof;
    ctx.fillRect(x + 5, top + 5, w - 10, high - 13);
    const isLit = dark > 0 && n % 3 > 0;
    for (let i = 0; i < 4; i++) {
      const [dx, dy] = [11 + ((n >>> (i * 3)) % 3) * 4 + (i % 2) * (w - 44), 12 + i * (high / 4.6)];
      ctx.fillStyle = (n >>> i) % 2 ? (isLit ? '#ffd978' : '#bfe0ee') : darker(roof, 0.3);
      ctx.fillRect(x + dx, top + dy, 14, 10);
      ctx.fillStyle = alpha('#000000', 0.22);
      ctx.fillRect(x + dx, top + dy + 10, 14, 3);
    }
  }
}

function drawCrossing({ ctx, view, plan }: Stage, left: number, top: number, reach: number): void {
  ctx.fillStyle = alpha(plan.palette.paper, 0.72);
  for (let x = left + 8; x < view.w - left - 14; x += 27) ctx.fillRect(x, top + 4, 14, 40);
  for (let x = 6; x < reach - 10; x += 26)
    for (const from of [left - 9 - x - 14, view.w - left + 9 + x]) ctx.fillRect(from, top + 22, 12, 3);
}

/** On one side, with its arm over the road and, at night, its light on it. */
function drawLamp(stage: Stage, left: number, y: number, side: number): void {
  const { ctx, view } = stage;
  const foot = side < 0 ? left - 16 : view.w - left + 16;
  const head = foot - side * 46;
  if (isNight(stage)) {
    const light = ctx.createRadialGradient(head, y, 4, head, y, 118);
    light.addColorStop(0, 'rgba(255,226,150,0.5)');
    light.addColorStop(1, 'rgba(255,226,150,0)');
    ctx.fillStyle = light;
    ctx.fillRect(head - 118, y - 118, 236, 236);
  }
  ctx.strokeStyle = '#23252f';
  ctx.lineWidth = 4;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(foot, y);
  ctx.lineTo(head, y);
  ctx.stroke();
  ctx.fillStyle = '#23252f';
  ctx.beginPath();
  ctx.arc(foot, y, 6, 0, 7);
  ctx.fill();
  ctx.fillStyle = isNight(stage) ? '#fff3c0' : '#dfe4ea';
  ctx.beginPath();
  ctx.ellipse(head, y, 9, 5, 0, 0, 7);
  ctx.fill();
}

/** The headlights of everybody on wheels, once it is dark. */
export function drawLights(stage: Stage, w: TrafficWorld): void {
  const { ctx, plan } = stage;
  if (!isNight(stage)) return;
  const left = roadLeft(stage, w);
  const beam = (x: number, y: number) => {
    const light = ctx.createLinearGradient(0, y - 30, 0, y - 190);
    light.addColorStop(0, 'rgba(255,240,180,0.42)');
    light.addColorStop(1, 'rgba(255,240,180,0)');
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.moveTo(x - 15, y - 30);
    ctx.lineTo(x - 46, y - 190);
    ctx.lineTo(x + 46, y - 190);
    ctx.lineTo(x + 15, y - 30);
    ctx.fill();
  };
  for (const car of w.cars)
    if (isOnWheels(at(plan.theme.foes, car.look))) beam(left + car.x, heroTop(stage) - (car.y - w.along));
  if (isOnWheels(plan.theme.hero)) beam(left + w.x, heroTop(stage));
}
