import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planned = (prompt: string) => planPrompt(prompt, 'ada').plan;
const namesOf = (actors: { name: string }[]) => actors.map(({ name }) => name).join();

describe('water', () => {
  it.each([
    ['un pulpo que atrapa perlas y evita las medusas', 'sea'],
    ['un poulpe attrape des perles', 'sea'],
    ['ein Hai jagt Fische', 'sea'],
    ['ośmiornica łapie perły', 'sea'],
    ['breakout with an octopus', 'sea'],
    ['whale watching in iceland', 'sea'],
    ['piranha eats smaller fish and gets bigger in the Amazon', 'lake'],
    ['a piranha in the river eats frogs', 'lake'],
    ['a duck swims in a river collecting bread', 'lake'],
    ['an octopus in a library', 'room'],
    ['a submarine in space', 'space'],
    ['a monkey in the Amazon collects bananas', 'jungle'],
    ['fly fishing in a mountain stream', 'forest'],
  ])('is where its animals are, unless another place is named: "%s" → %s', (prompt, scene) => {
    expect(planned(prompt).theme.scene).toBe(scene);
  });

  it('carries whoever sits in a boat', () => {
    const plan = planned('a fox drifts on a leaf boat along a misty autumn river, dodge stones');
    expect(plan).toMatchObject({ kind: 'downhill', weather: 'fog', rules: { river: 1 } });
    expect(plan.theme).toMatchObject({ scene: 'autumn', hero: { name: 'fox' }, mount: { sprite: 'boat' } });
    expect(planned('a mouse on a raft collects cheese').theme).toMatchObject({
      scene: 'lake',
      mount: { name: 'raft' },
    });
  });

  it('is below those who fly, where nobody lives among corals', () => {
    const { theme, title, description } = planned('1942 style plane shooter over the pacific, 5 lives');
    expect(theme.scene).toBe('sea');
    expect(namesOf(theme.foes)).not.toMatch(/octopus|shark|jellyfish|crab/);
    expect(`${title} ${description}`).not.toMatch(/Coral|Seaweed|Sunken|Abyss/);
    expect(namesOf(planned('a shark eats fish in the ocean').theme.foes)).toMatch(/octopus|jellyfish|crab|submarine/);
  });
});
