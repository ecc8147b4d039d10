import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planFromPrompt(prompt, 'ada');

describe('the place', () => {
  it.each([
    ['something hopeful about spring after a long winter', 'meadow'],
    ['collect acorns before winter', 'autumn'],
    ['catch falling pizza toppings with a crust, avoid anchovies', 'kitchen'],
    ['catch cookies with a plate, avoid fish', /kitchen|candy/],
    ['a lion on the savannah chases zebras', 'meadow'],
    ['a firefly lights the lamps of a sleeping village', 'farm'],
    ['snowball fight in a snowy village', 'snow'],
    ['helicopter saves hikers from a flooded valley', 'lake'],
  ])('is the one that is meant: %s', (prompt, scene) => {
    expect(planOf(prompt).theme.scene).toMatch(scene);
  });

  it('is dry grass with its own animals on a savanna', () => {
    const { palette, theme } = planOf('endless runner: a cheetah on the savanna at dawn');
    const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(palette.ground.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(blue);
    expect(theme.foes.filter(({ name }) => !/lion|rhinoceros|snake|hippopotamus/.test(name))).toEqual([]);
  });

  it('is dark where a firefly shines', () => {
    expect(planOf('a firefly lights the lamps of a village').hour).toBe('night');
  });
});

describe('a calm game', () => {
  it('does not hurry anybody', () => {
    for (const seed of ['ada', 'bob', 'eve', 'job 1', 'job 2']) {
      const plan = planFromPrompt('a firefly lights the lamps of a sleeping village, quiet and dreamy', seed);
      expect(plan.description + plan.goal).not.toMatch(/quick|too late|never enough|in time/);
    }
  });
});

describe('an adjective', () => {
  it.each(['hopeful', 'innocent', 'tender', 'modern', 'crazy', 'natural'])('is nobody: something %s', (word) => {
    const { hero, foes, things } = planOf(`something ${word} about spring`).theme;
    expect([hero, ...foes, ...things].map(({ name }) => name)).not.toContain(word);
  });
});

describe('a number', () => {
  it.each([
    ['hedge maze: a gardener runs from three scarecrows and picks roses', 'foes', 3],
    ['a mouse runs from 2 vacuum cleaners in a maze', 'foes', 2],
    ['memory cards with animals, 16 pairs', 'pairs', 16],
    ['memory with vehicles, 18 pairs', 'pairs', 18],
    ['バスを駐車するゲーム、5ステージ', 'levels', 5],
    ['ジャンプゲーム、3レベル', 'levels', 3],
  ])('counts what it stands before: %s', (prompt, rule, count) => {
    expect(planOf(prompt).rules[rule]).toBe(count);
  });

  it('has a card for each of as many pairs as are asked for', () => {
    expect(planOf('memory cards with animals, 18 pairs').theme.things).toHaveLength(18);
  });

  it('of levels brings no bell along', () => {
    expect(planOf('ジャンプゲーム、3レベル').theme.things.map(({ name }) => name)).not.toEqual(['bell']);
  });
});

describe('a slalom', () => {
  it('has gates, whatever one goes down on', () => {
    expect(planOf('downhill slalom with a polar bear on a sled, dodge trees').rules).not.toHaveProperty('slalom');
    expect(planOf('a polar bear on a sled goes down the hill, dodge trees').rules['slalom']).toBe(0);
  });
});
