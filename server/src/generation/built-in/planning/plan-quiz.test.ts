import { describe, expect, it } from 'vitest';
import { continents, countries } from '../knowledge/countries.ts';
import { planFromPrompt } from './make-plan.ts';
import { remixPlan } from './remix-plan.ts';

const quiz = (prompt: string) => {
  const plan = planFromPrompt(prompt, 'job');
  expect(plan.kind).toBe('quiz');
  return plan;
};

describe('the questions of a quiz', () => {
  it.each([
    ['quiz about planets of the solar system', /solar system/i],
    ['trivia about dinosaurs, five lives', /dinosaurs/i],
    ['word quiz about capital cities of Europe', /capitals of Europe/i],
    ['math quiz for children with additions up to 20', /addition/i],
  ])('asks about the topic of "%s", and says so', (prompt, name) => {
    const { questions = [], title, description } = quiz(prompt);
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(questions.length).toBeLessThanOrEqual(20);
    expect(title).toMatch(name);
    expect(description).toMatch(name);
  });

  it("asks for Europe's capitals alone", () => {
    const european = countries.filter(({ continent }) => continent === continents[0]);
    const known = european.flatMap(({ name, capital }) => [name, capital]);
    const { questions = [] } = quiz('word quiz about capital cities of Europe');
    expect(questions.flatMap(({ answers }) => answers).filter((answer) => !known.includes(answer))).toEqual([]);
  });

  it('keeps additions within the limit', () => {
    const { questions = [] } = quiz('math quiz for children with additions up to 20');
    expect(questions.filter(({ answers }) => Number(answers[0]) > 20)).toEqual([]);
    expect(questions.filter(({ question }) => !question.includes('+'))).toEqual([]);
  });

  it('mixes general knowledge where no topic was asked for', () => {
    expect(quiz('a quick quiz').description).toMatch(/general knowledge/);
  });

  it.each(['quiz about tax law', 'Harry Potter trivia', 'US states quiz'])(
    'puts no other topic in the place of the unknown one in "%s"',
    (prompt) => {
      expect(quiz(prompt).questions).toBeUndefined();
    },
  );

  it('ignores a continent where the topic has none', () => {
    expect(quiz('quiz about chess in Europe').questions?.length).toBeGreaterThanOrEqual(12);
  });

  it('leaves other kinds of games without questions', () => {
    expect(planFromPrompt('a platformer about dinosaurs', 'job').questions).toBeUndefined();
  });

  it('keeps the questions in a remix unless it asks for another topic', () => {
    const origin = quiz('quiz about planets');
    expect(remixPlan(origin, 'make it harder', 'remix').questions).toEqual(origin.questions);
    const other = remixPlan(origin, 'quiz about dinosaurs', 'remix');
    expect(other.title).toMatch(/dinosaurs/i);
    expect(other.questions).not.toEqual(origin.questions);
  });
});
