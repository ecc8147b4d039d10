import { readWordTable } from './word-table.ts';

const kindOfCode = {
  b: 'care',
  c: 'change',
  g: 'think',
  t: 'say',
  f: 'compete',
  e: 'consume',
  h: 'touch',
  m: 'make',
  o: 'feel',
  v: 'move',
  p: 'perceive',
  w: 'have',
  s: 'live together',
  i: 'be',
  r: 'weather',
} as const;
/** The kind of any English verb, by its WordNet category. */
export type VerbKind = (typeof kindOfCode)[keyof typeof kindOfCode];

let table: Map<string, VerbKind> | undefined;

function verbTable(): Map<string, VerbKind> {
  if (table) return table;
  table = new Map();
  for (const line of readWordTable('verb-classes')) {
    const [code = '', ...words] = line.split(' ');
    for (const word of words) table.set(word, kindOfCode[code as keyof typeof kindOfCode]);
  }
  return table;
}

export const verbKindOf = (lemma: string): VerbKind | null => verbTable().get(lemma) ?? null;

/** The stem of a regular form: herds, weaving, cured, hugging. */
export function stemOfVerb(form: string): string | undefined {
  const cut = (ending: RegExp, ...by: string[]) =>
    ending.test(form) ? by.map((end) => form.replace(ending, end)) : [];
  return [
    form,
    ...cut(/ies$/, 'y'),
    ...cut(/es$/, 'e', ''),
    ...cut(/s$/, ''),
    ...cut(/ied$/, 'y'),
    ...cut(/(.)\1(ing|ed)$/, '$1', '$1$1'),
    ...cut(/(ing|ed)$/, '', 'e'),
  ].find((stem) => stem.length > 2 && verbTable().has(stem));
}
