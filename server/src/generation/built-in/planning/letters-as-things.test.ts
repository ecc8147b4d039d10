import { describe, expect, it } from 'vitest';
import { planFromPrompt, planPrompt } from './make-plan.ts';

const seed = 'ada';
const namesOf = (prompt: string) => planFromPrompt(prompt, seed).theme.things.map(({ name }) => name);

describe('letters of the alphabet', () => {
  it.each([
    ['learn the alphabet: pop the bubbles with letters', 'bubble-pop', 26],
    ['pop the letters', 'bubble-pop', 26],
    ['letters of the alphabet', 'bubble-pop', 26],
    ['abc memory game with 8 pairs for preschool', 'memory', 8],
    ['catch the letters of my name', 'catcher', 26],
    ['catch the letters of my name Emma', 'catcher', 3],
  ])('are what is played with: %s', (prompt, kind, count) => {
    const { plan, understood } = planPrompt(prompt, seed);
    expect([plan.kind, plan.theme.things.length]).toEqual([kind, count]);
    expect(plan.theme.things.filter(({ name, sprite }) => !/^[A-Z]$/.test(name) || sprite !== 'token')).toEqual([]);
    expect(understood.ignored).toEqual([]);
    expect(`${plan.goal} ${plan.title} ${plan.description}`).not.toMatch(/\bAs\b/);
  });

  it.each(['postman delivers letters', 'santa collects letters', 'sort letters into three boxes'])(
    'are none that come by post: %s',
    (prompt) => expect(new Set(namesOf(prompt))).toEqual(new Set(['letter'])),
  );
});

describe('boards for children', () => {
  it('shows different dinosaurs, some of them in other colours, and nothing else', () => {
    const { things } = planFromPrompt('dinosaur memory with 15 pairs', seed).theme;
    expect(new Set(things.map(({ name, tint }) => `${name}${tint}`)).size).toBe(15);
    expect(new Set(things.map(({ name }) => name)).size).toBe(7);
    expect(new Set(namesOf('cat memory with 15 pairs'))).toEqual(new Set(['cat']));
  });

  it.each([
    ['connect the same colour balloons for my 3 year old, no losing', 'match'],
    ['a ball passes gates of the same colour', 'colour-gates'],
    ['puzzle with sliding pieces of a firetruck, 3x3', 'sliding-puzzle'],
    ['slide the pieces of a castle picture', 'sliding-puzzle'],
    ['a penguin slides down the slope', 'downhill'],
  ])('plays what is meant: %s', (prompt, kind) => expect(planFromPrompt(prompt, seed).kind).toBe(kind));

  it('gives a rainbow caterpillar all colours', () => {
    expect(planFromPrompt('rainbow caterpillar snake', seed).rules['rainbow']).toBe(1);
    expect(planFromPrompt('green snake', seed).rules['rainbow']).toBeUndefined();
    expect(planPrompt('rainbow cat runner', seed).understood.ignored).toEqual(['rainbow']);
  });
});
