import { write } from '../../canvas/lettering.ts';
import { oval, strokeThrough } from '../../canvas/pens.ts';
import type { Shot } from '../../math/aiming.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Point, turn } from '../../math/maths.ts';
import { actorOfSide, colourOfSide, drawPlayers, pieceOfSide, type Side } from '../../stage/duel.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { countStones } from './count.ts';
import { hack, hogY, house, reachUnits, type Stone, sheetLength, sheetWidth, stoneAt, stoneRadius } from './sheet.ts';
import type { CurlingWorld } from './world.ts';

type Layout = { x: number; y: number; scale: number; isLying: boolean; w: number; h: number };

/** The boards around the sheet, in its units. */
const rim = 12;

/** The sheet as large as fits, upright on a tall screen and lying on a wide one; the players are below or beside it. */
function layoutOf({ view }: Stage): Layout {
  const isLying = !view.portrait;
  const [long, wide] = [sheetLength + rim * 2, sheetWidth + rim * 2];
  const top = hudHeight + 8;
  const [below, aside] = isLying ? [10, 88] : [96, 8];
  const room = { w: view.w - aside * 2, h: view.h - top - below };
  const scale = Math.min(room.w / (isLying ? long : wide), room.h / (isLying ? wide : long));
  const [w, h] = isLying ? [sheetLength * scale, sheetWidth * scale] : [sheetWidth * scale, sheetLength * scale];
  return { x: (view.w - w) / 2, y: top + (room.h - h) / 2, scale, isLying, w, h };
}

const fromSheet = ({ x, y, scale, isLying }: Layout, p: Point): Point =>
  isLying ? { x: x + (sheetLength - p.y) * scale, y: y + p.x * scale } : { x: x + p.x * scale, y: y + p.y * scale };

export const onScreen = (stage: Stage, p: Point): Point => fromSheet(layoutOf(stage), p);

/** A direction on the screen as one on the sheet. */
export const angleOnSheet = ({ view }: Stage, angle: number): number => (view.portrait ? angle : angle - turn / 4);

export function drawCurling(stage: Stage, w: CurlingWorld): void {
  const { ctx, view, plan, backdrop, effects } = stage;
  const layout = layoutOf(stage);
  backdrop.drawFloor({ x: -20, y: -20, w: view.w + 40, h: view.h + 40 });
  ctx.fillStyle = alpha(plan.palette.ink, 0.3);
  ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
  drawSheet(stage, w, layout);
  const isReady = w.sliding === null && w.counted === null;
  if (isReady && w.aim) drawAim(stage, layout, w.aim);
  for (const stone of w.stones) drawStone(stage, w, layout, stone);
  if (isReady) drawStone(stage, w, layout, stoneAt(hack, w.duel.turn));
  markCounting(stage, w, layout);
  if (w.isSwept && w.sliding) drawBrooms(stage, layout, w.sliding);
  drawMatch(stage, w, layout);
  if (isReady && w.aim) drawForce(stage, layout, w.aim);
  effects.draw(ctx);
  backdrop.drawAir();
}

function drawSheet(stage: Stage, w: CurlingWorld, layout: Layout): void {
  const { ctx, plan, backdrop } = stage;
  const { x, y, w: width, h, scale } = layout;
  const edge = rim * scale;
  const wood = mix('#7a4a2a', plan.palette.ground, 0.2);
  const frame = (grow: number, colour: string, drop = 0) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect(x - grow, y - grow + drop, width + grow * 2, h + grow * 2, edge);
    ctx.fill();
  };
  frame(edge + 2, alpha('#000000', 0.4), 7);
  frame(edge, w.surface === 'ice' ? mix('#3a6ea8', plan.palette.second, 0.25) : darker(wood, 0.2));
  frame(edge * 0.5, w.surface === 'ice' ? '#eef6fc' : wood);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, h);
  ctx.clip();
  if (w.surface === 'earth') {
    backdrop.drawFloor({ x, y, w: width, h });
    ctx.fillStyle = alpha(mix('#e6c58a', plan.palette.ground, 0.25), 0.72);
    ctx.fillRect(x, y, width, h);
  } else if (w.surface === 'planks') drawPlanks(stage, layout);
  else drawIce(stage, layout);
  drawLines(stage, w, layout);
  ctx.restore();
}

/** Ice with the shine of a hall or a sky, and the pebble of frozen drops. */
function drawIce({ ctx, plan }: Stage, layout: Layout): void {
  const { x, y, w, h, scale } = layout;
  const shine = ctx.createLinearGradient(x, y, x + w, y + h);
  const ice = mix('#e3f2fb', plan.palette.sky[1], 0.12);
  for (const [at, colour] of [
    [0, lighter(ice, 0.4)],
    [0.45, ice],
    [0.55, lighter(ice, 0.5)],
    [1, mix(ice, '#9cc8e6', 0.5)],
  ] as const)
    shine.addColorStop(at, colour);
  ctx.fillStyle = shine;
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = alpha('#7fb3d6', 0.2);
  for (let i = 0; i < 150; i++) {
    const p = fromSheet(layout, { x: (i * 61.8) % sheetWidth, y: (i * 137.5) % sheetLength });
    ctx.fillRect(p.x, p.y, 1.6 * scale, 1.2 * scale);
  }
}

function drawPlanks({ ctx }: Stage, layout: Layout): void {
  const { scale, isLying } = layout;
  for (let i = 0; i < 10; i++) {
    const from = fromSheet(layout, { x: (sheetWidth / 10) * i, y: isLying ? sheetLength : 0 });
    const [long, wide] = [sheetLength * scale, (sheetWidth / 10) * scale];
    ctx.fillStyle = ['#d6a467', '#cf9a5a', '#dcae74'][i % 3] ?? '#d6a467';
    ctx.fillRect(from.x, from.y, isLying ? long : wide, isLying ? wide : long);
    ctx.fillStyle = 'rgba(90,50,20,0.35)';
    ctx.fillRect(from.x, from.y, isLying ? long : 1.2, isLying ? 1.2 : long);
  }
}

/** The house and its lines; where one bowls at a jack, only the line from which it is thrown. */
function drawLines(stage: Stage, w: CurlingWorld, layout: Layout): void {
  const { ctx, plan } = stage;
  const line = (a: Point, b: Point, width: number, colour: string) =>
    strokeThrough(ctx, [fromSheet(layout, a), fromSheet(layout, b)], [width * layout.scale, colour]);
  const faint = w.surface === 'ice' ? 'rgba(40,80,130,0.4)' : 'rgba(255,255,255,0.55)';
  line({ x: 0, y: hack.y - 24 }, { x: sheetWidth, y: hack.y - 24 }, 2, faint);
  if (w.hasJack) return;
  const rings: [share: number, colour: string][] = [
    [1, mix('#2f6fd0', plan.palette.second, 0.2)],
    [0.68, '#f7fbff'],
    [0.4, mix('#d8343c', plan.palette.danger, 0.2)],
    [0.13, '#fffdf5'],
  ];
  const p = fromSheet(layout, house);
  for (const [share, colour] of rings) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(p.x, p.y, house.r * share * layout.scale, 0, turn);
    ctx.fill();
  }
  line({ x: house.x, y: 0 }, { x: house.x, y: hack.y }, 1, faint);
  line({ x: 0, y: house.y }, { x: sheetWidth, y: house.y }, 1, faint);
  line({ x: 0, y: hogY }, { x: sheetWidth, y: hogY }, 4, alpha(plan.palette.danger, 0.6));
}

/** Granite with a coloured handle on ice, and balls elsewhere; whoever plays is on it. */
function drawStone(stage: Stage, w: CurlingWorld, layout: Layout, { side, r: radius, angle, ...at }: Stone): void {
  const { ctx, art } = stage;
  const p = fromSheet(layout, at);
  const r = radius * layout.scale;
  oval(ctx, { x: p.x + 2, y: p.y + 3 }, [r, r * 0.94], alpha('#0a1626', 0.35));
  const disc = (share: number, colour: string) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(p.x, p.y, r * share, 0, turn);
    ctx.fill();
  };
  if (side === null) {
    disc(1, '#ffd84a');
    oval(ctx, { x: p.x - r * 0.3, y: p.y - r * 0.35 }, [r * 0.3, r * 0.22], alpha('#ffffff', 0.7));
    return;
  }
  const colour = colourOfSide(stage, side);
  const isBall = w.surface === 'earth';
  disc(1, isBall ? darker(colour, 0.3) : '#59626f');
  disc(0.93, isBall ? colour : '#8a94a3');
  disc(isBall ? 0.7 : 0.66, isBall ? lighter(colour, 0.14) : colour);
  if (w.surface === 'ice') {
    ctx.save();
    ctx.translate(p.x, p.y);
    ctx.rotate(angle + 0.5);
    ctx.fillStyle = darker(colour, 0.35);
    ctx.beginPath();
    ctx.roundRect(-r * 0.62, -r * 0.14, r * 1.24, r * 0.28, r * 0.14);
    ctx.fill();
    ctx.restore();
  }
  art.draw(stage.rule('pictures', 0) ? pieceOfSide(stage, side) : actorOfSide(stage, side), p.x, p.y, r * 1.02);
  oval(ctx, { x: p.x - r * 0.34, y: p.y - r * 0.5 }, [r * 0.3, r * 0.14], alpha('#ffffff', 0.35), undefined, -0.6);
}

/** Rings around the stones that count as they lie now. */
function markCounting(stage: Stage, w: CurlingWorld, layout: Layout): void {
  const { ctx, time } = stage;
  if (w.sliding) return;
  const { stones } = w.counted ?? countStones(w.stones);
  ctx.strokeStyle = alpha('#ffb300', 0.75 + Math.sin(time * 6) * 0.25);
  ctx.lineWidth = w.counted ? 4 : 2.5;
  for (const stone of stones) {
    const p = fromSheet(layout, stone);
    const r = (stoneRadius + 3) * layout.scale;
    ctx.beginPath();
    ctx.ellipse(p.x, p.y, r, r, 0, 0, turn);
    ctx.stroke();
  }
}

/** Only the first part of the way: the rest is a matter of feeling. */
function drawAim(stage: Stage, layout: Layout, { angle, power }: Shot): void {
  const { ctx, plan } = stage;
  const far = Math.min(power * reachUnits * 0.6, hack.y - hogY);
  const to = fromSheet(layout, { x: hack.x + Math.cos(angle) * far, y: hack.y + Math.sin(angle) * far });
  ctx.setLineDash([8, 7]);
  ctx.lineCap = 'round';
  strokeThrough(ctx, [fromSheet(layout, hack), to], [5, alpha(plan.palette.ink, 0.35)], [3, plan.palette.accent]);
  ctx.setLineDash([]);
}

/** A gauge along the side of the sheet; its light part reaches the house. */
function drawForce(stage: Stage, layout: Layout, { power }: Shot): void {
  const { ctx, plan } = stage;
  const at = (share: number) => fromSheet(layout, { x: sheetWidth + rim * 0.4, y: hack.y - share * 300 });
  const reach = (y: number) => (hack.y - y) / reachUnits;
  const width = 8 * layout.scale;
  ctx.lineCap = 'round';
  strokeThrough(ctx, [at(0), at(1)], [width + 4, alpha(plan.palette.ink, 0.7)]);
  strokeThrough(ctx, [at(reach(house.y + house.r)), at(reach(house.y - house.r))], [width, alpha('#ffffff', 0.75)]);
  strokeThrough(ctx, [at(0), at(power)], [width * 0.6, plan.palette.accent]);
}

function drawBrooms({ ctx, time }: Stage, layout: Layout, stone: Stone): void {
  for (const side of [-1, 1]) {
    const sway = Math.sin(time * 26 + side) * 6;
    const brush = fromSheet(layout, { x: stone.x + side * 7 + sway, y: stone.y - stoneRadius - 9 });
    const hand = fromSheet(layout, { x: stone.x + side * 38, y: stone.y - stoneRadius + 16 });
    ctx.lineCap = 'round';
    strokeThrough(ctx, [brush, hand], [4 * layout.scale, '#e8b23a']);
    oval(ctx, brush, [8 * layout.scale, 5 * layout.scale], '#2d3748');
  }
}

/** Both players with their points and the stones they have left. */
function drawMatch(stage: Stage, w: CurlingWorld, layout: Layout): void {
  const { ctx, view, plan } = stage;
  const edge = rim * layout.scale;
  const field = { x: layout.x - edge, y: layout.y - edge, w: layout.w + edge * 2, h: layout.h + edge * 2 };
  drawPlayers(stage, { ...w.duel, twoPlayers: false }, { columns: 1, rows: 1, cell: 1, field });
  const isBelow = view.h - field.y - field.h - 14 > field.x;
  for (const side of [0, 1] as Side[]) {
    const middle = isBelow ? view.w / 2 + (side ? 34 : -34) : side ? view.w - field.x / 2 : field.x / 2;
    const y = isBelow ? view.h - 54 : field.y + field.h / 2 - Math.min(110, field.x * 0.68) * 0.9;
    const style = { fill: colourOfSide(stage, side), under: plan.palette.ink, tabular: true } as const;
    write(ctx, String(w.points[side]), middle, y, 26, style);
    const left = w.each - w.thrown[side];
    for (let i = 0; i < left; i++) {
      const x = isBelow ? middle + (side ? 1 : -1) * i * 11 + (side ? -6 : 6) : middle + (i - (left - 1) / 2) * 11;
      const below = isBelow ? view.h - 24 : field.y + field.h / 2 + Math.min(110, field.x * 0.68) * 0.8;
      oval(ctx, { x, y: below }, [4.5, 4.5], colourOfSide(stage, side), plan.palette.ink);
    }
  }
  if (isBelow) write(ctx, ':', view.w / 2, view.h - 54, 22, { fill: plan.palette.paper, under: plan.palette.ink });
}
