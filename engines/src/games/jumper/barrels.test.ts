import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { medianSeconds, playRounds } from '../../testing/play-rounds.ts';
import { expert, novice } from '../../testing/players/player.ts';
import type { Bot } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const rounds = (bot: (seed: number) => Bot) => playRounds('jumper', (seed) => planFromPrompt('donkey kong', seed), bot);

describe('a climb under falling barrels', () => {
  it('ends within half a minute for somebody who does not climb', () => {
    for (const { seconds } of rounds(() => () => undefined)) expect(seconds).toBeLessThanOrEqual(30);
  });

  it('lasts a novice 20 to 60 seconds, an expert longer, and nobody forever', () => {
    const novices = rounds((seed) => skilledBot('jumper', novice, seed));
    const experts = rounds((seed) => skilledBot('jumper', expert, seed));
    expect(medianSeconds(novices)).toBeGreaterThan(20);
    expect(medianSeconds(novices)).toBeLessThan(60);
    expect(medianSeconds(experts)).toBeGreaterThan(medianSeconds(novices));
    for (const { seconds } of experts) expect(seconds).toBeLessThan(300);
  });
});
