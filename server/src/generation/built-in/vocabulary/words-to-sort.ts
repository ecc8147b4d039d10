import type { GroupToSort } from './groups-to-sort.ts';

const anything = /(?:)/;

/** Groups of words, letters and numbers, which are written instead of drawn. No word is in two groups of a row. */
const rows: [label: string, named: RegExp, among: RegExp, members: string][] = [
  ['nouns', /\bnouns?\b/, anything, 'island river teacher apple kitchen forest elephant castle'],
  ['verbs', /\bverbs?\b/, anything, 'eat sing bring listen carry forget write become'],
  ['adjectives', /\badjectives?\b/, anything, 'happy tall wooden noisy lazy heavy soft clever'],
  ['adverbs', /\badverbs?\b/, anything, 'quickly slowly never often loudly gently always soon'],
  ['pronouns', /\bpronouns?\b/, anything, 'she they him us it you we me'],
  ['vowels', /\bvowels?\b/, anything, 'A E I O U'],
  ['consonants', /\bconsonants?\b/, anything, 'B C D F G K L M N P R S T'],
  ['even', /\beven\b/, /\bodd\b/, '2 4 6 8 12 18 34 50'],
  ['odd', /\bodd\b/, /\beven\b/, '1 3 5 7 11 19 27 45'],
  ['planets', /\bplanets?\b/, /\bmoons?\b|\bstars?\b/, 'Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune'],
  ['moons', /\bmoons?\b/, /\bplanets?\b/, 'Europa Titan Ganymede Callisto Phobos Triton Io Enceladus'],
  ['stars', /\bstars?\b/, /\bplanets?\b/, 'Sirius Vega Rigel Betelgeuse Polaris Antares Deneb Altair'],
  ['countries', /\bcountr(y|ies)\b/, /\b(cit(y|ies)|capitals?|rivers?)\b/, 'France Spain Japan Brazil Egypt Canada Poland India'],
  ['cities', /\b(cit(y|ies)|capitals?)\b/, /\b(countr(y|ies)|rivers?)\b/, 'Paris Madrid Tokyo Cairo Ottawa Warsaw Berlin Rome'],
  ['rivers', /\brivers?\b/, /\b(countr(y|ies)|cit(y|ies)|capitals?|mountains?)\b/, 'Nile Amazon Danube Rhine Thames Seine Volga Ganges'],
  ['solids', /\bsolids?\b/, /\b(liquids?|gas(es)?)\b/, 'ice rock wood iron glass salt brick gold'],
  ['liquids', /\bliquids?\b/, /\b(solids?|gas(es)?)\b/, 'water milk oil juice rain petrol vinegar blood'],
  ['gases', /\bgas(es)?\b/, /\b(solids?|liquids?)\b/, 'steam oxygen helium air hydrogen nitrogen neon'],
  ['singular', /\bsingulars?\b/, /\bplurals?\b/, 'mouse child foot tooth goose knife leaf man'],
  ['plural', /\bplurals?\b/, /\bsingulars?\b/, 'mice children feet teeth geese knives leaves men'],
  ['past', /\bpast\b/, /\bpresent( tense)?\b/, 'went sang brought ate wrote saw took came'],
  ['present', /\bpresent\b/, /\bpast( tense)?\b/, 'go sing bring eat write see take come'],
]; // biome-ignore format: one group a line

export const wordsToSort: GroupToSort[] = rows.map(([label, named, among, members]) => ({
  label,
  named,
  among,
  members: members.split(' '),
  isWritten: true,
}));
