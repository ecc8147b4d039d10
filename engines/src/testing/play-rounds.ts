import type { Kind, Plan } from '../plan.ts';
import { loadGames } from './load-games.ts';
import { type Bot, type Played, simulateGame } from './simulate-game.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6];

/** Rounds of a game that is planned anew for each, with a bot of its own. */
export function playRounds(
  kind: Kind,
  planOf: (seed: string) => Plan,
  bot: (seed: number) => Bot,
  secondsMax = 300,
): Played[] {
  const make = makers.get(kind);
  if (!make) throw new Error(`${kind} does not call run`);
  return seeds.map((seed) => simulateGame(planOf(String(seed)), make, bot(seed), secondsMax));
}

export const medianSeconds = (all: readonly Played[]): number =>
  all.map(({ seconds }) => seconds).toSorted((a, b) => a - b)[all.length / 2] ?? 0;
