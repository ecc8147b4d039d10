import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert, novice } from '../../testing/players/player.ts';
import { type Bot, type Played, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6];

function rounds(bot: (seed: number) => Bot, prompt = 'duck hunt'): Played[] {
  const make = makers.get('whack');
  if (!make) throw new Error('whack does not call run');
  return seeds.map((seed) => simulateGame(planFromPrompt(prompt, String(seed)), make, bot(seed), 300));
}

const median = (all: Played[]) => all.map(({ seconds }) => seconds).toSorted((a, b) => a - b)[seeds.length / 2] ?? 0;

describe('birds that cross the sky', () => {
  it('are gone within half a minute for somebody who does not shoot', () => {
    for (const { seconds, score } of rounds(() => () => undefined)) {
      expect(seconds).toBeLessThanOrEqual(30);
      expect(score).toBe(0);
    }
  });

  it('last a novice 20 to 60 seconds, an expert longer, and nobody forever', () => {
    const novices = rounds((seed) => skilledBot('whack', novice, seed));
    const experts = rounds((seed) => skilledBot('whack', expert, seed));
    expect(median(novices)).toBeGreaterThan(20);
    expect(median(novices)).toBeLessThan(60);
    expect(median(experts)).toBeGreaterThan(median(novices));
    expect(experts.filter(({ isOver }) => !isOver)).toEqual([]);
  });

  it('are shot at with as many shots as were asked for', () => {
    for (const { label } of rounds((seed) => skilledBot('whack', expert, seed), 'duck hunt with 10 shots'))
      expect(label).toBe('LEFT 0');
  });
});
