import { picture, type Screen, type View, wantsLessMotion } from '../../canvas/screen.ts';
import { alpha, darker, lighter, mix } from '../../math/colour.ts';
import { type Rect, turn, wrap } from '../../math/maths.ts';
import { at, type Random, randomFrom } from '../../math/random.ts';
import type { Plan } from '../../plan.ts';
import { sheetOfArt } from '../sheet-of-art.ts';
import { afterglowOf } from './afterglow.ts';
import { drawAir, type Mote, motesOf } from './air.ts';
import { floorTileUnits, groundEdgeUnits } from './floor.ts';
import { type FloorDecor, openFloorDecor } from './floor-decor.ts';
import type { SiteArt, SiteLayer } from './open-site.ts';
import type { Ground } from './scene-art.ts';
import { sceneArtOf } from './scenes.ts';
import type { Pen } from './strip.ts';

export type Backdrop = {
  resize(): void;
  /** Sky and scenery above the line `ground`, scrolled by x units; scaled down it is seen whole above a floor. */
  draw(options?: { x?: number; y?: number; ground?: number; dim?: number; scale?: number }): void;
  /** The ground below a line, seen from the side. */
  drawGround(x: number, top: number): void;
  /** What of the ground is in front of whoever is on it: the next wave. */
  drawNearGround(x: number, top: number): void;
  /** The floor seen from above. */
  drawFloor(rect: Rect, x?: number, y?: number): void;
  /** Snow, leaves, bubbles: drawn last, in front of everything. */
  drawAir(x?: number, y?: number): void;
};

type Strip = { image: HTMLCanvasElement; h: number };

const stripUnits = 760;
const shaken = 20;

export function openBackdrop(plan: Plan, screen: Screen, now: () => number): Backdrop {
  const { palette, theme, seed } = plan;
  const scene = sceneArtOf(plan);
  const earth = theme.ground ?? scene.ground;
  const isStill = wantsLessMotion();
  const pixelated = theme.look === 'pixel';
  const { ctx, view } = screen;
  let sky: HTMLCanvasElement | null = null;
  let aurora: HTMLCanvasElement | null = null;
  let strips: Strip[] = [];
  let floor: HTMLCanvasElement | null = null;
  let decor: FloorDecor | null = null;
  let edge: HTMLCanvasElement | null = null;
  let motes: Mote[] = [];
  const density = () => (pixelated ? 0.36 : Math.min(2.5, view.scale));

  const prepare = () => {
    const random = randomFrom(seed);
    sky = paintSky(plan, view, density(), random);
    strips = scene.layers.map((_, place) => paintStrip(plan, view, density(), place));
    if (plan.skies?.includes('aurora') && !scene.hasWindows && scene.light !== 'none')
      aurora = tile(view.w * 1.3, view.h, density(), (pen) =>
        sheetOfArt().drawAurora(pen, { w: view.w * 1.3, h: view.h }, randomFrom(seed)),
      );
    motes = motesOf(scene.air, view.w, view.h, random);
    floor = null;
    decor = null;
    edge = null;
  };
  prepare();

  /** As high as the sky is: the curtains drift, and become brighter and darker. */
  const drawWaving = (image: HTMLCanvasElement, high: number) => {
    const time = isStill ? 1 : now();
    const { w } = view;
    ctx.save();
    ctx.globalAlpha = 0.82 + 0.18 * Math.sin(time * 0.9);
    ctx.drawImage(image, -w * (0.15 + 0.13 * Math.sin(time * 0.23)), 0, w * 1.3, high);
    ctx.restore();
  };

  const smooth = () => {
    ctx.imageSmoothingEnabled = !pixelated;
  };
  return {
    resize: prepare,
    draw: ({ x = 0, y = 0, ground = view.h, dim = 0, scale = 1 } = {}) => {
      smooth();
      if (sky) ctx.drawImage(sky, -14, -14, view.w + 28, view.h + 28);
      if (aurora) drawWaving(aurora, Math.min(ground, view.h));
      strips.forEach(({ image, h }, i) => {
        const pace = 0.12 + (i / strips.length) * 0.45;
        // A shaken screen shows a little of what lies beside it.
        const wide = stripUnits * scale;
        const from = -shaken - wrap(x * pace - shaken, wide);
        for (let left = from; left < view.w + shaken; left += wide) {
          ctx.drawImage(image, left, ground - h * scale + y * pace * 0.4 + 1, wide + 0.5, h * scale);
        }
      });
      if (dim) {
        ctx.fillStyle = alpha(palette.ink, dim);
        ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
      }
    },
    drawGround: (x, top) => {
      if (earth === 'water') return sheetOfArt().drawWater(ctx, plan, view, { x, top, time: isStill ? 0 : now() });
      smooth();
      const fade = ctx.createLinearGradient(0, top, 0, Math.max(top + 1, view.h));
      fade.addColorStop(0, palette.ground);
      fade.addColorStop(1, darker(palette.ground, 0.4));
      ctx.fillStyle = fade;
      ctx.fillRect(-20, top, view.w + 40, view.h - top + 40);
      edge ??= tile(240, groundEdgeUnits, density(), (pen) => {
        sheetOfArt().drawGroundEdge(pen, earth, scene.floorOf ?? theme.scene, palette, randomFrom(seed));
      });
      for (let left = -wrap(x, 240) - 20; left < view.w + 20; left += 240)
        ctx.drawImage(edge, left, top - 12, 240.5, groundEdgeUnits);
    },
    drawNearGround: (x, top) => {
      if (earth === 'water') sheetOfArt().drawNearWave(ctx, plan, view, { x, top, time: isStill ? 0 : now() });
    },
    drawFloor: (rect, x = 0, y = 0) => {
      smooth();
      floor ??= tile(floorTileUnits, floorTileUnits, density(), (pen) => {
        sheetOfArt().drawFloorTile(
          pen,
          floorFrom(scene, theme.scene),
          theme.scene === 'sea' ? 0.5 : 0.06,
          palette,
          randomFrom(seed),
        );
      });
      ctx.save();
      ctx.beginPath();
      ctx.rect(rect.x, rect.y, rect.w, rect.h);
      ctx.clip();
      const size = floorTileUnits;
      for (let top = rect.y - wrap(y, size); top < rect.y + rect.h; top += size) {
        for (let left = rect.x - wrap(x, size); left < rect.x + rect.w; left += size) {
          ctx.drawImage(floor, left, top, size + 0.5, size + 0.5);
        }
      }
      decor ??= openFloorDecor(plan, density());
      decor.drawDecals(ctx, rect, x, y);
      ctx.imageSmoothingEnabled = true;
      decor.drawLight(ctx, rect);
      ctx.restore();
    },
    drawAir: (x = 0, y = 0) =>
      drawAir(ctx, scene.air, motes, { w: view.w, h: view.h, x, y, time: isStill ? 0 : now(), palette }),
  };
}

/** Kitchens have boards at the edge of the picture, but tiles where one looks down on them. */
const floorFrom = ({ ground }: SiteArt, place: Plan['theme']['scene']): Ground =>
  place === 'kitchen' && ground === 'planks' ? 'checks' : ground;

/** Painted in whole pixels: a part of one at its edge would show as a line between two copies. */
function tile(w: number, h: number, scale: number, paint: (ctx: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const [width, height] = [w, h].map((units) => Math.max(1, Math.round(units * scale))) as [number, number];
  return picture(width, height, (ctx) => {
    ctx.scale(width / w, height / h);
    paint(ctx);
  });
}

function paintSky(plan: Plan, { w, h }: View, scale: number, random: Random): HTMLCanvasElement {
  const { palette, theme } = plan;
  return picture(w * scale, h * scale, (pen) => {
    pen.scale(scale, scale);
    const fade = pen.createLinearGradient(0, 0, 0, h);
    fade.addColorStop(0, palette.sky[0]);
    const glow = isLow(plan) && theme.look !== 'neon' ? afterglowOf(palette) : null;
    if (glow) fade.addColorStop(0.42, glow);
    // A neon town lights the sky above it.
    if (theme.look === 'neon') fade.addColorStop(0.5, mix(palette.sky[1], palette.second, 0.3));
    fade.addColorStop(0.85, theme.look === 'neon' ? mix(palette.sky[1], palette.second, 0.36) : palette.sky[1]);
    pen.fillStyle = fade;
    pen.fillRect(0, 0, w, h);
    sheetOfArt().drawLight(pen, sceneArtOf(plan), plan, w, h, random);
  });
}

/** The sun is at the horizon. */
const isLow = ({ hour }: Plan): boolean => hour === 'dusk' || hour === 'dawn';

/** One layer of the scenery, from the farthest (0) to the nearest. */
function paintStrip(plan: Plan, view: View, scale: number, place: number): Strip {
  const { palette, theme, seed } = plan;
  const { layers } = sceneArtOf(plan);
  const [layer, share] = at(layers, place);
  const h = Math.max(view.h, view.w * 0.62) * share;
  const colour = [palette.far, palette.mid, palette.near][place + 3 - layers.length] ?? palette.near;
  const image = tile(stripUnits, h, scale, (ctx) => {
    const random = randomFrom(seed + place * 77);
    drawLayer(layer, { ctx, w: stripUnits, h, colour, random, palette, weather: plan.weather });
  });
  const { look } = theme;
  return {
    image: look === 'neon' || look === 'paper' ? rimStrip(image, look, colour, tubeOf(palette, place), scale) : image,
    h,
  };
}

/** Each layer of a neon town has its own light colour. */
const tubeOf = ({ second, accent, edge }: Plan['palette'], place: number) => at([second, accent, edge], place);

/** Paper layers throw a shadow; neon ones have a lit edge. */
function rimStrip(
  bare: HTMLCanvasElement,
  look: 'neon' | 'paper',
  colour: string,
  tube: string,
  scale: number,
): HTMLCanvasElement {
  return picture(bare.width, bare.height, (pen) => {
    if (look === 'paper') {
      pen.shadowColor = 'rgba(20,10,40,0.4)';
      pen.shadowBlur = 9 * scale;
      pen.shadowOffsetY = -2 * scale;
      pen.drawImage(bare, 0, 0);
      return;
    }
    const lit = picture(bare.width, bare.height, (shape) => {
      shape.drawImage(bare, 0, 0);
      shape.globalCompositeOperation = 'source-in';
      shape.fillStyle = lighter(tube, 0.15);
      shape.fillRect(0, 0, bare.width, bare.height);
    });
    pen.shadowColor = tube;
    pen.shadowBlur = 18 * scale;
    pen.drawImage(lit, 0, 0);
    pen.shadowBlur = 0;
    for (let i = 0; i < 8; i++)
      pen.drawImage(lit, Math.cos((i / 8) * turn) * 1.7 * scale, Math.sin((i / 8) * turn) * 1.7 * scale);
    const dark = picture(bare.width, bare.height, (shape) => {
      shape.drawImage(bare, 0, 0);
      shape.globalCompositeOperation = 'source-atop';
      shape.fillStyle = alpha(mix(colour, '#120626', 0.5), 0.42);
      shape.fillRect(0, 0, bare.width, bare.height);
    });
    pen.drawImage(dark, 0, 0);
  });
}

function drawLayer(layer: SiteLayer, pen: Pen): void {
  const { drawLayer: drawShared } = sheetOfArt();
  if (typeof layer === 'string') drawShared(layer, pen);
  else layer(pen);
}
