import { clamp, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Bubble, type BubbleWorld, bubbleColours } from './world.ts';

/** How many numbered bubbles are popped from one upwards; 0: any bubble may be popped. */
export const numbersOf = (stage: Stage): number => stage.rule('order', 0);

/** What stands on a bubble: its number, or the letter at that place of the alphabet. */
export const labelOf = (stage: Stage, number: number): string =>
  stage.rule('letters', 0) > 0 ? String.fromCharCode(64 + number) : String(number);

/** The lowest number that is left. */
export const nextNumber = ({ bubbles }: BubbleWorld): number =>
  Math.min(...bubbles.map(({ number = Number.POSITIVE_INFINITY }) => number));

/** All numbers at once, each in a place of its own, in no order. */
export function layNumbers({ view, random }: Stage, count: number): Bubble[] {
  const top = hudHeight + 24;
  const columns = Math.max(2, Math.round(Math.sqrt((count * view.w) / (view.h - top))));
  const rows = Math.ceil(count / columns);
  const [w, h] = [(view.w - 16) / columns, (view.h - top - 16) / rows];
  const radius = clamp(Math.min(w, h) * 0.4, 14, 52);
  const places = random.shuffle(Array.from({ length: columns * rows }, (_, i) => i)).slice(0, count);
  const stray = (room: number) => random.range(-0.4, 0.4) * Math.max(0, room - radius * 2);
  return places.map((place, i) => ({
    x: 8 + ((place % columns) + 0.5) * w + stray(w),
    y: top + (Math.floor(place / columns) + 0.5) * h + stray(h),
    radius,
    rise: 0,
    phase: random.range(0, turn),
    sway: 0,
    kind: i,
    colour: at(bubbleColours, i),
    isBig: false,
    age: 0,
    number: i + 1,
  }));
}

/** Another number is not popped, and costs nothing but the time. */
export function refuse(stage: Stage, bubble: Bubble): void {
  stage.sound.play('hit');
  stage.effects.ring(bubble.x, bubble.y, stage.plan.palette.danger, bubble.radius * 1.3);
  bubble.shaken = 1;
}
