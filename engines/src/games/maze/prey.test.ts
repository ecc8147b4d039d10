import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { clueless } from '../../testing/clueless-bot.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert, novice } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6];

function play(seed: number, bot: Bot, secondsMax: number, prompt = 'an owl hunts mice') {
  const make = makers.get('maze');
  if (!make) throw new Error('maze does not call run');
  return simulateGame(planFromPrompt(prompt, String(seed)), make, bot, secondsMax);
}

const scores = (bot: (seed: number) => Bot, prompt?: string) =>
  seeds.map((seed) => play(seed, bot(seed), 120, prompt).score).toSorted((a, b) => a - b);

describe('a hunt in a maze', () => {
  it('is soon over for somebody who does not move, unless prey comes by', () => {
    for (const seed of seeds) {
      const { isOver, seconds } = play(seed, () => undefined, 60);
      expect({ isOver, isSoon: seconds <= 40 }).toEqual({ isOver: true, isSoon: true });
    }
  });

  it('lets a novice catch some and an expert more, although they run', () => {
    const novices = scores((seed) => skilledBot('maze', novice, seed));
    const experts = scores((seed) => skilledBot('maze', expert, seed));
    expect(novices[2]).toBeGreaterThanOrEqual(100);
    expect(experts[2]).toBeGreaterThanOrEqual(200);
  });

  it('of one alone goes on with its next flight', () => {
    expect(scores((seed) => skilledBot('maze', expert, seed), 'a dog chases a cat')[2]).toBeGreaterThanOrEqual(100);
  });

  it('is won by as many as were asked for, and accepts any input', () => {
    const rounds = seeds.map((seed) => play(seed, skilledBot('maze', expert, seed), 90, 'a cat catches 3 mice'));
    expect(rounds.some(({ isWon }) => isWon)).toBe(true);
    for (const seed of seeds) expect(play(seed, clueless(seed), 60).seconds).toBeGreaterThan(2);
  });
});
