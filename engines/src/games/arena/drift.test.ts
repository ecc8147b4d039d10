import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { clueless } from '../../testing/clueless-bot.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert, novice } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6];

function play(seed: number, bot: Bot, secondsMax: number, prompt = 'asteroids') {
  const make = makers.get('arena');
  if (!make) throw new Error('arena does not call run');
  const plan = planFromPrompt(prompt, String(seed));
  // The bots know actors by their pictures, and not by neon outlines.
  return simulateGame({ ...plan, theme: { ...plan.theme, look: 'flat' } }, make, bot, secondsMax);
}

/** The median of the rounds of a bot. */
function lasted(bot: (seed: number) => Bot, secondsMax: number): number {
  const all = seeds.map((seed) => play(seed, bot(seed), secondsMax).seconds).toSorted((a, b) => a - b);
  return all[all.length / 2] ?? 0;
}

describe('rocks that drift and split', () => {
  it('are the end of a ship that does nothing, within half a minute', () => {
    for (const seed of seeds) expect(play(seed, () => undefined, 60)).toMatchObject({ isOver: true, lives: 0 });
    expect(lasted(() => () => undefined, 60)).toBeLessThan(30);
  });

  it('last a novice 20 to 60 seconds, an expert longer, and nobody forever', () => {
    const novices = lasted((seed) => skilledBot('arena', novice, seed), 200);
    const experts = lasted((seed) => skilledBot('arena', expert, seed), 400);
    expect(novices).toBeGreaterThan(20);
    expect(novices).toBeLessThan(60);
    expect(experts).toBeGreaterThan(novices);
    expect(experts).toBeLessThan(400);
  });

  it('are counted: two waves, and so many rocks', () => {
    for (const [prompt, label] of [
      ['asteroids with 2 waves', 'WAVE 2/2'],
      ['asteroids with 12 donuts', 'WAVE 1'],
    ] as const) {
      const rounds = seeds.map((seed) => play(seed, skilledBot('arena', expert, seed), 200, prompt));
      expect(rounds.filter(({ isWon }) => isWon).map((round) => round.label)).toContain(label);
    }
  });

  it('accept any input', () => {
    for (const seed of seeds) expect(play(seed, clueless(seed), 60).seconds).toBeGreaterThan(2);
  });
});
