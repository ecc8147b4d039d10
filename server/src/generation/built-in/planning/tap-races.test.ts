import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';

const seed = 'ada';

describe('a race of fast fingers', () => {
  it.each([
    ['100 m sprint', 0, 'stadium'],
    ['mash buttons to run 100 metres at the olympics', 0, 'stadium'],
    ['sack race on a farm', 0, 'farm'],
    ['rowing race against the vikings', 1, 'lake'],
    ['canoe race tapping left and right', 1, 'lake'],
    ['swimming race', 2, 'lake'],
    ['swimming race with penguins', 2, 'lake'],
    ['race to the top by tapping', 3, 'stadium'],
    ['weightlifting with a bear', 4, 'stadium'],
    ['lift weights by tapping', 4, 'stadium'],
    ['100-Meter-Lauf mit Hasen', 0, undefined],
    ['Gewichtheben mit einem Bären', 4, 'stadium'],
    ['carrera de sacos en la granja', 0, 'farm'],
    ['course d’aviron contre des canards', 1, 'lake'],
    ['podnoszenie ciężarów z niedźwiedziem', 4, 'stadium'],
  ])('is run, rowed, swum, climbed or lifted where the prompt says: %s', (prompt, style, scene) => {
    const { kind, rules, theme } = planFromPrompt(prompt, seed);
    expect({ kind, style: rules['style'], scene: scene && theme.scene }).toEqual({ kind: 'tap-race', style, scene });
  });

  it('has the rivals that the prompt names, or others of the same kind', () => {
    const duel = planFromPrompt('button mashing sprint against a cheetah', seed);
    expect(duel).toMatchObject({
      theme: { foes: [{ name: 'cheetah' }] },
      rules: { rivals: 1 },
      goal: 'Step left and right in rhythm and reach the finish before the cheetah',
    });
    const snails = planFromPrompt('tap race with snails', seed).theme;
    expect([snails.hero, ...snails.foes].map(({ name }) => name)).toEqual(['snail', 'snail', 'snail', 'snail']);
    expect(new Set(snails.foes.map(({ tint }) => tint)).size).toBe(3);
    expect(planFromPrompt('tap race with 5 snails', seed).rules['rivals']).toBe(4);
  });

  it.each([
    ['a race car game', 'racer'],
    ['tug of war with elephants', 'duel'],
    ['arm wrestling against a pirate', 'duel'],
    ['a horse gallops and jumps fences', 'runner'],
    ['row your boat down the river', 'downhill'],
    ['a swimmer dodges sharks', 'dodger'],
  ])('is not meant by %s', (prompt, kind) => {
    expect(planFromPrompt(prompt, seed).kind).toBe(kind);
  });
});
