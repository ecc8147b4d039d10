import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { clueless } from '../../testing/clueless-bot.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert, novice } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6];

function play(seed: number, bot: Bot, secondsMax: number, prompt = 'bomberman') {
  const make = makers.get('maze');
  if (!make) throw new Error('maze does not call run');
  return simulateGame(planFromPrompt(prompt, String(seed)), make, bot, secondsMax);
}

/** The median of the rounds of a bot. */
function lasted(bot: (seed: number) => Bot, secondsMax: number): number {
  const all = seeds.map((seed) => play(seed, bot(seed), secondsMax).seconds).toSorted((a, b) => a - b);
  return all[all.length / 2] ?? 0;
}

describe('a hall of crates', () => {
  it('is the end of somebody who lays no bombs, within half a minute', () => {
    for (const seed of seeds) {
      const { isOver, seconds, score } = play(seed, () => undefined, 60);
      expect({ isOver, isSoon: seconds <= 30, score }).toEqual({ isOver: true, isSoon: true, score: 0 });
    }
  });

  it('lasts a novice 20 to 60 seconds, and is lost in the end by an expert who breaks crates and catches foes', () => {
    const novices = lasted((seed) => skilledBot('maze', novice, seed), 200);
    expect(novices).toBeGreaterThan(20);
    expect(novices).toBeLessThan(60);
    const experts = seeds.map((seed) => play(seed, skilledBot('maze', expert, seed), 300));
    expect(experts.filter(({ isOver }) => !isOver)).toEqual([]);
    // All foes of the first level were caught.
    expect(experts.map(({ label }) => label)).toContain('LEVEL 2');
  });

  it('is won after the levels that were asked for', () => {
    const rounds = seeds.map((seed) => play(seed, skilledBot('maze', expert, seed), 200, 'bomberman with 1 level'));
    expect(rounds.some(({ isWon }) => isWon)).toBe(true);
  });

  it('accepts any input', () => {
    expect(lasted(clueless, 60)).toBeGreaterThan(2);
  });
});
