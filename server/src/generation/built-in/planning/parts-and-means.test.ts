import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const names = (list: { name: string }[]) => [...new Set(list.map(({ name }) => name))].join(', ');

describe('what is done, and with what', () => {
  it.each([
    ['asteroids with a little spaceship that turns and shoots', 'shoot'],
    ['a spaceship that spins and shoots, asteroids', 'shoot'],
  ])('is nothing to collect: %s', (prompt, verb) => {
    expect(names(planPrompt(prompt, 'job 1').plan.theme.things)).not.toContain(verb);
  });

  it.each([
    ['feed and wash my little puppy', 'puppy'],
    ['brush and feed the ponies', 'pony'],
    ['firefighter puts out fires in a burning building with water', 'fire'],
    ['an octopus cleans windows with a sponge', 'window'],
    ['a doctor cures patients with pills', 'patient'],
  ])('is not looked after: %s', (prompt, thing) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe('tending');
    expect(names(plan.theme.things)).toBe(thing);
  });

  it('leaves what is given to those who wait', () => {
    const { theme } = planPrompt('feed ducks with bread', 'job 1').plan;
    expect(names(theme.things)).toBe('duck');
    expect(theme.gifts?.map(({ name }) => name)).toContain('bread');
  });
});
