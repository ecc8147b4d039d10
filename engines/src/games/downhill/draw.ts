import { propOfScene } from '../../art/scenery/props.ts';
import { alpha, darker, mix } from '../../math/colour.ts';
import type { Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { chaserOf, metOnWay, packOf } from '../../stage/chaser.ts';
import { shadow } from '../../stage/feedback.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawGear, drawParachute } from './draw-gear.ts';
import { drawHourLight, drawSlope, surfaceOf } from './slope.ts';
import { airSeconds, type DownhillWorld, type SlopeItem } from './world.ts';

/** Null where the hero was in the air. */
export type Track = Point | null;

const heroSize = 58;

/** On a wide screen the slope has woods on either side. */
export const slopeWidth = ({ view }: Stage) => Math.min(view.w, 560);
const heroTop = ({ view }: Stage) => view.h * (view.portrait ? 0.34 : 0.36);
export const seenUnits = (stage: Stage) => stage.view.h - heroTop(stage) + 80;

export function placeOnSlope(stage: Stage, w: DownhillWorld, x: number, y: number): Point {
  return { x: (stage.view.w - w.slope.width) / 2 + x, y: heroTop(stage) + y - w.along };
}

const isWater = (stage: Stage) => surfaceOf(stage) === 'water';
const isSky = (stage: Stage) => surfaceOf(stage) === 'sky';

/** Nothing in the air has a shadow below it. */
const slopeShadow = (stage: Stage, ...place: [x: number, y: number, rx: number, ry: number, alpha?: number]): void => {
  if (!isSky(stage)) shadow(stage, ...place);
};

/** `behind`: how far up the slope the chaser is. */
export function drawDownhill(stage: Stage, w: DownhillWorld, track: Track[], behind: number): void {
  const { ctx, backdrop, effects } = stage;
  drawSlope(stage, w);
  drawHourLight(stage);
  drawTrack(stage, w, track);
  woods(stage, w);
  const items = [...w.items].sort((a, b) => a.y - b.y);
  for (const item of items.filter((one) => one.y <= w.along)) drawItem(stage, w, item);
  drawChaser(stage, w, track, behind);
  drawHero(stage, w);
  for (const item of items.filter((one) => one.y > w.along)) drawItem(stage, w, item);
  effects.draw(ctx);
  backdrop.drawAir(0, w.along * 0.6);
}

/** Comes down in the hero's tracks. */
function drawChaser(stage: Stage, w: DownhillWorld, track: Track[], behind: number): void {
  const chaser = chaserOf(stage);
  if (!chaser) return;
  const passed = track.findLast((one) => one !== null && one.y <= w.along - behind);
  const { x, y } = placeOnSlope(stage, w, passed?.x ?? w.x, w.along - behind);
  for (const [i, side] of [0, -1, 1].slice(0, packOf(stage)).entries()) {
    const [left, top] = [x + side * packGap, y - Math.abs(side) * 16];
    const hop = Math.abs(Math.sin(stage.time * 9 + i)) * 7;
    shadow(stage, left, top + 30, 30, 9, 0.25);
    stage.art.draw(chaser, left, top - 6 - hop, chaserSize, {
      walk: stage.time * 12 + i,
      tilt: Math.sin(stage.time * 9 + i) * 0.06,
    });
  }
}

const packGap = 52;
const chaserSize = 78;
export const behindMax = (stage: Stage) => heroTop(stage) * 0.58;

function drawTrack(stage: Stage, w: DownhillWorld, track: Track[]): void {
  const { ctx, plan } = stage;
  const wet = isWater(stage);
  if (isSky(stage)) return;
  ctx.strokeStyle = wet ? 'rgba(255,255,255,0.75)' : alpha(darker(plan.palette.ground, 0.35), 0.35);
  ctx.lineWidth = wet ? 7 : 5;
  ctx.lineJoin = ctx.lineCap = 'round';
  for (const side of [-8, 8]) {
    ctx.beginPath();
    let drawing = false;
    for (const point of track) {
      if (!point) {
        drawing = false;
        continue;
      }
      const { x, y } = placeOnSlope(stage, w, point.x + side, point.y);
      if (drawing) ctx.lineTo(x, y + 18);
      else ctx.moveTo(x, y + 18);
      drawing = true;
    }
    ctx.stroke();
  }
}

/** Trees, or other decoration of the scene, along both edges. */
function woods(stage: Stage, w: DownhillWorld): void {
  const { ctx, view, art, plan } = stage;
  const prop = art.actor(surfaceOf(stage) === 'road' ? 'tree' : propOfScene[plan.theme.scene]);
  const margin = (view.w - w.slope.width) / 2;
  if (isWater(stage) && margin > 0) {
    ctx.fillStyle = plan.rules['river'] ? plan.palette.ground : '#f2d9a0';
    for (const x of [-20, view.w - margin + 8]) ctx.fillRect(x, -20, margin + 12, view.h + 40);
  }
  const first = Math.floor((w.along - heroTop(stage)) / 74) - 1;
  for (let row = first; row < first + view.h / 74 + 3; row++) {
    const y = placeOnSlope(stage, w, 0, row * 74).y;
    for (let x = margin - 4; x > -50; x -= 64) {
      const shift = (Math.abs(row * 7919 + Math.round(x) * 31) % 30) - 15;
      art.draw(prop, x + shift - 14, y + shift, 62);
      art.draw(prop, view.w - x + shift + 14, y - shift, 62);
    }
  }
}

/** Nobody comes to grief on a flower or a corn cob. */
const solid = new Set('asteroid rock palm pine tree cactus barrel cone crate crystal flame cloud'.split(' '));

function drawItem(stage: Stage, w: DownhillWorld, item: SlopeItem): void {
  const { art, plan, time } = stage;
  const { x, y } = placeOnSlope(stage, w, item.x, item.y);
  if (item.kind === 'gate') {
    drawGate(stage, x, y, item);
    return;
  }
  if (item.kind === 'ramp') {
    drawRamp(stage, x, y);
    return;
  }
  if (item.kind === 'thing') {
    if (item.done) return;
    slopeShadow(stage, x, y + 16, 13, 4, 0.22);
    art.draw(at(plan.theme.things, item.look), x, y + Math.sin(time * 4 + item.y) * 3, 36);
    return;
  }
  const isFoe = item.kind === 'foe';
  slopeShadow(stage, x, y + 20, 22, 7);
  if (isFoe) {
    const pose = { flip: item.vx < 0, walk: time * 10, tilt: Math.sin(time * 8) * 0.08 };
    art.draw(at(metOnWay(stage), item.look), x, y - 4, 58, pose);
    return;
  }
  if (plan.rules['obstacles']) {
    art.draw(at(plan.theme.foes, item.look), x, y - 4, 58);
    return;
  }
  const prop = solid.has(propOfScene[plan.theme.scene]) ? propOfScene[plan.theme.scene] : 'log';
  const obstacles = isWater(stage)
    ? ['rock', plan.rules['river'] ? 'rock' : 'barrel', 'log']
    : isSky(stage)
      ? ['cloud', plan.weather ? 'raincloud' : 'cloud']
      : [prop, 'rock', prop];
  art.draw(art.actor(at(obstacles, item.look)), x, y - 4, isSky(stage) ? 66 : 56);
}

function drawGate(stage: Stage, x: number, y: number, item: SlopeItem): void {
  const { ctx, plan, time } = stage;
  // "Red and blue flags".
  const [first = plan.palette.accent, second = plan.palette.second] = plan.palette.pieces ?? [];
  const colour = item.done ? mix(first, plan.palette.ground, 0.5) : first;
  for (const side of [-1, 1]) {
    const left = x + side * item.half;
    shadow(stage, left, y + 12, 8, 3);
    ctx.strokeStyle = plan.palette.ink;
    ctx.lineCap = 'round';
    ctx.lineWidth = 6;
    ctx.beginPath();
    ctx.moveTo(left, y + 12);
    ctx.lineTo(left, y - 36);
    ctx.stroke();
    ctx.strokeStyle = plan.palette.paper;
    ctx.lineWidth = 3;
    ctx.stroke();
    ctx.fillStyle = side < 0 ? colour : item.done ? colour : second;
    ctx.strokeStyle = plan.palette.ink;
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.moveTo(left, y - 38);
    ctx.quadraticCurveTo(left + 14, y - 40 + Math.sin(time * 9 + x) * 4, left + 28, y - 28);
    ctx.lineTo(left, y - 18);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
}

function drawRamp(stage: Stage, x: number, y: number): void {
  const { ctx, plan } = stage;
  const { paper, second, ink } = plan.palette;
  ctx.fillStyle = mix(second, paper, 0.35);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(x - 36, y - 22);
  ctx.lineTo(x + 36, y - 22);
  ctx.lineTo(x + 50, y + 20);
  ctx.lineTo(x - 50, y + 20);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = paper;
  for (const dx of [-18, 0, 18]) {
    ctx.beginPath();
    ctx.moveTo(x + dx - 7, y - 8);
    ctx.lineTo(x + dx, y + 4);
    ctx.lineTo(x + dx + 7, y - 8);
    ctx.fill();
  }
}

function drawHero(stage: Stage, w: DownhillWorld): void {
  const { ctx, plan, art, time } = stage;
  const { x, y } = placeOnSlope(stage, w, w.x, w.along);
  const up = w.air > 0 ? Math.sin((w.air / airSeconds) * Math.PI) * 46 : 0;
  const lean = w.vx / 380;
  slopeShadow(stage, x, y + 22, 26 - up * 0.2, 8 - up * 0.06);
  ctx.save();
  ctx.translate(x, y + 16 - up);
  ctx.rotate(-lean * 0.55);
  // The picture of a skier has skis.
  const { hero, mount, gear } = plan.theme;
  const isEquipped = hero.picture !== undefined && /^(skier|snowboarder|surfer)$/.test(hero.name);
  if (!mount && !isEquipped) drawGear(stage, gear);
  if (gear === 'parachute' && !/parachute/.test(hero.name)) drawParachute(stage);
  ctx.restore();
  art.draw(plan.theme.hero, x, y - 10 - up, heroSize + up * 0.25, {
    tilt: plan.theme.gear === 'rolls' ? w.along / 34 : lean * 0.35,
    flip: plan.theme.gear !== 'rolls' && lean < -0.1,
    ...(plan.theme.gear === 'feet' && w.air <= 0 && { walk: w.along * 0.09 }),
    squash: w.air > 0 ? -0.08 : Math.sin(time * 14) * 0.02,
    alpha: w.safe > 0 && Math.sin(time * 28) > 0 ? 0.4 : 1,
  });
}
