import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planPrompt(prompt, 'job 1').plan;

describe('one who is to be saved in a platformer', () => {
  it.each([
    ['platformer where a plumber saves the princess from a dragon', 'plumber', 'princess', 3],
    ['un juego de plataformas con un caballero que rescata a una princesa', 'knight', 'princess', 3],
    ['a knight rescues a princess from a dragon', 'knight', 'princess', 3],
    ["the princess rescues the knight from the dragon's tower", 'princess', 'knight', 3],
    ['save the kitten from the volcano, 5 levels', 'kid', 'kitten', 5],
  ])('waits at the end of the last level: %s', (prompt, hero, captive, levels) => {
    const { kind, theme, rules } = planOf(prompt);
    expect([kind, theme.hero.name, theme.guarded?.name, rules['levels']]).toEqual([
      'platformer',
      hero,
      captive,
      levels,
    ]);
    expect(theme.things.map(({ name }) => name)).not.toContain(captive);
  });

  it('is told in the goal, and in what was understood', () => {
    const { plan, understood } = planPrompt('a knight rescues a princess from a haunted castle', 'job 1');
    expect(plan.goal).toBe('Reach the last flag and save the princess');
    expect(understood.things).toEqual(['princess']);
    expect(understood.ignored).toEqual([]);
  });

  it('is one of many where there are more: they are met on the way', () => {
    const { theme, goal } = planOf('a firefighter saves cats in a platformer');
    expect(theme.guarded).toBeUndefined();
    expect(theme.things[0]?.name).toBe('cat');
    expect(goal).toMatch(/^Save the cats on the way to the flag/);
  });
});

describe('what is found in a maze', () => {
  it.each([
    ['maze where you are a firefighter and have to find 6 kittens before the fire spreads', 0],
    ['a robot rescues kids in a maze', 0],
  ])('frightens nobody if it is rescued, or met by fire: %s', (prompt, seconds) =>
    expect(planOf(prompt).rules['scareSeconds']).toBe(seconds),
  );

  it('frightens ghosts where it is eaten', () =>
    expect(planOf('pacman with a cat').rules['scareSeconds']).toBeGreaterThan(5));
});
