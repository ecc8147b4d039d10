import { type Point, turn } from '../../math/maths.ts';

export type Segment = { a: Point; b: Point; bounce: number };
export type Bumper = Point & { r: number; hit: number; look: number };
export type Target = Point & { r: number; down: boolean; look: number };
export type Flipper = { pivot: Point; side: -1 | 1; angle: number; speed: number; length: number };

/** The table in its own units: 400 wide, 680 high. */
export const table = { w: 400, h: 680 };
export const ballRadius = 10;
export const flipperRadius = 8;
/** The lane on the right, where the ball waits. */
export const laneX = 384;

const line = (ax: number, ay: number, bx: number, by: number, bounce = 0.45): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
  bounce,
});

/** An arc of short lines around a centre, from one angle to another. */
function bow(x: number, y: number, r: number, from: number, to: number, parts: number): Segment[] {
  const at = (i: number) => {
    const angle = from + ((to - from) * i) / parts;
    return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r };
  };
  return Array.from({ length: parts }, (_, i) => ({ a: at(i), b: at(i + 1), bounce: 0.3 }));
}

export function newSegments(): Segment[] {
  return [
    ...bow(110, 110, 106, Math.PI, turn * 0.75, 8),
    line(110, 4, 290, 4),
    ...bow(290, 110, 106, turn * 0.75, turn, 8),
    line(4, 110, 4, 520),
    line(396, 110, 396, 676),
    // The wall of the lane, open at the top.
    line(370, 210, 370, 676),
    // The ramps down to the flippers.
    line(4, 520, 112, 592),
    line(370, 520, 262, 592),
    // Slingshots above them.
    line(66, 440, 66, 500, 0.5),
    line(66, 440, 112, 536, 1.15),
    line(66, 500, 112, 536, 0.5),
    line(308, 440, 308, 500, 0.5),
    line(308, 440, 262, 536, 1.15),
    line(308, 500, 262, 536, 0.5),
  ];
}

export const newBumpers = (): Bumper[] => [
  { x: 130, y: 190, r: 29, hit: 0, look: 0 },
  { x: 246, y: 190, r: 29, hit: 0, look: 1 },
  { x: 188, y: 282, r: 29, hit: 0, look: 2 },
];

export const newTargets = (): Target[] => [
  { x: 28, y: 300, r: 17, down: false, look: 0 },
  { x: 28, y: 350, r: 17, down: false, look: 1 },
  { x: 346, y: 300, r: 17, down: false, look: 2 },
  { x: 346, y: 350, r: 17, down: false, look: 3 },
  { x: 188, y: 84, r: 17, down: false, look: 4 },
];

const resting = 0.46;
const raised = -0.5;

export const newFlippers = (): Flipper[] => [
  { pivot: { x: 116, y: 598 }, side: 1, angle: resting, speed: 0, length: 49 },
  { pivot: { x: 258, y: 598 }, side: -1, angle: resting, speed: 0, length: 49 },
];

/** Rotates up or down and keeps the angular speed, which accelerates the ball. */
export function turnFlipper(flipper: Flipper, isUp: boolean, dt: number): void {
  const wanted = isUp ? raised : resting;
  const step = (isUp ? 17 : 9) * dt;
  const before = flipper.angle;
  flipper.angle += Math.max(-step, Math.min(step, wanted - flipper.angle));
  flipper.speed = (flipper.angle - before) / dt;
}

export function tipOf({ pivot, side, angle, length }: Flipper): Point {
  return { x: pivot.x + side * Math.cos(angle) * length, y: pivot.y + Math.sin(angle) * length };
}
