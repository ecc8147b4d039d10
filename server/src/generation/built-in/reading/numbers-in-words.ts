import { numberOf } from './numbers.ts';

const tens = '(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const ones = '(one|two|three|four|five|six|seven|eight|nine)';

const phrases: [RegExp, (...parts: string[]) => string][] = [
  [new RegExp(`\\b${tens}[- ]${ones}\\b`, 'gi'), (_, ten = '', one = '') => String(amountOf(ten) + amountOf(one))],
  [/\bhalf a dozen\b/gi, () => '6'],
  [/\b(?:a|one) dozen (?:of )?/gi, () => '12 '],
  [new RegExp(`\\b${ones} dozen (?:of )?`, 'gi'), (_, one = '') => `${amountOf(one) * 12} `],
  [new RegExp(`\\b(?:${ones} |a )hundred(?: and ([a-z]+|\\d+))?(?= \\p{L})`, 'giu'), (whole, one = '', rest = '') =>
    rest && numberOf(rest.toLowerCase()) === null ? whole : String((amountOf(one) || 1) * 100 + amountOf(rest))],
  // Two minutes and a half are 150 seconds.
  [/\b(\d+|one|two|three|four|five) and a half minutes\b|\b(\d+|one|two|three|four|five) minutes and a half\b/gi, (_, a = '', b = '') => `${(amountOf(a || b) + 0.5) * 60} seconds`],
  [/\b(?:one|a) minute and a half\b/gi, () => '90 seconds'],
  [/\bhalf a minute\b/gi, () => '30 seconds'],
  [/\b((?:in|within|under|than|have|has|got|only|just|for) )a (?:single )?minute\b/gi, (_, before = '') => `${before}60 seconds`],
  // A quarter of an hour is more than a round lasts, and still a time.
  [/\bhalf an hour\b/gi, () => '30 minutes'],
]; // biome-ignore format: one phrase a line

const amountOf = (word: string): number => (word ? (numberOf(word.toLowerCase()) ?? 0) : 0);

/** "Twenty-five", "half a dozen" and "under a minute" in figures. */
export const inFigures = (text: string): string =>
  phrases.reduce((rest, [said, meant]) => rest.replace(said, (...parts: string[]) => meant(...parts)), text);
