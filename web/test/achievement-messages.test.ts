import { expect, it } from 'vitest';
import { achievementTable } from '../../server/src/achievements/achievement-table.ts';
import { loadCatalogue } from '../src/messages/catalogue.ts';
import { isLanguage, languages } from '../src/messages/languages.ts';

const others = Object.keys(languages)
  .filter(isLanguage)
  .filter((tag) => tag !== 'en');
const keys = achievementTable.flatMap(({ id }) => [`achievement.${id}`, `achievement.${id}.text`]);

it.each(others)('every achievement of the service has a title and a description of its own in %s', async (language) => {
  const catalogue = await loadCatalogue(language);
  const translated = Object.keys(catalogue).filter((key) => key.startsWith('achievement.'));
  expect(translated).toEqual(keys.toSorted());
  expect(new Set(translated.map((key) => catalogue[key])).size).toBe(keys.length);
});

it.each(others)('descriptions have the same numbers in %s', async (language) => {
  const catalogue = await loadCatalogue(language);
  // Thousands are separated by a comma, a point or a space that does not break.
  const numbersIn = (text: unknown) =>
    String(text)
      .match(/\d+(?:[.,\u00a0]\d{3})*/g)
      ?.map((one) => one.replace(/\D/g, ''));
  const wrong = achievementTable.filter(({ id, description }) => {
    const expected = numbersIn(description);
    return expected && numbersIn(catalogue[`achievement.${id}.text`])?.join() !== expected.join();
  });
  expect(wrong).toEqual([]);
});
