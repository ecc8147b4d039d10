import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert, novice } from '../../testing/players/player.ts';
import { type Bot, type Played, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6];
const prompt = "catch the eggs in a basket, 3 misses and it's over";

function rounds(bot: (seed: number) => Bot): Played[] {
  const make = makers.get('catcher');
  if (!make) throw new Error('catcher does not call run');
  return seeds.map((seed) => simulateGame(planFromPrompt(prompt, String(seed)), make, bot(seed), 300));
}

const median = (all: Played[]) => all.map(({ seconds }) => seconds).toSorted((a, b) => a - b)[seeds.length / 2] ?? 0;

describe('things of which none may be missed', () => {
  it('are gone within half a minute for somebody who does not move', () => {
    for (const { seconds, isOver } of rounds(() => () => undefined)) {
      expect(isOver).toBe(true);
      expect(seconds).toBeLessThanOrEqual(30);
    }
  });

  it('last a novice 15 to 60 seconds, an expert longer, and nobody forever', () => {
    const novices = rounds((seed) => skilledBot('catcher', novice, seed));
    const experts = rounds((seed) => skilledBot('catcher', expert, seed));
    expect(median(novices)).toBeGreaterThan(15);
    expect(median(novices)).toBeLessThan(60);
    expect(median(experts)).toBeGreaterThan(median(novices));
    expect(experts.filter(({ isOver }) => !isOver)).toEqual([]);
  });

  it('are announced', () => {
    expect(planFromPrompt(prompt, '1').goal).toBe('Catch all eggs, every miss costs a life');
  });
});
