import { clamp, inside, type Point } from '../../math/maths.ts';
import { runDown } from '../../stage/clock-bar.ts';
import { run } from '../../stage/run.ts';
import { celebrate, goOn, mistake, stepSearch, tryAgain } from '../../stage/searching.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { choose, countOf, crowdOf } from './choose.ts';
import { drawHiddenObjects } from './draw.ts';
import { layOut } from './layout.ts';
import { compose, findAt, type Item, placeIn, sizeIn, uncover } from './picture.ts';
import { doneSeconds, flightSeconds, type Layout, missedSeconds, type SearchWorld } from './world.ts';

/** Each picture gives less time for a find than the one before. */
const gainShrinks = 0.86;
/** One of a few is harder to find than one of many. */
const usualCount = 5;

/** A cluttered picture and a list of what to find in it, before time runs out. Each picture is fuller than the last. */
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
      w.items = uncover(w.layout.field, w.crowd, w.items, visibleMin(w.round));
    },
    draw: () => drawHiddenObjects(stage, w),
    idle: (_dt) => {},
    update: (dt) => update(stage, w, dt),
    press: (p) => {
      w.byKeys = false;
      if (inside(p, w.layout.field)) search(stage, w, p);
    },
    action: () => {
      const { field } = w.layout;
      w.byKeys = true;
      search(stage, w, { x: field.x + w.lens.u * field.w, y: field.y + w.lens.v * field.h });
    },
  };
});

const isGentle = (stage: Stage) => stage.rule('gentle', 0) > 0;

/** Less and less of what is looked for must show. */
const visibleMin = (round: number) => Math.max(0.42, 0.74 - round * 0.06);

function newWorld(stage: Stage): SearchWorld {
  const most = stage.rule('seconds', 24);
  const hasClock = !isGentle(stage) && most < 3600;
  const layout = layOut(stage.view);
  return {
    ...newPicture(stage, layout, 1),
    layout,
    clock: hasClock ? { left: most, most } : null,
    lens: { u: 0.5, v: 0.5 },
    byKeys: false,
    cheer: 0,
  };
}

function newPicture(stage: Stage, { field }: Layout, round: number) {
  const { random, plan, art } = stage;
  const isOneOfMany = stage.rule('alike', 0) > 0;
  const { wanted, clutter } = choose({
    things: plan.theme.things,
    targets: Math.round(stage.rule('targets', 0)),
    isList: stage.rule('list', stage.rule('targets', 0) > 0 ? 0 : 1) > 0,
    isAlike: isOneOfMany,
    count: countOf(Math.round(clamp(stage.rule('find', 0), 0, 20)), round, isOneOfMany, isGentle(stage)),
    round,
    random,
    colourOf: art.colourOf,
  });
  const crowd = crowdOf(round, isGentle(stage));
  return {
    round,
    crowd,
    items: uncover(field, crowd, compose(field, { wanted, clutter, crowd, random }), visibleMin(round)),
    wanted,
    found: wanted.map(() => false),
    flights: [],
    phase: 'search' as const,
    seconds: 0,
    wrong: [],
    wrongInARow: 0,
    since: 0,
  };
}

function search(stage: Stage, w: SearchWorld, p: Point): void {
  // The tap that starts a round is no guess.
  if (w.phase !== 'search' || stage.played < 0.1) return;
  const item = findAt(w.layout.field, w.crowd, w.items, p);
  if (item) find(stage, w, item);
  // A second tap on what was just found is no mistake.
  else if (w.since > 0.35) mistake(stage, w, p);
}

function find(stage: Stage, w: SearchWorld, item: Item): void {
  const { palette } = stage.plan;
  const place = placeIn(w.layout.field, item);
  const quickness = Math.max(0, Math.round(6 - w.since));
  w.items = w.items.filter((one) => one !== item);
  w.found[item.slot] = true;
  w.flights.push({
    actor: item.actor,
    from: place,
    size: sizeIn(w.layout.field, w.crowd, item),
    slot: item.slot,
    seconds: 0,
  });
  if (w.clock) {
    const gain = stage.rule('gain', 2.4) * gainShrinks ** (w.round - 1) * Math.sqrt(usualCount / w.wanted.length);
    w.clock.left = Math.min(w.clock.most, w.clock.left + gain);
  }
  stage.hud.taken++;
  stage.add(20 + 5 * quickness, place);
  stage.sound.play('coin', w.found.filter(Boolean).length % 10);
  stage.effects.burst(place.x, place.y, [stage.art.colourOf(item.actor), palette.accent], { count: 16, speed: 190 });
  stage.effects.ring(place.x, place.y, palette.accent, 56);
  Object.assign(w, { since: 0, wrongInARow: 0, cheer: 1 });
  if (w.found.every(Boolean)) finishPicture(stage, w);
}

function finishPicture(stage: Stage, w: SearchWorld): void {
  celebrate(stage, w);
  Object.assign(w, { phase: 'done', seconds: 0 });
}

function update(stage: Stage, w: SearchWorld, dt: number): void {
  w.seconds += dt;
  for (const flight of w.flights) flight.seconds += dt;
  w.flights = w.flights.filter(({ seconds }) => seconds < flightSeconds);
  stepSearch(stage, w, w.layout.field, dt);
  const show = (round: number) => void Object.assign(w, newPicture(stage, w.layout, round));
  if (w.phase === 'done' && w.seconds > doneSeconds) goOn(stage, w, show);
  else if (w.phase === 'missed' && w.seconds > missedSeconds) tryAgain(stage, w, show);
  else if (w.phase === 'search' && w.clock && runDown(stage, w.clock, dt)) {
    Object.assign(w, { phase: 'missed', seconds: 0 });
  }
}
