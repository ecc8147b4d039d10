import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import type { Plan } from '../../plan.ts';
import { loadGames } from '../../testing/load-games.ts';
import { type Bot, simulateGame } from '../../testing/simulate-game.ts';

const games = loadGames();

/** How often a jump was heard of somebody who asks for one ten times a second. */
function jumpsIn(plan: Plan): number {
  const make = games.get('platformer');
  if (!make) throw new Error('there is no platformer');
  let jumps = 0;
  const hopping: Bot = ({ stage, action }) => {
    stage.sound.play = (name) => {
      if (name === 'jump') jumps++;
    };
    action();
  };
  simulateGame(plan, make, hopping, 4);
  return jumps;
}

describe('a double jump', () => {
  it('gives one more jump in the air, and only one', () => {
    const plan = planFromPrompt('platformer with a ninja', 'job 1');
    const once = jumpsIn({ ...plan, rules: { ...plan.rules, gentle: 1 }, modifiers: [] });
    const twice = jumpsIn({ ...plan, rules: { ...plan.rules, gentle: 1 }, modifiers: ['double-jump'] });
    expect(once).toBeGreaterThan(2);
    expect(twice).toBeGreaterThan(once);
    expect(twice).toBeLessThanOrEqual(once * 2);
  });
});
