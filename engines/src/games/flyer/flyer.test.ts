import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert, novice } from '../../testing/players/player.ts';
import { type Played, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6];

function rounds(prompt: string, skill: typeof novice): Played[] {
  const make = makers.get('flyer');
  if (!make) throw new Error('flyer does not call run');
  return seeds.map((seed) =>
    simulateGame(planFromPrompt(prompt, String(seed)), make, skilledBot('flyer', skill, seed), 200),
  );
}

const median = (all: Played[]) => all.map(({ seconds }) => seconds).toSorted((a, b) => a - b)[seeds.length / 2] ?? 0;

describe('a flight among what the prompt warns of', () => {
  it.each([
    'flappy witch over the meadow, watch out for owls',
    'flappy paper plane in a classroom, avoid the rulers and pencils',
    'flappy parrot in the jungle, avoid the bats',
  ])('lasts a novice more than ten seconds, an expert longer, and nobody forever: %s', (prompt) => {
    const novices = median(rounds(prompt, novice));
    const experts = rounds(prompt, expert);
    expect(novices).toBeGreaterThan(10);
    expect(novices).toBeLessThan(70);
    expect(median(experts)).toBeGreaterThan(novices);
    expect(experts.filter(({ isOver }) => !isOver).length).toBeLessThan(3);
  });
});
