import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planPrompt(prompt, 'job 1').plan;

describe('everything that was asked for is named', () => {
  it.each([
    ['collect apples and pears in a basket', 'Catch apples and pears, let bombs fall'],
    ['a monkey jumps up and collects coconuts and bananas', 'Climb as high as you can, collect coconuts and bananas'],
    ['a frog jumps up on clouds and collects stars', 'Climb as high as you can, collect stars'],
    ['whack moles and rats', 'Bop the moles and rats, leave the bombs alone'],
    ['deliver letters and parcels by bike', 'Deliver letters and parcels in time'],
    ['cat eats fish and mice and grows', 'Eat fish and mice and grow, flee from what is bigger'],
    ['ninja cuts watermelons and pineapples but not bombs', 'Slice watermelons and pineapples, never bombs'],
    ['feed the dogs, cats and rabbits', 'Feed all dogs, cats and rabbits in time'],
  ])('%s', (prompt, goal) => {
    expect(planOf(prompt).goal).toBe(goal);
  });

  it.each([
    ['sammle Äpfel und Birnen mit einem Igel', 'Sammle Äpfel und Birnen'],
    ['un lapin ramasse des carottes et des champignons', 'Ramassez les carottes et les champignons'],
    ['jeż zbiera jabłka i grzyby w lesie', 'Zbieraj jabłka i grzyby'],
    ['coelho coleta cenouras e morangos na floresta', 'Pegue cenouras e morangos'],
    ['兔子收集苹果和香蕉', '收集苹果和香蕉'],
  ])('%s: in its own language', (prompt, gathered) => {
    expect(planOf(prompt).goal).toContain(gathered);
    expect(planOf(prompt).description).toContain(gathered);
  });

  it('names all of them in the description, and no single one of several', () => {
    expect(planOf('a squirrel gathers acorns and walnuts while dodging hawks and owls').description).toContain(
      'Dodge the hawks and owls, grab acorns and walnuts',
    );
    expect(planOf('a farmer catches eggs and apples').description).not.toMatch(/\begg\b/);
  });
});

describe('moods of characters', () => {
  it('are told where no picture shows them, and nothing is said to be ignored', () => {
    for (const prompt of [
      'chess against a sleepy dragon',
      'chess against a grumpy wizard',
      'hungry hippo eats melons',
    ]) {
      const { plan, understood } = planPrompt(prompt, 'job 1');
      expect([plan.title, plan.description].join(), prompt).toMatch(/sleepy|grumpy|hungry/i);
      expect(understood.ignored, prompt).toEqual([]);
    }
  });

  it('make a title', () => {
    const titles = ['1', '2', '3', '4', '5', '6'].map(
      (seed) => planPrompt('an old pirate digs for gold', seed).plan.title,
    );
    expect(titles.join()).toContain('Old Pirate');
  });

  it('bring everything that somebody hungry is fed', () => {
    expect(planOf('feed hungry monkeys bananas and mangos').theme.gifts?.map(({ name }) => name)).toEqual([
      'banana',
      'mango',
    ]);
  });
});
