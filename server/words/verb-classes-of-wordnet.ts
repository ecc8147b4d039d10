import { inLines, offsetsInIndex, readSynsets } from './noun-classes-of-wordnet.ts';

/** WordNet's lexicographer files of verbs, as one letter for each class. */
const classOfFile: Record<number, string> = {
  29: 'b',
  30: 'c',
  31: 'g',
  32: 't',
  33: 'f',
  34: 'e',
  35: 'h',
  36: 'm',
  37: 'o',
  38: 'v',
  39: 'p',
  40: 'w',
  41: 's',
  42: 'i',
  43: 'r',
};

/** Lines of `class word word …`: what a verb is about in its most frequent sense. */
export function verbClasses(data: string, index: string): string {
  const synsets = readSynsets(data);
  const classes = new Map<string, string>();
  for (const line of index.split('\n')) {
    const [lemma = ''] = line.split(' ');
    if (!/^[a-z]{3,}$/.test(lemma)) continue;
    const code = classOfFile[synsets.get(offsetsInIndex(line)[0] ?? '')?.file ?? 0];
    if (code) classes.set(lemma, code);
  }
  return inLines(classes);
}
