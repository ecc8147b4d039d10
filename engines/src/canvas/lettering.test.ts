import { expect, it } from 'vitest';
import { isSpelt } from './lettering.ts';

it.each([
  'Äpfel, Öl und Übermut: Straße',
  'Forêt d’été, ça alors, Noël',
  'El niño y el pingüino: ¡corre! ¿Ya?',
  'Zażółć gęślą jaźń, Łódź',
  'São João, coração',
  'İstanbul’da yağmur, şeker, ışık',
  'Ærø, Ålesund, Đà Nẵng',
  'Příliš žluťoučký kůň, őrült',
  'Place 4/4 · 23 segundos; 1º lugar',
  'Prêt\u202f? «\u00a0Oui…\u00a0» 20 °C, 5 €',
])('spells with its accents: %s', (text) => {
  expect(isSpelt(text)).toBe(true);
});

it.each(['Снежинка', 'й', 'ひらがな', 'Ελλάδα', 'שלום'])(
  'leaves other alphabets to the fonts of the device: %s',
  (text) => {
    expect(isSpelt(text)).toBe(false);
  },
);
