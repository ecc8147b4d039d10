import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { medianSeconds, playRounds } from '../../testing/play-rounds.ts';
import { expert, novice } from '../../testing/players/player.ts';
import type { Bot } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const rounds = (bot: (seed: number) => Bot, prompt = 'duck hunt') =>
  playRounds('whack', (seed) => planFromPrompt(prompt, seed), bot);

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
    expect(medianSeconds(novices)).toBeGreaterThan(20);
    expect(medianSeconds(novices)).toBeLessThan(60);
    expect(medianSeconds(experts)).toBeGreaterThan(medianSeconds(novices));
    expect(experts.filter(({ isOver }) => !isOver)).toEqual([]);
  });

  it('are shot at with as many shots as were asked for', () => {
    for (const { label } of rounds((seed) => skilledBot('whack', expert, seed), 'duck hunt with 10 shots'))
      expect(label).toBe('LEFT 0');
  });
});
