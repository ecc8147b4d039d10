import { describe, expect, it } from 'vitest';
import { planFromPrompt, planPrompt } from './make-plan.ts';

describe('sizes', () => {
  it('are those of the prompt', () => {
    const { plan, understood } = planPrompt('a tiny mouse runs from a giant cat', 'job 1');
    expect(plan.theme.hero.size).toBeLessThan(1);
    expect(plan.theme.foes[0]?.size).toBeGreaterThan(1);
    expect(understood).toMatchObject({ hero: 'tiny mouse', foes: ['giant cat'], ignored: [] });
    expect(planFromPrompt('a mouse runs from a cat', 'job 1').theme.hero).not.toHaveProperty('size');
  });

  it('do not fit on a board, which is said', () => {
    const { plan, understood } = planPrompt('memory cards with giant robots', 'job 1');
    expect(plan.theme.things.some(({ size }) => size !== undefined)).toBe(false);
    expect(understood.ignored).toContain('giant');
  });
});

describe('a rider', () => {
  it.each([
    ['knight on a horse jumps over logs', 'knight', 'horse'],
    ['a kid on a sled going down a snowy hill', 'kid', 'sled'],
    ['a witch on a broom flies over the town', 'witch', 'broom'],
    ['a bear rides a unicycle through the city', 'bear', 'unicycle'],
    ['penguin on a snowboard jumping over seals', 'penguin', 'snowboard'],
    ['hamster in a race car against 3 turtles', 'hamster', 'race car'],
    ['mouse in a car collects cheese', 'mouse', 'car'],
    ['dog in a boat', 'dog', 'boat'],
    ['a penguin shoots rockets at seals', 'penguin', undefined],
  ])('is seen with what is ridden: %s', (prompt, rider, ridden) => {
    const { hero, mount } = planFromPrompt(prompt, 'job 1').theme;
    expect(hero.name).toBe(rider);
    expect(mount?.name).toBe(ridden);
  });
});

describe('a shooter', () => {
  it.each([
    ['a cowboy shoots bandits', 1, 'Drag to walk, firing is automatic'],
    ['bees shooting honey at bears', 1, 'Drag to walk, firing is automatic'],
    ['space shooter with purple aliens', undefined, 'Drag to fly, firing is automatic'],
    ['pirate ship battle with cannons on the open sea', undefined, 'Drag to sail, firing is automatic'],
    ['a dragon shoots at eagles in the sky', undefined, 'Drag to fly, firing is automatic'],
  ])('has ground under those who walk: %s', (prompt, foot, touch) => {
    const { rules, controls, kind } = planFromPrompt(prompt, 'job 1');
    expect({ kind, foot: rules['foot'], touch: controls.touch }).toEqual({ kind: 'shooter', foot, touch });
  });

  it('is seen from the side if asked for', () => {
    const { plan, understood } = planPrompt('side scrolling shooter with a cowboy shooting bandits', 'job 2');
    expect(plan.rules['side']).toBe(1);
    expect(understood.ignored).toEqual([]);
  });
});

describe('a double jump', () => {
  it('is in every game that has jumps of its own', () => {
    const { plan, understood } = planPrompt('platformer with double jump, a ninja in a forest', 'job 1');
    expect(plan.modifiers).toContain('double-jump');
    expect(understood.ignored).toEqual([]);
  });

  it('is said to be missing elsewhere', () => {
    expect(planPrompt('a maze with a mouse and double jump', 'job 1').understood.ignored).toContain('double jump');
  });
});
