import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const cast = (prompt: string) => {
  const { kind, theme } = planPrompt(prompt, 'job 1').plan;
  return { kind, hero: theme.hero.name, foe: theme.foes[0]?.name, thing: theme.things[0]?.name, scene: theme.scene };
};

describe('a word with two meanings', () => {
  it.each([
    ['a crane catches frogs in the swamp', { hero: 'heron', thing: 'frog' }],
    ['a crane lifts containers onto a ship', { kind: 'stacker', thing: 'container' }],
    ['a rock star collects guitars', { hero: 'singer', thing: 'guitar' }],
    ['a star collects moon dust', { hero: 'star' }],
    ['bake a cake with five layers', { kind: 'stacker', thing: 'cake' }],
    ['in vespa per le strade di Roma', { hero: 'motorcycle' }],
    ['una vespa punge i ladri di miele', { hero: 'wasp' }],
    ['a bat flies through a dark cave catching moths', { hero: 'bat', thing: 'moth' }],
    ['hit the ball with a bat', { kind: 'batting', thing: 'ball' }],
    ['a mouse steals cheese from a cat', { hero: 'mouse', foe: 'cat' }],
    ['a tennis match against a bear', { kind: 'pong', foe: 'bear' }],
  ])('is the one that the words around it mean: %s', (prompt, wanted) => {
    expect(cast(prompt)).toMatchObject(wanted);
  });

  it('is no place to dance when it is swung', () => {
    expect(cast('a caveman with a club fights mammoths').scene).not.toBe('cyber');
    expect(cast('dance club for owls').scene).toBe('cyber');
  });
});

describe('a prompt of a child or a learner', () => {
  it.each([
    ['I want game where is a boy on bicycle and he must not fall in holes', { kind: 'runner', hero: 'boy' }],
    ['i wanna be a dinosaur and stomp on houses', { kind: 'whack', hero: 'dinosaur', foe: 'house' }],
    ['make the bunny hop hop hop over the fence and get carrot', { hero: 'rabbit', foe: 'fence', thing: 'carrot' }],
    ['game of the fire man, he put water in the fires', { kind: 'tending', hero: 'fireman', thing: 'fire' }],
    ['one man he is sleeping and the mosquitos they come', { kind: 'dodger', hero: 'man', foe: 'mosquito' }],
    ['my grandma have cookies and the mouses want steal them', { kind: 'defence', hero: 'grandma', foe: 'mouse' }],
    ['tell to the frog to jump in the leafs and not in water', { kind: 'platformer', hero: 'frog', foe: 'water' }],
    ['pls make game my dog eat all homework', { hero: 'dog', thing: 'homework' }],
  ])('is read as it is meant: %s', (prompt, wanted) => {
    expect(cast(prompt)).toMatchObject(wanted);
  });

  it.each([
    ['dance dance revolution with cows', { kind: 'rhythm', hero: 'cow' }],
    ['puyo puyo', { kind: 'blocks' }],
    ['make a cat jump', { hero: 'cat' }],
    ['a princess and she rides a horse', { hero: 'princess' }],
  ])('changes nothing that is said in the usual way: %s', (prompt, wanted) => {
    expect(cast(prompt)).toMatchObject(wanted);
  });
});
