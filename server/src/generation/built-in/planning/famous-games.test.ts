import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planPrompt(prompt, 'job 1').plan;
const names = (actors: { name: string }[]) => actors.map(({ name }) => name).join(' ');

describe('asteroids', () => {
  it.each([
    ['asteroids', 'spaceship', 'asteroid'],
    ['asteroids with donuts', 'spaceship', 'donut'],
    ['an asteroids clone', 'spaceship', 'asteroid'],
    ['asteroids game with a duck in a spaceship', 'duck', 'asteroid'],
    ['asteroids with a tiny vector spaceship', 'spaceship', 'asteroid'],
  ])('drift in open space and split: %s', (prompt, hero, foes) => {
    const { kind, rules, theme, goal, controls } = planOf(prompt);
    expect([kind, rules['drift'], theme.scene, theme.hero.name, names(theme.foes)]).toEqual([
      'arena',
      1,
      'space',
      hero,
      foes,
    ]);
    expect(goal).toContain('to pieces');
    expect(controls.touch).toContain('turn');
  });

  it('of a vector ship are lines of light', () => {
    expect(planOf('asteroids with a tiny vector spaceship').theme.look).toBe('neon');
  });

  it.each(['a spaceship dodging asteroids', 'a knight against zombies', 'a spaceship shoots asteroids'])(
    'are no other game: %s',
    (prompt) => {
      expect(planOf(prompt).rules['drift']).toBeUndefined();
    },
  );
});
