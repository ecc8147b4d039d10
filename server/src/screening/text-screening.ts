import { Refusal } from '../http/errors.ts';
import type { TextScreening } from '../platform/context.ts';
import { screeningErrors } from './screening-errors.ts';
import { innocentWords, refusedPhrases, refusedWords } from './text-screening-words.ts';

/** Refuses the request unless all of these texts pass; undefined texts are ignored. */
export async function requireFitText(
  ctx: { screening: TextScreening },
  ...texts: readonly (string | undefined)[]
): Promise<void> {
  for (const text of texts) {
    if (text !== undefined && !(await ctx.screening.isFit(text))) throw new Refusal(screeningErrors.text_refused);
  }
}

/**
 * The first refused word of a text, however it is disguised: accents, look-alikes, digits, stars, spaces, stretching.
 */
export function findRefusedWord(text: string, list: WordList = builtInList): string | undefined {
  const { phrases, wholeWords, partsOfWords, innocent } = list;
  for (const reading of readingsOf(text)) {
    const words = wordsOf(reading);
    const spaced = ` ${words.join(' ')} `;
    const phrase = phrases.find((one) => spaced.includes(` ${one} `));
    if (phrase !== undefined) return phrase;
    for (const word of [...words, ...spelledOut(words)]) {
      const found = wholeWords.exec(shortRuns(word)) ?? partsOfWords.exec(shortRuns(word.replace(innocent, ' ')));
      if (found) return found[0];
    }
    // Fragments are joined only within a chunk without spaces, or when they are the whole text: "push it" is no insult.
    for (const chunk of [...reading.split(/\s+/), reading]) {
      const together = wholeWords.exec(shortRuns(wordsOf(chunk).join('')));
      if (together) return together[0];
    }
  }
  return undefined;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}*]+/u).filter((word) => word !== '');
}

const lookAlikes: Record<string, string> = {
  а: 'a', в: 'b', е: 'e', ё: 'e', і: 'i', ї: 'i', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', х: 'x', ѕ: 's', ј: 'j',
  α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i', ø: 'o', ß: 'ss', ɡ: 'g',
}; // biome-ignore format: a table
const digits: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
};
const symbols: Record<string, string> = { '@': 'a', $: 's', '+': 't', '€': 'e', '£': 'l' };

/** The ways to read a text: as it is, with look-alike letters, and with digits and signs as letters (1 is i or l). */
function readingsOf(text: string): Set<string> {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
  const latin = [...plain.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('');
  const withDigits = (one: string) =>
    replaceWords(latin, (word) => word.replace(/\d/g, (digit) => digits[digit] ?? (digit === '1' ? one : digit)));
  const withSigns = (one: string) =>
    replaceWords(withDigits(one), (word) =>
      word.replace(/[!|]/g, one).replace(/[@$+€£]/g, (sign) => symbols[sign] ?? sign),
    );
  return new Set([plain, latin, withDigits('i'), withDigits('l'), withSigns('i'), withSigns('l')]);
}

function replaceWords(text: string, change: (word: string) => string): string {
  return text.replace(/\S+/g, (word) => (/[a-z]/.test(word) ? change(word) : word));
}

/** Runs of three or more single letters: "s p e l l e d" is a word too. */
function spelledOut(words: readonly string[]): string[] {
  const runs: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if ([...word].length === 1) run += word;
    else {
      if (run.length >= 3) runs.push(run);
      run = '';
    }
  }
  return runs;
}

const lettersOfRunMax = 3;
const starsOfRunMax = 9;

/**
 * Longer runs never change the word, but the pattern would backtrack over every way to share them among its letters,
 * which takes minutes for a few dozen stars.
 */
function shortRuns(word: string): string {
  return word.replace(/(.)\1{3,}/gu, (run, letter: string) =>
    letter === '*' ? run.slice(0, starsOfRunMax) : letter.repeat(lettersOfRunMax),
  );
}

/** A letter may be repeated, and an inner one may be replaced by a star. */
function patternOf(word: string): string {
  const letters = [...word.matchAll(/(.)\1*/gu)].map(([run]) => run);
  return letters
    .map((run, i) => {
      const [letter = ''] = run;
      const least = Math.min([...run].length, lettersOfRunMax);
      const inside = i > 0 && i < letters.length - 1;
      return inside ? `[${letter}*]{${least},}` : `${letter}{${least},}`;
    })
    .join('');
}

export type WordList = { phrases: readonly string[]; wholeWords: RegExp; partsOfWords: RegExp; innocent: RegExp };

/** The built-in list with the operators' changes: an allowed word is also accepted when it contains a refused one. */
export function wordListWith(refusedOnes: readonly string[], allowedOnes: readonly string[]): WordList {
  const refused = refusedOnes.map(asFound);
  const allowed = allowedOnes.map(bare);
  const isKept = (word: string) => !allowed.includes(bare(word));
  const words = [...refusedWords, ...refused.filter((word) => !word.includes(' '))].filter(isKept);
  const alone = words.filter((word) => !word.includes('*'));
  const parts = words.filter((word) => word.includes('*'));
  const whole = [...alone, ...parts.map(bare)].map((word) => `${patternOf(word)}s*`);
  const inside = parts.map(
    (word) =>
      `${word.startsWith('*') ? '' : '(?<!\\p{L})'}${patternOf(bare(word))}${word.endsWith('*') ? '' : '(?!\\p{L})'}`,
  );
  return {
    phrases: [...refusedPhrases, ...refused.filter((word) => word.includes(' '))].filter(isKept),
    wholeWords: new RegExp(`^(?:${whole.join('|')})$`, 'u'),
    partsOfWords: new RegExp(inside.join('|'), 'u'),
    innocent: new RegExp([...innocentWords, ...allowed].join('|'), 'gu'),
  };
}

/** Scripts written without spaces, where a word may be inside others. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The pattern of an operator's word: it matches anywhere in scripts without spaces. */
function asFound(word: string): string {
  const letters = word.normalize('NFKC');
  return unspaced.test(letters) && !letters.includes(' ') ? `*${bare(letters)}*` : letters;
}

const builtInList = wordListWith([], []);

/** A word without its stars. */
function bare(word: string): string {
  return word.replaceAll('*', '');
}
