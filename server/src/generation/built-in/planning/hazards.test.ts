import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const names = (actors: { name: string }[]) => actors.map(({ name }) => name).join();

const castOf = (prompt: string) => {
  const { hero, foes, things } = planPrompt(prompt, 'ada').plan.theme;
  return [hero.name, names(foes), names(things)];
};

describe('what hurts', () => {
  it.each([
    ['a thief grabs paintings in a museum, laser beams everywhere', 'thief', 'laser', 'painting'],
    ['a fairy collects stars among thorns and spikes', 'fairy', 'thorn,spikes', 'star'],
    ['a miner collects gold, falling rocks and lava', 'miner', 'falling rock,lava', 'gold'],
    ['a sailor fishes pearls, mines everywhere', 'sailor', 'bomb', 'pearl'],
    ['a cat collects yarn, water puddles everywhere', 'cat', 'puddle', 'yarn'],
  ])('is nothing to collect: %s', (prompt, ...cast) => {
    expect(castOf(prompt)).toEqual(cast);
  });

  it('may be caught, and coins are welcome everywhere', () => {
    expect(castOf('catch the falling rocks with a bucket')[2]).toBe('rock');
    expect(castOf('platformer with a fox, coins everywhere')[2]).toBe('coin');
  });
});

describe('who is against whom', () => {
  it.each([
    ['cacti hold off cowboys in five lanes, plants vs zombies style', 'defence', 'cactus', 'cowboy'],
    ['gnomes fend off slugs from the vegetable patch', 'defence', 'gnome', 'slug'],
    ['sneaky foxes raid the hen house, the dog guards it', 'defence', 'dog', 'fox'],
    ['a mouse steals cheese and the cat runs after it', 'maze', 'mouse', 'cat'],
    ['a goat eats the whole garden while the gardener runs after it', 'maze', 'goat', 'gardener'],
    ['raccoons rob a bakery while the baker chases them', 'maze', 'raccoon', 'baker'],
    ['crows steal corn and the scarecrow scares them away', 'defence', 'scarecrow', 'crow'],
    ['eine Katze mit Hut jagt Mäuse', 'maze', 'cat', null],
    ['a beekeeper against angry wasps', 'arena', 'beekeeper', 'wasp'],
    ['beat em up with kangaroos', 'arena', 'kangaroo', 'kangaroo'],
    ["angry birds but with flying sheep and wolves' houses", 'throw', 'sheep', 'house'],
  ])('is told by what they do: %s', (prompt, kind, hero, foes) => {
    const { plan } = planPrompt(prompt, 'ada');
    expect([plan.kind, plan.theme.hero.name]).toEqual([kind, hero]);
    if (foes) expect(names(plan.theme.foes)).toBe(foes);
  });
});

describe('a game without a named mechanic', () => {
  it.each([
    ['pixel art dungeon with slimes, bats and a boss at the end', 'slime,bat'],
    ['haunted castle with bats, skeletons and a final boss', 'skeleton,bat'],
    ['desert ruins with scorpions, mummies and a boss', 'scorpion,mummy'],
  ])('is about fights where there are foes and a boss: %s', (prompt, foes) => {
    const { plan } = planPrompt(prompt, 'ada');
    expect(plan.kind).toMatch(/^(arena|platformer)$/);
    expect([names(plan.theme.foes), plan.modifiers]).toEqual([foes, ['boss']]);
  });
});

describe('words that are nobody', () => {
  it.each([
    ['my chat wants a capybara dodging oranges falling from the sky', 'capybara', 'orange'],
    ['my followers asked for a snail race', 'snail', 'snail,snail,snail'],
    ['old school gameboy style green platformer with a mushroom hero', 'mushroom', null],
    ["catch falling leaves in a wheelbarrow, three misses and it's over", 'wheelbarrow', null],
    ['breakout with sushi rolls, chopsticks are the paddle', 'chopstick', null],
  ])('stay out of the cast: %s', (prompt, hero, foes) => {
    const { theme } = planPrompt(prompt, 'ada').plan;
    expect(theme.hero.name).toBe(hero);
    if (foes) expect(names(theme.foes)).toBe(foes);
  });

  it('say how often something is thrown or served', () => {
    expect(planPrompt('javelin throw at the olympics, three attempts', 'ada').plan.rules['shots']).toBe(3);
    expect(planPrompt('barista makes coffee for impatient students, serve 20', 'ada').plan.rules['collect']).toBe(20);
  });
});
