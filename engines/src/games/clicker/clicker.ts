import { distance, inside, type Point, turn } from '../../math/maths.ts';
import type { Actor } from '../../plan.ts';
import { counted, hurt, isFinished } from '../../stage/feedback.ts';
import { run } from '../../stage/run.ts';
import type { Game, Stage } from '../../stage/stage.ts';
import { drawClicker } from './draw.ts';
import {
  buy,
  earn,
  frenzyFactor,
  frenzySeconds,
  incomeOf,
  openEconomy,
  short,
  stagesWithoutClock,
  tapOf,
} from './economy.ts';
import { layOut } from './layout.ts';
import { daySeconds, goalNow, hasClock, type Treat, treatUnits, type Works } from './world.ts';

/** Tap the big thing, hire helpers who earn by themselves, and reach the goal of each day in time. */
run((stage): Game => {
  const works = newWorks(stage);
  return {
    reset: () => {
      // A day that is missed costs a life, and is prolonged.
      stage.hud.livesMax = stage.hud.lives = hasClock(stage) ? Math.round(stage.rule('lives', 1)) : 0;
      Object.assign(works, newWorks(stage));
      label(stage, works);
    },
    draw: () => drawClicker(stage, works),
    idle: (dt) => settle(works, dt),
    update: (dt) => update(stage, works, dt),
    press: (p) => press(stage, works, p),
    action: () => tap(stage, works),
    direction: (d, by) => {
      if (by === 'swipe') return;
      const count = works.economy.offers.length;
      if (d === 'up' || d === 'down') works.cursor = (works.cursor + (d === 'up' ? count - 1 : 1)) % count;
      else buyOffer(stage, works, works.cursor);
    },
    letter: (letter) => {
      const i = Number(letter) - 1;
      if (!works.economy.offers[i]) return;
      works.cursor = i;
      buyOffer(stage, works, i);
    },
  };
});

/** What is for sale: a tool for the hand, helpers, and what makes still more. */
function wares({ plan }: Stage): Actor[] {
  const { tool, hero, helpers = [], things } = plan.theme;
  const [thing = hero] = things;
  return [tool ?? thing, hero, ...helpers].slice(0, 5);
}

function newWorks(stage: Stage): Works {
  const economy = openEconomy(wares(stage), daySeconds(stage));
  return {
    economy,
    push: 0,
    bits: [],
    treat: null,
    untilTreat: 14,
    cursor: 0,
    bought: economy.offers.map(() => 9),
    refused: economy.offers.map(() => 9),
    untilBit: 0,
  };
}

function label(stage: Stage, { economy }: Works): void {
  stage.hud.label = counted(stage, 'LEVEL', 'levels', economy.stage);
}

function settle(works: Works, dt: number): void {
  works.push = Math.max(0, works.push - dt * 6);
  works.bought = works.bought.map((age) => age + dt);
  works.refused = works.refused.map((age) => age + dt);
  for (const bit of works.bits) {
    bit.age += dt;
    bit.vy += 620 * dt;
    bit.x += bit.vx * dt;
    bit.y += bit.vy * dt;
  }
  works.bits = works.bits.filter(({ age }) => age < 0.9);
  if (works.treat) works.treat.age += dt;
}

function update(stage: Stage, works: Works, dt: number): void {
  const { economy } = works;
  settle(works, dt);
  economy.frenzy = Math.max(0, economy.frenzy - dt);
  gain(stage, works, incomeOf(economy) * dt);
  showIncome(stage, works, dt);
  offerTreat(stage, works, dt);
  if (economy.total >= goalNow(stage, works)) advance(stage, works);
  else if (hasClock(stage)) passTime(stage, works, dt);
}

/** A day that is over before its goal is reached. */
function passTime(stage: Stage, { economy }: Works, dt: number): void {
  economy.left -= dt;
  if (economy.left > 0) return;
  hurt(stage, layOut(stage.view, economy.offers.length).thing);
  economy.left = daySeconds(stage) * 0.6;
}

function gain({ hud }: Stage, { economy }: Works, amount: number): void {
  earn(economy, amount);
  hud.score = Math.floor(economy.total);
  hud.taken = hud.score;
}

function advance(stage: Stage, works: Works): void {
  const { economy } = works;
  const { x, y } = layOut(stage.view, economy.offers.length).thing;
  const { accent, second, paper } = stage.plan.palette;
  stage.sound.play('power');
  stage.banner('GREAT!');
  stage.effects.burst(x, y, [accent, second, paper], { count: 34, speed: 320, gravity: 420, shape: 'bit', life: 1 });
  if (isFinished(stage, 'levels', economy.stage)) return;
  if (!hasClock(stage) && stage.rule('limit', 0) === 0 && economy.stage >= stagesWithoutClock) {
    stage.hud.won = true;
    stage.over();
    return;
  }
  economy.stage++;
  // What is left of one day is added to the next.
  economy.left += daySeconds(stage);
  label(stage, works);
}

/** Helpers are seen at work. */
function showIncome(stage: Stage, works: Works, dt: number): void {
  const income = incomeOf(works.economy);
  if (income === 0) return;
  works.untilBit -= dt;
  if (works.untilBit > 0) return;
  works.untilBit = Math.max(0.12, 1 / Math.sqrt(income));
  const { x, y, size } = layOut(stage.view, works.economy.offers.length).thing;
  flyOff(stage, works, { x: x + stage.random.range(-0.3, 0.3) * size, y: y - size * 0.2 }, 120);
}

function flyOff({ random }: Stage, works: Works, from: Point, speed: number): void {
  if (works.bits.length > 24) return;
  const angle = random.range(turn * 0.6, turn * 0.9);
  works.bits.push({
    ...from,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed - 90,
    age: 0,
    spin: random.range(-6, 6),
  });
}

function offerTreat({ random, view }: Stage, works: Works, dt: number): void {
  if (works.treat && works.treat.age > 7) works.treat = null;
  if (works.treat) return;
  works.untilTreat -= dt;
  if (works.untilTreat > 0) return;
  works.untilTreat = random.range(16, 26);
  const { thing } = layOut(view, works.economy.offers.length);
  const side = random.chance(0.5) ? 1 : -1;
  works.treat = {
    x: thing.x + side * thing.size * 0.78,
    y: thing.y - thing.size * random.range(0.1, 0.5),
    age: 0,
    phase: random.range(0, turn),
  };
}

function press(stage: Stage, works: Works, p: Point): void {
  const { thing, rows } = layOut(stage.view, works.economy.offers.length);
  const row = rows.findIndex((rect) => inside(p, rect));
  if (row >= 0) buyOffer(stage, works, row);
  else if (works.treat && distance(p, works.treat) < treatUnits * 0.8) takeTreat(stage, works, works.treat);
  else if (distance(p, thing) < thing.size * 0.64) tap(stage, works, p);
}

function tap(stage: Stage, works: Works, p?: Point): void {
  const { thing } = layOut(stage.view, works.economy.offers.length);
  const at = p ?? { x: thing.x + stage.random.range(-30, 30), y: thing.y - stage.random.range(0, 30) };
  const worth = tapOf(works.economy);
  works.push = 1;
  gain(stage, works, worth);
  stage.hud.bump = 0.6;
  stage.sound.play('pop', Math.round(works.economy.total) % 5);
  stage.effects.note(at.x, at.y - 20, `+${short(worth)}`);
  flyOff(stage, works, at, 200);
}

function takeTreat(stage: Stage, works: Works, { x, y }: Treat): void {
  works.treat = null;
  works.economy.frenzy = frenzySeconds;
  stage.sound.play('power', 3);
  stage.effects.ring(x, y, stage.plan.palette.accent, 80);
  stage.effects.burst(x, y, ['#ffd23f', '#fff3b0'], { count: 22, speed: 240 });
  stage.effects.note(x, y, `×${frenzyFactor}`, '#ffd23f', 22);
}

function buyOffer(stage: Stage, works: Works, i: number): void {
  const { economy } = works;
  const offer = economy.offers[i];
  if (!offer) return;
  if (!buy(economy, offer)) {
    works.refused[i] = 0;
    stage.sound.play('tick');
    return;
  }
  works.bought[i] = 0;
  stage.sound.play('coin', Math.min(9, offer.owned));
  const row = layOut(stage.view, economy.offers.length).rows[i];
  if (row) stage.effects.ring(row.x + row.h / 2, row.y + row.h / 2, stage.plan.palette.accent, 44);
}
