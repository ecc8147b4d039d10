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
    ['a beekeeper against angry wasps', 'arena', 'beekeeper', 'wasp'],
    ['beat em up with kangaroos', 'arena', 'kangaroo', 'kangaroo'],
    ["angry birds but with flying sheep and wolves' houses", 'throw', 'sheep', 'house'],
  ])('is told by what they do: %s', (prompt, kind, hero, foes) => {
    const { plan } = planPrompt(prompt, 'ada');
    expect([plan.kind, plan.theme.hero.name, names(plan.theme.foes)]).toEqual([kind, hero, foes]);
  });
});
