import { describe, expect, it } from 'vitest';
import { namesOfPairs, type PairList, pairsOf } from '../knowledge/pair-lists.ts';
import { planFromPrompt } from './make-plan.ts';
import { seededRandom } from './seeded-random.ts';

const planOf = (prompt: string) => planFromPrompt(prompt, 'job 1');

describe('cards that belong together', () => {
  it.each(Object.keys(namesOfPairs) as PairList[])('are enough for a board, short and never ambiguous: %s', (list) => {
    const of = list === 'translations' ? 'fr' : undefined;
    const pairs = pairsOf({ list, ...(of && { of }) }, 'en', seededRandom('ada'));
    expect(pairs.length).toBeGreaterThanOrEqual(12);
    const texts = pairs.flat().map((text) => (list === 'letters' ? text : text.toLowerCase()));
    expect(texts.filter((text) => text.length < 1 || text.length > 14)).toEqual([]);
    // A card that is on the board twice would belong to two others.
    expect(texts.filter((text, i) => list !== 'times' && texts.indexOf(text) !== i)).toEqual([]);
  });

  it.each<[string, [string, string]]>([
    ['memory: match countries with capitals', ['Mongolia', 'Ulaanbaatar']],
    ['Memory mit Ländern und Hauptstädten', ['Polen', 'Warschau']],
    ['fractions memory: match 1/2 with 0.5', ['1/2', '0.5']],
    ['memory with upper and lower case letters', ['Q', 'q']],
    ['match animals with their babies', ['cow', 'calf']],
    ['memory game: match English words to Spanish words', ['dog', 'perro']],
    ['memory pairs of opposites', ['hot', 'cold']],
    ['memory game for the 7 times table', ['6 × 7', '42']],
    ['match numbers with their names', ['3', 'three']],
    ['match the chemical elements with their symbols', ['Fe', 'iron']],
  ])('are those of the prompt: %s', (prompt, pair) => {
    const { kind, pairs } = planOf(prompt);
    expect(kind).toBe('memory');
    expect(pairs).toContainEqual(pair);
  });

  it.each([
    'match three gems',
    'memory with country flags',
    'match three with capital letters',
    'memory game with cats',
  ])('are alike where nothing else is asked for: %s', (prompt) => expect(planOf(prompt).pairs).toBeUndefined());

  it('are sums with their results', () => {
    const { pairs = [] } = planOf('match sums with answers');
    const resultOf = (sum: string) => sum.split(' + ').reduce((total, part) => total + Number(part), 0);
    expect(pairs.map(([sum]) => String(resultOf(sum)))).toEqual(pairs.map(([, result]) => result));
  });

  it('give the game its name, and are told as understood', () => {
    expect(planOf('memory: match countries with capitals').title).toMatch(/^Capital City /);
    expect(planOf('memory: match countries with capitals').theme.scene).toBe('school');
    expect(planOf('match fractions to decimals, 6 pairs').rules).toMatchObject({ pairs: 6 });
  });
});
