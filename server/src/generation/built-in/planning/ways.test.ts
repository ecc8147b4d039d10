import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planPrompt(prompt, 'job 1').plan;

describe('how foes are met', () => {
  it.each([
    ['a school bus dodging potholes', 'traffic', 'Steer around the potholes'],
    ['a ship dodging icebergs', 'traffic', 'Steer around the icebergs'],
    ['a captain steers a ship around icebergs', 'traffic', 'Steer around the icebergs'],
    ['a penguin dodging icebergs', 'traffic', 'Steer around the icebergs'],
    ['a car dodging trucks', 'traffic', 'Weave through the traffic'],
    ['a chicken dodges foxes', 'dodger', 'Dodge the foxes'],
    ['a spaceship dodging asteroids', 'dodger', 'Dodge the asteroids'],
  ])('%s: %s', (prompt, kind, goal) => {
    const plan = planOf(prompt);
    expect([plan.kind, plan.goal.split(',')[0]]).toEqual([kind, goal]);
  });

  it('lets only those fall that can: foxes come along the ground', () => {
    expect(planOf('a chicken dodges foxes').rules['around']).toBe(1);
    expect(planOf('a chicken dodges falling foxes').rules['around']).toBeUndefined();
    expect(planOf('a kid dodges bombs').rules['around']).toBeUndefined();
  });

  it.each([
    ['a dog runs and jumps over fences', 'fence', undefined],
    ['a kid runs through a cave, avoid bats', 'bat', 'flies'],
    ['a racing car avoids cones on the race track', 'cone', 'stands'],
    ['a turtle race with frogs', 'frog', undefined],
  ])('%s: the %s %s', (prompt, name, way) => {
    const foe = planOf(prompt).theme.foes.find((one) => one.name === name);
    expect(foe).toBeDefined();
    expect(foe?.way).toBe(way);
  });
});
