import type { Actor, Look, Plan } from '../plan.ts';
import { trace } from '../stage/lettering.ts';
import { turn } from '../stage/maths.ts';
import { hashOf } from '../stage/random.ts';
import { picture, type Screen } from '../stage/screen.ts';
import { darker, lighter, mix } from './colour.ts';
import { creatureFrom } from './creature.ts';
import { findAccessory, findSprite } from './sprite-library.ts';
import { paintSprite, type Sprite } from './sprite-parser.ts';

export type Pose = {
  tilt?: number;
  flip?: boolean;
  /** Above 0 wide and low, below 0 narrow and high. */
  squash?: number;
  alpha?: number;
  /** White for a blink, as when hit. */
  white?: boolean;
  asleep?: boolean;
  /** Radians of the walk; draws feet under those who have them. */
  walk?: number;
};

export type Art = {
  heart: Actor;
  /** Draws about the middle; the size is the height and width of its box. */
  draw(actor: Actor, x: number, y: number, size: number, pose?: Pose): void;
  colourOf(actor: Actor): string;
  walks(actor: Actor): boolean;
  /** The sprite as a small grid of colours, null where nothing is. */
  cells(actor: Actor, columns: number, rows: number): (string | null)[][];
  actor(sprite: string, tint?: string): Actor;
};

const margin = 1.3;
const skins = ['#ffd0a8', '#f1b98a', '#c98a5e', '#8d5a3b'];
const pixelsOfPixelLook = 26;

export function openArt(plan: Plan, screen: Screen): Art {
  const { look } = plan.theme;
  const cache = new Map<string, HTMLCanvasElement>();
  const skin = skins[plan.seed % skins.length] ?? '#ffd0a8';

  const render = (actor: Actor, pixels: number, asleep: boolean): HTMLCanvasElement => {
    const sprite = spriteOf(actor);
    const paint = (ctx: CanvasRenderingContext2D) => {
      if (actor.sprite === 'token') paintToken(ctx, actor, plan.palette.accent);
      else paintSprite(ctx, withSkin(sprite, skin), actor.tint, asleep);
      const worn = actor.wears ? findAccessory(actor.wears) : undefined;
      if (!worn) return;
      ctx.translate(0, sprite.hat.y + 6);
      ctx.scale(sprite.hat.w / 50, sprite.hat.w / 50);
      paintSprite(ctx, worn, null);
    };
    return finish(paint, pixels, look, plan.palette.ink, colourOf(actor));
  };
  const colourOf = (actor: Actor) =>
    actor.tint ?? (actor.sprite === 'token' ? plan.palette.accent : spriteOf(actor).colours[0]);

  const draw = (actor: Actor, x: number, y: number, size: number, pose: Pose = {}) => {
    const { tilt = 0, flip = false, squash = 0, alpha = 1, white = false, asleep = false, walk } = pose;
    if (size <= 0) return;
    const { ctx } = screen;
    const wanted = size * screen.view.scale;
    // A few sizes are kept; the nearest larger one is scaled down.
    const pixels =
      look === 'pixel' ? pixelsOfPixelLook : Math.min(640, 24 * 2 ** (Math.ceil(Math.log2(wanted / 24) * 2) / 2));
    const key = `${actor.sprite} ${actor.name} ${actor.tint} ${actor.wears} ${Math.round(pixels)} ${white} ${asleep}`;
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
    if (alpha < 1) ctx.globalAlpha *= alpha;
    if (walk !== undefined && spriteOf(actor).walks)
      feet(ctx, size, walk, darker(colourOf(actor), 0.45), look, plan.palette.ink);
    ctx.imageSmoothingEnabled = look !== 'pixel';
    const box = size * margin;
    ctx.drawImage(image, -box / 2, -box / 2, box, box);
    ctx.restore();
  };

  return {
    heart: { sprite: 'heart', name: 'heart', plural: 'hearts', tint: null, wears: null },
    draw,
    colourOf,
    walks: (actor) => spriteOf(actor).walks,
    cells: (actor, columns, rows) =>
      cellsOf((ctx) => paintSprite(ctx, withSkin(spriteOf(actor), skin), actor.tint), columns, rows),
    actor: (sprite, tint) => ({ sprite, name: sprite, plural: sprite, tint: tint ?? null, wears: null }),
  };
}

function spriteOf(actor: Actor): Sprite {
  return findSprite(actor.sprite) ?? creatureFrom(actor.name || actor.sprite);
}

function withSkin(sprite: Sprite, skin: string): Sprite {
  const [main, second, third] = sprite.colours;
  return second === '#ffd0a8' ? { ...sprite, colours: [main, skin, third] } : sprite;
}

/** Paints, shades and rims a sprite as the look asks, on a canvas a little larger than the sprite. */
function finish(
  paint: (ctx: CanvasRenderingContext2D) => void,
  pixels: number,
  look: Look,
  ink: string,
  colour: string,
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
      ctx.fillStyle = 'rgba(10,6,30,0.2)';
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
  if (look === 'pixel') return hardEdged(bare, ink);
  if (look === 'flat') return bare;
  return picture(box, box, (ctx) => {
    if (look === 'neon') {
      const glow = lighter(colour, 0.35);
      ctx.shadowColor = glow;
      ctx.shadowBlur = pixels * 0.1;
      ctx.drawImage(rimmed(bare, glow, pixels * 0.022), 0, 0);
      ctx.shadowBlur = 0;
    } else if (look === 'paper') {
      ctx.shadowColor = 'rgba(20,10,40,0.45)';
      ctx.shadowBlur = pixels * 0.05;
      ctx.shadowOffsetY = pixels * 0.035;
      ctx.drawImage(rimmed(bare, '#fffdf6', pixels * 0.045), 0, 0);
      ctx.shadowColor = 'transparent';
    } else {
      ctx.drawImage(rimmed(bare, mix(ink, darker(colour, 0.7), 0.4), pixels * 0.026), 0, 0);
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

function whiteOf(image: HTMLCanvasElement): HTMLCanvasElement {
  return silhouette(image, '#ffffff');
}

/** Pixel look: no half-clear pixels, fewer shades, a dark rim one pixel wide. */
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

/** For things no sprite shows: a medal with the first letter of the word. */
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
