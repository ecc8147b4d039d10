import { alpha, lighter } from '../math/colour.ts';
import { type Point, turn } from '../math/maths.ts';
import type { Actor } from '../plan.ts';
import type { Stage } from './stage.ts';

/** What flies with its point ahead, with the direction in which its picture points. */
const pointed: [names: RegExp, heading: number][] = [
  [/arrow|dart|trident|knife/, Math.PI / 4],
  [/torpedo|bullet/, 0],
  [/spear|javelin|harpoon|lance|rocket|missile/, -Math.PI / 2],
];

/** What falls head first, with the direction in which its picture points. */
const falling: [names: RegExp, heading: number][] = [
  [/meteor|comet|shooting star/, (Math.PI * 3) / 4],
  [/drop$/, Math.PI / 2],
  ...pointed,
];

/** The tilt of something that falls at an angle, if its picture has a direction. */
export function tiltOfFall({ name, sprite }: Actor, angle: number): number | undefined {
  const heading = falling.find(([names]) => names.test(name) || names.test(sprite))?.[1];
  return heading === undefined ? undefined : angle - heading;
}

/** The tilt of a shot that flies at an angle: pointed ones look ahead, others tumble. */
export function tiltOfShot({ name }: Actor, angle: number, time: number): number {
  const heading = pointed.find(([names]) => names.test(name))?.[1];
  return heading === undefined ? time * 9 : angle - heading;
}

/** A shot of the hero: what the prompt says is shot, or else a glowing ball. */
export function drawShot(stage: Stage, { x, y }: Point, size: number, angle: number): void {
  const { ctx, art, plan, time } = stage;
  const { tool } = plan.theme;
  if (tool && /^cannon ?balls?$/.test(tool.name)) {
    drawRoundShot(stage, { x, y }, size * 0.6);
    return;
  }
  // Flames lick back from where they fly, and drops are round ahead.
  const heading = tool && (/^(flame|drop)$/.test(tool.sprite) && !tool.picture ? -Math.PI / 2 : undefined);
  if (tool && heading !== undefined) {
    art.draw(tool, x, y, size, { tilt: angle + heading });
    return;
  }
  if (tool) {
    art.draw(tool, x, y, size, { tilt: tiltOfShot(tool, angle, time) });
    return;
  }
  for (const [radius, colour] of [
    [0.4, alpha(plan.palette.accent, 0.4)],
    [0.22, lighter(plan.palette.accent, 0.5)],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, size * radius, 0, turn);
    ctx.fill();
  }
}

/** A ball of iron. */
export function drawRoundShot({ ctx }: Stage, { x, y }: Point, size: number): void {
  for (const [shift, radius, colour] of [
    [0, 0.5, '#f4ead0'],
    [0, 0.44, '#1d1f2b'],
    [-0.14, 0.13, '#7c8296'],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x + shift * size, y + shift * size, radius * size, 0, turn);
    ctx.fill();
  }
}
