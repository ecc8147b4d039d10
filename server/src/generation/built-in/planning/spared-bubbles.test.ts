import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('bubbles that must not be popped', () => {
  it.each([
    ['pop bubbles but not the black ones', 'black bubble', 'Pop the bubbles, but spare the black bubbles'],
    ['pop all the balloons except the red ones', 'red balloon', 'Pop the balloons, but spare the red balloons'],
    ['pop the balloons but not the bombs', 'bomb', 'Pop the balloons, but spare the bombs'],
  ])('float among the others, and the goal says so: %s', (prompt, spared, goal) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect(plan).toMatchObject({ kind: 'bubble-pop', goal, rules: { spares: 1 } });
    expect(plan.theme.foes.map(({ name }) => name)).toEqual([spared]);
    expect(understood).toMatchObject({ foes: [`${spared}s`], ignored: [] });
    expect(plan.description).not.toContain('nothing can go wrong');
  });

  it('are none where nobody asks for them, and hold no bubbles themselves', () => {
    const { plan } = planPrompt('pop bubbles', 'ada');
    expect(plan.rules['spares']).toBeUndefined();
    expect(plan.description).not.toMatch(/bubbles? (in|float by in)/);
  });
});
