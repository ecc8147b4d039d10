import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('holes in a run', () => {
  it.each([
    ['I want game where is a boy on bicycle and he must not fall in holes', 'holes'],
    ['moon patrol, jump the craters with a buggy', 'craters'],
    ['a rabbit runs and jumps over holes, collect carrots', 'holes'],
    ['runner with a fox, jump over pits', 'pits'],
  ])('are the gaps of its ground, and the texts speak of them: "%s"', (prompt, named) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect(plan).toMatchObject({ kind: 'runner', rules: { pits: 1 } });
    expect(plan.goal).toContain(`leap over ${named}`);
    expect(plan.theme.foes.map(({ name }) => name)).not.toContain(named.slice(0, -1));
    expect(understood.ignored).toEqual([]);
  });

  it.each(['ein Fuchs springt über Gruben', 'un zorro salta sobre los hoyos'])('also elsewhere: "%s"', (prompt) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect([plan.rules['pits'], understood.ignored]).toEqual([1, []]);
  });

  it('are something else in golf, and come with the foes that are named', () => {
    expect(planPrompt('golf with 5 holes', 'ada').plan.rules).not.toHaveProperty('pits');
    const { plan } = planPrompt('a fox runs, jumps over holes and dodges wolves', 'ada');
    expect([plan.rules['pits'], plan.theme.foes.map(({ name }) => name)]).toEqual([2, ['wolf']]);
  });
});

describe('the picture of a puzzle', () => {
  it.each([
    ['sliding puzzle with a photo of a waterfall, 4x4', 'waterfall'],
    ['jigsaw of a castle', 'castle'],
    ['sliding puzzle with a picture of a sunset', 'sunset'],
    ['schiebepuzzle mit einem Vulkan', 'volcano'],
  ])('is the one that was asked for: "%s" → %s', (prompt, named) => {
    const { theme, rules } = planPrompt(prompt, 'ada').plan;
    expect([theme.things[0]?.name, rules['shown']]).toEqual([named, 1]);
    expect(theme.things[0]?.picture).toBeDefined();
  });

  it('is the hero where the hero is named', () => {
    const { theme, rules } = planPrompt('sliding puzzle of a panda', 'ada').plan;
    expect([theme.hero.name, rules['shown']]).toEqual(['panda', undefined]);
  });

  it.each(['memory game with road signs, 8 pairs', 'memory mit Verkehrszeichen'])('has many forms: "%s"', (prompt) => {
    const { things } = planPrompt(prompt, 'ada').plan.theme;
    expect(new Set(things.map(({ picture }) => picture)).size).toBeGreaterThan(7);
  });

  it('of a bookshelf is one of books', () => {
    const { things } = planPrompt('sokoban in a library, push the bookshelves', 'ada').plan.theme;
    expect(things[0]?.picture).toBe('fluent:books');
  });
});
