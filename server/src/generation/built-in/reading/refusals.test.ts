import { describe, expect, it } from 'vitest';
import { understandPrompt } from './understand-prompt.ts';

describe('a kind of game that cannot be made', () => {
  it.each([
    'cruciverba sugli animali',
    'un crucigrama de animales',
    'Kreuzworträtsel mit Tieren',
    'mots croisés sur la mer',
    'кроссворд про животных',
    '汉诺塔',
    'ハノイの塔',
    'Turm von Hanoi mit Donuts',
    'znajdź różnice',
    'ein Rollenspiel mit Drachen',
    'ロールプレイングゲーム',
    'un juego de mundo abierto con dinosaurios',
  ])('is known by its name in other languages: %s', (prompt) => {
    expect(understandPrompt(prompt)).toMatchObject({
      understood: false,
      reason: expect.stringContaining('cannot be made'),
    });
  });

  it.each(['a moped in Hanoi collects noodles', 'schach rundenbasiert', 'ein Quiz über Tiere'])(
    'is not meant by what only sounds like it: %s',
    (prompt) => {
      expect(understandPrompt(prompt)).toMatchObject({ understood: true });
    },
  );
});
