import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { turn } from '../../math/maths.ts';
import type { Actor, Scene } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { drawCrane, drawVines } from './hanging.ts';
import { pillarColour } from './pillar-colour.ts';
import { gateWidth } from './world.ts';

type Place = [x: number, top: number, bottom: number, hanging: boolean];
type Draw = (stage: Stage, ...place: Place) => void;

const woods = new Set<Scene>(['forest', 'jungle', 'autumn', 'swamp', 'lake']);
const towns = new Set<Scene>(['city', 'cyber']);
/** No rock grows down from the sky. */
const rocks = new Set<Scene>(['cave', 'moon', 'desert', 'volcano', 'temple', 'dungeon', 'castle', 'snow']);

/** What stands in the way in a scene: trunks, buildings, rocks, otherwise pillars. From above hangs what can hang. */
export function drawObstacle(stage: Stage, pillar: Actor | undefined, ...place: Place): void {
  if (pillar) drawHeap(pillar, stage, ...place);
  else (place[3] ? hangingIn(stage) : standingIn(stage))(stage, ...place);
}

const standingIn = ({ plan: { theme } }: Stage): Draw =>
  theme.look === 'neon'
    ? drawPillar
    : woods.has(theme.scene)
      ? drawTrunk
      : towns.has(theme.scene)
        ? drawBuilding
        : rocks.has(theme.scene)
          ? drawRock
          : drawPillar;

function hangingIn(stage: Stage): Draw {
  const standing = standingIn(stage);
  if (standing === drawTrunk) return drawVines;
  if (standing === drawBuilding) return drawCrane;
  return standing;
}

function fillBox(
  ctx: CanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: string,
  ink: string,
): void {
  ctx.fillStyle = colour;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.rect(left, top, width, height);
  ctx.fill();
  ctx.stroke();
}

const drawTrunk: Draw = ({ ctx, plan }, x, top, bottom) => {
  const { palette } = plan;
  const bark = mix('#7a5230', pillarColour(palette), 0.25);
  const left = x - gateWidth / 2 + 4;
  const wide = gateWidth - 8;
  fillBox(ctx, left, top, wide, bottom - top, bark, palette.ink);
  ctx.strokeStyle = alpha(darker(bark, 0.45), 0.7);
  ctx.lineWidth = 2.5;
  for (let i = 1; i < 4; i++)
    for (let y = top + 8; y < bottom - 30; y += 46) {
      ctx.beginPath();
      ctx.moveTo(left + (i * wide) / 4, y + i * 9);
      ctx.lineTo(left + (i * wide) / 4, y + i * 9 + 24);
      ctx.stroke();
    }
  const end = top + 14;
  const leaf = mix('#4c9a3f', palette.near, 0.35);
  for (const [dx, r, tone] of [
    [-0.5, 18, 0.12],
    [0.5, 18, 0.12],
    [0, 22, 0],
  ] as const) {
    ctx.fillStyle = tone ? darker(leaf, tone) : lighter(leaf, 0.1);
    ctx.beginPath();
    ctx.arc(x + dx * gateWidth * 0.8, end + tone * 40, r, 0, turn);
    ctx.fill();
  }
};

const drawBuilding: Draw = ({ ctx, plan }, x, top, bottom) => {
  const { palette } = plan;
  const wall = pillarColour(palette);
  const left = x - gateWidth / 2;
  fillBox(ctx, left, top, gateWidth, bottom - top, wall, palette.ink);
  for (let row = 0; row * 24 < bottom - top - 40; row++)
    for (let column = 0; column < 3; column++) {
      const y = top + 30 + row * 24;
      const isLit = (row * 7 + column * 5 + Math.round(top)) % 3 === 0;
      ctx.fillStyle = isLit ? '#ffe9a3' : darker(wall, 0.35);
      ctx.fillRect(left + gateWidth * (0.14 + column * 0.27), y, gateWidth * 0.18, 13);
    }
  ctx.fillStyle = darker(wall, 0.3);
  ctx.fillRect(left - 4, top, gateWidth + 8, 12);
};

const drawRock: Draw = ({ ctx, plan }, x, top, bottom, hanging) => {
  const { palette } = plan;
  const stone = mix(pillarColour(palette), palette.ground, 0.45);
  const left = x - gateWidth / 2 + 4;
  const wide = gateWidth - 8;
  fillBox(ctx, left, top, wide, bottom - top, stone, palette.ink);
  for (let row = 0; row * 38 < bottom - top - 20; row++) {
    const y = hanging ? bottom - 24 - row * 38 : top + 24 + row * 38;
    ctx.fillStyle = alpha(row % 2 ? lighter(stone, 0.35) : darker(stone, 0.35), 0.55);
    ctx.beginPath();
    ctx.moveTo(left + (row % 2 ? 6 : wide - 6), y - 10);
    ctx.lineTo(left + (row % 2 ? 26 : wide - 24), y);
    ctx.lineTo(left + (row % 2 ? 8 : wide - 8), y + 14);
    ctx.fill();
  }
  const end = hanging ? bottom : top;
  ctx.fillStyle = lighter(stone, 0.22);
  for (let i = 0; i < 4; i++) {
    const from = left - 3 + (i * (wide + 6)) / 4;
    ctx.beginPath();
    ctx.moveTo(from, end);
    ctx.lineTo(from + (wide + 6) / 4, end);
    ctx.lineTo(from + (wide + 6) / 8, end + (hanging ? -14 : 14));
    ctx.fill();
  }
};

/** Coral upon coral; what hangs from above is upside down. */
function drawHeap(pillar: Actor, { art, ctx, plan }: Stage, ...[x, top, bottom, hanging]: Place): void {
  ctx.fillStyle = alpha(darker(art.colourOf(pillar), 0.45), 0.85);
  ctx.strokeStyle = plan.palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(x - gateWidth * 0.38, top, gateWidth * 0.76, bottom - top, 10);
  ctx.fill();
  ctx.stroke();
  const size = gateWidth * 1.15;
  for (let y = size / 2; y < bottom - top + size / 2; y += size * 0.72)
    art.draw(pillar, x, hanging ? bottom - y : top + y, size, { tilt: hanging ? Math.PI : 0 });
}

function drawPillar(stage: Stage, x: number, top: number, bottom: number, hanging: boolean): void {
  const { ctx, plan } = stage;
  const { edge, ink, accent } = plan.palette;
  const colour = pillarColour(plan.palette);
  const glows = plan.theme.look === 'neon';
  const left = x - gateWidth / 2;
  const body = ctx.createLinearGradient(left, 0, left + gateWidth, 0);
  body.addColorStop(0, lighter(colour, 0.12));
  body.addColorStop(0.28, lighter(colour, 0.42));
  body.addColorStop(0.5, colour);
  body.addColorStop(1, darker(colour, 0.45));
  ctx.fillStyle = body;
  ctx.strokeStyle = glows ? lighter(accent, 0.3) : ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(left + 4, top, gateWidth - 8, bottom - top, 6);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha(darker(colour, 0.6), 0.28);
  for (let y = top + 16; y < bottom - 16; y += 34) ctx.fillRect(left + 6, y, gateWidth - 12, 6);
  const lip = hanging ? bottom - 26 : top;
  ctx.fillStyle = edge;
  ctx.beginPath();
  ctx.roundRect(left - 5, lip, gateWidth + 10, 26, 9);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = alpha('#ffffff', 0.35);
  ctx.beginPath();
  ctx.roundRect(left + 2, lip + 5, gateWidth - 4, 5, 2.5);
  ctx.fill();
}
