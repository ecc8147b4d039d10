import { readWordTable } from './word-table.ts';

type Tables = { nouns: string[]; signs: string[]; lines: Map<string, string> };

let tables: Tables | undefined;
const wordsOf = new Map<string, Map<string, string>>();

function readTables(): Tables {
  if (tables) return tables;
  const lines = new Map(
    readWordTable('emoji-words').map(
      (line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const,
    ),
  );
  tables = { nouns: (lines.get('nouns') ?? '').split('|'), signs: (lines.get('emoji') ?? '').split('|'), lines };
  return tables;
}

/** The words of a language that name an emoji, each with the English noun. */
export function emojiWordsOf(language: string): ReadonlyMap<string, string> {
  const known = wordsOf.get(language);
  if (known) return known;
  const { nouns, lines } = readTables();
  const words = new Map<string, string>();
  for (const entry of (lines.get(language) ?? '').split('|')) {
    const [word = '', place = ''] = entry.split('=');
    const noun = nouns[Number.parseInt(place, 36)];
    if (noun !== undefined) words.set(word, noun);
  }
  if (language === 'en') for (const noun of nouns) words.set(noun, noun);
  wordsOf.set(language, words);
  return words;
}

let nounOfSign: Map<string, string> | undefined;

/** Replaces each emoji by its noun. */
export function spellOutEmoji(text: string): string {
  // Adjacent emoji are a list, not a compound.
  const apart = text.replace(/(\p{Extended_Pictographic}\ufe0f?) ?(?=\p{Extended_Pictographic})/gu, '$1, ');
  return apart.replace(/\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic})*\ufe0f?/gu, (sign) => {
    const { nouns, signs } = readTables();
    nounOfSign ??= new Map(
      signs.flatMap((codes, i) => codes.split(',').map((code) => [code, nouns[i] ?? ''] as const)),
    );
    const codes = [...sign]
      .filter((char) => char !== '\ufe0f')
      .map((char) => char.codePointAt(0)?.toString(16).toUpperCase());
    const noun =
      nounOfSign.get(codes.join('-')) ?? nounOfSign.get(`${codes.join('-')}-FE0F`) ?? nounOfSign.get(codes[0] ?? '');
    return noun ? ` ${noun} ` : ' ';
  });
}
