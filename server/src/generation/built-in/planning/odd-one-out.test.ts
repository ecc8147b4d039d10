import { describe, expect, it } from 'vitest';
import { planFromPrompt, planPrompt } from './make-plan.ts';

const seed = 'ada';

describe('the odd one out', () => {
  it.each([
    ['odd one out with penguins, 20 rounds', 'penguin'],
    ['tap the odd cat out', 'cat'],
    ['which cat is different? find it before time is up', 'cat'],
    ['a detective looks for the odd fish out', 'fish'],
    ['find the impostor among the penguins', 'penguin'],
    ['one of these ducks is not like the others', 'duck'],
    ['spot the different dinosaur', 'dinosaur'],
    ['finde den Pinguin, der anders ist', 'penguin'],
    ['welche Katze ist anders?', 'cat'],
    ['encuentra el gato diferente', 'cat'],
    ['trouve l’intrus parmi les chats', 'cat'],
    ['trova il gatto diverso', 'cat'],
    ['encontre o gato diferente', 'cat'],
    ['który kot jest inny', 'cat'],
  ])('is among those that the prompt names: %s', (prompt, name) => {
    const { kind, theme } = planFromPrompt(prompt, seed);
    expect(kind).toBe('odd-one-out');
    expect(theme.things.length).toBeGreaterThan(5);
    expect(theme.things[0]?.name).toBe(name);
    expect(theme.hero.name).not.toBe(name);
  });

  it.each([
    'spot the odd emoji out before time runs out',
    'find the odd one out with emojis',
    'ache o emoji diferente',
  ])('is one of several emojis: %s', (prompt) => {
    const { plan, understood } = planPrompt(prompt, seed);
    expect(plan.kind).toBe('odd-one-out');
    expect(plan.theme.things.map(({ name }) => name)).toContain('ghost');
    expect(understood.ignored).toEqual([]);
  });

  it('has the rounds and the seconds that were asked for, and no clock for toddlers', () => {
    expect(planFromPrompt('odd one out with penguins, 20 rounds', seed).rules['rounds']).toBe(20);
    expect(planFromPrompt('find the different fruit, 60 seconds', seed).rules).toMatchObject({ seconds: 60, gain: 0 });
    const { rules, goal } = planFromPrompt('odd one out for toddlers with farm animals', seed);
    expect({ gentle: rules['gentle'], goal }).toEqual({ gentle: 1, goal: 'Find the odd one out' });
  });

  it.each(['a platformer where every level is different', 'tap the odd numbers', 'an odd wizard in a strange house'])(
    'is not meant by %s',
    (prompt) => {
      expect(planFromPrompt(prompt, seed).kind).not.toBe('odd-one-out');
    },
  );

  it.each([
    'find the differences between two pictures',
    'spot the difference',
    'finde die Unterschiede',
    'find the difference',
  ])('is another game than two pictures that differ: %s', (prompt) => {
    expect(planPrompt(prompt, seed).plan.kind).toBe('differences');
  });
});
