import { describe, expect, it } from 'vitest';
import {
  kindsThatCollect,
  kindsThatDefeat,
  kindsToSurvive,
  kindsWithClock,
  kindsWithoutTimer,
} from '../../../server/src/generation/built-in/planning/honours.ts';
import { planFromRequested } from '../../../server/src/generation/built-in/planning/make-plan.ts';
import { requestedOf } from '../../../server/src/generation/built-in/planning/requested.ts';
import { seededRandom } from '../../../server/src/generation/built-in/planning/seeded-random.ts';
import { readFrame } from '../../../server/src/generation/built-in/reading/read-frame.ts';
import { randomFrom } from '../math/random.ts';
import { type Kind, kinds, type Plan } from '../plan.ts';
import { clueless } from '../testing/clueless-bot.ts';
import { loadGames } from '../testing/load-games.ts';
import { expert, novice } from '../testing/players/player.ts';
import { type Bot, type Played, simulateGame } from '../testing/simulate-game.ts';
import { skilledBot } from '../testing/skilled-bots.ts';
import { newLevel } from './platformer/level.ts';
import { strike } from './platformer/meet.ts';

const makers = loadGames();

const idle: Bot = () => undefined;

function planOf(kind: Kind, change: Partial<Plan> = {}): Plan {
  const plan = planFromRequested({ ...requestedOf(readFrame('a fox')), kind }, 1, seededRandom(kind));
  return { ...plan, ...change, rules: { ...plan.rules, ...change.rules } };
}

function play(plan: Plan, bot: Bot, secondsMax: number): Played {
  const make = makers.get(plan.kind);
  if (!make) throw new Error(`${plan.kind} does not call run`);
  return simulateGame(plan, make, bot, secondsMax);
}

describe('the requested end of a round', () => {
  it.each([...kindsToSurvive])('%s is won by lasting so many seconds', (kind) => {
    const { isOver, isWon, seconds } = play(planOf(kind, { rules: { survive: 8, gentle: 1 } }), idle, 20);
    expect({ isOver, isWon, isOnTime: seconds >= 8 }).toEqual({ isOver: true, isWon: true, isOnTime: true });
  });

  const others = kinds.filter((kind) => !kindsToSurvive.has(kind) && !kindsWithClock.has(kind));
  it.each(others)('%s ends after so many seconds, and waiting does not win it', (kind) => {
    const { isOver, isWon, seconds } = play(planOf(kind, { rules: { limit: 8 } }), idle, 20);
    expect({ isOver, isWon, isInTime: seconds <= 9 }).toEqual({ isOver: true, isWon: false, isInTime: true });
  });

  it.each([...kindsThatCollect])('%s is won by taking the requested number', (kind) => {
    const plan = planOf(kind);
    const wanted = { ...plan, theme: { ...plan.theme, things: plan.theme.things.slice(0, 1) } };
    const hasWon = [1, 2, 3, 4, 5, 6].some((seed) => {
      const asked = { ...wanted, rules: { ...plan.rules, collect: 1, gentle: 1 }, seed };
      return play(asked, clueless(seed), 60).isWon;
    });
    expect(hasWon).toBe(true);
  });

  it.each([...kindsThatDefeat])('%s is won by defeating the requested number', (kind) => {
    // The player of a platformer jumps over foes where it can, but shots do not wait for it.
    const asked = (defeat: number) => planOf(kind, { modifiers: ['shoots'], rules: { defeat, gentle: 1 } });
    const run = (plan: Plan) => play(plan, skilledBot(kind, expert, 1), 120);
    const { isWon, isOver } = run(asked(6));
    expect({ isWon, isOver }).toEqual({ isWon: true, isOver: true });
    expect(run(asked(100_000)).isWon).toBe(false);
  });

  it.each(['shooter', 'arena'] as const)('%s is filled by a few strong foes', (kind) => {
    const plan = planOf(kind, { rules: { defeat: 3, strong: 1, gentle: 1 } });
    const { isWon, seconds } = play(plan, skilledBot(kind, novice, 1), 120);
    expect({ isWon, isRound: seconds > 15 }).toEqual({ isWon: true, isRound: true });
    expect(play({ ...plan, rules: { ...plan.rules, gentle: 0 } }, idle, 30)).toMatchObject({
      isOver: true,
      isWon: false,
    });
  });

  it('a race against rivals ends at its last gate, and only the first has won', () => {
    const ends = [1, 2, 3, 4, 5, 6].map((seed) => {
      const plan = planOf('racer', { seed, difficulty: 1, rules: { rivals: 3, rounds: 2 } });
      const { isOver, isWon, seconds } = play(plan, skilledBot('racer', expert, seed), 120);
      return { isOver, isWon, isInTime: seconds < 60 };
    });
    expect(ends.every(({ isOver, isInTime }) => isOver && isInTime)).toBe(true);
    expect(ends.some(({ isWon }) => isWon)).toBe(true);
    expect(play(planOf('racer', { rules: { rivals: 3, rounds: 2 } }), idle, 120).isWon).toBe(false);
  });

  it('a maze with a door is won by going through it', () => {
    const hasWon = [1, 2, 4].map((seed) => {
      const plan = planOf('maze', { seed, modifiers: ['exit', 'no-enemies'], rules: { levels: 1 } });
      return play(plan, clueless(seed), 300).isWon;
    });
    expect(hasWon).toContain(true);
  });

  it('a maze with a locked door cannot be left before the keys are taken', () => {
    const modifiers = ['exit', 'no-enemies'];
    const won = [1, 2, 4].flatMap((seed) => {
      const plan = planOf('maze', { seed, modifiers, rules: { collect: 5 } });
      const { isWon, score } = play(plan, clueless(seed), 300);
      return isWon ? [score] : [];
    });
    // Five keys at fifty points each.
    expect(new Set(won)).toEqual(new Set([250]));
  });

  it('a platformer with a locked exit has as many keys as it requires, and is won with them', () => {
    const plan = planOf('platformer', { modifiers: ['exit', 'no-enemies'], rules: { collect: 5, gentle: 1 } });
    const keys = newLevel(plan, 1, randomFrom(1)).prizes.filter(({ actor }) => actor === plan.theme.things[0]);
    expect(keys).toHaveLength(5);
    const run = (collect: number) => {
      const rules = { collect, gentle: 1 };
      return play({ ...plan, rules: { ...plan.rules, ...rules } }, skilledBot('platformer', expert, 1), 60);
    };
    expect([run(1).isWon, run(100).isWon]).toEqual([true, false]);
  });

  it('a maze with things instead of dots is won by taking all of them, and has no dots', () => {
    const won = [1, 2, 4].flatMap((seed) => {
      const plan = planOf('maze', { seed, modifiers: ['no-enemies'], rules: { levels: 1, hoard: 1 } });
      const { isWon, score } = play(plan, clueless(seed), 300);
      return isWon ? [score] : [];
    });
    // Sixteen things at twenty points, and four at fifty.
    expect(new Set(won)).toEqual(new Set([520]));
  });

  it('a boss guards the last goal and needs more than one hit', () => {
    const plan = planOf('platformer', { modifiers: ['boss'], rules: { levels: 2 } });
    const [first, last] = [1, 2].map((number) => newLevel(plan, number, randomFrom(number)));
    const boss = last?.boss;
    if (!boss || !last) throw new Error('nobody stands there');
    expect(first?.boss).toBeNull();
    expect(boss.to).toBeLessThan(last.goal);
    strike(boss);
    expect(boss.squashed).toBe(0);
    strike(boss);
    strike(boss);
    expect(boss.squashed).toBeGreaterThan(0);
  });
});

describe('what a round leaves out on request', () => {
  const without =
    'snake maze platformer jumper flyer catcher slicer downhill flight rope-swing rescue lander stacker'.split(
      ' ',
    ) as Kind[];
  it.each(without)('%s shows no enemies when the prompt excludes them', (kind) => {
    const plan = planOf(kind, { modifiers: ['no-enemies'], rules: { gentle: 1 } });
    const seen = new Set<string>();
    const randomBot = clueless(1);
    play(
      plan,
      (by, seconds) => {
        randomBot(by, seconds);
        if (Math.round(seconds * 10) % 10 === 0)
          for (const { actor } of by.look().actors) if (plan.theme.foes.includes(actor)) seen.add(actor.name);
      },
      40,
    );
    expect([...seen]).toEqual([]);
  });

  it.each([...kindsWithoutTimer])('%s has no time limit when the prompt excludes it', (kind) => {
    const rules = { seconds: 86_400, secondsEach: 86_400 };
    expect(play(planOf(kind, { rules }), idle, 120).isOver).toBe(false);
  });
});
