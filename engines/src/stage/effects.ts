import { write } from '../canvas/lettering.ts';
import { wantsLessMotion } from '../canvas/screen.ts';
import { alpha } from '../math/colour.ts';
import { easeOut, type Point, turn } from '../math/maths.ts';
import type { Palette } from '../plan.ts';

type Speck = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  life: number;
  age: number;
  colour: string;
  gravity: number;
  spin: number;
  shape: 'dot' | 'bit';
};

type Ring = { x: number; y: number; size: number; age: number; colour: string };
type Note = { x: number; y: number; text: string; age: number; size: number; colour: string };

type Burst = {
  count?: number;
  speed?: number;
  life?: number;
  size?: number;
  gravity?: number;
  shape?: 'dot' | 'bit';
  /** Radians; without it particles fly in all directions. */
  towards?: number;
};

export type Effects = {
  burst(x: number, y: number, colour: string | string[], options?: Burst): void;
  ring(x: number, y: number, colour: string, size?: number): void;
  note(x: number, y: number, text: string, colour?: string, size?: number): void;
  shake(strength: number): void;
  flash(colour: string, strength?: number): void;
  /** Pauses the game for a blink, to emphasize a hit. */
  freeze(seconds: number): void;
  frozen(): boolean;
  offset(): Point;
  update(dt: number): void;
  draw(ctx: CanvasRenderingContext2D): void;
  drawFlash(ctx: CanvasRenderingContext2D, w: number, h: number): void;
  clear(): void;
};

const specksMax = 260;
const ringSeconds = 0.45;
const noteSeconds = 0.9;

export function openEffects(palette: Palette): Effects {
  const calm = wantsLessMotion();
  let specks: Speck[] = [];
  let rings: Ring[] = [];
  let notes: Note[] = [];
  let shaking = 0;
  let time = 0;
  let hold = 0;
  let flashing = { colour: palette.paper, strength: 0 };
  return {
    burst: (x, y, colour, options = {}) => {
      const { count = 12 } = options;
      for (let i = 0; i < count && specks.length < specksMax; i++) {
        const own = typeof colour === 'string' ? colour : (colour[i % colour.length] ?? palette.accent);
        specks.push(speckOf(x, y, own, options));
      }
    },
    ring: (x, y, colour, size = 40) => void rings.push({ x, y, size, age: 0, colour }),
    note: (x, y, text, colour = palette.paper, size = 13) => void notes.push({ x, y, text, age: 0, size, colour }),
    shake: (strength) => {
      if (!calm) shaking = Math.max(shaking, strength);
    },
    flash: (colour, strength = 0.5) => {
      if (!calm) flashing = { colour, strength };
    },
    freeze: (seconds) => {
      if (!calm) hold = Math.max(hold, seconds);
    },
    frozen: () => hold > 0,
    offset: () => ({ x: Math.sin(time * 71) * shaking, y: Math.cos(time * 83) * shaking }),
    update: (dt) => {
      time += dt;
      hold = Math.max(0, hold - dt);
      shaking = Math.max(0, shaking * Math.exp(-7 * dt) - dt);
      flashing.strength = Math.max(0, flashing.strength - dt * 2.4);
      for (const speck of specks) fly(speck, dt);
      for (const r of rings) r.age += dt;
      for (const n of notes) n.age += dt;
      specks = specks.filter((s) => s.age < s.life);
      rings = rings.filter((r) => r.age < ringSeconds);
      notes = notes.filter((n) => n.age < noteSeconds);
    },
    draw: (ctx) => {
      for (const speck of specks) drawSpeck(ctx, speck);
      for (const ring of rings) drawRing(ctx, ring);
      for (const note of notes) drawNote(ctx, note, palette.ink);
      ctx.globalAlpha = 1;
    },
    drawFlash: (ctx, w, h) => {
      if (!flashing.strength) return;
      ctx.fillStyle = alpha(flashing.colour, flashing.strength);
      ctx.fillRect(-20, -20, w + 40, h + 40);
    },
    clear: () => {
      specks = [];
      rings = [];
      notes = [];
      shaking = 0;
      hold = 0;
    },
  };
}

function speckOf(x: number, y: number, colour: string, options: Burst): Speck {
  const { speed = 160, life = 0.6, size = 5, gravity = 0, shape = 'dot', towards } = options;
  const direction = towards === undefined ? Math.random() * turn : towards + (Math.random() - 0.5) * 0.9;
  const pace = speed * (0.3 + Math.random() * 0.7);
  return {
    x,
    y,
    vx: Math.cos(direction) * pace,
    vy: Math.sin(direction) * pace,
    size: size * (0.5 + Math.random() * 0.7),
    life: life * (0.6 + Math.random() * 0.6),
    age: 0,
    colour,
    gravity,
    spin: (Math.random() - 0.5) * 14,
    shape,
  };
}

function fly(speck: Speck, dt: number): void {
  speck.age += dt;
  speck.vy += speck.gravity * dt;
  speck.vx *= 1 - dt * 1.4;
  speck.x += speck.vx * dt;
  speck.y += speck.vy * dt;
}

function drawSpeck(ctx: CanvasRenderingContext2D, speck: Speck): void {
  const left = 1 - speck.age / speck.life;
  const size = speck.size * (0.4 + left * 0.6);
  ctx.globalAlpha = Math.min(1, left * 2);
  ctx.fillStyle = speck.colour;
  if (speck.shape === 'dot') {
    ctx.beginPath();
    ctx.arc(speck.x, speck.y, size, 0, turn);
    ctx.fill();
    return;
  }
  ctx.save();
  ctx.translate(speck.x, speck.y);
  ctx.rotate(speck.spin * speck.age);
  ctx.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
  ctx.restore();
}

function drawRing(ctx: CanvasRenderingContext2D, ring: Ring): void {
  const t = ring.age / ringSeconds;
  ctx.globalAlpha = 1 - t;
  ctx.strokeStyle = ring.colour;
  ctx.lineWidth = 6 * (1 - t) + 0.5;
  ctx.beginPath();
  ctx.arc(ring.x, ring.y, ring.size * easeOut(t), 0, turn);
  ctx.stroke();
}

function drawNote(ctx: CanvasRenderingContext2D, note: Note, under: string): void {
  const t = note.age / noteSeconds;
  ctx.globalAlpha = Math.min(1, (1 - t) * 3);
  const grown = note.size * (0.6 + 0.4 * easeOut(t * 5));
  write(ctx, note.text, note.x, note.y - 26 * easeOut(t), grown, { fill: note.colour, under });
}
