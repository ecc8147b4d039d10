import { describe, expect, it } from 'vitest';
import { planPrompt } from '../planning/make-plan.ts';

const read = (prompt: string) => {
  const { plan, understood } = planPrompt(prompt, 'job 1');
  return [plan.kind, plan.theme.hero.name, plan.theme.foes[0]?.name, understood.ignored.join()];
};

describe('what strangers call things', () => {
  it.each([
    ['hopper game', ['hopper', 'frog', 'car', '']],
    ['western town shootout', ['shooter', 'cowboy', 'bandit', '']],
    ['a ufo catches cows but the farmer shoots back', ['maze', 'ufo', 'farmer', '']],
    ['robot vacuum cleans crumbs and avoids the dog and the cat', ['maze', 'vacuum', 'dog', '']],
    ['sneak past prison guard dogs sleeping', ['maze', 'ninja', 'dog', '']],
    ['a burglar sneaks past sleeping guard dogs', ['maze', 'burglar', 'dog', '']],
    ['snowboarding down a mountain with trees and yetis', ['downhill', 'snowboarder', 'yeti', '']],
    ['a thief cracks safes in a bank at night and avoids the police', ['maze', 'thief', 'police', '']],
    ['pirate ship cannon battle against krakens and ghost ships, 4 levels', ['arena', 'pirate ship', 'kraken', '']],
  ])('%s', (prompt, cast) => {
    expect(read(prompt)).toEqual(cast);
  });

  it('lets whoever takes a ride ride', () => {
    expect(read('a balloon ride over the mountains').slice(0, 2)).toEqual(['flight', 'hot air balloon']);
  });

  it('leaps over no dog that is walked', () => {
    const { plan, understood } = planPrompt('a girl walks her dog in the park', 'job 1');
    expect(plan.theme.foes.map(({ name }) => name)).not.toContain('dog');
    expect(understood.ignored).toEqual(['dog']);
  });

  it('washes cars where they are washed, and lets waiters serve', () => {
    expect(planPrompt('car wash game for toddlers', 'job 1').plan.goal).toBe('Wash all cars in time');
    const { kind, theme } = planPrompt('restaurant game with waiters', 'job 1').plan;
    expect([kind, theme.hero.name, theme.things[0]?.name]).toEqual(['tending', 'waiter', 'customer']);
  });

  it('cooks in a cooking contest, whoever it is for', () => {
    const { plan, understood } = planPrompt('a cooking contest game for girls', 'job 1');
    expect([plan.kind, understood.ignored]).toEqual(['cooking', []]);
  });

  it('asks about flags where countries are told by them', () => {
    expect(planPrompt('guess the country from its flag, europe only', 'job 1').plan.title).toContain('Flags of Europe');
  });
});
