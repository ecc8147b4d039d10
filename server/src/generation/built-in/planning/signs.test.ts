import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planned = (prompt: string) => planPrompt(prompt, 'job 1');

describe('rock, paper, scissors', () => {
  it.each([
    ['rock paper scissors vs a grumpy wizard, best of 5', 'wizard', 3],
    ['rock, paper, scissors against a robot', 'robot', 0],
    ['play rock paper scissors against a monkey, first to 4', 'monkey', 4],
    ['Schere, Stein, Papier gegen einen Roboter', 'robot', 0],
    ['pierre feuille ciseaux contre un lion', 'lion', 0],
  ])('is played with its three signs, against whoever is named: %s', (prompt, foe, points) => {
    const { plan, understood } = planned(prompt);
    expect(plan.kind).toBe('rock-paper-scissors');
    expect(plan.theme.things.map(({ name }) => name)).toEqual(['rock', 'paper', 'scissors']);
    expect(plan.theme.foes[0]?.name).toBe(foe);
    expect(plan.rules['points']).toBe(points);
    expect(understood.ignored).not.toContain('5 rounds');
  });

  it('is played with three others that are named, each of which beats the one before it', () => {
    const { plan } = planned('rock paper scissors with fire, water and grass');
    expect(plan.theme.things.map(({ name }) => name)).toEqual(['fire', 'water', 'grass']);
  });

  it('is played by two on one device', () => {
    const { plan } = planned('rock paper scissors for two players');
    expect(plan.rules['players']).toBe(2);
    expect(plan.controls.keys).toBe('1, 2, 3 against 8, 9, 0');
  });

  it.each([
    'じゃんけんゲーム',
    '石头剪刀布',
    '가위바위보',
    'piedra, papel o tijera',
    'камень, ножницы, бумага',
    'jokenpô',
    'taş kağıt makas',
  ])('is known in other languages: %s', (prompt) => expect(planned(prompt).plan.kind).toBe('rock-paper-scissors'));
});
