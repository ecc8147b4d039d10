import { darker, lighter, lightnessOf, saturationOf } from '../math/colour.ts';
import type { Actor, Picture, Pictures, Shape } from '../plan.ts';

const none: Pictures = { pictures: {}, credits: [] };

export function picturesOfDocument(): Pictures {
  return (window as unknown as { __pictures?: Pictures }).__pictures ?? none;
}

export function findPicture({ picture }: Actor): Picture | undefined {
  const { pictures } = picturesOfDocument();
  return picture !== undefined && Object.hasOwn(pictures, picture) ? pictures[picture] : undefined;
}

/** The key of an actor's look: actors with the same key look the same on a board. */
export const lookOf = ({ picture, sprite, tint }: Actor): string => `${picture ?? sprite} ${tint ?? ''}`;

/** The picture sets leave a margin in the box; our own sprites fill it. */
const growth = 1.1;

/** Paints into a box of 200 by 200 around the origin. */
export function paintPicture(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  tint: string | null,
  colourOfSilhouettes: string,
): void {
  const scale = (200 / picture.box) * growth;
  ctx.save();
  ctx.scale(picture.isMirrored ? -scale : scale, scale);
  ctx.translate(-picture.box / 2, -picture.box / 2);
  ctx.lineJoin = ctx.lineCap = 'round';
  if (picture.isSilhouette) paintSilhouette(ctx, picture, tint ?? colourOfSilhouettes);
  else for (const shape of picture.shapes) paintShape(ctx, shape, tint);
  ctx.restore();
}

/** A dark silhouette closes small gaps, so that the background does not show through. */
function paintSilhouette(ctx: CanvasRenderingContext2D, { box, shapes }: Picture, colour: string): void {
  for (const { d } of shapes) {
    const path = new Path2D(d);
    ctx.strokeStyle = darker(colour, 0.72);
    ctx.lineWidth = box * 0.055;
    ctx.stroke(path);
    const light = ctx.createLinearGradient(0, 0, 0, box);
    light.addColorStop(0.1, lighter(colour, 0.45));
    light.addColorStop(0.9, colour);
    ctx.fillStyle = light;
    ctx.fill(path);
  }
}

function paintShape(ctx: CanvasRenderingContext2D, shape: Shape, tint: string | null): void {
  const { d, fill, stroke, strokeWidth = 1, opacity = 1, matrix, isEvenOdd } = shape;
  const path = new Path2D(d);
  ctx.save();
  if (matrix) ctx.transform(...matrix);
  ctx.globalAlpha *= opacity;
  if (fill) {
    ctx.fillStyle = tinted(fill, tint);
    ctx.fill(path, isEvenOdd ? 'evenodd' : 'nonzero');
  }
  if (stroke) {
    ctx.strokeStyle = tinted(stroke, tint);
    ctx.lineWidth = strokeWidth;
    ctx.stroke(path);
  }
  ctx.restore();
}

/** Eyes, teeth and outlines keep their colour; every other colour becomes a shade of the tint. */
function tinted(colour: string, tint: string | null): string {
  if (!tint || !/^#[0-9a-f]{6}$/i.test(colour)) return colour;
  const light = lightnessOf(colour);
  if (saturationOf(colour) < 0.12 && (light > 0.85 || light < 0.25)) return colour;
  const shift = light - lightnessOf(tint);
  return shift < 0 ? darker(tint, Math.min(0.6, -shift)) : lighter(tint, Math.min(0.6, shift));
}
