import { describe, expect, it } from 'vitest';
import { expectCast, names } from '../../../testing/expect-cast.ts';
import { planPrompt } from './make-plan.ts';

describe('whoever wants what is grown', () => {
  it.each([
    ['farm game where you plant carrots and rabbits try to eat them', 'rabbit', 'carrot'],
    ['a farmer plants carrots, rabbits try to eat them', 'rabbit', 'carrot'],
    ['grow lettuce but snails want to eat it', 'snail', 'lettuce'],
    ['a hen lays eggs and foxes try to steal them', 'fox', 'egg'],
    ['you have a cheese shop and rats try to steal the cheese', 'rat', 'cheese'],
  ])('is held off: %s', (prompt, foe, guarded) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect([plan.kind, names(plan.theme.foes), plan.theme.guarded?.name]).toEqual(['defence', foe, guarded]);
  });

  it.each([
    ['collect eggs, snakes want to eat them', 'dodger', null, 'snake', 'egg'],
    ['a rabbit tries to eat carrots', 'maze', 'rabbit', null, 'carrot'],
    ['plant flowers and water them', 'tending', null, null, null],
  ])('is kept away from, or played: %s', expectCast);
});

describe('the one who acts', () => {
  it.each([
    ['sheep herding with a dog', 'maze', 'dog', null, 'sheep'],
    ['truffle hunting with a pig', 'maze', 'pig', null, 'truffle'],
    ['mouse hunting with a cat', 'maze', 'cat', null, 'mouse'],
    ['duck hunting with a rifle', 'whack', null, 'duck', null],
    ['motorbike stunts over hills in the desert', 'runner', 'motorbike', null, null],
    ['monster truck stunts in a stadium', 'platformer', 'monster truck', null, null],
    ['escape from prison', 'runner', 'prisoner', 'guard', null],
    ['jailbreak', 'runner', 'prisoner', 'guard', null],
    ['a banana escapes from prison', 'runner', 'banana', null, null],
    ['a very calm game where you float lanterns down a river', 'downhill', 'lantern', null, null],
    ['firefighter saves people jumping from a burning building with a trampoline', 'catcher', 'firefighter', null, 'person'],
    ['firefighter saves people from a burning building', 'platformer', 'firefighter', 'flame', 'person'],
    ['a penguin firefighter puts out fires', 'tending', 'penguin', null, null],
  ])('is played, wherever it is named: %s', expectCast); // biome-ignore format: a prompt a line

  it('counts those who are brought into the pen', () => {
    const { plan } = planPrompt('sheep herding with a dog, bring 20 sheep into the pen', 'job 1');
    expect([plan.theme.hero.name, plan.rules['collect']]).toEqual(['dog', 20]);
  });

  it('takes nothing from the guards, and says so', () => {
    const { plan, understood } = planPrompt('escape from prison through tunnels, guards with flashlights', 'job 1');
    expect(names(plan.theme.foes)).toBe('guard');
    expect(names(plan.theme.things)).not.toContain('flashlight');
    expect(understood.ignored).toEqual(['flashlights', 'tunnel']);
  });
});

describe('whoever is met', () => {
  it.each([
    ['zombies versus grandmas with knitting needles, tower defence', 'defence', 'grandma', 'zombie', null],
    ['aliens vs cats, tower defense', 'defence', 'cat', 'alien', null],
    ['cats vs dogs tower defense', 'defence', 'cat', 'dog', null],
    ['galaga with bees and a giant queen boss at the end', 'shooter', 'spaceship', 'bee,queen bee', null],
    ['space invaders with ducks and a big dragon boss', 'shooter', 'spaceship', 'duck,dragon', null],
    ['galaga with a cat against a giant dog boss', 'shooter', 'cat', 'dog', null],
    ['a skateboarder grinding rails and jumping trash cans', 'runner', 'skateboarder', 'trash can', null],
    ['a horse jumps barrels', 'runner', 'horse', 'barrel', null],
    ['jumping spiders chase a fly', 'maze', 'fly', 'spider', null],
  ])('is told from the one who plays: %s', expectCast);

  it.each([
    ['galaga with bees and a giant wasp boss at the end', 1],
    ['galaga with bees', undefined],
  ])('comes as the boss only if it is said: %s', (prompt, boss) => {
    expect(planPrompt(prompt, 'job 1').plan.rules['boss']).toBe(boss);
  });

  it.each([
    ['a goat climbing a mountain, dodge falling rocks', 2, 'Climb as high as you can, dodge the falling rocks'],
    ['climb the tower, falling bricks', 2, 'Climb as high as you can, dodge the bricks'],
    ['a goat climbing a mountain', undefined, 'Climb as high as you can'],
  ])('falls on climbers without a thrower: %s', (prompt, barrels, goal) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect([plan.rules['barrels'], plan.goal]).toEqual([barrels, goal]);
  });

  it.each([
    ['a dentist game, fight the bacteria on teeth', undefined],
    ['a doctor fights a bacteria', 1],
  ])('is a crowd, or one of it: %s', (prompt, strong) => {
    expect(planPrompt(prompt, 'job 1').plan.rules['strong']).toBe(strong);
  });
});
