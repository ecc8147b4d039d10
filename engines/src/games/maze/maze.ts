import { distance, fitCells, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { asksFor, counted, reward, take } from '../../stage/feedback.ts';
import { isLastExit } from '../../stage/goal.ts';
import { hudHeight } from '../../stage/hud.ts';
import { type Direction, steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { layBomb, layOutCrates, laysBombs, newHall, tickBombs, wished } from './bombs.ts';
import { drawMaze } from './draw.ts';
import { type Cell, exitsOf, mazeStyles, newMaze } from './map.ts';
import { isHunt, layOutPrey, tickPrey } from './prey.ts';
import { shootAhead } from './shots.ts';
import { isLocked, layOutThings } from './things.ts';
import { nearestOpen, opposite, stride, walkerAt } from './walkers.ts';
import { areAsleep, clearAroundSleepers, hasWatchers, isGivenAway, isOnRounds } from './watchers.ts';
import { between, hoarded, type MazeWorld, placeOf, type Walker } from './world.ts';

/** Clear the maze while the foes hunt the hero; the four large treats reverse the hunt for a while. */
run((stage): Game => {
  const walker: Walker = walkerAt(stage.plan.theme.hero, { x: 1, y: 1 }, 0);
  const w: MazeWorld = {
    map: { columns: 1, rows: 1, open: [] },
    dots: new Set(),
    treats: new Map(),
    dotCount: 1,
    hoard: 0,
    door: null,
    hero: walker,
    wanted: 'left',
    foes: [],
    scared: 0,
    chain: 0,
    safe: 0,
    level: 1,
    chewing: 0,
    shots: [],
    reload: 0,
    still: 0,
    hall: null,
    crates: new Set(),
    bombs: [],
    flames: new Map(),
    reach: 2,
    prey: [],
    preyToCome: 0,
    preyCount: 1,
    secondsLeft: 0,
    noticed: 0,
    cell: 20,
    field: { x: 0, y: 0, w: 1, h: 1 },
  };
  return {
    reset: () => {
      w.level = 1;
      // Without foes only time ends a hunt.
      stage.hud.livesMax = stage.hud.lives = isHunt(stage) && stage.rule('foes', 0) === 0 ? 0 : stage.rule('lives', 3);
      build(stage, w);
    },
    resize: () => layOut(stage, w),
    draw: () => drawMaze(stage, w),
    update: (dt) => update(stage, w, dt),
    direction: (d) => {
      w.wanted = d;
    },
    action: () => {
      if (laysBombs(stage)) layBomb(stage, w);
    },
    tap: (p) => {
      if (laysBombs(stage)) {
        layBomb(stage, w);
        return;
      }
      const hero = placeOf(w, between(w.hero));
      const dx = p.x - hero.x;
      const dy = p.y - hero.y;
      w.wanted = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
    },
  };
});

function build(stage: Stage, w: MazeWorld): void {
  const { view, plan } = stage;
  // Wide halls, ordinary corridors or a dense maze, by the game's seed.
  const sizes: [columns: number, rows: number][] = view.portrait
    ? [
        [13, 21],
        [9, 15],
        [13, 25],
      ]
    : [
        [25, 13],
        [17, 9],
        [29, 15],
      ];
  const [columns, tall] = at(sizes, laysBombs(stage) ? 1 : plan.seed % 5);
  const rows = view.portrait && view.h <= 640 ? tall - 4 : tall;
  w.map = laysBombs(stage)
    ? newHall(columns, rows)
    : newMaze(columns, rows, stage.random, at(mazeStyles, plan.seed % 79));
  layOut(stage, w);
  const middle = (y: number) => nearestOpen(w, { x: (columns - 1) / 2, y });
  w.hero = walkerAt(plan.theme.hero, middle(rows - 2), 0);
  if (laysBombs(stage)) layOutCrates(stage, w);
  else if (isHunt(stage)) layOutPrey(stage, w);
  else layOutThings(stage, w);
  const first = Math.round(stage.rule('foes', 3));
  const hunters = Math.min(5, first + Math.floor((w.level - 1) / 2));
  const count = asksFor(stage, 'no-enemies') || first === 0 ? 0 : hunters;
  w.foes = Array.from({ length: count }, (_, i) =>
    walkerAt(
      at(plan.theme.foes, i),
      nearestOpen(w, { x: 3 + ((i * 4) % (columns - 6)), y: laysBombs(stage) ? 1 : 3 }),
      [0.85, 0.6, 0.35, 0.5, 0.7][i] ?? 0.5,
    ),
  );
  clearAroundSleepers(stage, w);
  w.scared = 0;
  w.shots = [];
  w.safe = 1;
  w.wanted = 'left';
}

function layOut(stage: Stage, w: MazeWorld): void {
  const { view } = stage;
  const room = { x: 4, y: hudHeight, w: view.w - 8, h: view.h - hudHeight - 12 };
  Object.assign(w, fitCells(room, w.map.columns, w.map.rows));
}

function hunt(stage: Stage, w: MazeWorld, foe: Walker, here: Cell): Direction | null {
  const exits = exitsOf(w.map, here);
  const onward = exits.filter((d) => d !== opposite[foe.heading]);
  const open = onward.length ? onward : exits;
  if (!open.length) return null;
  if (isOnRounds(stage, w)) return stage.random.pick(open);
  if (foe.caught > 0 || !stage.random.chance(w.scared > 0 ? 0.7 : w.still > 2 ? 0.92 : foe.wits)) {
    if (foe.caught <= 0) return stage.random.pick(open);
  }
  const target: Point = foe.caught > 0 ? foe.home : between(w.hero);
  const sign = w.scared > 0 && foe.caught <= 0 ? -1 : 1;
  const reach = (d: Direction) => sign * distance({ x: here.x + steps[d].x, y: here.y + steps[d].y }, target);
  return open.reduce((best, d) => (reach(d) < reach(best) ? d : best));
}

function update(stage: Stage, w: MazeWorld, dt: number): void {
  // The speed on the screen does not depend on the number of cells; a hero that stands still is found sooner.
  const pace = ((stage.rule('speed', 5.4) + w.level * 0.15) * Math.min(w.map.columns, w.map.rows)) / 13;
  w.still = w.hero.share >= 1 ? w.still + dt : 0;
  w.scared = Math.max(0, w.scared - dt);
  w.safe = Math.max(0, w.safe - dt);
  w.chewing = Math.max(0, w.chewing - dt * 5);
  const step = laysBombs(stage) ? wished(stage) : null;
  if (step) w.wanted = step;
  turnBack(w);
  stride(w, w.hero, pace * dt, (here) =>
    laysBombs(stage) ? step : exitsOf(w.map, here).includes(w.wanted) ? w.wanted : w.hero.heading,
  );
  eat(stage, w);
  if (!laysBombs(stage)) shootAhead(stage, w, dt);
  else if (tickBombs(stage, w, dt) && w.safe <= 0) {
    lose(stage, w);
    return;
  }
  for (const foe of w.foes) {
    foe.caught = Math.max(0, foe.caught - dt);
    const haste = areAsleep(stage, w)
      ? 0
      : isOnRounds(stage, w)
        ? 0.42
        : w.hall
          ? w.still > 3
            ? 0.85
            : 0.5
          : foe.caught > 0
            ? 2
            : w.scared > 0
              ? 0.55
              : 0.74 + stage.plan.difficulty * 0.05;
    stride(w, foe, pace * haste * dt, (here) => hunt(stage, w, foe, here));
    if (foe.caught > 0 || distance(between(foe), between(w.hero)) > 0.75) continue;
    if (w.scared > 0) bite(stage, w, foe);
    else if (w.safe <= 0) {
      lose(stage, w);
      return;
    }
  }
  if (hasWatchers(stage) && isGivenAway(stage, w, dt)) {
    lose(stage, w);
    return;
  }
  if (isHunt(stage) && !tickPrey(stage, w, pace, dt)) return;
  stage.hud.label = counted(stage, 'LEVEL', 'levels', w.level);
  if (!isHunt(stage)) stage.hud.progress = w.door || w.hall ? -1 : 1 - w.dots.size / w.dotCount;
  const isDone = w.door
    ? !isLocked(stage, w) && distance(between(w.hero), w.door) < 0.3
    : w.hall
      ? w.foes.length === 0 && (!asksFor(stage, 'no-enemies') || w.crates.size === 0)
      : w.dots.size + w.treats.size + w.prey.length + w.preyToCome === 0;
  if (!isDone || isLastExit(stage, w.level)) return;
  w.level++;
  stage.add(300);
  stage.banner(`LEVEL ${w.level}`);
  stage.sound.play('win');
  build(stage, w);
}

/** Only the hero may turn around between two cells. */
function turnBack(w: MazeWorld): void {
  const { hero } = w;
  if (w.wanted !== opposite[hero.heading] || hero.share >= 1) return;
  [hero.from, hero.to] = [hero.to, hero.from];
  hero.share = 1 - hero.share;
  hero.heading = w.wanted;
}

function eat(stage: Stage, w: MazeWorld): void {
  const here = w.hero.share > 0.5 ? w.hero.to : w.hero.from;
  const index = here.y * w.map.columns + here.x;
  const p = placeOf(w, here);
  const isTaken = w.dots.delete(index);
  if (isTaken && w.hoard > 0) reward(stage, p, hoarded(stage, w, index), 20, w.dots.size);
  else if (isTaken) {
    stage.add(10);
    w.chewing = 1;
    stage.sound.play('tick', w.dots.size % 4);
    stage.effects.burst(p.x, p.y, stage.plan.palette.accent, { count: 3, speed: 60, size: 2.5, life: 0.3 });
  }
  const treat = w.treats.get(index);
  if (!treat || w.crates.has(index)) return;
  const wasLocked = isLocked(stage, w);
  w.treats.delete(index);
  w.reach = Math.min(4, w.reach + 1);
  take(stage, treat);
  if (wasLocked && !isLocked(stage, w)) stage.banner('THE EXIT IS OPEN!');
  w.scared = stage.rule('scareSeconds', 7);
  w.chain = 0;
  stage.add(50, p);
  stage.sound.play('power');
  stage.effects.ring(p.x, p.y, stage.plan.palette.accent, 120);
  stage.effects.shake(4);
}

function bite(stage: Stage, w: MazeWorld, foe: Walker): void {
  w.chain++;
  foe.caught = 4;
  const p = placeOf(w, between(foe));
  stage.add(100 * 2 ** w.chain, p);
  stage.sound.play('boom');
  stage.effects.freeze(0.12);
  stage.effects.burst(p.x, p.y, [stage.art.colourOf(foe.actor), stage.plan.palette.paper], { count: 20, speed: 200 });
}

function lose(stage: Stage, w: MazeWorld): void {
  const p = placeOf(w, between(w.hero));
  stage.hud.lives--;
  stage.sound.play('hit');
  stage.effects.shake(12);
  stage.effects.freeze(0.25);
  stage.effects.flash(stage.plan.palette.danger, 0.4);
  stage.effects.burst(p.x, p.y, stage.art.colourOf(w.hero.actor), { count: 26, speed: 220 });
  if (stage.hud.lives <= 0) {
    stage.over();
    return;
  }
  w.hero = walkerAt(w.hero.actor, w.hero.home, 0);
  w.foes = w.foes.map((foe) => walkerAt(foe.actor, foe.home, foe.wits));
  w.safe = 2;
}
