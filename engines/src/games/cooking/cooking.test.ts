import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert, novice, type Skill } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();
const idle: Bot = () => undefined;

function play(prompt: string, bot: Bot, secondsMax: number) {
  const make = makers.get('cooking');
  if (!make) throw new Error('it does not call run');
  return simulateGame(planFromPrompt(prompt, 'ada'), make, bot, secondsMax);
}

const cook = (skill: Skill, seed = 1) => skilledBot('cooking', skill, seed);
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;

describe('cooking', () => {
  it.each(['make pizzas', 'a witch brews potions by mixing ingredients', 'flip burgers before they burn', 'bake cookies and do not let them burn'])(
    'lasts an idle cook half a minute at most, a novice longer and an expert longest: %s',
    (prompt) => {
      expect(play(prompt, idle, 60)).toMatchObject({ isOver: true, score: 0 });
      expect(play(prompt, idle, 60).seconds).toBeLessThanOrEqual(30);
      const lasted = mean([1, 2, 3].map((seed) => play(prompt, cook(novice, seed), 120).seconds));
      expect(lasted).toBeGreaterThan(20);
      expect(lasted).toBeLessThan(60);
      const best = play(prompt, cook(expert), 300);
      expect(best.seconds).toBeGreaterThan(lasted);
      expect(best.isOver).toBe(true);
    },
  ); // biome-ignore format: prompts on a line

  it.each(['make 6 smoothies', 'flip 6 pancakes before they burn'])('is won with the last dish: %s', (prompt) => {
    expect(play(prompt, cook(expert), 120)).toMatchObject({ isOver: true, isWon: true });
  });

  it('waits for toddlers, who cannot lose', () => {
    expect(play('make pizzas, for toddlers', idle, 90)).toMatchObject({ isOver: false, score: 0 });
  });
});
