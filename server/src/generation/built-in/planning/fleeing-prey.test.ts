import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('whoever is hunted in a maze', () => {
  it.each([
    ['an owl hunts mice at night, spooky forest', 4, 0, 'Catch all mice before time is up'],
    ['kitten chases a laser pointer', 1, 0, 'Catch the red dot again and again before time is up'],
    ['a dog chases a cat', 1, 0, 'Catch the cat again and again before time is up'],
    ['a wolf chases sheep', 4, 0, 'Catch all sheep before time is up'],
    ['a ghost scares people', 4, 0, 'Scare all people away before time is up'],
    ['catch 10 mice as a cat', 10, 0, 'Catch 10 mice before time is up'],
    ['a fox hunts chickens, watch out for the farmer', 4, 1, /^Catch all chickens .* keep away from farmers$/],
    ['toddler game: puppy chases butterflies', 4, 0, 'Catch all butterflies'],
    ['eine Katze jagt Mäuse', 4, 0, 'Fange alle, bevor die Zeit um ist'],
    ['kot goni myszy', 4, 0, 'Złap wszystkich, zanim minie czas'],
  ])('runs away, and nobody chases the hunter unasked: %s', (prompt, prey, foes, goal) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.rules['prey'], plan.rules['foes']]).toEqual(['maze', prey, foes]);
    expect(plan.goal).toMatch(goal);
  });

  it('is hunted for as long as was asked', () => {
    const { rules } = planPrompt('catch mice with a cat in 60 seconds', 'job 1').plan;
    expect(rules).toMatchObject({ prey: 4, timed: 0, limit: 60, survive: 0 });
  });

  it.each(['pirate hunts treasure in a maze', 'a mouse collects cheese in a maze', 'pac-man', 'bomberman'])(
    'is nobody: %s',
    (prompt) => {
      const { plan } = planPrompt(prompt, 'job 1');
      expect([plan.kind, plan.rules['prey']]).toEqual(['maze', undefined]);
      expect(plan.rules['foes']).toBeGreaterThan(0);
    },
  );
});
