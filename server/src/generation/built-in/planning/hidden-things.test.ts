import { describe, expect, it } from 'vitest';
import { planFromPrompt, planPrompt } from './make-plan.ts';

const seed = 'ada';

describe('what lies about', () => {
  it('belongs to the place that is named, not only to its scene', () => {
    const names = planFromPrompt('spot 5 differences on a pirate ship', seed).theme.things.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['treasure chest', 'anchor', 'skull', 'parrot']));
    expect(names).not.toContain('sunglasses');
  });
});

describe('hidden objects', () => {
  it.each([
    ['find 10 keys in a haunted mansion', 'key', 10],
    ['find 5 hidden eggs in the garden', 'egg', 5],
    ['look and find game: search for 7 shells on the beach', 'shell', 7],
    ['Wimmelbild: finde 8 Mäuse', 'mouse', 8],
    ['trouve 6 souris cachées dans la cuisine', 'mouse', 6],
    ['encuentra 7 gatos escondidos en la casa', 'cat', 7],
    ['znajdź 5 kotów w ogrodzie', 'cat', 5],
  ])('are as many as the prompt counts: %s', (prompt, name, find) => {
    const { plan, understood } = planPrompt(prompt, seed);
    expect({ kind: plan.kind, rules: plan.rules }).toMatchObject({
      kind: 'hidden-objects',
      rules: { targets: 1, find },
    });
    expect(plan.theme.things[0]?.name).toBe(name);
    expect(plan.theme.things.length).toBeGreaterThan(8);
    expect(understood.numbers).toMatchObject({ collect: find });
  });

  it.each([
    ["where's the penguin", 'penguin'],
    ['where is the penguin?', 'penguin'],
    ['find my lost dog', 'dog'],
    ['find the lost puppy in the crowd', 'puppy'],
    ['find Wally', 'wally'],
    ['wo ist der Pinguin?', 'penguin'],
    ['gdzie jest pies', 'dog'],
  ])('are one particular among others like it: %s', (prompt, name) => {
    const { kind, rules, theme } = planFromPrompt(prompt, seed);
    expect({ kind, rules }).toMatchObject({ kind: 'hidden-objects', rules: { alike: 1 } });
    expect(theme.things[0]?.name).toBe(name);
  });

  it.each([
    ['spot the cat among the dogs', 'cat', 'dog'],
    ['find the mouse hiding between the cheese', 'mouse', 'cheese'],
    ['spot the hidden ninja among pandas', 'ninja', 'panda'],
    ['finde die Katze zwischen den Hunden', 'cat', 'dog'],
    ['où est le chat parmi les chiens', 'cat', 'dog'],
  ])('are one among a crowd of others: %s', (prompt, name, crowd) => {
    const { kind, rules, theme } = planFromPrompt(prompt, seed);
    expect({ kind, find: rules['find'], alike: rules['alike'] }).toEqual({ kind: 'hidden-objects', find: 1 });
    expect(theme.things[0]?.name).toBe(name);
    expect(new Set(theme.things.slice(1).map((one) => one.name))).toEqual(new Set([crowd]));
  });

  it.each([
    'hidden object game',
    'hide and seek',
    'cherche et trouve dans la forêt',
    'znajdź ukryte przedmioty w zamku',
  ])('are a list of what lies about where it plays: %s', (prompt) => {
    const { kind, rules, theme } = planFromPrompt(prompt, seed);
    expect({ kind, rules }).toMatchObject({ kind: 'hidden-objects', rules: { list: 1, targets: 0 } });
    expect(theme.things.length).toBeGreaterThan(9);
  });

  it('are whoever plays hide and seek, and everybody of a group', () => {
    const bears = planFromPrompt('hide and seek with a bear in the forest', seed);
    expect(bears).toMatchObject({ goal: 'Find the hidden bears before time is up', rules: { targets: 1 } });
    expect(bears.rules['alike']).toBeUndefined();
    expect(planFromPrompt('I spy with farm animals', seed).rules['targets']).toBeGreaterThan(8);
  });

  it('are looked for by a detective, or whoever the prompt says', () => {
    expect(planFromPrompt('find 10 keys in a haunted mansion', seed).theme.hero.name).toBe('detective');
    expect(planFromPrompt('find 12 hidden objects in a pirate cave', seed)).toMatchObject({
      theme: { hero: { name: 'pirate' } },
      rules: { find: 12, list: 1 },
    });
  });

  it('hurry no toddler', () => {
    const { rules, goal } = planFromPrompt('seek and find with dinosaurs for toddlers', seed);
    expect({ gentle: rules['gentle'], goal }).toEqual({ gentle: 1, goal: 'Find everything on the list' });
  });

  it.each([
    ['a maze where you find hidden keys', 'maze'],
    ['find the way out of the forest', 'maze'],
    ['find words about animals', 'word-search'],
    ['a ninja hides from guards', 'maze'],
    ['hidden treasure platformer', 'platformer'],
    ["where's my cheese? a mouse in a maze", 'maze'],
    ['a cat finds its kittens', 'platformer'],
    ['find the odd one out with emojis', 'odd-one-out'],
  ])('are not meant by %s', (prompt, kind) => {
    expect(planFromPrompt(prompt, seed).kind).toBe(kind);
  });
});
