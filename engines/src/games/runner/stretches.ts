import { clamp, turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { metOnWay } from '../../stage/chaser.ts';
import type { Stage } from '../../stage/stage.ts';
import { isOnWater } from '../../stage/water.ts';
import { type Item, isFlipping, type RunnerWorld, railHeight, roomOf } from './world.ts';

/** Creates the next section; each leaves time to land before the next one. */
export function layOut(stage: Stage, w: RunnerWorld): void {
  const { random, plan } = stage;
  const hard = clamp(stage.played / 75 + plan.difficulty * 0.1, 0, 1);
  const length = pickStretch(stage, w, hard)(stage, w, hard);
  if (stage.hud.lives < stage.hud.livesMax && random.chance(0.07))
    put(stage, w, 'heart', stage.art.heart, w.next + length + 60, 80, 36);
  w.next += length + w.speed * (0.75 + random.next() * 0.4 - hard * 0.15) + 40;
}

/** Places things from `w.next` on and returns the length of the section. */
type Stretch = (stage: Stage, w: RunnerWorld, hard: number) => number;

function pickStretch(stage: Stage, w: RunnerWorld, hard: number): Stretch {
  const roll = stage.random.next();
  // The first section is harmless.
  if (w.next < stage.view.w) return welcome;
  if (isFlipping(stage)) return floorAndRoof;
  const pits = isOnWater(stage) ? -1 : stage.rule('pits', 0);
  // Nothing else is in the way.
  if (pits === 1) return roll < 0.65 ? pit : rainbow;
  if (pits >= 0 && roll < (pits ? 0.45 : 0.2) && stage.played > (pits ? 2 : 6)) return pit;
  if (roll < 0.42 && stage.rule('rails', 0) > 0) return rail;
  if (roll < 0.32) return arc;
  if (roll < 0.42) return rainbow;
  if (roll < 0.52 && stage.played > 4 && fliers(stage).length > 0) return flyer;
  return hard > stage.random.next() ? pack : single;
}

function put(stage: Stage, w: RunnerWorld, kind: Item['kind'], actor: Actor, x: number, y: number, size: number): void {
  w.items.push({ kind, actor, x, y, size, seen: false, phase: stage.random.range(0, turn) });
}

function things(stage: Stage, w: RunnerWorld, count: number, placeOf: (i: number) => [x: number, y: number]): void {
  const actor = stage.random.pick(stage.plan.theme.things);
  // Ten lanterns are a round, and no two rows of things.
  const asked = stage.rule('collect', 0);
  const fewer = asked > 0 ? clamp(Math.round((count * asked) / 60), 1, count) : count;
  const first = Math.floor((count - fewer) / 2);
  for (let i = first; i < first + fewer; i++) put(stage, w, 'thing', actor, ...placeOf(i), 40);
}

const foe = (stage: Stage) => stage.random.pick(metOnWay(stage));
/** Fences and dogs do not float. */
const fliers = (stage: Stage) => metOnWay(stage).filter(({ way }) => way === 'flies');
const bow = (i: number, count: number) => Math.sin((i / (count - 1)) * Math.PI);

const welcome: Stretch = (stage, w) => {
  things(stage, w, 6, (i) => [w.next + i * 44, 32 + bow(i, 6) * 100]);
  return 310;
};

const arc: Stretch = (stage, w) => {
  things(stage, w, 6, (i) => [w.next + i * 44, 32 + bow(i, 6) * 100]);
  put(stage, w, 'foe', foe(stage), w.next + 110, 28, 60);
  return 240;
};

/** The height of a double jump. */
const rainbow: Stretch = (stage, w) => {
  things(stage, w, 9, (i) => [w.next + i * 44, 40 + bow(i, 9) * 230]);
  return 400;
};

const pit: Stretch = (stage, w, hard) => {
  const length = w.speed * (0.3 + 0.12 * hard);
  w.pits.push({ from: w.next, to: w.next + length });
  things(stage, w, 5, (i) => [w.next + (length * i) / 4, 60 + bow(i, 5) * 70]);
  return length;
};

const rail: Stretch = (stage, w) => {
  const length = w.speed * stage.random.range(1.1, 1.7);
  w.rails.push({ from: w.next, to: w.next + length });
  things(stage, w, 5, (i) => [w.next + (length * (i + 1)) / 6, railHeight + 34]);
  return length;
};

const flyer: Stretch = (stage, w) => {
  put(stage, w, 'foe', stage.random.pick(fliers(stage)), w.next, stage.random.pick([124, 144]), 58);
  things(stage, w, 4, (i) => [w.next - 60 + i * 44, 28]);
  return 120;
};

const single: Stretch = (stage, w) => row(stage, w, 1);
const pack: Stretch = (stage, w) => row(stage, w, stage.random.int(2, 3));

function row(stage: Stage, w: RunnerWorld, count: number): number {
  for (let i = 0; i < count; i++) put(stage, w, 'foe', foe(stage), w.next + i * 44, 28, stage.random.range(56, 66));
  if (stage.random.chance(0.6)) things(stage, w, 3, (i) => [w.next + count * 22 - 66 + i * 44, 150]);
  return count * 44;
}

const floorAndRoof: Stretch = (stage, w, hard) => {
  const onRoof = stage.random.chance(0.5);
  const high = roomOf(stage);
  const count = stage.random.int(1, hard > 0.4 ? 3 : 2);
  for (let i = 0; i < count; i++) put(stage, w, 'foe', foe(stage), w.next + i * 56, onRoof ? high - 30 : 30, 60);
  things(stage, w, 4, (i) => [w.next + i * 46, onRoof ? 32 : high - 32]);
  return count * 56 + 60;
};
