import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('levels', () => {
  it.each([
    ['endless runner with a fox, 3 levels', 'runner', { stages: 3 }],
    ['catch apples, 3 levels', 'catcher', { stages: 3 }],
    ['flappy bird with 4 levels', 'flyer', { stages: 4 }],
    ['space shooter with 5 levels', 'shooter', { waves: 5 }],
    ['tower defence with 3 levels', 'defence', { waves: 3 }],
    ['platformer with a fox, 5 levels', 'platformer', { levels: 5 }],
    ['a monster truck crushes cars, 3 levels', 'platformer', { levels: 3 }],
    ['horse race with 5 laps', 'racer', { rounds: 5 }],
    ['Schneckenrennen mit 3 Runden', 'racer', { rounds: 3 }],
  ])('are counted where the game can count them: %s', (prompt, kind, rules) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind, rules });
    expect(understood.ignored).toEqual([]);
  });

  it('are reported where it cannot', () => {
    expect(planPrompt('whack a mole, 4 levels', 'job 1').understood.ignored).toEqual(['4 levels']);
  });
});
