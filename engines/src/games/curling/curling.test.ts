import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { distance } from '../../math/maths.ts';
import { randomFrom } from '../../math/random.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';
import { shotOfComputer } from './computer.ts';
import { countStones } from './count.ts';
import {
  frictionOf,
  hack,
  house,
  isMoving,
  jackAt,
  reachUnits,
  type Stone,
  slide,
  speedFor,
  stoneAt,
  sweptShare,
} from './sheet.ts';

const makers = loadGames();

function play(prompt: string, bot: Bot, secondsMax: number) {
  const make = makers.get('curling');
  if (!make) throw new Error('curling does not call run');
  return simulateGame(planFromPrompt(prompt, 'a'), make, bot, secondsMax);
}

/** Pushes a stone straight up the ice and lets everything come to rest. */
function push(stones: Stone[], units: number, share = 1): Stone {
  const stone = stoneAt(hack, 0);
  stone.vy = -speedFor(units, 'ice');
  stones.push(stone);
  for (let i = 0; i < 2000 && isMoving(stones); i++) slide(stones, 1 / 60, () => frictionOf.ice * share);
  return stone;
}

describe('a stone', () => {
  it('comes to rest where its push reaches, and farther where the ice is swept', () => {
    const units = hack.y - house.y;
    expect(Math.abs(push([], units).y - house.y)).toBeLessThan(6);
    expect(push([], units, sweptShare).y).toBeLessThan(house.y - 40);
  });

  it('knocks away the one that it hits, and takes its place', () => {
    const other = stoneAt(house, 1);
    const stones = [other];
    const own = push(stones, hack.y - house.y + 80);
    expect(distance(own, house)).toBeLessThan(40);
    expect(distance(other, house)).toBeGreaterThan(40);
  });

  it('is taken off the sheet behind it', () => {
    const stones: Stone[] = [];
    push(stones, reachUnits);
    expect(stones).toEqual([]);
  });
});

describe('an end', () => {
  const at = (side: 0 | 1, far: number) => stoneAt({ x: house.x + far, y: house.y }, side);

  it('gives the nearer side a point for each stone before the first of the other', () => {
    expect(countStones([at(0, 5), at(1, 40), at(0, 20), at(0, 60)])).toMatchObject({ side: 0, stones: { length: 2 } });
    expect(countStones([at(0, 30), at(1, 10)])).toMatchObject({ side: 1, stones: { length: 1 } });
  });

  it('gives nobody a point for stones outside the house, but the nearest to a jack wherever it lies', () => {
    const far = stoneAt({ x: house.x, y: house.y + 120 }, 0);
    expect(countStones([far])).toMatchObject({ side: null, stones: [] });
    expect(countStones([far, jackAt({ x: 40, y: 60 })])).toMatchObject({ side: 0, stones: { length: 1 } });
  });
});

it('is played better by a better computer', () => {
  const misses = [1, 3].map((level) => {
    const random = randomFrom(3);
    const shots = Array.from({ length: 40 }, () => shotOfComputer([], level, random));
    const wanted = (hack.y - house.y) / reachUnits;
    return shots.reduce((sum, { power }) => sum + Math.abs(power - wanted), 0);
  });
  expect(misses[1]).toBeLessThan((misses[0] ?? 0) * 0.5);
});

it('waits for its player, and ends after the ends that were asked for', () => {
  expect(play('curling, 1 round', () => undefined, 60)).toMatchObject({ isOver: false, score: 0 });
  const played = play('curling with 4 stones, 2 rounds', skilledBot('curling', expert, 1), 120);
  expect(played).toMatchObject({ isOver: true, label: 'ROUND 2/2' });
});

it('is bowled at a jack on the beach', () => {
  const { isOver, seconds } = play('pétanque on the beach', skilledBot('curling', expert, 1), 200);
  expect({ isOver, isRound: seconds > 30 }).toEqual({ isOver: true, isRound: true });
});
