import type { Plan } from '../plan.ts';
import { type Rect, turn, wrap } from '../stage/maths.ts';
import { randomFrom } from '../stage/random.ts';
import { picture, type Screen } from '../stage/screen.ts';
import { drawAir, type Mote, motesOf } from './air.ts';
import { alpha, darker, lighter, mix } from './colour.ts';
import { drawFloorTile, drawGroundEdge, floorTileUnits, groundEdgeUnits } from './floor.ts';
import { drawLight } from './light.ts';
import { sceneArt } from './scenes.ts';
import { sheetOfArt } from './sheet-of-art.ts';

export type Backdrop = {
  resize(): void;
  /** Sky and scenery, standing on a line at `ground`, seen from x units along the way. */
  draw(options?: { x?: number; y?: number; ground?: number; dim?: number }): void;
  /** The earth from a line down, seen from the side. */
  drawGround(x: number, top: number): void;
  /** The floor seen from above. */
  drawFloor(rect: Rect, x?: number, y?: number): void;
  /** Snow, leaves, bubbles: drawn last, in front of everything. */
  drawAir(x?: number, y?: number): void;
};

const stripUnits = 760;

export function openBackdrop(plan: Plan, screen: Screen, now: () => number): Backdrop {
  const { palette, theme, seed } = plan;
  const scene = sceneArt[theme.scene];
  const pixelated = theme.look === 'pixel';
  const { ctx, view } = screen;
  let sky: HTMLCanvasElement | null = null;
  let strips: { image: HTMLCanvasElement; h: number }[] = [];
  let floor: HTMLCanvasElement | null = null;
  let edge: HTMLCanvasElement | null = null;
  let motes: Mote[] = [];
  const density = () => (pixelated ? 0.36 : Math.min(2.5, view.scale));

  const colours = [palette.far, palette.mid, palette.near];
  const prepare = () => {
    const scale = density();
    const random = randomFrom(seed);
    sky = picture(view.w * scale, view.h * scale, (pen) => {
      pen.scale(scale, scale);
      const fade = pen.createLinearGradient(0, 0, 0, view.h);
      fade.addColorStop(0, palette.sky[0]);
      fade.addColorStop(0.85, palette.sky[1]);
      pen.fillStyle = fade;
      pen.fillRect(0, 0, view.w, view.h);
      drawLight(pen, scene, plan, view.w, view.h, random);
    });
    strips = scene.layers.map(([name, share], i) => {
      const h = Math.max(view.h, view.w * 0.62) * share;
      const colour = colours[i + 3 - scene.layers.length] ?? palette.near;
      const bare = picture(stripUnits * scale, h * scale, (pen) => {
        pen.scale(scale, scale);
        sheetOfArt().drawLayer(name, {
          ctx: pen,
          w: stripUnits,
          h,
          colour,
          random: randomFrom(seed + i * 77),
          palette,
        });
      });
      const image = theme.look === 'neon' || theme.look === 'paper' ? rimStrip(bare, theme.look, colour, scale) : bare;
      return { image, h };
    });
    motes = motesOf(scene.air, view.w, view.h, random);
    floor = null;
    edge = null;
  };
  prepare();

  const smooth = () => {
    ctx.imageSmoothingEnabled = !pixelated;
  };
  return {
    resize: prepare,
    draw: ({ x = 0, y = 0, ground = view.h, dim = 0 } = {}) => {
      smooth();
      if (sky) ctx.drawImage(sky, -14, -14, view.w + 28, view.h + 28);
      strips.forEach(({ image, h }, i) => {
        const pace = 0.12 + (i / strips.length) * 0.45;
        const from = -wrap(x * pace, stripUnits);
        for (let left = from; left < view.w; left += stripUnits) {
          ctx.drawImage(image, left, ground - h + y * pace * 0.4 + 1, stripUnits + 0.5, h);
        }
      });
      if (dim) {
        ctx.fillStyle = alpha(palette.ink, dim);
        ctx.fillRect(-20, -20, view.w + 40, view.h + 40);
      }
    },
    drawGround: (x, top) => {
      smooth();
      const fade = ctx.createLinearGradient(0, top, 0, Math.max(top + 1, view.h));
      fade.addColorStop(0, palette.ground);
      fade.addColorStop(1, darker(palette.ground, 0.35));
      ctx.fillStyle = fade;
      ctx.fillRect(-20, top, view.w + 40, view.h - top + 40);
      edge ??= picture(240 * density(), groundEdgeUnits * density(), (pen) => {
        pen.scale(density(), density());
        drawGroundEdge(pen, scene.ground, palette, randomFrom(seed));
      });
      for (let left = -wrap(x, 240) - 20; left < view.w + 20; left += 240)
        ctx.drawImage(edge, left, top - 12, 240.5, groundEdgeUnits);
    },
    drawFloor: (rect, x = 0, y = 0) => {
      smooth();
      floor ??= picture(floorTileUnits * density(), floorTileUnits * density(), (pen) => {
        pen.scale(density(), density());
        drawFloorTile(pen, scene.ground, theme.scene === 'sea' ? 0.5 : 0.06, palette, randomFrom(seed));
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
      ctx.restore();
    },
    drawAir: (x = 0, y = 0) => drawAir(ctx, scene.air, motes, { w: view.w, h: view.h, x, y, time: now(), palette }),
  };
}

/** Paper layers throw a shadow; neon ones have a lit edge. */
function rimStrip(bare: HTMLCanvasElement, look: 'neon' | 'paper', colour: string, scale: number): HTMLCanvasElement {
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
      shape.fillStyle = lighter(colour, 0.42);
      shape.fillRect(0, 0, bare.width, bare.height);
    });
    for (let i = 0; i < 8; i++)
      pen.drawImage(lit, Math.cos((i / 8) * turn) * 1.3 * scale, Math.sin((i / 8) * turn) * 1.3 * scale);
    const dark = picture(bare.width, bare.height, (shape) => {
      shape.drawImage(bare, 0, 0);
      shape.globalCompositeOperation = 'source-atop';
      shape.fillStyle = alpha(mix(colour, '#080414', 0.75), 0.72);
      shape.fillRect(0, 0, bare.width, bare.height);
    });
    pen.drawImage(dark, 0, 0);
  });
}
