import { lookOf } from '../../art/pictures.ts';
import { clamp } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor, Theme } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { heroAhead, type RacerWorld, type Rider, topSpeed } from './world.ts';

/** A race against rivals ends at this gate, unless the prompt says another. */
const gatesUsual = 3;

export const rivalsOf = (stage: Stage) => stage.rule('rivals', 0);

/** They line up a little ahead; the first of them is nearly as fast as the hero. */
export function newRivals(stage: Stage): Rider[] {
  const { plan } = stage;
  return Array.from({ length: rivalsOf(stage) }, (_, i) => ({
    actor: rivalOf(plan.theme, i),
    along: heroAhead + 500 + i * 420,
    across: at([-0.62, 0.62, 0], i),
    pace: (0.93 + plan.difficulty * 0.01 - i * 0.035) * topSpeed * stage.rule('speed', 0.9),
    sway: 0.25,
    passed: false,
    hit: 0,
    isRival: true,
  }));
}

const tints = ['#3f8ef0', '#f29a4a', '#9457eb', '#55b84a'];

/** Of the hero's kind each has another colour. */
function rivalOf({ foes, hero }: Theme, i: number): Actor {
  const rival = at(foes, i);
  const isAlike = lookOf(rival) === lookOf(hero) && rival.tint === hero.tint;
  return isAlike ? { ...rival, tint: at(tints, i) } : rival;
}

/** Somebody far ahead slows down and somebody far behind hurries, so that it stays a race. */
export function paceOf({ pace, along, isRival }: Rider, w: RacerWorld): number {
  if (!isRival) return pace;
  const lead = along - w.along - heroAhead;
  return pace * clamp(1 - lead / 60_000, 0.85, 1.05);
}

export function rankOf(w: RacerWorld): number {
  return 1 + w.riders.filter(({ isRival, along }) => isRival && along > w.along + heroAhead).length;
}

/** Ends the race at its last gate; only the first one has won. */
export function isRaceOver(stage: Stage, w: RacerWorld): boolean {
  if (rivalsOf(stage) === 0 || w.gates < stage.rule('rounds', gatesUsual)) return false;
  stage.hud.won = rankOf(w) === 1;
  stage.over();
  return true;
}
