export type Synset = { file: number; words: string[]; hypernyms: string[] };

/** WordNet's lexicographer files, as one letter for each class. */
const classOfFile: Record<number, string> = {
  5: 'c',
  6: 'o',
  8: 'b',
  13: 'f',
  14: 'g',
  15: 'l',
  17: 'o',
  18: 'p',
  19: 'w',
  20: 't',
  27: 's',
};
const abstract = 'a';

/** Synsets whose whole subtree has another class than its file says: [a word of it, its file, class]. */
const subtrees: [word: string, file: number, code: string][] = [
  ['vehicle', 6, 'v'],
  ['conveyance', 6, 'v'],
  ['imaginary_being', 18, 'c'],
  ['monster', 18, 'c'],
  ['spiritual_being', 18, 'c'],
  ['automaton', 6, 'c'],
  ['building', 6, 'l'],
  ['way', 6, 'l'],
  ['room', 6, 'l'],
  ['area', 6, 'l'],
  ['housing', 6, 'l'],
  ['building_complex', 6, 'l'],
  ['geological_formation', 17, 'l'],
  ['body_of_water', 17, 'l'],
  ['land', 17, 'l'],
  ['place_of_business', 6, 'l'],
  ['money', 21, 'o'],
  ['coin', 21, 'o'],
  ['treasure', 21, 'o'],
];
const sensesMax = 4;
const wordsPerLine = 40;

/** Lines of `classes word word …`: the classes of a noun's first senses, the most frequent first. */
export function nounClasses(data: string, index: string): string {
  const synsets = readSynsets(data);
  const roots = new Map<string, string>();
  for (const [offset, { file, words }] of synsets)
    for (const [word, ofFile, code] of subtrees) if (file === ofFile && words[0] === word) roots.set(offset, code);
  const codeOf = (offset: string): string => {
    for (let at: string | undefined = offset, depth = 0; at !== undefined && depth < 20; depth++) {
      const root = roots.get(at);
      if (root) return root;
      at = synsets.get(at)?.hypernyms[0];
    }
    return classOfFile[synsets.get(offset)?.file ?? 0] ?? abstract;
  };
  const single = new Map<string, string>();
  const compounds = new Map<string, string>();
  for (const line of index.split('\n')) {
    const [lemma = ''] = line.split(' ');
    const isCompound = /^[a-z]{2,}_[a-z]{3,}$/.test(lemma);
    if (!isCompound && !/^[a-z]{3,}$/.test(lemma)) continue;
    const offsets = offsetsInIndex(line);
    const common = offsets.filter((offset) => synsets.get(offset)?.words.includes(lemma));
    // Names of people and genera are left out; a word that is only the name of a place stays.
    const places = common.length === 0 ? offsets.filter((offset) => codeOf(offset) === 'l') : [];
    const codes = [...common, ...places].slice(0, sensesMax).map(codeOf);
    if (codes.length > 0) (isCompound ? compounds : single).set(lemma, [...new Set(codes)].join(''));
  }
  // A compound is listed only where its last word alone would mislead: a hot dog is no dog.
  for (const [lemma, codes] of compounds)
    if (!single.get(lemma.split('_')[1] ?? '')?.includes(codes[0] ?? '')) single.set(lemma, codes);
  return inLines(single);
}

/** The senses of one line of the index, the most frequent first. */
export function offsetsInIndex(line: string): string[] {
  const count = Number(line.split(' ')[2] ?? 0);
  return line.trim().split(' ').slice(-count);
}

export function readSynsets(data: string): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const line of data.split('\n')) {
    if (!/^\d{8} /.test(line)) continue;
    const [head = ''] = line.split(' | ');
    const parts = head.trim().split(' ');
    const wordCount = Number.parseInt(parts[3] ?? '0', 16);
    const words = Array.from({ length: wordCount }, (_, i) => parts[4 + 2 * i] ?? '');
    const pointers = parts.slice(5 + 2 * wordCount);
    const hypernyms: string[] = [];
    for (let i = 0; i + 3 < pointers.length + 1; i += 4)
      if (pointers[i]?.startsWith('@') && pointers[i + 2] === 'n') hypernyms.push(pointers[i + 1] ?? '');
    synsets.set(parts[0] ?? '', { file: Number(parts[1]), words, hypernyms });
  }
  return synsets;
}

export function inLines(codesOf: Map<string, string>): string {
  const groups = new Map<string, string[]>();
  for (const [word, codes] of [...codesOf].sort(([a], [b]) => (a < b ? -1 : 1)))
    groups.set(codes, [...(groups.get(codes) ?? []), word]);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([codes, words]) =>
      Array.from(
        { length: Math.ceil(words.length / wordsPerLine) },
        (_, i) => `${codes} ${words.slice(i * wordsPerLine, (i + 1) * wordsPerLine).join(' ')}\n`,
      ),
    )
    .join('');
}
