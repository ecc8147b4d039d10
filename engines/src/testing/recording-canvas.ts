import { type Point, type Rect, turn } from '../math/maths.ts';
import type { Actor } from '../plan.ts';

/** What a player sees in one frame, with the fill colour where it tells things apart. */
export type SeenFrame = {
  actors: { actor: Actor; x: number; y: number; size: number; fill: string }[];
  /** Whole circles and parts of them, `from` and `to` in the canvas's angles. */
  circles: { x: number; y: number; r: number; from: number; to: number; fill: string; stroke: string }[];
  boxes: (Rect & { fill: string })[];
  texts: { text: string; x: number; y: number }[];
  /** Filled areas with straight sides. */
  areas: { points: Point[]; fill: string }[];
};

export type RecordingCanvas = {
  ctx: CanvasRenderingContext2D;
  see(actor: Actor, x: number, y: number, size: number): void;
  /** Draws one frame and returns its content. A game may draw only then. */
  look(draw: () => void): SeenFrame;
};

const nothingSeen = (): SeenFrame => ({ actors: [], circles: [], boxes: [], texts: [], areas: [] });

/** A canvas replacement that records drawing calls instead of painting. */
export function openRecordingCanvas(): RecordingCanvas {
  let seen = nothingSeen();
  let corners: Point[] = [];
  let isLooking = false;
  let at = { x: 0, y: 0 };
  const saved: { x: number; y: number }[] = [];
  const styles: Record<string, unknown> = {};
  const fill = () => String(styles['fillStyle'] ?? '');
  const corner = (x: number, y: number) => corners.push({ x: x + at.x, y: y + at.y });
  const box = (x: number, y: number, w: number, h: number) =>
    seen.boxes.push({ x: x + at.x, y: y + at.y, w, h, fill: fill() });
  const pens: Record<string, (...values: never[]) => unknown> = {
    save: () => saved.push(at),
    restore: () => {
      at = saved.pop() ?? at;
    },
    translate: (x: number, y: number) => {
      at = { x: at.x + x, y: at.y + y };
    },
    arc: (x: number, y: number, r: number, from = 0, to = turn) => {
      const stroke = String(styles['strokeStyle'] ?? '');
      seen.circles.push({ x: x + at.x, y: y + at.y, r, from, to, fill: fill(), stroke });
    },
    beginPath: () => {
      corners = [];
    },
    moveTo: corner,
    lineTo: corner,
    fill: () => {
      if (corners.length > 2) seen.areas.push({ points: corners, fill: fill() });
      corners = [];
    },
    rect: box,
    roundRect: box,
    fillRect: box,
    fillText: (text: string, x: number, y: number) => seen.texts.push({ text, x: x + at.x, y: y + at.y }),
    measureText: (text: string) => ({ width: text.length * 9 }),
  };
  const nothing = () => new Proxy({}, { get: () => () => undefined });
  const ctx = new Proxy(styles, {
    get: (_, name: string) => {
      if (!isLooking) throw new Error('a game draws while it is played');
      return pens[name] ?? styles[name] ?? nothing;
    },
  }) as unknown as CanvasRenderingContext2D;
  return {
    ctx,
    see: (actor, x, y, size) => {
      if (isLooking) seen.actors.push({ actor, x: x + at.x, y: y + at.y, size, fill: fill() });
    },
    look: (draw) => {
      seen = nothingSeen();
      at = { x: 0, y: 0 };
      isLooking = true;
      draw();
      isLooking = false;
      return seen;
    },
  };
}
