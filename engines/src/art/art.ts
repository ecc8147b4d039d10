import { trace } from '../canvas/lettering.ts';
import { picture, type Screen } from '../canvas/screen.ts';
import { darker, lighter, mix, saturationOf } from '../math/colour.ts';
import { turn } from '../math/maths.ts';
import { hashOf } from '../math/random.ts';
import type { Actor, Look, Plan } from '../plan.ts';
import { finish, margin, whiteOf } from './finish.ts';
import { findPicture, paintPicture } from './pictures.ts';
import { sheetOfArt } from './sheet-of-art.ts';
import { creatureFrom } from './sprites/creature.ts';
import { findAccessory, findSprite } from './sprites/sprite-library.ts';
import { paintSprite, type Sprite } from './sprites/sprite-parser.ts';

type Pose = {
  tilt?: number;
  flip?: boolean;
  /** Above 0 wide and low, below 0 narrow and tall. */
  squash?: number;
  alpha?: number;
  /** White for a blink, as when hit. */
  white?: boolean;
  asleep?: boolean;
  /** The phase of the walk cycle in radians; draws feet for characters that have them. */
  walk?: number;
};

export type Art = {
  heart: Actor;
  /** Draws around the centre; the size is the height and width of its box. */
  draw(actor: Actor, x: number, y: number, size: number, pose?: Pose): void;
  colourOf(actor: Actor): string;
  walks(actor: Actor): boolean;
  /** The sprite as a small grid of colours, null for empty cells. */
  cells(actor: Actor, columns: number, rows: number): (string | null)[][];
  actor(sprite: string, tint?: string): Actor;
};

const skins = ['#ffd0a8', '#f1b98a', '#c98a5e', '#8d5a3b'];
/** Our own sprites are simple; a picture of an icon set needs a finer grid to stay readable. */
const pixelsOfSprite = 26;
const pixelsOfPicture = 54;

export function openArt(plan: Plan, screen: Screen): Art {
  const { look } = plan.theme;
  const cache = new Map<string, HTMLCanvasElement>();
  const { sky, mid } = plan.palette;
  const behind = mix(mix(sky[0], sky[1], 0.5), mid, 0.5);
  const skin = skins[plan.seed % skins.length] ?? '#ffd0a8';

  const { hero, mount } = plan.theme;
  const isRiding = (actor: Actor) => actor === hero && mount !== undefined;
  const paintActor = (ctx: CanvasRenderingContext2D, actor: Actor, asleep = false) => {
    const found = findPicture(actor);
    if (found?.isHead) {
      sheetOfArt().paintBody(ctx, actor);
      inPart(ctx, -30, 0.7, () => paintPicture(ctx, found, null, plan.palette.accent));
    } else if (found) paintPicture(ctx, found, actor.tint, plan.palette.accent);
    else if (actor.sprite === 'token') paintToken(ctx, actor, plan.palette.accent);
    else paintSprite(ctx, withSkin(spriteOf(actor), skin), actor.tint, asleep, plan.rules['sad'] === 1);
  };
  const render = (actor: Actor, pixels: number, asleep: boolean): HTMLCanvasElement => {
    const sprite = spriteOf(actor);
    const paintDressed = (ctx: CanvasRenderingContext2D) => {
      paintActor(ctx, actor, asleep);
      const worn = actor.wears ? findAccessory(actor.wears) : undefined;
      if (!worn) return;
      ctx.translate(0, sprite.hat.y + 6);
      ctx.scale(sprite.hat.w / 50, sprite.hat.w / 50);
      paintSprite(ctx, worn, null);
    };
    const paint = (ctx: CanvasRenderingContext2D) => {
      if (!mount || !isRiding(actor)) return paintDressed(ctx);
      inPart(ctx, -36, 0.68, () => paintDressed(ctx));
      // In front of the rider's legs.
      inPart(ctx, 46, 0.76, () => paintActor(ctx, mount));
    };
    return finish(paint, pixels, look, { ink: plan.palette.ink, behind, colour: colourOf(actor) });
  };
  const mainColours = new Map<string, string>();
  const mainColourOf = (actor: Actor, id: string): string => {
    const known = mainColours.get(id);
    if (known) return known;
    const colour = commonest(cellsOf((ctx) => paintActor(ctx, actor), 12, 12)) ?? plan.palette.accent;
    mainColours.set(id, colour);
    return colour;
  };
  const colourOf = (actor: Actor) => {
    if (actor.tint) return actor.tint;
    if (actor.picture !== undefined && findPicture(actor)) return mainColourOf(actor, actor.picture);
    return actor.sprite === 'token' ? plan.palette.accent : spriteOf(actor).colours[0];
  };

  const draw = (actor: Actor, x: number, y: number, usual: number, pose: Pose = {}) => {
    const size = usual * (actor.size ?? 1);
    const { tilt = 0, flip = false, squash = 0, alpha = 1, white = false, asleep = false, walk } = pose;
    if (size <= 0) return;
    const { ctx } = screen;
    const wanted = size * screen.view.scale;
    // A few sizes are cached; the next larger one is scaled down.
    const grid = findPicture(actor) ? pixelsOfPicture : pixelsOfSprite;
    const pixels = look === 'pixel' ? grid : Math.min(640, 24 * 2 ** (Math.ceil(Math.log2(wanted / 24) * 2) / 2));
    const key = `${actor.picture} ${actor.sprite} ${actor.name} ${actor.tint} ${actor.wears} ${Math.round(pixels)} ${white} ${asleep} ${isRiding(actor)}`;
    let image = cache.get(key);
    if (!image) {
      image = render(actor, pixels, asleep);
      if (white) image = whiteOf(image);
      cache.set(key, image);
    }
    ctx.save();
    ctx.translate(x, y);
    if (tilt) ctx.rotate(tilt);
    ctx.scale((flip ? -1 : 1) * (1 + squash), 1 - squash);
    // Tiny or giant, it stands on the same ground.
    ctx.translate(0, (usual - size) / 2);
    if (alpha < 1) ctx.globalAlpha *= alpha;
    if (walk !== undefined && walks(actor) && !isRiding(actor))
      feet(ctx, size, walk, darker(colourOf(actor), 0.45), look, plan.palette.ink);
    // Leaving out pixels of a grid finer than the screen's would spoil it.
    ctx.imageSmoothingEnabled = look !== 'pixel' || pixels > wanted;
    const box = size * margin;
    ctx.drawImage(image, -box / 2, -box / 2, box, box);
    ctx.restore();
  };

  return {
    heart: { sprite: 'heart', name: 'heart', plural: 'hearts', tint: null, wears: null },
    draw,
    colourOf,
    walks,
    cells: (actor, columns, rows) => cellsOf((ctx) => paintActor(ctx, actor), columns, rows),
    actor: (sprite, tint) => ({ sprite, name: sprite, plural: sprite, tint: tint ?? null, wears: null }),
  };
}

/** Paints into a part of the box: smaller, and lower or higher. */
function inPart(ctx: CanvasRenderingContext2D, y: number, scale: number, paint: () => void): void {
  ctx.save();
  ctx.translate(0, y);
  ctx.scale(scale, scale);
  paint();
  ctx.restore();
}

function walks(actor: Actor): boolean {
  return findPicture(actor)?.isPerson ?? (actor.picture === undefined && spriteOf(actor).walks);
}

/** The most frequent colour, with similar ones grouped; greys have little weight. */
function commonest(cells: (string | null)[][]): string | undefined {
  const weights = new Map<string, number>();
  for (const cell of cells.flat()) {
    if (cell) weights.set(cell, (weights.get(cell) ?? 0) + 0.3 + saturationOf(cell));
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function spriteOf(actor: Actor): Sprite {
  return findSprite(actor.sprite) ?? creatureFrom(actor.name || actor.sprite);
}

function withSkin(sprite: Sprite, skin: string): Sprite {
  const [main, second, third] = sprite.colours;
  return second === '#ffd0a8' ? { ...sprite, colours: [main, skin, third] } : sprite;
}

function feet(
  ctx: CanvasRenderingContext2D,
  size: number,
  walk: number,
  colour: string,
  look: Look,
  ink: string,
): void {
  for (const side of [-1, 1]) {
    const swing = Math.sin(walk + (side < 0 ? 0 : Math.PI));
    const x = side * size * 0.13 + swing * size * 0.12;
    const y = size * 0.475 - Math.max(0, Math.cos(walk + (side < 0 ? 0 : Math.PI))) * size * 0.07;
    ctx.beginPath();
    ctx.ellipse(x, y, size * 0.12, size * 0.075, 0, 0, turn);
    ctx.fillStyle = colour;
    ctx.fill();
    if (look === 'sticker' || look === 'pixel') {
      ctx.strokeStyle = ink;
      ctx.lineWidth = size * 0.03;
      ctx.stroke();
    }
  }
}

/** For words without a sprite: a medal with the first letter. */
function paintToken(ctx: CanvasRenderingContext2D, actor: Actor, accent: string): void {
  const colour = actor.tint ?? accent;
  const corners = 4 + (hashOf(actor.name) % 4) * 2;
  for (const [size, fill] of [
    [94, darker(colour, 0.3)],
    [84, colour],
    [66, lighter(colour, 0.3)],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    for (let i = 0; i < corners; i++) {
      const angle = ((i + 0.5) / corners) * turn;
      ctx.lineTo(Math.cos(angle) * size, Math.sin(angle) * size);
    }
    ctx.fill();
  }
  const letter = (actor.name.normalize('NFD').match(/[a-z0-9]/i)?.[0] ?? '?').toUpperCase();
  ctx.beginPath();
  trace(ctx, letter, letter === 'I' ? 0 : -30, -45, 90, { round: 0.7, weight: 0.2, slant: 0 });
  ctx.lineWidth = 18;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.strokeStyle = darker(colour, 0.55);
  ctx.stroke();
}

function cellsOf(paint: (ctx: CanvasRenderingContext2D) => void, columns: number, rows: number): (string | null)[][] {
  const size = 6;
  let pixels: Uint8ClampedArray = new Uint8ClampedArray();
  picture(columns * size, rows * size, (ctx) => {
    ctx.translate((columns * size) / 2, (rows * size) / 2);
    ctx.scale((columns * size) / 200, (rows * size) / 200);
    paint(ctx);
    pixels = ctx.getImageData(0, 0, columns * size, rows * size).data;
  });
  const at = (x: number, y: number) => (y * columns * size + x) * 4;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => {
      const place = at(column * size + size / 2, row * size + size / 2);
      if ((pixels[place + 3] ?? 0) < 128) return null;
      const hex = [0, 1, 2].map((c) => (pixels[place + c] ?? 0).toString(16).padStart(2, '0'));
      return `#${hex.join('')}`;
    }),
  );
}
