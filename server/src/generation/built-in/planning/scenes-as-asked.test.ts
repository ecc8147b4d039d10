import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planned = (prompt: string) => planPrompt(prompt, 'job');

describe('where a game is set', () => {
  it.each([
    ['una abuela persigue palomas en la plaza', 'city'],
    ['a cat runs across the plaza and collects pigeons', 'city'],
    ['pies biega na plaży', 'beach'],
    ['subway surfers but with a llama in Peru', 'temple'],
    ['snowmobile race', 'snow'],
    ['snowmobile race against three huskies, 2 laps', 'snow'],
    ['motorcycle race in the desert', 'desert'],
    ['a man carries water to the village', 'farm'],
    ['a postman delivers letters to houses', 'city'],
    ['fly fishing in a mountain stream', 'forest'],
    ['fishing in a mountain lake', 'lake'],
    ['skiing down a mountain', 'snow'],
    ['flappy pelican between ship masts', 'beach'],
  ])('is what the prompt says: "%s" → %s', (prompt, scene) => {
    expect(planned(prompt).plan.theme.scene).toBe(scene);
  });
});

describe('what a game has many of', () => {
  it.each([
    ['memory with emojis of faces, 10 pairs', / face$/],
    ['memory with animal faces', / face$/],
    [
      'memory cards with kitchen tools, 11 pairs',
      /^(spoon|fork|kettle|plate|bowl|teapot|frying pan|jar|knife|chopsticks|whisk|ladle|corkscrew|toaster|blender|cooking pot)$/,
    ],
  ])('are different ones of a kind: "%s"', (prompt, named) => {
    const { things } = planned(prompt).plan.theme;
    expect(things.filter(({ name }) => !named.test(name))).toEqual([]);
    expect(new Set(things.map(({ picture }) => picture)).size).toBeGreaterThan(10);
  });

  it.each([
    ['pizza guy on a scooter, 8 deliveries, rainy evening', 8],
    ['a robot courier, 12 deliveries in 3 minutes', 12],
    ['ein Kurier mit 6 Lieferungen', 6],
    ['a postman delivers 9 letters', 9],
  ])('are as many deliveries as asked for: "%s" → %d', (prompt, count) => {
    expect(planned(prompt).understood.numbers).toMatchObject({ collect: count });
  });

  it.each([
    ['tap the jumping fish, very simple, for a 3 year old', 'bubble-pop'],
    ['tap the stars for my two year old', 'bubble-pop'],
    ['tap the moles', 'whack'],
  ])('are no bombs for the youngest: "%s" → %s', (prompt, kind) => {
    expect(planned(prompt).plan.kind).toBe(kind);
  });

  it('is calm to lo-fi music', () => {
    expect(planned('lo-fi tetris at night').plan.mood).toBe('calm');
  });
});
