import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';

const groundOf = (prompt: string) => planFromPrompt(prompt, 'ground').theme.ground;

describe('the ground of a game seen from the side', () => {
  it.each([
    ['a pirate ship dodges cannonballs', 'water'],
    ['a boat catches falling fish', 'water'],
    ['a surfer runs over waves and jumps over sharks', 'water'],
    ['a kayak dodges falling rocks on a lake', 'water'],
    ['a skater runs through the city and jumps over cones', 'street'],
    ['endless runner with a taxi in new york', 'street'],
    ['a man runs down the street and jumps over dogs', 'street'],
    ['a ninja runs across the rooftops of tokyo', undefined],
    ['a fox runs through the forest', undefined],
    ['duck swims on a lake and dodges falling acorns in autumn', 'water'],
    ['lane runner with a skateboarder in los angeles', 'street'],
    ['subway surfers with a cat in the city', undefined],
    ['basketball with a monkey in the city', 'street'],
    ['a whale catches plankton', undefined],
    ['a captain runs over the deck of a ship', undefined],
  ])('of "%s" is %s', (prompt, ground) => {
    expect(groundOf(prompt)).toBe(ground);
  });

  it('is that of the scene for whoever does not stand on a line', () => {
    expect(groundOf('a pirate ship arena shooter')).toBeUndefined();
  });
});
