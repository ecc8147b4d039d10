import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { clueless } from '../../testing/clueless-bot.ts';
import { loadGames } from '../../testing/load-games.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';

const makers = loadGames();
const seeds = [1, 2, 3];

function play(prompt: string, seed: number, bot: Bot, secondsMax: number) {
  const make = makers.get('maze');
  if (!make) throw new Error('maze does not call run');
  return simulateGame(planFromPrompt(prompt, String(seed)), make, bot, secondsMax);
}

describe.each(['a thief sneaks past guards', 'steal cookies while grandma sleeps'])('%s', (prompt) => {
  it('is lost by somebody who only hides', () => {
    for (const seed of seeds) expect(play(prompt, seed, () => undefined, 90).isOver).toBe(true);
  });

  it('lasts a while, and brings in something, whatever is done', () => {
    for (const seed of seeds) {
      const { seconds, score } = play(prompt, seed, clueless(seed), 60);
      expect(seconds).toBeGreaterThan(3);
      expect(score).toBeGreaterThan(0);
    }
  });
});
