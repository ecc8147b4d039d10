import { describe, expect, it } from 'vitest';
import { expectCast } from '../../../testing/expect-cast.ts';
import { planPrompt } from './make-plan.ts';

const goalOf = (prompt: string) => planPrompt(prompt, 'job 1').plan.goal;

describe('what is said about a noun', () => {
  it.each([
    ['office worker dodges emails flying at him', 'dodger', 'office worker', 'email', null],
    ['a knight dodges arrows flying through the air', 'dodger', 'knight', 'arrow', null],
    ['a bird flies and dodges rockets', 'flyer', 'bird', 'rocket', null],
    ['helicopter drops water on burning houses', 'tending', 'helicopter', null, 'house,house'],
    ['a plane drops water on houses on fire', 'tending', 'plane', null, 'house,house'],
    ['a helicopter drops food on villages', 'delivery', 'helicopter', null, null],
  ])('is no deed of the hero: %s', expectCast);
});

describe('whoever runs and fights', () => {
  it.each([
    ['cyber ninja runs across rooftops and slashes drones', 'Reach the flag, slash the drones in your way', 1],
    ['a boxer runs through the city and punches robots', 'Reach the flag, punch the robots in your way', 1],
    ['a cowboy runs along a train and shoots bandits', 'Reach the flag, shoot the bandits in your way', undefined],
    ['a platformer with a fox and wolves', 'Reach the flag, stomp on wolves', undefined],
  ])('meets them on the way: %s', (prompt, goal, blows) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.goal, plan.rules['blows']]).toEqual(['platformer', goal, blows]);
  });

  it('still slices fruit where it flies', () =>
    expect(planPrompt('samurai slashes fruit', 'job 1').plan.kind).toBe('slicer'));
});

describe('whoever carries a light', () => {
  it.each([
    ['spooky forest with a lantern, avoid ghosts and find 7 keys', 'maze', 'kid', 'ghost', 'key'],
    ['a dark cave with a torch, find 5 diamonds and avoid bats', 'maze', 'explorer', 'bat', 'diamond'],
    ['explore the jungle with a map and find the treasure', 'maze', 'explorer', null, 'treasure'],
  ])('is somebody: %s', expectCast);
});

describe('whoever sits in a tree', () => {
  it.each([
    ['a firefighter rescues cats from trees', 'rescue', 'firefighter', null, 'cat'],
    ['rescue kittens from a tree', 'rescue', null, null, 'kitten'],
    ['save people from a roof with a helicopter', 'rescue', 'helicopter', null, 'person'],
  ])('is rescued: %s', expectCast);
});

describe('whoever herds', () => {
  it.each([
    ['sheepdog herds sheep into a pen', 'Herd all sheep into the pen', []],
    ['a shepherd dog herds 10 sheep into the pen', 'Herd 10 sheep into the pen', []],
    ['cowboy rounds up cows into the corral', 'Herd all cows into the corral', []],
    ['a dog herds sheep into the barn', 'Herd all sheep into the barn', []],
    ['a dog herds sheep', 'Catch all sheep', []],
  ])('is told where to: %s', (prompt, goal, ignored) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan.goal).toContain(goal);
    expect(understood.ignored).toEqual(ignored);
  });
});

describe('whoever rams', () => {
  it.each([
    ['goat simulator where a goat headbutts people', 'Knock over all people before time is up'],
    ['a bull rams people in the street', 'Knock over all people before time is up'],
    ['two goats headbutt each other', 'Push with the beat until the other goat is out of the ring'],
  ])('runs into many, and fights one: %s', (prompt, goal) => expect(goalOf(prompt)).toBe(goal));
});
