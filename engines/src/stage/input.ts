import { clamp, type Point } from './maths.ts';
import type { Screen } from './screen.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

export const steps: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** What a game may want to hear; each is told once a gesture. */
export type Gestures = {
  press?(p: Point): void;
  move?(p: Point): void;
  release?(p: Point): void;
  tap?(p: Point): void;
  direction?(d: Direction, by: 'key' | 'swipe'): void;
  action?(): void;
};

export type Input = {
  /** The first finger, or the mouse. */
  pointer: Point & { down: boolean; from: Point };
  /** Every finger on the glass. */
  touches(): Point[];
  /** Arrow keys or WASD, each axis -1 to 1. */
  axis(): Point;
  /** The keys, or the finger's way from where it was set down. */
  stick(): Point;
  /** Space, enter or a finger on the glass. */
  held(): boolean;
  releaseAll(): void;
};

const directionOfKey: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  KeyA: 'left',
  KeyD: 'right',
  KeyW: 'up',
  KeyS: 'down',
};

const swipeUnits = 26;
const tapUnits = 14;
const stickUnits = 46;

export function listen(screen: Screen, gestures: Required<Gestures>): Input {
  const keys = new Set<string>();
  const pointer = { x: screen.view.w / 2, y: screen.view.h / 2, down: false, from: { x: 0, y: 0 } };
  const fingers = new Map<number, Point>();
  let finger = -1;
  let swipeFrom: Point = { x: 0, y: 0 };
  let travelled = 0;

  const place = (event: PointerEvent): Point => {
    const unit = screen.view.w / Math.max(1, window.innerWidth);
    return { x: event.clientX * unit, y: event.clientY * unit };
  };
  const { canvas } = screen;
  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    canvas.focus();
    const p = place(event);
    fingers.set(event.pointerId, p);
    if (pointer.down) {
      gestures.press(p);
      return;
    }
    finger = event.pointerId;
    Object.assign(pointer, p, { down: true, from: p });
    swipeFrom = p;
    travelled = 0;
    gestures.press(p);
  });
  window.addEventListener('pointermove', (event) => {
    const p = place(event);
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, p);
    if (pointer.down && event.pointerId !== finger) return;
    Object.assign(pointer, p);
    if (pointer.down) {
      const dx = p.x - swipeFrom.x;
      const dy = p.y - swipeFrom.y;
      travelled = Math.max(travelled, Math.hypot(p.x - pointer.from.x, p.y - pointer.from.y));
      if (Math.hypot(dx, dy) > swipeUnits) {
        swipeFrom = p;
        gestures.direction(directionOf(dx, dy), 'swipe');
      }
    }
    gestures.move(p);
  });
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (!pointer.down || event.pointerId !== finger) return;
    const p = place(event);
    pointer.down = false;
    gestures.release(p);
    if (event.type === 'pointerup' && travelled < tapUnits) gestures.tap(p);
  };
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', lift);
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  window.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOfKey[event.code];
    const action = event.code === 'Space' || event.code === 'Enter';
    if (!direction && !action) return;
    event.preventDefault();
    keys.add(direction ?? 'action');
    if (event.repeat) return;
    if (direction) gestures.direction(direction, 'key');
    else gestures.action();
  });
  window.addEventListener('keyup', (event) => {
    const action = event.code === 'Space' || event.code === 'Enter';
    keys.delete(directionOfKey[event.code] ?? (action ? 'action' : event.code));
  });

  const axis = () => ({
    x: (keys.has('right') ? 1 : 0) - (keys.has('left') ? 1 : 0),
    y: (keys.has('down') ? 1 : 0) - (keys.has('up') ? 1 : 0),
  });
  const releaseAll = () => {
    keys.clear();
    fingers.clear();
    pointer.down = false;
  };
  window.addEventListener('blur', releaseAll);
  return {
    pointer,
    touches: () => [...fingers.values()],
    axis,
    releaseAll,
    held: () => keys.has('action') || pointer.down,
    stick: () => {
      const by = axis();
      if (by.x || by.y) return unit(by.x, by.y);
      if (!pointer.down) return by;
      return unit((pointer.x - pointer.from.x) / stickUnits, (pointer.y - pointer.from.y) / stickUnits);
    },
  };
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y);
  const factor = length ? clamp(length, 0, 1) / length : 0;
  return { x: x * factor, y: y * factor };
}

export function directionOf(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
