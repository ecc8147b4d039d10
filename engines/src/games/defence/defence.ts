import { distance, fitCells, type Point } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import { counted, isFinished } from '../../stage/feedback.ts';
import { hudHeight } from '../../stage/hud.ts';
import { steps } from '../../stage/input.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { fight } from './battle.ts';
import { drawDefence } from './draw.ts';
import { alongPath, newMap, type Way, ways } from './map.ts';
import { type DefenceWorld, kindList, menuOf, placeOf, type TowerKind, towerKinds, upgradePrice } from './world.ts';

/** Seconds an ordinary foe takes for the path, however long it is. */
const secondsOfWay = 21;
/** Seconds between the last foe of a wave and the first of the next. */
const pauseSeconds = 7;
/** The growth of a foe's health per wave. */
const growth = 1.25;

/** Build on the pads next to the path and stop what comes along it. Coins from defeated foes pay for more towers. */
run((stage): Game => {
  const w: DefenceWorld = { ...newBattle(stage), byKeys: false };
  return {
    reset: () => reset(stage, w),
    resize: () => layOut(stage, w),
    draw: () => drawDefence(stage, w),
    update: (dt) => update(stage, w, dt),
    press: (p) => touch(stage, w, p),
    direction: (d, by) => {
      if (by === 'key') steer(w, steps[d].x, steps[d].y);
    },
    action: () => confirm(stage, w),
  };
});

/** All but the controls, which stay from battle to battle. */
function newBattle({ view, rule, random, plan }: Stage): Omit<DefenceWorld, 'byKeys'> {
  const [columns, rows] = view.portrait ? [7, view.h > 640 ? 12 : 9] : [13, 7];
  return {
    map: newMap(columns, rows, Math.round(rule('pads', 9)), random, at(Object.keys(ways) as Way[], plan.seed % 83)),
    towers: [],
    foes: [],
    bolts: [],
    coins: rule('coins', 120),
    wave: 0,
    queue: [],
    nextWave: 3,
    chosen: 0,
    open: true,
    choice: 0,
    cell: 40,
    field: { x: 0, y: 0, w: 1, h: 1 },
  };
}

function reset(stage: Stage, w: DefenceWorld): void {
  Object.assign(w, newBattle(stage));
  layOut(stage, w);
  stage.hud.livesMax = stage.hud.lives = Math.round(stage.rule('lives', 5));
}

function layOut(stage: Stage, w: DefenceWorld): void {
  const { view } = stage;
  const room = { x: 3, y: hudHeight + 18, w: view.w - 6, h: view.h - hudHeight - 26 };
  Object.assign(w, fitCells(room, w.map.columns, w.map.rows));
}

function touch(stage: Stage, w: DefenceWorld, p: Point): void {
  w.byKeys = false;
  const option = menuOf(w, stage.view.w).find((o) => distance(o.at, p) < 30);
  if (option) {
    buy(stage, w, option.kind);
    return;
  }
  const index = w.map.pads.findIndex((pad) => distance(placeOf(w, pad), p) < w.cell * 0.6);
  w.open = index >= 0 && !(w.open && index === w.chosen);
  w.chosen = index;
  if (index >= 0) stage.sound.play('tick');
}

function steer(w: DefenceWorld, x: number, y: number): void {
  w.byKeys = true;
  const from = w.map.pads[w.chosen] ?? w.map.pads[0];
  if (!from) return;
  if (w.open && x && !w.towers.some((t) => t.cell === from)) {
    w.choice = (w.choice + x + kindList.length) % kindList.length;
    return;
  }
  const reach = (pad: { x: number; y: number }) => {
    const along = (pad.x - from.x) * x + (pad.y - from.y) * y;
    return along > 0 ? along + Math.abs((pad.x - from.x) * y) * 2 + Math.abs((pad.y - from.y) * x) * 2 : 99;
  };
  const next = w.map.pads.reduce((best, pad) => (reach(pad) < reach(best) ? pad : best), from);
  if (reach(next) < 99) w.chosen = w.map.pads.indexOf(next);
}

function confirm(stage: Stage, w: DefenceWorld): void {
  w.byKeys = true;
  if (w.chosen < 0) w.chosen = 0;
  if (!w.open) {
    w.open = true;
    return;
  }
  const options = menuOf(w, stage.view.w);
  buy(stage, w, (options[w.choice] ?? options[0])?.kind ?? 'quick');
}

function buy(stage: Stage, w: DefenceWorld, kind: TowerKind | 'upgrade'): void {
  const pad = w.map.pads[w.chosen];
  if (!pad) return;
  const tower = w.towers.find((t) => t.cell === pad);
  const price = kind === 'upgrade' ? (tower ? upgradePrice(tower) : 0) : towerKinds[kind].price;
  const p = placeOf(w, pad);
  if (w.coins < price || (kind === 'upgrade' && (!tower || tower.level >= 4))) {
    stage.sound.play('drop');
    stage.effects.note(p.x, p.y - 20, 'NOT YET', stage.plan.palette.paper, 9);
    return;
  }
  w.coins -= price;
  if (kind === 'upgrade' && tower) tower.level++;
  else if (kind !== 'upgrade') w.towers.push({ kind, cell: pad, level: 1, reload: 0.2, recoil: 1, aim: 0 });
  stage.sound.play('power');
  stage.effects.ring(p.x, p.y, stage.plan.palette.accent, 50);
  stage.effects.burst(p.x, p.y, stage.plan.palette.edge, { count: 14, speed: 120 });
  w.open = false;
}

function callWave(stage: Stage, w: DefenceWorld): void {
  const { random, plan } = stage;
  w.wave++;
  if (w.wave > 1) {
    stage.add(40 + w.wave * 5);
    w.coins += 15 + w.wave * 2;
  }
  stage.banner(w.wave % 5 === 0 ? 'BIG ONE!' : `WAVE ${w.wave}`);
  const usual = 4 + Math.min(14, Math.floor(w.wave * 1.3));
  // A few in each wave are almost as hard to stop as many.
  const count = stage.rule('foes', 0) || usual;
  const strength = (1 + plan.difficulty * 0.12) * growth ** (w.wave - 1) * (usual / count) ** 0.8;
  const actor = at(plan.theme.foes, w.wave - 1);
  for (let i = 0; i < count; i++)
    w.queue.push({
      actor,
      wait: random.range(0.5, 0.95),
      life: 24 * strength,
      pace: random.range(0.85, 1.1),
      size: count < 4 ? 1.1 : 0.8,
      worth: Math.round((6 * usual) / count),
    });
  if (w.wave % 5 === 0)
    w.queue.push({
      actor: at(plan.theme.foes, w.wave),
      wait: 1.5,
      life: 130 * strength,
      pace: 0.55,
      size: 1.3,
      worth: 60,
    });
}

function update(stage: Stage, w: DefenceWorld, dt: number): void {
  if (!w.queue.length) {
    const isQuiet = w.foes.length === 0;
    if (isQuiet && w.wave > 0 && isFinished(stage, 'waves', w.wave)) return;
    const isLast = w.wave > 0 && w.wave === stage.rule('waves', 0);
    // The next wave does not wait until the last is defeated, and starts earlier if it is.
    w.nextWave -= isLast ? 0 : isQuiet ? dt * 2 : dt;
    if (w.nextWave <= 0) {
      callWave(stage, w);
      w.nextWave = pauseSeconds;
    }
  }
  const first = w.queue[0];
  if (first) {
    first.wait -= dt;
    if (first.wait <= 0) {
      w.queue.shift();
      w.foes.push({
        actor: first.actor,
        walked: -0.5,
        pace: first.pace,
        life: first.life,
        lifeMax: first.life,
        slowed: 0,
        hit: 0,
        size: first.size,
        worth: first.worth,
      });
    }
  }
  for (const foe of w.foes) {
    foe.slowed = Math.max(0, foe.slowed - dt);
    foe.hit = Math.max(0, foe.hit - dt);
    foe.walked +=
      foe.pace * stage.rule('speed', 1) * (w.map.path.length / secondsOfWay) * (foe.slowed > 0 ? 0.5 : 1) * dt;
    if (foe.walked >= w.map.path.length - 1) breach(stage, w, foe);
  }
  fight(stage, w, dt);
  w.foes = w.foes.filter((foe) => foe.life > 0);
  stage.hud.label = counted(stage, 'WAVE', 'waves', Math.max(1, w.wave));
}

function breach(stage: Stage, w: DefenceWorld, foe: DefenceWorld['foes'][number]): void {
  foe.life = 0;
  const p = placeOf(w, alongPath(w.map.path, foe.walked));
  stage.hud.lives -= foe.size > 1 ? 3 : 1;
  stage.sound.play('hit');
  stage.effects.shake(10);
  stage.effects.flash(stage.plan.palette.danger, 0.35);
  stage.effects.burst(p.x, p.y, stage.plan.palette.danger, { count: 20, speed: 200 });
  if (stage.hud.lives > 0) return;
  stage.hud.lives = 0;
  stage.over();
}
