import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';

const seed = 'ada';
const planOf = (prompt: string) => planFromPrompt(prompt, seed);

describe('a jar in which two alike become the next larger kind', () => {
  it.each([
    'suika game',
    'suika with planets',
    'watermelon game with cats',
    'drop and merge puppies in a bucket',
    'merge fruit until you get a watermelon',
    'merge candies in a jar',
    'combine slimes that fall into a pit',
    'drop fruit into a jar, two alike become a bigger fruit',
    'a penguin drops fish into a bucket and two alike merge',
    'Suika-Spiel mit Katzen',
    'lass früchte in ein glas fallen, zwei gleiche verschmelzen',
    'jeu de la pastèque avec des planètes',
    'fusionne des planètes dans un bocal',
    'juego de la sandía con dinosaurios',
    'fusiona frutas hasta conseguir una sandía',
    'łącz owoce aż powstanie arbuz',
    'スイカゲーム',
    '合成大西瓜',
  ])('is meant by: %s', (prompt) => expect(planOf(prompt).kind).toBe('drop-merge'));

  it.each([
    ['2048 with cats', 'merge'],
    ['merge dragons', 'merge'],
    ['merge numbers', 'merge'],
    ['merge little fish into bigger fish like 2048 under the sea', 'merge'],
    ['drop candies into a jar', 'throw'],
    ['catch falling watermelons with a bucket', 'catcher'],
    ['slide tiles to merge cats until you get a lion', 'merge'],
    ['match three with fruit', 'match'],
  ])('is not meant by: %s', (prompt, kind) => expect(planOf(prompt).kind).toBe(kind));

  const namesOf = (prompt: string) => planOf(prompt).theme.things.map(({ name }) => name);

  it.each([
    ['suika game', 'cherry', 'watermelon'],
    ['suika with planets', 'moon', 'sun'],
    ['merge fruits until you get a watermelon', 'cherry', 'watermelon'],
    ['drop and merge sea animals until you get a whale', 'shrimp', 'whale'],
    ['merge monsters until you get the dragon', 'monster', 'dragon'],
    ['merge candies in a jar until you get a giant cake', 'candy', 'cake'],
    ['combine balls in a box: tennis ball, baseball, football, basketball', 'tennis ball', 'basketball'],
  ])('goes from small to large: %s', (prompt, first, last) => {
    const names = namesOf(prompt);
    expect([names[0], names.at(-1)]).toEqual([first, last]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('shows one animal in different colours', () => {
    const { things } = planOf('watermelon game with cats').theme;
    expect(new Set(things.map(({ name }) => name))).toEqual(new Set(['cat']));
    expect(new Set(things.map(({ tint }) => tint)).size).toBe(9);
  });

  it('is won with what is named as its end, and goes on without one', () => {
    expect(planOf('merge fruits until you get a watermelon')).toMatchObject({
      goal: 'Merge fruit until you get the watermelon',
      rules: { wanted: 1 },
    });
    expect(planOf('suika with a bat, a skull and a pumpkin').rules['wanted']).toBeUndefined();
    expect(planOf('suika game').rules['wanted']).toBeUndefined();
  });

  it('is filled by a cloud, or by whoever is named', () => {
    expect(planOf('suika game').theme.hero.name).toBe('cloud');
    expect(planOf('a penguin drops fish into a bucket and two alike merge').theme.hero.name).toBe('penguin');
  });
});
