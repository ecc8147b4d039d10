import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planPrompt(prompt, 'ada');
const names = (list: { name: string }[] = []) => list.map(({ name }) => name);

describe('what a prompt names is in the game', () => {
  it.each([
    ['sushi chef: serve customers before they get angry', 'sushi'],
    ['pizza chef serves hungry customers', 'pizza'],
    ['ice cream seller serves kids in the park', 'ice cream'],
    ['a baker serves customers', 'bread'],
  ])('as what is served: %s', (prompt, gift) => {
    expect(names(planOf(prompt).plan.theme.gifts)).toEqual([gift]);
  });

  it.each([
    ['snake in a supermarket eating groceries', 'milk bread cheese banana'],
    ['make a burger by catching the falling ingredients', 'bun patty lettuce tomato cheese'],
    ['catch the ingredients for a salad', 'lettuce tomato cucumber'],
    ['catch falling cake ingredients', 'egg milk flour butter'],
    ['a raccoon collects junk food', 'burger pizza donut'],
    ['match 3 with jewellery', 'ring crown gem'],
    ['catch breakfast items with a pan', 'egg pancake bread'],
    ['memory game with dog breeds, 8 pairs', 'poodle dog'],
    ['match the dog breeds', 'corgi dalmatian husky pug'],
    ['memory with cat breeds', 'tabby sphynx'],
    ['match three with cheese', 'cheese gouda brie camembert'],
  ])('as members of a collection: %s', (prompt, members) => {
    const { plan, understood } = planOf(prompt);
    expect(names(plan.theme.things)).toEqual(expect.arrayContaining(members.split(' ')));
    expect(understood.ignored).toEqual([]);
  });

  it('has coats that there are on a board of dogs, cats or horses', () => {
    for (const prompt of ['memory with dogs, 8 pairs', 'memory with cats, 8 pairs', 'match three with horses'])
      for (const { tint } of planOf(prompt).plan.theme.things)
        expect(tint ?? '').not.toMatch(/#(ff7eb6|3f8ef0|55b84a)/);
  });

  it.each(['paper plane flying through an office, avoid fans', 'feather drifting past ceiling fans'])(
    'as what is in the way: %s',
    (prompt) => {
      const { plan, understood } = planOf(prompt);
      expect(names(plan.theme.foes)).toEqual(['ventilator']);
      expect(understood.ignored).toEqual([]);
    },
  );

  it('keeps fans who are people', () => {
    expect(names(planOf('singer dodges crazy fans').plan.theme.foes)).toEqual(['supporter']);
  });

  it('collects oxygen in bottles', () => {
    const [oxygen] = planOf('astronaut floats through a space station collecting oxygen').plan.theme.things;
    expect(oxygen).toMatchObject({ name: 'oxygen', picture: 'game:cannister' });
  });

  it('hides a chameleon among no other reptiles', () => {
    const { things } = planOf('hide and seek with a chameleon').plan.theme;
    expect(things[0]).toMatchObject({ name: 'chameleon', picture: 'drawn:chameleon' });
    expect(names(things)).not.toEqual(expect.arrayContaining(['lizard']));
    expect(names(things)).not.toEqual(expect.arrayContaining(['snake']));
  });

  it.each([
    'a baker cat catches falling cakes',
    'un chat pâtissier attrape des gâteaux qui tombent',
    'ein Bäckerhund fängt Brote',
    'kot piekarz łapie ciastka',
    'un gatto pasticcere prende le torte',
    'um gato padeiro apanha pães',
  ])('works as its job says, in the place of the job: %s', (prompt) => {
    const { plan, understood } = planOf(prompt);
    expect(plan.theme).toMatchObject({ scene: 'kitchen', hero: { wears: 'chefhat' } });
    expect(names(plan.theme.things)).toHaveLength(1);
    expect(understood.ignored).toEqual([]);
  });
});
