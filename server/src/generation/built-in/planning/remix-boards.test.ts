import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';
import { changesAnything, planRemix, remixPlan } from './remix-plan.ts';

const seed = 'ada';
const changed = (origin: string, wish: string) => remixPlan(planFromPrompt(origin, seed), wish, 'bob');

describe('a wish about a board', () => {
  it('changes what lies on it', () => {
    const names = changed('memory with sea animals', 'use farm animals instead').theme.things.map(({ name }) => name);
    expect(names).toContain('cow');
    expect(names).not.toContain('octopus');
  });

  it.each([
    ['memory with cats', 'more pairs', 'pairs', 9],
    ['memory with sea animals, 10 pairs', 'fewer pairs', 'pairs', 6],
    ['match three with fruit, 60 seconds', 'more time', 'seconds', 90],
    ['quiz about planets, 20 questions', 'fewer questions please', 'questions', 12],
    ['minesweeper, 10 mines', 'mehr Minen', 'mines', 15],
  ])('counts from what the game has: %s, %s', (origin, wish, rule, count) => {
    expect(changesAnything(planFromPrompt(origin, seed), wish)).toBe(true);
    expect(changed(origin, wish).rules[rule]).toBe(count);
  });

  it('takes other words where another subject is named, and keeps them otherwise', () => {
    const origin = planFromPrompt('hangman about food', seed);
    expect(remixPlan(origin, 'change topic to animals', 'bob').words).toContain('giraffe');
    expect(remixPlan(origin, 'make it slower', 'bob').words).toEqual(origin.words);
  });

  it('moves a quiz to where its new topic is at home', () => {
    expect(changed('quiz about planets', 'make it about dinosaurs').theme.scene).toBe('jungle');
  });

  it('keeps the hour when another colour is asked for', () => {
    const origin = planFromPrompt('match three with fruit at night', seed);
    expect(remixPlan(origin, 'everything pink', 'bob').hour).toBe('night');
  });

  it('adds more of what is avoided to what is avoided', () => {
    const origin = planFromPrompt('catch apples, avoid bombs', seed);
    const { plan, understood } = planRemix(origin, 'more bombs', 'bob');
    expect(plan.theme.foes.map(({ name }) => name)).toContain('bomb');
    expect(plan.theme.things.map(({ name }) => name)).not.toContain('bomb');
    expect(understood.ignored).toEqual([]);
  });
});
