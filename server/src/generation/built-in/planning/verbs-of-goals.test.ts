import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const goalOf = (prompt: string) => planPrompt(prompt, 'job 1').plan.goal;

describe('what there is to do', () => {
  it.each([
    ['an astronaut repairs satellites and dodges asteroids', 'Dodge the asteroids, repair satellites'],
    ['a firefighter rescues kittens from burning houses', 'Rescue kittens on the way to the flag'],
    ['a knight rescues three princesses from a dragon', 'Rescue 3 princesses'],
    ['a unicorn jumps over rainbows and eats cupcakes', 'Eat cupcakes, leap over rainbows'],
    ['a shepherd dog herds sheep into the pen', 'Herd all sheep into the pen before time is up'],
    ['a tiny mouse steals cheese from a giant cat', 'Steal all cheese, stay out of sight of the cat'],
    ['connect pipes in a garden', 'Turn the pipes until every flower gets water'],
    ['a kid runs through the city to get home', 'Get home in one piece'],
    ['collect dragon eggs in a castle', 'Collect dragon eggs on the way to the flag'],
    ['collect fruits and vegetables in a maze', 'Collect all fruit and vegetables, do not get caught'],
  ])('is said in the words of the prompt: %s', (prompt, goal) => {
    expect(goalOf(prompt)).toBe(goal);
  });

  it('is not only to last for as long as was asked for', () => {
    expect(goalOf('serve customers in a diner, 2 minutes')).toBe(
      'Serve all customers in time, keep it up for 120 seconds',
    );
    expect(goalOf('collect coins in a maze for 90 seconds')).toBe('Collect coins and last 90 seconds');
  });

  it('is no gap to flap through where somebody swims about for pearls', () => {
    const { kind, theme } = planPrompt('a mermaid swims through a coral reef collecting pearls', 'job 1').plan;
    expect([kind, theme.scene]).toEqual(['maze', 'sea']);
    expect(planPrompt('flappy mermaid collects pearls', 'job 1').plan.kind).toBe('flyer');
  });

  it('mentions no ponds on the moon', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      expect(planPrompt('golf on the moon', seed).plan.description).not.toContain('pond');
  });
});
