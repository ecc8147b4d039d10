import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('whoever sneaks through a maze', () => {
  it.each([
    ['a raccoon steals food at night without being seen', 1, 'Steal all food, stay out of sight of the dogs'],
    ['jewel thief sneaks past guards in a museum', 1, 'Steal all jewels, stay out of sight of the security guards'],
    ['a spy sneaks through an embassy', 1, 'Steal all documents, stay out of sight of the guards'],
    ['a raccoon steals food from picnic baskets without waking the dog', 2, 'Steal all food, do not wake the dog'],
    ['steal cookies while grandma sleeps', 2, 'Steal all cookies, do not wake the grandma'],
    ['a mouse sneaks past a sleeping cat to steal cheese', 2, 'Steal all cheese, do not wake the cat'],
    ['toddler steals cookies while mum chases him', undefined, 'Steal all cookies, keep away from mums'],
    ['a mouse collects cheese in a maze', undefined, 'Collect all cheese, do not get caught'],
  ])('must not be noticed: %s', (prompt, lights, goal) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.rules['lights']]).toEqual(['maze', lights]);
    expect(plan.goal).toMatch(goal);
  });

  it('takes something, and eats no dots', () => {
    expect(planPrompt('a cowboy sneaks past the guards', 'job 1').plan.goal).not.toContain('dot');
  });
});

describe('whoever keeps watch', () => {
  it.each([
    ['a ninja sneaking past guards in a museum at night', 'security guard'],
    ['sneak through a castle past the guards', 'castle guard'],
  ])('is dressed for the place: %s', (prompt, name) => {
    expect(planPrompt(prompt, 'ada').plan.theme.foes[0]?.name).toBe(name);
  });
});

describe('a flashlight', () => {
  it.each([
    ['hide and seek in a dark mansion with a flashlight', ['ghosts']],
    ['find 8 keys in a dark basement with a torch', ['keys']],
  ])('shows what is looked for, and is not looked for itself: %s', (prompt, things) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect(plan).toMatchObject({ kind: 'hidden-objects', rules: { torch: 1 } });
    expect(plan.goal).toContain(things[0]);
    expect(plan.goal).not.toMatch(/flashlight|torch/);
    expect(understood.ignored).toEqual([]);
  });
});
