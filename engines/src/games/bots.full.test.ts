import { describe, expect, it } from 'vitest';
import { planFromRequested } from '../../../server/src/generation/built-in/planning/make-plan.ts';
import { requestedOf } from '../../../server/src/generation/built-in/planning/requested.ts';
import { seededRandom } from '../../../server/src/generation/built-in/planning/seeded-random.ts';
import { readFrame } from '../../../server/src/generation/built-in/reading/read-frame.ts';
import type { Kind } from '../plan.ts';
import { endless } from '../testing/endless-kinds.ts';
import { loadGames } from '../testing/load-games.ts';
import { expert, novice, type Skill } from '../testing/players/player.ts';
import { type Played, simulateGame } from '../testing/simulate-game.ts';
import { skilledBot } from '../testing/skilled-bots.ts';

const makers = loadGames();
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const requested = requestedOf(readFrame('a fox'));

/** One round for each of many plans of one mechanic. */
function rounds(kind: Kind, skill: Skill, secondsMax: number, ofSeeds = seeds): Played[] {
  const make = makers.get(kind);
  if (!make) throw new Error(`${kind} does not call run`);
  return ofSeeds.map((seed) => {
    const plan = planFromRequested({ ...requested, kind }, seed, seededRandom(`${kind} ${seed}`));
    return simulateGame(plan, make, skilledBot(kind, skill, seed), secondsMax);
  });
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

describe('over many plans, in simulated time', () => {
  it.each(endless)('%s is lost within half a simulated minute without input, however easy', (kind) => {
    const make = makers.get(kind);
    if (!make) throw new Error(`${kind} does not call run`);
    const lasted = [1, 3, 5].flatMap((difficulty) =>
      seeds.map((seed) => {
        const plan = planFromRequested({ ...requested, kind, difficulty }, seed, seededRandom(`${kind} ${seed}`));
        // A gentle game is never lost.
        return plan.rules['gentle'] ? 0 : simulateGame(plan, make, () => undefined, 40).seconds;
      }),
    );
    expect(Math.max(...lasted)).toBeLessThanOrEqual(30);
  });

  const learned: Kind[] = [
    'platformer',
    'snake',
    'breakout',
    'blocks',
    'maze',
    'digging',
    'jumper',
    'lander',
    'tending',
    'growing',
    'lanes',
    'odd-one-out',
    'hidden-objects',
    'cooking',
    'differences',
    'tap-race',
    'delivery',
    'helix',
    'batting',
  ];

  it.each(learned)('%s lasts a median novice 20 to 60 seconds, an expert longer, and nobody forever', (kind) => {
    const novices = median(rounds(kind, novice, 200).map(({ seconds }) => seconds));
    expect(novices).toBeGreaterThan(20);
    expect(novices).toBeLessThan(60);
    const experts = rounds(kind, expert, 600, seeds.slice(0, 4));
    expect(median(experts.map(({ seconds }) => seconds))).toBeGreaterThan(novices);
    expect(experts.filter(({ isOver }) => !isOver)).toEqual([]);
  });

  const slower: Kind[] = ['racer', 'hopper', 'defence', 'air-hockey', 'colour-gates', 'duel'];

  it.each(slower)('%s lasts a median novice 20 to 60 seconds, experts longer, and nobody forever', (kind) => {
    const novices = median(rounds(kind, novice, 200).map(({ seconds }) => seconds));
    expect(novices).toBeGreaterThan(20);
    expect(novices).toBeLessThan(60);
    const experts = rounds(kind, expert, 600);
    expect(median(experts.map(({ seconds }) => seconds))).toBeGreaterThan(novices);
    expect(experts.filter(({ isOver }) => !isOver)).toEqual([]);
  });

  const brief: Kind[] = [
    'pong',
    'pinball',
    'downhill',
    'traffic',
    'dodger',
    'fishing',
    'flight',
    'rope-swing',
    'chopping',
    'sorting',
  ];

  it.each(brief)('%s lasts a median novice 20 to 60 seconds, five experts longer, nobody forever', (kind) => {
    const novices = median(rounds(kind, novice, 200).map(({ seconds }) => seconds));
    expect(novices).toBeGreaterThan(20);
    expect(novices).toBeLessThan(60);
    const experts = rounds(kind, expert, 600, seeds.slice(0, 5));
    expect(median(experts.map(({ seconds }) => seconds))).toBeGreaterThan(novices);
    expect(experts.filter(({ isOver }) => !isOver)).toEqual([]);
  });

  it('a median expert reaches the fifth level of a platformer', () => {
    const levels = rounds('platformer', expert, 300).map(({ label }) => Number(label.replace('LEVEL ', '')));
    expect(median(levels)).toBeGreaterThanOrEqual(5);
  });
});
