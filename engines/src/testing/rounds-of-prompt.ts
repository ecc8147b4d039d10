import { planFromPrompt } from '../../../server/src/generation/built-in/planning/make-plan.ts';
import type { Kind } from '../plan.ts';
import { loadGames } from './load-games.ts';
import { type Bot, type Played, simulateGame } from './simulate-game.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6];
const secondsMax = 300;

/** Rounds of a prompt's games, each with a bot of its own. */
export function roundsOf(kind: Kind, prompt: string, bot: (seed: number) => Bot): Played[] {
  const make = makers.get(kind);
  if (!make) throw new Error(`${kind} does not call run`);
  return seeds.map((seed) => simulateGame(planFromPrompt(prompt, String(seed)), make, bot(seed), secondsMax));
}

export const medianSeconds = (all: readonly Played[]): number =>
  all.map(({ seconds }) => seconds).toSorted((a, b) => a - b)[all.length / 2] ?? 0;
