import { plain } from '../vocabulary/vocabulary.ts';
import { countries } from './countries.ts';
import { topics } from './topics.ts';

/** Popular topics, suggested where nothing is similar. */
const liked = ['music', 'sports', 'animals'];

/** Suggested for a country that has no questions of its own. */
const ofCountries = ['geography', 'countries', 'capitals'];

/** Three topics with questions, the most similar to the prompt's words first. */
export function topicsNear(prompt: string): string[] {
  const words = plain(prompt)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
  const near = topics
    .map(({ id, names }) => ({
      id,
      likeness: Math.max(
        ...Object.values(names)
          .flat()
          .map((name) => likeness(plain(name), words)),
      ),
    }))
    .filter((one) => one.likeness >= 0.7)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ id }) => id.replace(/-/g, ' '));
  const text = ` ${plain(prompt)} `;
  const isAboutCountry = countries.some(({ name }) => text.includes(` ${plain(name)} `));
  return [...new Set([...(isAboutCountry ? ofCountries : []), ...near, ...liked])].slice(0, 3);
}

/** The share of letter pairs that a name and the most similar word have in common. */
function likeness(name: string, words: string[]): number {
  const pieces = piecesOf(name);
  const shares = words.map((word) => {
    const own = piecesOf(word);
    const common = [...own].filter((piece) => pieces.has(piece)).length;
    return (2 * common) / (own.size + pieces.size || 1);
  });
  return Math.max(0, ...shares);
}

const piecesOf = (word: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => word.slice(i, i + 2)));
