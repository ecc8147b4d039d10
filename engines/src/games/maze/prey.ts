import { alpha } from '../../math/colour.ts';
import { distance, turn } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { reward } from '../../stage/feedback.ts';
import { type Direction, steps } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import { type Cell, exitsOf, farthestFrom } from './map.ts';
import { opposite, stride, walkerAt } from './walkers.ts';
import { between, type MazeWorld, placeOf, type Walker } from './world.ts';

/** Less from level to level. */
const secondsOf = (level: number): number => Math.max(13, 27 - level * 1.5);
/** Every catch gives a little time. */
const secondsOfCatch = 3;
/** From how many cells away the prey notices its hunter. */
const sight = 6;
const preyMax = 8;
/** Where more were asked for: so many at once. */
const crowdMax = 12;

/** Somebody in the maze is hunted, and runs from the hero. */
export const isHunt = (stage: Stage): boolean => stage.rule('prey', 0) > 0;

/** One that is caught again and again, or a crowd, larger from level to level. */
export function layOutPrey(stage: Stage, w: MazeWorld): void {
  const asked = stage.rule('prey', 0);
  const isOne = asked === 1;
  w.preyCount = isOne ? 3 + w.level : Math.max(asked, Math.min(preyMax, asked + w.level - 1));
  w.dots.clear();
  w.treats.clear();
  const { columns, rows } = w.map;
  const cells = stage.random.shuffle(
    w.map.open.flatMap((isFree, i) => (isFree ? [{ x: i % columns, y: Math.floor(i / columns) }] : [])),
  );
  const far = cells.filter((cell) => distance(cell, w.hero.home) > Math.min(columns, rows) / 2);
  w.prey = Array.from({ length: isOne ? 1 : Math.min(crowdMax, w.preyCount) }, (_, i) => preyAt(stage, at(far, i), i));
  w.preyToCome = w.preyCount - w.prey.length;
  w.secondsLeft = secondsOf(w.level);
}

/** Of the kinds that were named. */
const preyAt = (stage: Stage, cell: Cell, i: number): Walker =>
  walkerAt(at(stage.plan.theme.things, i % stage.rule('hoard', 1)), cell, 0.85);

/** Moves the prey and catches what is near; false once time is up. */
export function tickPrey(stage: Stage, w: MazeWorld, pace: number, dt: number): boolean {
  const hunter = between(w.hero);
  for (const one of w.prey) {
    const isFleeing = distance(between(one), hunter) < sight;
    // Slower than the hero, so that it can be caught.
    const haste = isFleeing ? Math.min(0.68, 0.42 + stage.plan.difficulty * 0.03 + w.level * 0.02) : 0.25;
    stride(w, one, pace * haste * dt, (here) => flee(stage, w, one, here, isFleeing));
  }
  const isCaught = (one: Walker) => distance(between(one), hunter) < 0.8;
  const caught = w.prey.filter(isCaught);
  w.prey = w.prey.filter((one) => !isCaught(one));
  for (const { actor, from } of caught) {
    reward(stage, placeOf(w, from), actor, 50, w.preyCount - w.preyToCome - w.prey.length);
    w.secondsLeft = Math.min(secondsOf(w.level), w.secondsLeft + secondsOfCatch);
  }
  if (w.preyToCome > 0 && (w.prey.length === 0 || (caught.length > 0 && stage.rule('prey', 0) > 1))) {
    w.preyToCome--;
    w.prey.push(preyAt(stage, farthestFrom(w.map, w.hero.to), 0));
  }
  return keepTime(stage, w, dt);
}

function keepTime(stage: Stage, w: MazeWorld, dt: number): boolean {
  const isTimed = stage.rule('timed', 1) > 0;
  if (isTimed) w.secondsLeft -= dt;
  stage.hud.progress = isTimed ? Math.max(0, w.secondsLeft / secondsOf(w.level)) : -1;
  if (w.secondsLeft > 0) return true;
  stage.over();
  return false;
}

/** Away from the hunter; at ease it wanders, and now and then it errs. */
function flee(stage: Stage, w: MazeWorld, one: Walker, here: Cell, isFleeing: boolean): Direction | null {
  const exits = exitsOf(w.map, here);
  const onward = exits.filter((d) => d !== opposite[one.heading]);
  if (!isFleeing || !stage.random.chance(one.wits)) return stage.random.pick(onward.length > 0 ? onward : exits);
  const hunter = between(w.hero);
  const gap = (d: Direction) => distance({ x: here.x + steps[d].x, y: here.y + steps[d].y }, hunter);
  return exits.reduce<Direction | null>((best, d) => (best && gap(best) >= gap(d) ? best : d), null);
}

export function drawPrey(stage: Stage, w: MazeWorld): void {
  const { art, time } = stage;
  for (const one of w.prey) {
    const p = placeOf(w, between(one));
    if (stage.rule('glow', 0) > 0) {
      drawDot(stage, p.x, p.y, w.cell);
      continue;
    }
    const isFleeing = distance(between(one), between(w.hero)) < sight;
    art.draw(one.actor, p.x, p.y - 2, w.cell * 1.2, {
      flip: one.heading === 'left',
      walk: time * (isFleeing ? 18 : 7),
      squash: isFleeing ? Math.sin(time * 22) * 0.08 : 0,
    });
  }
}

/** The dot of a laser pointer. */
function drawDot({ ctx, time }: Stage, x: number, y: number, cell: number): void {
  for (const [r, colour] of [
    [0.62 + 0.06 * Math.sin(time * 12), alpha('#ff2a2a', 0.28)],
    [0.36, '#ff2a2a'],
    [0.16, '#ffe3e0'],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, cell * r, 0, turn);
    ctx.fill();
  }
}
