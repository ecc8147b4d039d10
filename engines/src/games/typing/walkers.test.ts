import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { wordsOf } from '../../stage/words.ts';
import { newParade, stepParade, typeLetter, type Walker } from './walkers.ts';

const words = wordsOf({} as never);

/** Seconds until three walkers arrived, for a player with this many letters per second. */
function lasts(lettersPerSecond: number, seed: number): number {
  const random = randomFrom(seed);
  const parade = newParade();
  let lives = 3;
  let typed = 0;
  for (let seconds = 0; seconds < 600; seconds += 1 / 30) {
    lives -= stepParade(parade, 1 / 30, words, 1, random).length;
    if (lives <= 0) return seconds;
    typed += lettersPerSecond / 30;
    while (typed >= 1) {
      typed--;
      const next = parade.target ?? [...parade.walkers].sort((a, b) => b.way - a.way)[0];
      if (next) typeLetter(parade, next.word[next.typed] ?? '');
    }
  }
  return 600;
}

const mean = (speed: number) =>
  Array.from({ length: 12 }, (_, seed) => lasts(speed, seed)).reduce((a, b) => a + b, 0) / 12;

const walker = (word: string, way: number): Walker => ({ word, typed: 0, way, speed: 0, lane: 0, kind: 0, hit: 0 });

describe('typing', () => {
  it('continues the word that was begun, and takes the nearest of two with the same first letter', () => {
    const parade = newParade();
    parade.walkers = [walker('STAR', 0.2), walker('SUN', 0.8)];
    expect(typeLetter(parade, 'S')?.walker.word).toBe('SUN');
    expect(typeLetter(parade, 'T')).toBeNull();
    expect(typeLetter(parade, 'U')?.isDone).toBe(false);
    expect(typeLetter(parade, 'N')?.isDone).toBe(true);
    expect(parade.walkers.map(({ word }) => word)).toEqual(['STAR']);
  });

  it('is lost by idle players, later by slow typists, and in the end by fast ones', () => {
    expect(mean(0)).toBeLessThan(30);
    expect(mean(1.6)).toBeGreaterThan(20);
    expect(mean(1.6)).toBeLessThan(60);
    expect(mean(7)).toBeGreaterThan(mean(1.6) * 1.5);
    expect(mean(7)).toBeLessThan(300);
  });

  it('uses the words of the plan, without punctuation, and common ones if they are too few', () => {
    const own = ['Café', 'thé', 'naïve', 'a', 'два', 'x y', 'lemon', 'berry', 'melon', 'plum', 'apple', 'fig'];
    expect(wordsOf({ words: own } as never)).toEqual([
      'CAFE',
      'THE',
      'NAIVE',
      'LEMON',
      'BERRY',
      'MELON',
      'PLUM',
      'APPLE',
      'FIG',
    ]);
    expect(wordsOf({ words: ['zap'] } as never).length).toBeGreaterThan(50);
  });
});
