import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { randomFrom } from '../../math/random.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert, novice, type Skill } from '../../testing/players/player.ts';
import { simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';
import { beats, count, type Match, newMatch, pick, type Sign, show, signs, thoughtOf, wonBy } from './match.ts';

const games = loadGames();

function play(prompt: string, skill: Skill | null, secondsMax: number) {
  const make = games.get('rock-paper-scissors');
  if (!make) throw new Error('there is no rock-paper-scissors');
  const bot = skill ? skilledBot('rock-paper-scissors', skill, 1) : () => {};
  return simulateGame(planFromPrompt(prompt, 'job 1'), make, bot, secondsMax);
}

/** Both show what they are told to. */
function thrown(match: Match, mine: Sign | null, theirs: Sign | null): Match['winner'] {
  if (mine !== null) pick(match, 0, mine);
  if (theirs !== null) pick(match, 1, theirs);
  show(match);
  return match.winner;
}

describe('rock, paper and scissors', () => {
  it('each beat one other and lose to one', () => {
    for (const one of signs) {
      expect(signs.filter((two) => beats(one, two))).toHaveLength(1);
      expect(signs.filter((two) => beats(two, one))).toHaveLength(1);
      expect(beats(one, one)).toBe(false);
    }
    const [rock, paper, scissors] = [0, 1, 2] as const;
    expect([beats(paper, rock), beats(scissors, paper), beats(rock, scissors)]).toEqual([true, true, true]);
  });
});

describe('a throw', () => {
  it('is lost by whoever shows nothing, and drawn if nobody does', () => {
    expect(thrown(newMatch(true, 3, randomFrom(1)), 0, null)).toBe(0);
    expect(thrown(newMatch(true, 3, randomFrom(1)), null, 2)).toBe(1);
    expect(thrown(newMatch(true, 3, randomFrom(1)), null, null)).toBe('draw');
    expect(thrown(newMatch(true, 3, randomFrom(1)), 1, 1)).toBe('draw');
  });

  it('may be changed until the count is over, and not after', () => {
    const match = newMatch(true, 3, randomFrom(1));
    expect(thrown(Object.assign(match, { picks: [0, null] }), 1, 0)).toBe(0);
    expect(pick(match, 0, 2)).toBe(false);
    expect(match.picks[0]).toBe(1);
  });

  it('of the computer is what it thought of last, and nobody else chooses it', () =>
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 40 }), (seed, before) => {
        const random = randomFrom(seed);
        const match = newMatch(false, 0, random);
        match.thrown = before;
        count(match, random);
        expect(pick(match, 1, 0)).toBe(false);
        const last = thoughtOf(match, 0);
        expect(thoughtOf(match, match.seconds)?.age).toBe(0);
        show(match);
        expect(match.picks[1]).toBe(last?.sign);
      }),
    ));

  it('is decided by the first to win as often as was agreed', () => {
    const match = newMatch(true, 2, randomFrom(1));
    thrown(match, 1, 0);
    expect(wonBy(match)).toBeNull();
    count(match, randomFrom(1));
    thrown(match, 2, 1);
    expect(wonBy(match)).toBe(0);
  });
});

describe('a game of rock, paper, scissors', () => {
  it('is over soon for somebody who only watches, later for a novice, and ends for an expert as well', () => {
    const [idle, learner, master] = [null, novice, expert].map((skill) => play('rock paper scissors', skill, 600));
    expect(idle).toMatchObject({ isOver: true, score: 0 });
    expect(idle?.seconds).toBeLessThan(30);
    expect(learner?.seconds).toBeGreaterThan(20);
    expect(learner?.seconds).toBeLessThan(60);
    expect(master?.isOver).toBe(true);
    expect(master?.seconds).toBeGreaterThan(learner?.seconds ?? 0);
  });

  it('ends as won with the third win of a best of five', () => {
    const { isWon, label } = play('rock paper scissors against a wizard, best of 5', expert, 120);
    expect(isWon).toBe(true);
    expect(label).toMatch(/^3 - [0-2]$/);
  });
});
