import { describe, expect, it } from 'vitest';
import { readFrame } from './read-frame.ts';

const nounsOf = (list: { noun: string }[]) => list.map(({ noun }) => noun);

describe('a verb that is also a noun', () => {
  it.each([
    ['a janitor mops up slime puddles before the school opens', 'janitor', 'puddle'],
    ['a waiter wipes tables in a diner', 'waiter', 'table'],
    ['a chef plates desserts before the guests leave', 'chef', 'dessert'],
    ['a lobster scuttles along a pier grabbing shrimp', 'lobster', 'shrimp'],
    ['lobster scuttles along a pier grabbing shrimp', 'lobster', 'shrimp'],
    ['hedgehog trots through the forest eating apples', 'hedgehog', 'apple'],
    ['a bee flies around flowers collecting honey', 'bee', 'honey'],
    ['a gardener rakes leaves in an autumn park', 'gardener', 'leaf'],
  ])('is done by the one before it: %s', (prompt, hero, good) => {
    const { hero: read, goods } = readFrame(prompt);
    expect({ hero: read?.noun, goods: nounsOf(goods) }).toEqual({ hero, goods: [good] });
  });

  it.each([
    ['janitors mop the halls', 'janitor'],
    ['a cleaner mops the floor before the guests arrive', 'cleaner'],
    ['gulls swoop at a crab', 'gull'],
  ])('also by several: %s', (prompt, hero) => {
    expect(readFrame(prompt).hero?.noun).toBe(hero);
  });

  it.each([
    ['pirate ships in the bay', 'ship'],
    ['a pirate ships battle', 'ship'],
    ['a knight jumps over logs burning in the night', 'knight'],
  ])('is a noun elsewhere: %s', (prompt, hero) => {
    expect(readFrame(prompt).hero?.noun).toMatch(new RegExp(`${hero}$`));
  });

  it('is a verb after "that": whoever peeks out of the sand is whacked, and not the sand', () => {
    const { hero, foes, place } = readFrame('whack the crabs that peek out of the sand');
    expect([...nounsOf(foes), hero?.noun]).toContain('crab');
    expect(nounsOf(foes)).not.toContain('sand');
    expect(place.words).toContain('sand');
  });
});

describe('what is to be watched for', () => {
  it.each([
    ['a diver grabs pearls, watch for eels', 'eel'],
    ['a mountaineer climbs an icy wall, watch for avalanches', 'avalanche'],
    ['a fox sneaks past snoring guards to steal grapes', 'guard'],
  ])('is avoided: %s', (prompt, danger) => {
    const { foes, hazards } = readFrame(prompt);
    expect(nounsOf([...foes, ...hazards])).toEqual([danger]);
  });
});

describe('a shot at a place', () => {
  it.each([
    'shoot the balloons with a slingshot at the county fair',
    'shoot the balloons with a slingshot at the state fair',
    'shoot the balloons with a slingshot at the circus',
  ])('goes at what is shot there: %s', (prompt) => {
    expect(nounsOf(readFrame(prompt).foes)).toEqual(['balloon']);
  });

  it('goes at a building', () => {
    expect(readFrame('a witch shoots pumpkins at the house')).toMatchObject({
      foes: [{ noun: 'house' }],
      tools: [{ noun: 'pumpkin' }],
    });
  });
});

describe('whoever writes', () => {
  it.each([
    'I am Leo I am 7 and want a T rex that stomps on cars',
    "hi, my name is Mia and I'm 6, I want a T rex that stomps on cars",
    "I'm 8 and I want a T rex that stomps on cars",
  ])('is not in the game, and as old as its players: %s', (prompt) => {
    expect(readFrame(prompt)).toMatchObject({
      hero: { noun: 't rex' },
      foes: [{ noun: 'car' }],
      mood: { audience: 'kids' },
    });
  });

  it('may be somebody else', () => {
    expect(readFrame('I am a wizard and throw potions at goblins').hero?.noun).toBe('wizard');
  });
});
