import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const seed = 'ada';

describe('cooking', () => {
  it.each([
    ['a witch brews potions by mixing ingredients', 'witch', 'potion', 0],
    ['potion shop: mix the ingredients the witch asks for', 'witch', 'potion', 0],
    ['make smoothies', 'chef', 'smoothie', 0],
    ['build burgers as customers order', 'chef', 'burger', 0],
    ['a chef makes soup from vegetables', 'chef', 'soup', 0],
    ['ice cream sundae maker', 'chef', 'sundae', 0],
    ['a penguin makes sushi rolls', 'penguin', 'sushi', 0],
    ['mix paints to make colours', 'artist', 'paint', 0],
    ['haz hamburguesas con los ingredientes correctos', 'chef', 'burger', 0],
    ['eine Hexe braut Zaubertränke aus Zutaten', 'witch', 'potion', 0],
    ['flip burgers before they burn', 'chef', 'burger', 1],
    ['a dragon grills sausages at a campfire', 'dragon', 'sausage', 1],
    ['pancake flipping game', 'chef', 'pancake', 2],
    ['przewracaj naleśniki zanim się przypalą', 'chef', 'pancake', 2],
    ["bake cookies and don't let them burn", 'chef', 'cookie', 3],
    ['cupcake baking game', 'chef', 'cupcake', 3],
  ])('puts dishes together or browns them: %s', (prompt, hero, dish, heat) => {
    const { plan, understood } = planPrompt(prompt, seed);
    expect({ kind: plan.kind, heat: plan.rules['heat'] }).toEqual({ kind: 'cooking', heat });
    expect(plan.theme.hero.name).toBe(hero);
    expect(plan.theme.things.map(({ name }) => name)).toEqual([dish]);
    expect(plan.theme.ingredients?.length ?? 8).toBeGreaterThan(4);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['serve burgers to hungry aliens', 'tending'],
    ['a burger shop', 'tending'],
    ['a barista makes coffee for impatient customers', 'tending'],
    ['stack pancakes as high as you can', 'stacker'],
    ['bake a cake with five layers', 'stacker'],
    ['catch falling pizza toppings', 'catcher'],
    ['memory with pancakes', 'memory'],
    ['cookie clicker', 'clicker'],
    ['a chef flips through the kitchen and jumps over pots', 'runner'],
  ])('is not what is served, stacked, caught or shown: %s', (prompt, kind) => {
    expect(planPrompt(prompt, seed).plan.kind).toBe(kind);
  });

  it('has what the prompt names among its ingredients', () => {
    const { ingredients = [] } = planPrompt('alchemist mixes elixirs from feathers and crystals', seed).plan.theme;
    expect(ingredients.map(({ name }) => name)).toEqual(expect.arrayContaining(['feather', 'crystal']));
  });

  it('ends with as many dishes as are asked for', () => {
    const { plan } = planPrompt('make 10 sandwiches before time runs out', seed);
    expect(plan.rules).toMatchObject({ collect: 10 });
    expect(plan.goal).toBe('Make 10 sandwiches: add what each order shows');
  });
});
