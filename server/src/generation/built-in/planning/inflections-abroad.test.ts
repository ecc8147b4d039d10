import { expect, it } from 'vitest';
import { polishAccusative, russianObject, turkishPlural } from './inflections-abroad.ts';

it.each([
  ['kedi', 'kediler'],
  ['yıldız', 'yıldızlar'],
  ['uzay gemisi', 'uzay gemileri'],
  ['köpekbalığı', 'köpekbalıkları'],
  ['köpekler', 'köpekler'],
])('makes many of a Turkish %s: %s', (one, many) => expect(turkishPlural(one)).toBe(many));

it.each([
  ['smokami', false, true, 'smoki'],
  ['kotami', false, true, 'koty'],
  ['duchów', false, true, 'duchy'],
  ['piratów', true, true, 'piratów'],
  ['czarownicami', true, true, 'czarownice'],
  ['lisem', false, true, 'lisa'],
  ['wilkiem', false, true, 'wilka'],
  ['niedźwiedziem', false, true, 'niedźwiedzia'],
  ['kuną', false, true, 'kunę'],
  ['ogniem', false, false, null],
  ['rycerzami', true, true, null],
])('says whom one is warned of in Polish: %s', (written, isPerson, isAlive, expected) =>
  expect(polishAccusative(written, isPerson, isAlive)).toBe(expected),
);

it.each([
  ['грибами', 'грибы'],
  ['орехами', 'орехи'],
  ['ключах', null],
  ['мёд', 'мёд'],
])('says what is collected in Russian: %s', (written, expected) => expect(russianObject(written)).toBe(expected));
