import { approach } from '../../math/maths.ts';
import type { Direction } from '../../stage/input.ts';
import type { Stage } from '../../stage/stage.ts';
import { slotOf } from './layout.ts';
import { afterMove, countOf, isComplete, isSolved, type Move, runOf, type Stacks } from './rules.ts';
import { solve } from './solve.ts';
import type { StacksWorld } from './world.ts';

const isSame = (a: Move | undefined, b: Move): boolean => a?.from === b.from && a.to === b.to;

/** How many of the moves that the prompt allows are left; null without a limit. */
export function movesLeft(stage: Stage, { moves }: StacksWorld): number | null {
  const limit = stage.rule('moves', 0);
  return limit > 0 ? Math.max(0, limit - moves) : null;
}

/** A first touch takes a stack up, a second one says where its top goes. */
export function choose(stage: Stage, w: StacksWorld, i: number | null): void {
  if (i === null || w.solvedFor >= 0 || movesLeft(stage, w) === 0) return;
  w.cursor = i;
  const { chosen } = w;
  if (chosen === null) pickUp(stage, w, i);
  else if (chosen === i) w.chosen = null;
  else if (countOf(w.rules, w.stacks, { from: chosen, to: i }) > 0) move(stage, w, { from: chosen, to: i });
  else refuse(stage, w, i);
}

function pickUp(stage: Stage, w: StacksWorld, i: number): void {
  const stack = w.stacks[i] ?? [];
  if (stack.length === 0 || (!w.rules.bySize && isComplete(w.rules, stack))) {
    refuse(stage, w, i);
    return;
  }
  w.chosen = i;
  stage.sound.play('jump');
}

/** It shakes; one with something to take is taken up instead of what was. */
function refuse(stage: Stage, w: StacksWorld, i: number): void {
  const isOther = w.chosen !== null && !w.rules.bySize && !isComplete(w.rules, w.stacks[i] ?? []);
  w.shaken[i] = 0.35;
  w.chosen = isOther ? i : null;
  stage.sound.play('tick', -4);
}

function move(stage: Stage, w: StacksWorld, next: Move): void {
  const { rules, stacks } = w;
  const count = countOf(rules, stacks, next);
  const kind = stacks[next.from]?.at(-1) ?? 0;
  const seconds = w.holder === 'bottle' ? 0.7 + 0.12 * count : 0.36 + 0.07 * (count - 1);
  finishMoving(stage, w);
  w.before.push(stacks);
  w.stacks = afterMove(rules, stacks, next);
  w.moving = { ...next, count, kind, age: 0, seconds };
  w.moves++;
  w.chosen = w.hinted = null;
  w.way = isSame(w.way[0], next) ? w.way.slice(1) : [];
  stage.sound.play('tick', 2);
}

/** What was on its way has come to rest. */
function finishMoving(stage: Stage, w: StacksWorld): void {
  const { moving, rules, stacks } = w;
  if (!moving) return;
  w.moving = null;
  const stack = stacks[moving.to] ?? [];
  stage.sound.play('drop', Math.min(5, stack.length));
  if (!rules.bySize && isComplete(rules, stack)) complete(stage, w, moving.to);
  if (isSolved(rules, stacks)) solved(stage, w);
}

/** Points for each kind once, however often it is taken apart again. */
function complete(stage: Stage, w: StacksWorld, i: number): void {
  const kind = w.stacks[i]?.[0] ?? 0;
  const { x, y } = slotOf(w.layout, i, w.rules.height - 1);
  const colour = w.faces[kind]?.colour ?? stage.plan.palette.accent;
  stage.effects.burst(x, y, [colour, '#ffffff', stage.plan.palette.accent], { count: 22, speed: 190, gravity: 160 });
  stage.effects.ring(x, y, colour, w.layout.unit * 1.2);
  w.cheer = 1;
  if (w.paid.has(kind)) return;
  w.paid.add(kind);
  stage.add(25, { x, y: y - 16 });
  stage.sound.play('coin', Math.min(9, w.paid.size));
}

function solved(stage: Stage, w: StacksWorld): void {
  const { palette } = stage.plan;
  const { view } = stage;
  w.solvedFor = 0;
  w.cheer = 1;
  w.chosen = null;
  // Fewer moves give more points.
  const bonus = Math.max(0, Math.round(100 * (2 - w.moves / Math.max(1, w.par))));
  stage.add(50 + 50 * w.level + Math.min(100, bonus), { x: view.w / 2, y: view.h * 0.4 });
  stage.banner('SOLVED!');
  stage.sound.play('win');
  const colours = [palette.accent, palette.second, palette.paper, ...w.faces.map(({ colour }) => colour)];
  stage.effects.burst(view.w / 2, view.h * 0.42, colours, {
    count: 70,
    speed: 330,
    shape: 'bit',
    gravity: 270,
    life: 1.5,
  });
}

export function undo(stage: Stage, w: StacksWorld): void {
  const before = w.solvedFor >= 0 ? undefined : w.before.pop();
  if (before === undefined) return;
  settleAt(w, before);
  w.moves = Math.max(0, w.moves - 1);
  stage.sound.play('jump');
}

export function restart(stage: Stage, w: StacksWorld): void {
  if (w.solvedFor >= 0 || w.before.length === 0) return;
  settleAt(w, w.start);
  Object.assign(w, { before: [], moves: 0 });
  stage.sound.play('power');
}

function settleAt(w: StacksWorld, stacks: Stacks): void {
  // The extra stack stays.
  const extra = Array.from({ length: w.stacks.length - stacks.length }, () => []);
  w.stacks = [...stacks, ...extra];
  w.moving = w.chosen = w.hinted = null;
  w.way = [];
}

/** Shows the next move of a solution; without one from here it is undo that helps. */
export function hint(stage: Stage, w: StacksWorld): void {
  if (w.solvedFor >= 0) return;
  if (w.way.length === 0) w.way = solve(w.rules, w.stacks) ?? [];
  w.hinted = w.way[0] ?? null;
  w.chosen = null;
  if (w.hinted) stage.sound.play('pop');
  else stage.sound.play('tick', -4);
}

/** The stack beside the cursor, or above or below it. */
export function nextStack({ layout, cursor }: StacksWorld, d: Direction): number {
  const { places, columns } = layout;
  if (d === 'left' || d === 'right') return Math.max(0, Math.min(places.length - 1, cursor + (d === 'left' ? -1 : 1)));
  const next = cursor + (d === 'up' ? -columns : columns);
  if (next < 0) return cursor;
  // The last row may be shorter.
  const isLastRow = Math.floor(cursor / columns) === Math.floor((places.length - 1) / columns);
  return isLastRow && d === 'down' ? cursor : Math.min(next, places.length - 1);
}

export function settle(stage: Stage, w: StacksWorld, dt: number): void {
  const { moving } = w;
  if (moving) {
    moving.age += dt;
    if (moving.age >= moving.seconds) finishMoving(stage, w);
  }
  w.stacks.forEach((stack, i) => {
    const isClosed = !w.rules.bySize && isComplete(w.rules, stack) && w.moving?.to !== i;
    w.lifted[i] = approach(w.lifted[i] ?? 0, w.chosen === i ? 1 : 0, 16, dt);
    w.shaken[i] = Math.max(0, (w.shaken[i] ?? 0) - dt);
    w.closed[i] = isClosed ? Math.min(1, (w.closed[i] ?? 0) + dt * 3) : 0;
  });
  w.cheer = approach(w.cheer, 0, 0.9, dt);
}

/** Nothing can be moved to any use. */
export const isStuck = ({ rules, stacks, solvedFor }: StacksWorld): boolean =>
  solvedFor < 0 &&
  !rules.bySize &&
  !stacks.some(
    (stack, from) =>
      !isComplete(rules, stack) &&
      stacks.some((target, to) => {
        const count = countOf(rules, stacks, { from, to });
        return count > 0 && (target.length > 0 || runOf(stack) < stack.length);
      }),
  );
