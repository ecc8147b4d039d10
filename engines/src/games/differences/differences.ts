import { clamp, inside, type Point, type Rect } from '../../math/maths.ts';
import { runDown } from '../../stage/clock-bar.ts';
import { run } from '../../stage/run.ts';
import { celebrate, goOn, mistake, stepSearch, tryAgain } from '../../stage/searching.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawDifferences } from './draw.ts';
import { compose, type Difference, differenceAt, placeIn } from './pictures.ts';
import { type DifferencesWorld, doneSeconds, type Layout, layOut, missedSeconds } from './world.ts';

/** Each pair gives less time for a find than the one before. */
const gainShrinks = 0.82;

/** Two pictures that are the same but for a few things, which are found before time runs out. */
run((stage): Game => {
  const w = newWorld(stage);
  return {
    isWaiting: true,
    reset: () => {
      Object.assign(w, newWorld(stage));
      // Only time that runs out costs a life.
      stage.hud.livesMax = stage.hud.lives = w.clock ? Math.round(clamp(stage.rule('lives', 1), 1, 5)) : 0;
    },
    resize: () => {
      w.layout = layOut(stage.view);
    },
    draw: () => drawDifferences(stage, w),
    idle: (_dt) => {},
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      w.byKeys = false;
      const field = w.layout.fields.find((one) => inside(p, one));
      if (field) compare(stage, w, field, p);
    },
    action: () => {
      const [field] = w.layout.fields;
      w.byKeys = true;
      compare(stage, w, field, { x: field.x + w.lens.u * field.w, y: field.y + w.lens.v * field.h });
    },
  };
});

const isGentle = (stage: Stage) => stage.rule('gentle', 0) > 0;

function newWorld(stage: Stage): DifferencesWorld {
  const most = stage.rule('seconds', 26);
  const hasClock = !isGentle(stage) && most < 3600;
  const layout = layOut(stage.view);
  return {
    ...newPair(stage, layout, 1),
    layout,
    clock: hasClock ? { left: most, most } : null,
    lens: { u: 0.5, v: 0.5 },
    byKeys: false,
    cheer: 0,
  };
}

/** How many differences there are: as many as the prompt says, or more from pair to pair. */
function countOf(stage: Stage, round: number): number {
  const asked = Math.round(clamp(stage.rule('differences', 0), 0, 15));
  if (asked > 0) return asked;
  return isGentle(stage) ? 3 : Math.min(8, 3 + round);
}

function newPair(stage: Stage, { fields: [field] }: Layout, round: number) {
  const { random, plan, art } = stage;
  const count = countOf(stage, round);
  const crowd = isGentle(stage) ? 8 : Math.min(30, 10 + round * 3);
  return {
    round,
    pair: compose({
      things: plan.theme.things,
      crowd: Math.max(crowd, Math.round(count * 1.6)),
      count,
      random,
      shape: field.w / field.h,
      colourOf: art.colourOf,
    }),
    phase: 'compare' as const,
    seconds: 0,
    wrong: [],
    wrongInARow: 0,
    since: 0,
  };
}

function compare(stage: Stage, w: DifferencesWorld, field: Rect, p: Point): void {
  // The tap that starts a round is no guess.
  if (w.phase !== 'compare' || stage.played < 0.1) return;
  const difference = differenceAt(field, w.pair, p);
  if (difference) find(stage, w, difference);
  // A second tap on what was just found is no mistake.
  else if (w.since > 0.35) mistake(stage, w, p);
}

function find(stage: Stage, w: DifferencesWorld, difference: Difference): void {
  const { palette } = stage.plan;
  const quickness = Math.max(0, Math.round(8 - w.since));
  difference.isFound = true;
  if (w.clock) {
    const gain = stage.rule('gain', 3) * gainShrinks ** (w.round - 1);
    w.clock.left = Math.min(w.clock.most, w.clock.left + gain);
  }
  stage.hud.taken++;
  const found = w.pair.differences.filter(({ isFound }) => isFound).length;
  stage.add(20 + 5 * quickness);
  stage.sound.play('coin', found % 10);
  for (const field of w.layout.fields) {
    const item = difference.items[0] ?? difference.items[1];
    if (!item) continue;
    const { x, y } = placeIn(field, item);
    stage.effects.burst(x, y, [palette.accent, palette.paper], { count: 12, speed: 160 });
    stage.effects.ring(x, y, palette.accent, 50);
  }
  Object.assign(w, { since: 0, wrongInARow: 0, cheer: 1 });
  if (w.pair.differences.every(({ isFound }) => isFound)) finishPair(stage, w);
}

function finishPair(stage: Stage, w: DifferencesWorld): void {
  celebrate(stage, w);
  Object.assign(w, { phase: 'done', seconds: 0 });
}

function update(stage: Stage, w: DifferencesWorld, dt: number): void {
  w.seconds += dt;
  stepSearch(stage, w, w.layout.fields[0], dt);
  const show = (round: number) => void Object.assign(w, newPair(stage, w.layout, round));
  if (w.phase === 'done' && w.seconds > doneSeconds) goOn(stage, w, show);
  else if (w.phase === 'missed' && w.seconds > missedSeconds) tryAgain(stage, w, show);
  else if (w.phase === 'compare' && w.clock && runDown(stage, w.clock, dt)) {
    Object.assign(w, { phase: 'missed', seconds: 0 });
  }
}
