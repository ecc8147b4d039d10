import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert, novice } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6];

/** The seconds of the rounds of a bot, the shortest first. */
function lasted(bot: (seed: number) => Bot): number[] {
  const make = makers.get('jumper');
  if (!make) throw new Error('jumper does not call run');
  return seeds
    .map((seed) => simulateGame(planFromPrompt('donkey kong', String(seed)), make, bot(seed), 300).seconds)
    .toSorted((a, b) => a - b);
}

const median = (list: number[]) => list[list.length / 2] ?? 0;

describe('a climb under falling barrels', () => {
  it('ends within half a minute for somebody who does not climb', () => {
    expect(Math.max(...lasted(() => () => undefined))).toBeLessThanOrEqual(30);
  });

  it('lasts a novice 20 to 60 seconds, an expert longer, and nobody forever', () => {
    const novices = lasted((seed) => skilledBot('jumper', novice, seed));
    const experts = lasted((seed) => skilledBot('jumper', expert, seed));
    expect(median(novices)).toBeGreaterThan(20);
    expect(median(novices)).toBeLessThan(60);
    expect(median(experts)).toBeGreaterThan(median(novices));
    expect(Math.max(...experts)).toBeLessThan(300);
  });
});
