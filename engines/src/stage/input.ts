import type { Screen } from '../canvas/screen.ts';
import { clamp, distance, type Point } from '../math/maths.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

export const steps: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The gestures a game may handle; each is called once a gesture. */
export type Gestures = {
  press?(p: Point): void;
  move?(p: Point): void;
  release?(p: Point): void;
  tap?(p: Point): void;
  direction?(d: Direction, by: 'key' | 'swipe'): void;
  action?(): void;
  /** A letter or digit typed on a keyboard, in upper case. */
  letter?(letter: string): void;
  /** The key that deletes the letter before. */
  erase?(): void;
};

export type Input = {
  /** The first finger, or the mouse. */
  pointer: Point & { down: boolean; from: Point };
  /** Every finger on the screen. */
  touches(): Point[];
  /** Arrow keys or WASD, each axis -1 to 1. */
  axis(): Point;
  /** The keys, or the finger's offset from where it was put down. */
  stick(): Point;
  /** Space, enter or a finger on the screen. */
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
  const keys = listenToKeys(gestures);
  const { pointer, fingers } = listenToFingers(screen, gestures);
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

/** The pressed keys, by their action. */
function listenToKeys(gestures: Required<Gestures>): Set<Direction | 'action'> {
  const keys = new Set<Direction | 'action'>();
  window.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.repeat && /^[a-z0-9]$/i.test(event.key)) gestures.letter(event.key.toUpperCase());
    if (event.key === 'Backspace') gestures.erase();
    const key = meaningOf(event);
    if (!key) return;
    event.preventDefault();
    keys.add(key);
    if (event.repeat) return;
    if (key === 'action') gestures.action();
    else gestures.direction(key, 'key');
  });
  window.addEventListener('keyup', (event) => {
    const key = meaningOf(event);
    if (key) keys.delete(key);
  });
  return keys;
}

function meaningOf({ code }: KeyboardEvent): Direction | 'action' | undefined {
  return code === 'Space' || code === 'Enter' ? 'action' : directionOfKey[code];
}

function listenToFingers({ canvas, view }: Screen, gestures: Required<Gestures>) {
  const pointer = { x: view.w / 2, y: view.h / 2, down: false, from: { x: 0, y: 0 } };
  const fingers = new Map<number, Point>();
  let finger = -1;
  let swipeFrom: Point = { x: 0, y: 0 };
  let travelled = 0;

  const place = (event: PointerEvent): Point => {
    const unit = view.w / Math.max(1, window.innerWidth);
    return { x: event.clientX * unit, y: event.clientY * unit };
  };
  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    canvas.focus();
    const p = place(event);
    fingers.set(event.pointerId, p);
    if (!pointer.down) {
      finger = event.pointerId;
      Object.assign(pointer, p, { down: true, from: p });
      swipeFrom = p;
      travelled = 0;
    }
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
      travelled = Math.max(travelled, distance(p, pointer.from));
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
  return { pointer, fingers };
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y);
  const factor = length ? clamp(length, 0, 1) / length : 0;
  return { x: x * factor, y: y * factor };
}

function directionOf(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
