import { picture } from '../canvas/screen.ts';
import { darker, lighter, lightnessOf, mix } from '../math/colour.ts';
import { turn } from '../math/maths.ts';
import type { Look } from '../plan.ts';

/** How much larger the canvas is than the sprite, for rims and glows. */
export const margin = 1.3;

/** Paints, shades and outlines a sprite in the chosen look, on a canvas slightly larger than the sprite. */
export function finish(
  paint: (ctx: CanvasRenderingContext2D) => void,
  pixels: number,
  look: Look,
  { ink, behind, colour }: { ink: string; behind: string; colour: string },
): HTMLCanvasElement {
  const box = Math.ceil(pixels * margin);
  const bare = picture(box, box, (ctx) => {
    ctx.save();
    ctx.translate(box / 2, box / 2);
    ctx.scale(pixels / 200, pixels / 200);
    paint(ctx);
    ctx.restore();
    ctx.globalCompositeOperation = 'source-atop';
    if (look === 'neon') {
      // Lit from within.
      ctx.fillStyle = 'rgba(255,255,255,0.1)';
      ctx.fillRect(0, 0, box, box);
    } else {
      const light = ctx.createLinearGradient(box * 0.3, 0, box * 0.6, box);
      light.addColorStop(0.1, 'rgba(255,255,255,0.22)');
      light.addColorStop(0.5, 'rgba(255,255,255,0)');
      light.addColorStop(0.62, 'rgba(30,10,60,0)');
      light.addColorStop(1, 'rgba(30,10,60,0.32)');
      ctx.fillStyle = light;
      ctx.fillRect(0, 0, box, box);
    }
  });
  const isHidden = Math.abs(lightnessOf(colour) - lightnessOf(behind)) < 0.28;
  const isDark = lightnessOf(behind) < 0.45;
  // A rim in the opposite tone keeps dark on dark and light on light apart.
  const contrast = isDark ? mix(colour, '#ffffff', 0.72) : mix(ink, darker(colour, 0.7), 0.4);
  if (look === 'pixel') return hardEdged(bare, isHidden && isDark ? contrast : ink);
  if (look === 'flat' && !isHidden) return bare;
  return picture(box, box, (ctx) => {
    if (look === 'neon') {
      const glow = lighter(colour, lightnessOf(colour) < 0.45 ? 0.6 : 0.35);
      ctx.shadowColor = glow;
      ctx.shadowBlur = pixels * 0.13;
      const rim = rimmed(bare, glow, pixels * 0.03);
      ctx.drawImage(rim, 0, 0);
      ctx.drawImage(rim, 0, 0);
      ctx.shadowBlur = 0;
    } else if (look === 'paper') {
      ctx.shadowColor = 'rgba(20,10,40,0.45)';
      ctx.shadowBlur = pixels * 0.05;
      ctx.shadowOffsetY = pixels * 0.035;
      ctx.drawImage(rimmed(bare, '#fffdf6', pixels * 0.045), 0, 0);
      ctx.shadowColor = 'transparent';
    } else {
      const dark = mix(ink, darker(colour, 0.7), 0.4);
      ctx.drawImage(rimmed(bare, isHidden ? contrast : dark, pixels * (look === 'flat' ? 0.02 : 0.026)), 0, 0);
    }
    ctx.drawImage(bare, 0, 0);
  });
}

function silhouette(image: HTMLCanvasElement, colour: string): HTMLCanvasElement {
  return picture(image.width, image.height, (ctx) => {
    ctx.drawImage(image, 0, 0);
    ctx.globalCompositeOperation = 'source-in';
    ctx.fillStyle = colour;
    ctx.fillRect(0, 0, image.width, image.height);
  });
}

function rimmed(image: HTMLCanvasElement, colour: string, width: number): HTMLCanvasElement {
  const shape = silhouette(image, colour);
  return picture(image.width, image.height, (ctx) => {
    for (let i = 0; i < 16; i++) {
      ctx.drawImage(shape, Math.cos((i / 16) * turn) * width, Math.sin((i / 16) * turn) * width);
    }
  });
}

export function whiteOf(image: HTMLCanvasElement): HTMLCanvasElement {
  return silhouette(image, '#ffffff');
}

/** Pixel look: no semi-transparent pixels, fewer shades, a dark outline one pixel wide. */
function hardEdged(image: HTMLCanvasElement, ink: string): HTMLCanvasElement {
  const solid = picture(image.width, image.height, (ctx) => {
    ctx.drawImage(image, 0, 0);
    const data = ctx.getImageData(0, 0, image.width, image.height);
    for (let i = 0; i < data.data.length; i += 4) {
      const seen = (data.data[i + 3] ?? 0) > 110;
      data.data[i + 3] = seen ? 255 : 0;
      for (let c = 0; c < 3; c++) data.data[i + c] = Math.round((data.data[i + c] ?? 0) / 24) * 24;
    }
    ctx.putImageData(data, 0, 0);
  });
  return picture(image.width, image.height, (ctx) => {
    const shape = silhouette(solid, ink);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      ctx.drawImage(shape, dx, dy);
    ctx.drawImage(solid, 0, 0);
  });
}
