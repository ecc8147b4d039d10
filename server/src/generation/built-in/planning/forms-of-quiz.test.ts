import { describe, expect, it } from 'vitest';
import { statementOf } from '../knowledge/true-or-false.ts';
import { planFromPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planFromPrompt(prompt, 'ada');
const questionsOf = (prompt: string) => planOf(prompt).questions ?? [];

describe('a quiz of true and false', () => {
  it.each([
    ['true or false quiz about insects', 'True', 'False'],
    ['true/false: dinosaurs', 'True', 'False'],
    ['richtig oder falsch quiz über tiere', 'Richtig', 'Falsch'],
    ['vrai ou faux sur les planètes', 'Vrai', 'Faux'],
    ['vero o falso: quiz sugli animali', 'Vero', 'Falso'],
    ['prawda czy fałsz: zwierzęta', 'Prawda', 'Fałsz'],
  ])('has statements, about half of them true: %s', (prompt, isTrue, isFalse) => {
    const questions = questionsOf(prompt);
    const rights = questions.map(({ answers }) => answers[0]);
    expect(questions.length).toBeGreaterThan(7);
    for (const { answers, isSecond } of questions)
      expect(isSecond ? [answers[1], answers[0]] : answers).toEqual([isTrue, isFalse]);
    expect(Math.abs(rights.filter((one) => one === isTrue).length * 2 - rights.length)).toBeLessThan(2);
  });

  it.each([
    ['quiz: is it a fruit or a vegetable, 3 lives', 'Fruit', 'Vegetable'],
    ['mammal or reptile quiz', 'Mammal', 'Reptile'],
  ])('asks only which of two it is: %s', (prompt, first, second) => {
    const questions = questionsOf(prompt);
    expect(questions.length).toBeGreaterThan(9);
    for (const { answers, isSecond } of questions)
      expect(isSecond ? [answers[1], answers[0]] : answers).toEqual([first, second]);
  });

  it('asks about the cheeses of France, and those first', () => {
    const questions = questionsOf('quiz sur les fromages de France');
    expect(questions.slice(0, 4).every(({ question, answers }) => /France|French/.test(question + answers[0]))).toBe(
      true,
    );
    expect(questions.some(({ question }) => /Louvre|Seine/.test(question))).toBe(false);
  });

  it('leaves other quizzes with four answers', () => {
    expect(questionsOf('quiz about insects').every(({ answers }) => answers.length === 4)).toBe(true);
  });

  it.each([
    ['What is the capital of France?', 'Paris', 'The capital of France: Paris'],
    ['Which planet is closest to the Sun?', 'Mercury', 'The planet that is closest to the Sun: Mercury'],
    ['Which of these is no dinosaur?', 'Shark', 'Shark is no dinosaur'],
    ['Who stabbed Marat?', 'Charlotte Corday', 'Charlotte Corday stabbed Marat'],
    ['How much is 3 + 4?', '7', '3 + 4 = 7'],
    ['Wie viel ist 3 + 4?', '7', '3 + 4 = 7'],
    ['Which country is Mount Fuji in?', 'Japan', 'Which country is Mount Fuji in? Japan'],
    ['Which colour is the sky?', 'Blue', 'Which colour is the sky? Blue'],
    ['Wer macht Honig?', 'Biene', 'Wer macht Honig? Biene'],
  ])('turns a question round where it can: %s', (question, answer, statement) => {
    expect(statementOf(question, answer)).toBe(statement);
  });
});

describe('a counting game', () => {
  it.each([
    ['counting game for my 4 year old, count the ducks up to 10', 'duck', 10],
    ['count the ducks up to 10', 'duck', 10],
    ['a toddler learns to count to 5 with strawberries', 'strawberry', 5],
    ['count the cats from 1 to 20', 'cat', 20],
    ['Zähle die Enten bis 12', 'duck', 12],
    ['policz kaczki do 10', 'duck', 10],
  ])('shows what is counted, up to the number: %s', (prompt, name, max) => {
    const { kind, theme, questions = [] } = planOf(prompt);
    expect(kind).toBe('quiz');
    const counts = questions.map(({ shown }) => shown?.count ?? 0);
    expect(Math.max(...counts)).toBe(max);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    for (const { answers, shown } of questions) {
      expect(theme.things[shown?.thing ?? -1]?.name).toBe(name);
      expect(answers[0]).toBe(String(shown?.count));
      expect(new Set(answers).size).toBe(4);
      expect(answers.every((answer) => Number(answer) >= 1 && Number(answer) <= max)).toBe(true);
    }
  });

  it('neither hurries nor punishes a toddler', () => {
    const { rules } = planOf('counting game for toddlers: count the ducks');
    expect(rules).toMatchObject({ gentle: 1, seconds: 86_400 });
  });

  it.each(['count dracula jumps over garlic', 'counting sheep: a sheep jumps over fences'])('is not: %s', (prompt) => {
    expect(planOf(prompt).kind).toBe('runner');
  });
});

describe('a part of a topic', () => {
  const text = (prompt: string) => JSON.stringify(questionsOf(prompt));

  it('is all that is asked about: farm animals', () => {
    expect(text('quiz about farm animals')).not.toMatch(/giraffe|penguin|lion|cheetah|bear/i);
    expect(text('quiz sugli animali della fattoria, 10 domande')).not.toMatch(/giraffa|pinguino|leone|ghepardo/i);
    expect(text('Quiz über Tiere auf dem Bauernhof')).not.toMatch(/giraffe|pinguin|löwe|gepard/i);
    expect(text('quiz about animals')).not.toBe(text('quiz about farm animals'));
  });

  it('is spelled: farm animals, but neither barns nor tractors', () => {
    expect(planOf('hangman with farm animals').words).toContain('donkey');
    expect(planOf('hangman with farm animals').words).not.toContain('tractor');
    expect(planOf('hangman about the farm').words).toContain('tractor');
  });

  it('is on the cards: garden tools', () => {
    const names = planOf('pairs game with garden tools, 9 pairs').theme.things.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['rake', 'watering can', 'wheelbarrow']));
    expect(names).not.toContain('wrench');
    expect(planOf('memory with tools').theme.things.map(({ name }) => name)).toContain('wrench');
  });

  it('is the French Revolution', () => {
    const { description } = planOf('quiz about the french revolution');
    expect(description).toContain('questions about the French Revolution');
  });

  it.each([
    ['times tables of 7 and 8', [7, 8]],
    ['7 and 8 times tables, 10 questions', [7, 8]],
    ['the times tables of 6, 7 and 8', [6, 7, 8]],
    ['tablas del 7 y del 8', [7, 8]],
    ['Quiz: 3er und 4er Reihe', [3, 4]],
    ['the 7 times table, 10 questions', [7]],
  ])('is several times tables: %s', (prompt, tables) => {
    const sums = questionsOf(prompt).map(({ question }) => /(\d+) × (\d+)/.exec(question)?.slice(1).map(Number) ?? []);
    for (const sum of sums) expect(sum.some((one) => tables.includes(one))).toBe(true);
    for (const table of tables) expect(sums.some((sum) => sum.includes(table))).toBe(true);
  });
});
