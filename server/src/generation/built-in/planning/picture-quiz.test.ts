import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('a quiz of pictures', () => {
  it.each([
    ['guess the dinosaur by picture', 'Dinosaur Picture Quiz', 'Which dinosaur is this?', undefined],
    ['name that fruit', 'Fruit Picture Quiz', 'Which fruit is this?', undefined],
    ['dinosaur quiz with pictures', 'Dinosaur Picture Quiz', 'Which dinosaur is this?', undefined],
    ['guess the animal by its shadow', 'Animal Shadow Quiz', 'Whose shadow is this?', true],
  ])('shows a member of the group and four names: %s', (prompt, title, asks, isShadow) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    const { questions = [], theme } = plan;
    expect(plan.title).toBe(title);
    expect(understood.ignored).toEqual([]);
    expect(questions.length).toBeGreaterThanOrEqual(6);
    for (const { question, answers, shown } of questions) {
      expect(question).toBe(asks);
      expect(new Set(answers).size).toBe(4);
      expect(theme.things[shown?.thing ?? -1]?.name.toLowerCase()).toBe(answers[0]?.toLowerCase());
      expect(shown?.isShadow).toBe(isShadow);
    }
  });

  it('never asks for the group itself, and has as many questions as were asked for', () => {
    const { questions = [] } = planPrompt('picture quiz about sea animals, 10 questions', 'bob').plan;
    expect(questions).toHaveLength(10);
    const { questions: dinosaurs = [] } = planPrompt('guess the dinosaur by picture', 'bob').plan;
    expect(dinosaurs.flatMap(({ answers }) => answers)).not.toContain('Dinosaur');
  });

  it('is one of facts where a sound is to be named', () => {
    const { plan, understood } = planPrompt('guess the instrument by its sound', 'ada');
    expect(plan.questions?.some(({ shown }) => shown)).toBe(false);
    expect(understood.ignored).toContain('sound');
  });
});

it('lets those who come fly where all of them do', () => {
  expect(planPrompt('a squirrel throws acorns at a drone', 'ada').plan.rules['aloft']).toBe(1);
  expect(planPrompt('a snowman throws snowballs at penguins', 'ada').plan.rules['aloft']).toBeUndefined();
});
