import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

describe('a duel of tanks', () => {
  it.each([
    ['two player tank duel on the same keyboard', 2, 'tank'],
    ['tank battle for two players', 2, 'tank'],
    ['two player tank game on one keyboard', 2, 'tank'],
    ['a tank game I can play against my brother on one screen', 2, 'tank'],
    ['Panzerspiel für zwei Spieler', 2, 'tank'],
    ['jeu de chars pour deux joueurs', 2, 'tank'],
    ['tank duel', 1, 'tank'],
    ['tank trouble with cats', 1, 'cat'],
    ['Panzerduell für zwei Spieler', 2, 'tank'],
    ['duelo de tanques para dos jugadores', 2, 'tank'],
    ["duel de chars d'assaut à deux joueurs", 2, 'tank'],
    ['pojedynek czołgów dla dwóch graczy', 2, 'tank'],
  ])('is driven and shot: %s', (prompt, players, hero) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind: 'duel', rules: { style: 5, players }, theme: { hero: { name: hero } } });
    expect(plan.controls.touch).not.toMatch(/beat/);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    'tank battle in the desert',
    'a tank shoots at robots',
    'boxing match',
    'sumo wrestling',
    'two players race tanks',
  ])('is nothing else: %s', (prompt) => {
    expect(planPrompt(prompt, 'job 1').plan.rules['style']).not.toBe(5);
  });
});
