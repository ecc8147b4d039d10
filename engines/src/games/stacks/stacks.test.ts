import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { isAlike } from '../../math/colour.ts';
import { randomFrom } from '../../math/random.ts';
import { clueless } from '../../testing/clueless-bot.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { type Bot, type Played, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';
import { dealDiscs, dealMixed } from './deal.ts';
import { hues } from './faces.ts';
import { afterMove, countOf, isSolved, type Rules, type Stacks } from './rules.ts';
import { solve } from './solve.ts';

const makers = loadGames();
const sureExpert = { ...expert, lapses: 0 };

function play(prompt: string, bot: Bot, seconds: number): Played {
  const plan = planFromPrompt(prompt, 'a');
  const make = makers.get('stacks');
  if (plan.kind !== 'stacks' || !make) throw new Error(`${prompt} gives ${plan.kind}`);
  return simulateGame(plan, make, bot, seconds);
}

const expertBot = () => skilledBot('stacks', sureExpert, 1);
const idle: Bot = () => undefined;

/** Takes something to the last stack, which is empty, then moves it to the one beside it and back. */
function thereAndBack(): Bot {
  let moves = 0;
  return ({ action, key }, seconds) => {
    if (seconds < 0.1) return;
    action();
    for (let i = 0; i < (moves === 0 ? 12 : 1); i++) key(moves % 2 === 0 ? 'right' : 'left');
    action();
    moves++;
  };
}

describe('the rules of stacks', () => {
  const liquid: Rules = { height: 4, bySize: false };

  it('take along what is alike, as far as there is room', () => {
    const stacks: Stacks = [[0, 1, 1], [2, 1], [2, 0, 1], []];
    expect(countOf(liquid, stacks, { from: 0, to: 1 })).toBe(2);
    expect(countOf(liquid, stacks, { from: 0, to: 2 })).toBe(1);
    expect(countOf(liquid, stacks, { from: 0, to: 3 })).toBe(2);
    expect(countOf(liquid, [[0], [1]], { from: 0, to: 1 })).toBe(0);
    expect(afterMove(liquid, stacks, { from: 0, to: 2 })).toEqual([[0, 1], [2, 1], [2, 0, 1, 1], []]);
  });

  it('let no disc lie on a smaller one', () => {
    const discs: Rules = { height: 3, bySize: true };
    const stacks: Stacks = [[2, 1], [0], []];
    expect(countOf(discs, stacks, { from: 1, to: 0 })).toBe(1);
    expect(countOf(discs, stacks, { from: 0, to: 1 })).toBe(0);
    expect(countOf(discs, stacks, { from: 0, to: 2 })).toBe(1);
  });
});

describe('what is dealt', () => {
  const follow = (rules: Rules, stacks: Stacks) =>
    (solve(rules, stacks) ?? []).reduce((now, move) => {
      expect(countOf(rules, now, move)).toBeGreaterThan(0);
      return afterMove(rules, now, move);
    }, stacks);

  it.each([2, 3, 5, 8, 10, 12])('can be solved with %i colours', (kinds) => {
    for (const seed of [1, 2, 3]) {
      const rules = { height: 4, bySize: false };
      const { stacks } = dealMixed(rules, kinds, 2, randomFrom(seed));
      expect(stacks).toHaveLength(kinds + 2);
      expect(isSolved(rules, stacks)).toBe(false);
      expect(isSolved(rules, follow(rules, stacks))).toBe(true);
    }
  });

  it.each([2, 3, 5, 7])('is a tower of %i discs, moved in the fewest moves', (height) => {
    const rules = { height, bySize: true };
    const { stacks, solution } = dealDiscs(rules, true, randomFrom(1));
    expect(solution).toHaveLength(2 ** height - 1);
    expect(isSolved(rules, follow(rules, stacks))).toBe(true);
  });

  it('has discs anywhere on later levels, and can be solved from there', () => {
    for (const seed of [1, 2, 3, 4]) {
      const rules = { height: 5, bySize: true };
      const { stacks } = dealDiscs(rules, false, randomFrom(seed));
      expect(isSolved(rules, stacks)).toBe(false);
      expect(isSolved(rules, follow(rules, stacks))).toBe(true);
    }
  });

  it('has no two colours that look alike', () => {
    for (const [i, hue] of hues.entries()) expect(hues.slice(i + 1).filter((other) => isAlike(hue, other))).toEqual([]);
  });
});

describe('a game of stacks', () => {
  it.each([
    'water sort puzzle',
    'ball sort with candies',
    'ball sort',
    'sort the birds on branches by colour',
    'stack the hoops by colour',
    'tower of hanoi',
  ])('is solved level after level by an expert: %s', (prompt) => {
    const { label, score } = play(prompt, expertBot(), 90);
    expect(Number(/LEVEL (\d+)/.exec(label)?.[1])).toBeGreaterThan(2);
    expect(score).toBeGreaterThan(200);
  });

  it.each(['water sort puzzle', 'tower of hanoi'])(
    'gives nothing to who waits, and hardly anything to who guesses: %s',
    (prompt) => {
      expect(play(prompt, idle, 60)).toMatchObject({ score: 0, isOver: false });
      expect(play(prompt, clueless(1), 60).score).toBeLessThan(400);
    },
  );

  it('is won with the discs and after the levels that were asked for', () => {
    expect(play('tower of hanoi with 4 discs', expertBot(), 60)).toMatchObject({
      isWon: true,
      label: 'LEVEL 1  MOVES 15',
    });
    expect(play('water sort, 2 levels', expertBot(), 90)).toMatchObject({ isWon: true });
  });

  it('is lost by who uses up the moves that were asked for', () => {
    const { isOver, isWon, label } = play('water sort with 12 moves', thereAndBack(), 60);
    expect({ isOver, isWon, label }).toEqual({ isOver: true, isWon: false, label: 'LEVEL 1  MOVES 0' });
    expect(play('water sort with 30 moves, 1 level', expertBot(), 90).isWon).toBe(true);
  });

  it('has no clock, unless the prompt sets one', () => {
    expect(play('calm water sort for toddlers', idle, 200).isOver).toBe(false);
    expect(play('water sort in 60 seconds', idle, 80)).toMatchObject({ isOver: true, isWon: false });
  });
});
