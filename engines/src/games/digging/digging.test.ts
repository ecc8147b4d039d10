import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { randomFrom } from '../../math/random.ts';
import type { Plan } from '../../plan.ts';
import { newHud, type Stage } from '../../stage/stage.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';
import { tickFoes, waysToHero } from './foes.ts';
import { buildLevel } from './level.ts';
import { tickRocks } from './rocks.ts';
import { type DiggingWorld, indexOf, walkerAt } from './world.ts';

const makers = loadGames();
const plan = planFromPrompt('a mole digs for worms, snakes chase it', 'a');

function play(of: Plan, bot: Bot, secondsMax: number) {
  const make = makers.get('digging');
  if (!make) throw new Error('digging does not call run');
  return simulateGame(of, make, bot, secondsMax);
}

const nothing = () => undefined;

function stageOf(of = plan): Stage {
  const effects = { burst: nothing, ring: nothing, shake: nothing, note: nothing, freeze: nothing, flash: nothing };
  return {
    plan: of,
    view: { w: 400, h: 710, scale: 1, portrait: true },
    random: randomFrom(1),
    hud: newHud(),
    effects,
    sound: { play: nothing },
    art: { colourOf: () => '#ffffff' },
    add: nothing,
    rule: (name: string, usual: number) => of.rules[name] ?? usual,
  } as unknown as Stage;
}

function worldOf(stage: Stage, level = 1): DiggingWorld {
  const hero = walkerAt(stage.plan.theme.hero, { x: 4, y: 0 });
  const w = { level, hero, foes: [], rocks: [] } as unknown as DiggingWorld;
  buildLevel(stage, w);
  return w;
}

describe('a level', () => {
  it('has more to dig up, more foes and more rocks the deeper it is', () => {
    const [first, fourth] = [worldOf(stageOf()), worldOf(stageOf(), 4)];
    expect(fourth.thingCount).toBeGreaterThan(first.thingCount);
    expect(fourth.foes.length).toBeGreaterThan(first.foes.length);
    expect(fourth.rocks.length).toBeGreaterThan(first.rocks.length);
  });

  it('never closes something in between rocks', () => {
    for (const level of [1, 3, 6, 9]) {
      const { rocks } = worldOf(stageOf(), level);
      for (const a of rocks)
        for (const b of rocks)
          if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(1);
    }
  });

  it('buries only what was asked for where it is counted, and no more of it', () => {
    const of = planFromPrompt('find 5 gems in a mine, dig through the earth', 'a');
    const { things } = worldOf(stageOf(of));
    expect([...things.values()].map(({ name }) => name)).toEqual(Array(5).fill('gem'));
  });
});

describe('foes', () => {
  it('have no way to the hero before it digs to their chamber, and follow it then', () => {
    const stage = stageOf();
    const w = worldOf(stage);
    w.safe = 0;
    const [foe] = w.foes;
    if (!foe) throw new Error('nobody lives here');
    expect(waysToHero(w).has(indexOf(w, foe.home))).toBe(false);
    for (let y = 1; y <= foe.home.y; y++) w.open[indexOf(w, { x: foe.home.x, y })] = true;
    w.rocks = [];
    w.hero = walkerAt(w.hero.actor, { x: foe.home.x, y: 0 });
    expect(waysToHero(w).has(indexOf(w, foe.home))).toBe(true);
    let isBitten = false;
    for (let i = 0; i < 600 && !isBitten; i++) isBitten = tickFoes(stage, w, 1 / 60);
    expect(isBitten).toBe(true);
  });
});

describe('a rock', () => {
  it('falls when the earth under it is gone, and on whoever is below', () => {
    const stage = stageOf();
    const w = worldOf(stage);
    const [foe] = w.foes;
    if (!foe) throw new Error('nobody lives here');
    w.foes = [foe];
    w.rocks = [{ x: foe.home.x, y: foe.home.y - 2, hold: 0.8, speed: 0 }];
    for (let i = 0; i < 60; i++) tickRocks(stage, w, 1 / 60);
    expect(w.rocks).toHaveLength(1);
    w.open[indexOf(w, { x: foe.home.x, y: foe.home.y - 1 })] = true;
    for (let i = 0; i < 120; i++) tickRocks(stage, w, 1 / 60);
    expect(w.rocks).toHaveLength(0);
    expect(foe.away).toBeGreaterThan(0);
    expect(stage.hud.defeated).toBe(1);
  });
});

it('is won with the last of those that were asked for', () => {
  const of = planFromPrompt('find 5 gems in a mine, dig through the earth', 'a');
  const { isWon } = play({ ...of, rules: { ...of.rules, gentle: 1 } }, skilledBot('digging', expert, 1), 120);
  expect(isWon).toBe(true);
});

it('digs to where a finger taps', () => {
  const tapping: Bot = ({ tap, look, stage }) => {
    const worm = look().actors.find(({ actor }) => actor === stage.plan.theme.things[0]);
    if (worm) tap(worm);
  };
  expect(play({ ...plan, rules: { ...plan.rules, gentle: 1 } }, tapping, 20).score).toBeGreaterThan(0);
});
