import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const quizOf = (prompt: string) => {
  const { plan, understood } = planPrompt(prompt, 'job');
  return { kind: plan.kind, asks: (plan.questions ?? []).map(({ question }) => question), ignored: understood.ignored };
};

const numbersIn = (question: string): number[] => (question.match(/\d+/g) ?? []).map(Number);

describe('the times tables of a quiz', () => {
  it.each([
    ['times tables quiz, only 7 and 8', [7, 8]],
    ['the 7 and 8 times table', [7, 8]],
    ['table of seven', [7]],
    ['multiplication by 3, 4 and 6', [3, 4, 6]],
    ['Einmaleins Quiz nur 7 und 8', [7, 8]],
    ['tables de multiplication de 7 et 8', [7, 8]],
    ['tablas de multiplicar del 3, 4 y 6', [3, 4, 6]],
    ['tabuada do 7 e do 8', [7, 8]],
    ['tabliczka mnożenia tylko 7 i 8', [7, 8]],
  ])('are those that are listed: %s', (prompt, tables) => {
    const { kind, asks, ignored } = quizOf(prompt);
    expect(kind).toBe('quiz');
    expect(asks.filter((ask) => !numbersIn(ask).some((number) => tables.includes(number)))).toEqual([]);
    expect(ignored).toEqual([]);
  });

  it('are all of them for somebody of eight years', () => {
    const { asks } = quizOf('times tables for 8 year olds');
    expect(asks.some((ask) => !numbersIn(ask).includes(8))).toBe(true);
  });
});

describe('the highest number of sums', () => {
  it.each([
    ['addition up to 20', '+', 20],
    ['subtraction under 50', '-', 49],
    ['sums below 10', '+', 9],
    ['Addition bis 20', '+', 20],
    ['Minusaufgaben bis 50', '-', 50],
    ["additions jusqu'à 20", '+', 20],
    ['restas hasta 50', '-', 50],
    ['contas de menos até 50', '-', 50],
    ['dodawanie do 20', '+', 20],
    ['odejmowanie do 50', '-', 50],
  ])('is that of the prompt: %s', (prompt, sign, max) => {
    const { kind, asks, ignored } = quizOf(prompt);
    expect(kind).toBe('quiz');
    expect(asks.filter((ask) => !ask.includes(` ${sign} `))).toEqual([]);
    expect(Math.max(...asks.flatMap(numbersIn))).toBeLessThanOrEqual(max);
    expect(ignored).toEqual([]);
  });
});

describe('a quiz about a contest', () => {
  it.each([
    ['quiz about football world cup winners', /won/],
    ['quiz about world cup hosts', /host|Where/],
    ['Quiz über Fußball-WM Sieger', /Weltmeister/],
    ['quiz sur les vainqueurs de la coupe du monde de football', /gagné/],
  ])('asks first for whom the prompt names: %s', (prompt, words) => {
    const { asks } = quizOf(prompt);
    expect(asks.slice(0, 3).filter((ask) => !words.test(ask))).toEqual([]);
  });
});
