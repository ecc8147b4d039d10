/** Polish softens the end of a word after "o" and "w": "o krecie", "w lesie". */
export function polishStems(word: string): string[] {
  const [soft, hard] = softenings.find(([ending]) => word.length > 3 && word.endsWith(ending)) ?? ['', ''];
  return soft === '' ? [] : [word.slice(0, -soft.length) + hard, `${word.slice(0, -soft.length)}${hard}a`];
}

const softenings: [soft: string, hard: string][] = [
  ['dzie', 'd'],
  ['cie', 't'],
  ['rze', 'r'],
  ['sie', 's'],
  ['nie', 'n'],
  ['wie', 'w'],
  ['pie', 'p'],
  ['bie', 'b'],
  ['mie', 'm'],
  ['sze', 'ch'],
  ['dze', 'g'],
  ['ce', 'k'],
  ['le', 'ł'],
];
