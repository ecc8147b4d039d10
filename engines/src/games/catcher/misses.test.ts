import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { medianSeconds, playRounds } from '../../testing/play-rounds.ts';
import { expert, novice } from '../../testing/players/player.ts';
import type { Bot } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const prompt = "catch the eggs in a basket, 3 misses and it's over";
const rounds = (bot: (seed: number) => Bot) => playRounds('catcher', (seed) => planFromPrompt(prompt, seed), bot);

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
    expect(medianSeconds(novices)).toBeGreaterThan(15);
    expect(medianSeconds(novices)).toBeLessThan(60);
    expect(medianSeconds(experts)).toBeGreaterThan(medianSeconds(novices));
    expect(experts.filter(({ isOver }) => !isOver)).toEqual([]);
  });

  it('are announced', () => {
    expect(planFromPrompt(prompt, '1').goal).toBe('Catch all eggs, every miss costs a life');
  });
});
