import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('wind', () => {
  it.each([
    ['archery game, shoot apples off, wind matters', 'darts', 1],
    ['archery with moving targets and wind', 'darts', 1],
    ['bow and arrow with wind that pushes the arrows', 'darts', 1],
    ['golf on a windy island', 'golf', 1],
    ['throw snowballs in strong wind', 'throw', 1],
    ['angry birds with wind', 'throw', 1],
    ['basketball outside in a storm', 'throw', 2],
    ['Bogenschießen mit Wind', 'darts', 1],
    ["tir à l'arc avec du vent", 'darts', 1],
    ['tiro con arco con viento', 'darts', 1],
    ['łucznictwo z wiatrem', 'darts', 1],
  ])('pushes what flies, and is nothing to hit: %s', (prompt, kind, wind) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind, rules: { wind } });
    const cast = [plan.theme.hero, ...plan.theme.foes, ...plan.theme.things].map(({ name }) => name);
    expect(cast).not.toContain('wind');
    expect(understood.ignored).toEqual([]);
    if (!plan.language) expect(plan.goal).toMatch(/, mind the wind$/);
  });

  it.each(['archery', 'bowling on a windy day', 'a kite flies in the wind', 'golf with 9 holes'])(
    'does not blow where it has nothing to push: %s',
    (prompt) => {
      expect(planPrompt(prompt, 'job 1').plan.rules).not.toHaveProperty('wind');
    },
  );
});
