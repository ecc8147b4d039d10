import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('spot the difference', () => {
  it.each([
    ['spot the difference in a toy shop', 0, 'teddy bear'],
    ['spot 5 differences in a kitchen', 5, 'spoon'],
    ['spot the seven differences in the zoo', 7, 'lion'],
    ['find ten differences in the jungle', 10, 'palm tree'],
    ['find the differences between two pictures of a farm with cows', 0, 'cow'],
    ['finde 7 Unterschiede im Wald', 7, 'tree'],
    ['jeu des 7 différences à la plage', 7, 'shell'],
    ['encuentra 6 diferencias en el castillo', 6, 'crown'],
    ['znajdź różnice na farmie', 0, 'hay'],
  ])('%s', (prompt, differences, first) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect({ kind: plan.kind, differences: plan.rules['differences'], first: plan.theme.things[0]?.name }).toEqual({
      kind: 'differences',
      differences,
      first,
    });
    expect(understood.ignored).toEqual([]);
  });

  it.each(['the difference between cats and dogs quiz', 'spot the odd emoji out', 'find 10 keys in a castle'])(
    'is not meant by: %s',
    (prompt) => expect(planPrompt(prompt, 'ada').plan.kind).not.toBe('differences'),
  );
});

describe('blackjack', () => {
  it.each([
    ['blackjack in a las vegas casino', 'dealer', { chips: 200, rounds: 0 }],
    ['blackjack against a robot', 'robot', { chips: 200, rounds: 0 }],
    ['play blackjack against a dragon dealer, start with 500 chips', 'dragon', { chips: 500, rounds: 0 }],
    ['blackjack with a pirate dealer on a ship', 'pirate', { chips: 200, rounds: 0 }],
    ['21 card game against an alien', 'alien', { chips: 200, rounds: 0 }],
    ['blackjack, 10 hands', 'dealer', { chips: 200, rounds: 10 }],
    ['blackjack with cats on the cards', 'dealer', { chips: 200, rounds: 0, pictures: 1 }],
    ['Blackjack gegen einen Piraten', 'pirate', { chips: 200, rounds: 0 }],
    ["jeu de blackjack dans l'espace", 'dealer', { chips: 200, rounds: 0 }],
    ['gra w oczko', 'dealer', { chips: 200, rounds: 0 }],
  ])('%s', (prompt, dealer, rules) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect({ kind: plan.kind, dealer: plan.theme.foes[0]?.name, rules: plan.rules }).toEqual({
      kind: 'blackjack',
      dealer,
      rules,
    });
    expect(understood.ignored).toEqual([]);
  });

  it('leaves chips to gulls', () => {
    const { plan } = planPrompt('a seagull collects 20 chips', 'ada');
    expect([plan.kind === 'blackjack', plan.rules['collect']]).toEqual([false, 20]);
  });
});

it('finds matching socks by turning cards', () => {
  expect(planPrompt('find the matching socks', 'ada').plan.kind).toBe('memory');
});

it('takes the age of a child for no players', () => {
  expect(planPrompt('a sorting game for 2 year olds', 'ada').plan.modifiers).not.toContain('two-players');
});

it('reads a French place behind an apostrophe', () => {
  expect(planPrompt("un chat dans l'espace", 'ada').plan.theme.scene).toBe('space');
});
