import { findNoun } from '../src/generation/built-in/vocabulary/vocabulary.ts';
import { curatedPictures, drawnByUs } from './curated-pictures.ts';
import { wordsOfDrawings } from './drawn-pictures.ts';
import { type Emoji, isNoun, nounOfLabel } from './emoji-words-of-languages.ts';
import { offsetsInIndex, readSynsets, type Synset } from './noun-classes-of-wordnet.ts';

/** What the icon packages hold: emoji by their code points, silhouettes by name. */
export type IconNames = {
  fluent: Record<string, string>;
  noto: Record<string, string>;
  silhouettes: string[];
  /** What we have drawn ourselves. */
  drawn: string[];
};

/** How far a word may be from the one that is drawn; an animal's kind is more alike than a tool's. */
const stepsMax = { creature: 9, person: 3, other: 2 };
const creatureFile = 5;
const personFile = 18;
/** Unicode's group of emoji that show people. */
const peopleGroup = 1;
const drawableFiles = new Set([creatureFile, 6, 13, 17, personFile, 20]);
/** A kind with more members says too little about how one of them looks. */
const membersMax = 220;
/** Latin names are no breeds. */
const ofTaxonomy = /(genus|family|order|class|phylum|tribe|superclass|division)$/;
/** What every animal or person is in the end shows none of them. */
const saysNothing = new Set('animal brute beast creature fauna person individual someone adult worker'.split(' '));

/**
 * Lines of `icon word word …`, spaces in words as underscores. An icon is `fluent:`, `noto:` or `game:` with its name,
 * `drawn:` with one of our drawings, or `own:` with one of our sprites that comes near.
 */
export function pictureWords(emoji: Emoji[], icons: IconNames, wordnet: { data: string; index: string }): string {
  const direct = directNames(emoji, icons);
  const synsets = readSynsets(wordnet.data);
  const members = memberCounts(synsets);
  const people = iconsOfPeople(emoji, icons);
  const meant = firstMeanings(wordnet.index);
  const iconOfWord = new Map(direct);
  for (const line of wordnet.index.split('\n')) {
    const [lemma = ''] = line.split(' ');
    const word = lemma.replaceAll('_', ' ');
    if (!/^[a-z]{3,}( [a-z]{3,})?$/.test(word) || iconOfWord.has(word) || findNoun(word.replace(' ', ''), true))
      continue;
    const icon = nearIcon(offsetsInIndex(line), lemma, { synsets, members, direct, people, meant });
    if (icon) iconOfWord.set(word, icon);
  }
  addKeywords(iconOfWord, emoji, icons);
  return inLines(iconOfWord);
}

/** Words that name an icon itself. Ours come first, then coloured drawings, then silhouettes. */
function directNames(emoji: Emoji[], { fluent, noto, silhouettes, drawn }: IconNames): Map<string, string> {
  const names = new Map([...Object.entries(curatedPictures), ...wordsOfDrawings(drawn)]);
  const add = (word: string, icon: string, mayReplaceAlias: boolean) => {
    const own = findNoun(word.replaceAll(' ', ''), true);
    if (word === '' || names.has(word) || drawnByUs.has(word) || own?.sprite === word.replaceAll(' ', '')) return;
    if (own === undefined || mayReplaceAlias) names.set(word, icon);
  };
  const known = emoji.filter(isNoun).flatMap((one) => {
    const codes = one.hexcode.toLowerCase();
    const bare = codes.replaceAll('-fe0f', '');
    const name = fluent[codes] ?? fluent[bare];
    const other = noto[codes] ?? noto[bare];
    return name ? [{ one, icon: `fluent:${name}` }] : other ? [{ one, icon: `noto:${other}` }] : [];
  });
  for (const { one, icon } of known) add(one.label.toLowerCase(), icon, true);
  for (const { one, icon } of known) add(nounOfLabel(one.label), icon, true);
  const plain = silhouettes.filter((name) => /^[a-z]+(-[a-z]+)?$/.test(name) && !name.startsWith('card-'));
  for (const name of plain) add(name.replaceAll('-', ' '), `game:${name}`, false);
  for (const name of plain) {
    add(name.replace(/-(head|face)$/, '').replaceAll('-', ' '), `game:${name}`, false);
    if (/[^s]s$/.test(name)) add(name.slice(0, -1).replaceAll('-', ' '), `game:${name}`, false);
  }
  return names;
}

/** Keywords that only one emoji has, for words that nothing else names: they are often loose. */
function addKeywords(iconOfWord: Map<string, string>, emoji: Emoji[], { fluent }: IconNames): void {
  const known = emoji.filter(isNoun);
  const uses = new Map<string, number>();
  for (const { tags = [] } of known) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  for (const { tags = [], hexcode } of known) {
    const name = fluent[hexcode.toLowerCase()] ?? fluent[hexcode.toLowerCase().replaceAll('-fe0f', '')];
    for (const tag of tags) {
      const isFree = !iconOfWord.has(tag) && !drawnByUs.has(tag) && !findNoun(tag, true);
      if (name && isFree && uses.get(tag) === 1 && /^[a-z]{3,}$/.test(tag)) iconOfWord.set(tag, `fluent:${name}`);
    }
  }
}

/** Coloured drawings of people at work or at play. */
function iconsOfPeople(emoji: Emoji[], { fluent }: IconNames): Set<string> {
  const people = emoji.filter(({ group, label }) => group === peopleGroup && !/\b(hand|face|foot|leg)\b/.test(label));
  return new Set(
    people.flatMap(({ hexcode }) => {
      const name = fluent[hexcode.toLowerCase()] ?? fluent[hexcode.toLowerCase().replaceAll('-fe0f', '')];
      return name ? [`fluent:${name}`] : [];
    }),
  );
}

type Known = {
  synsets: Map<string, Synset>;
  members: Map<string, number>;
  direct: Map<string, string>;
  people: Set<string>;
  meant: Map<string, string>;
};

/** What a word means first, by which we draw it. */
const firstMeanings = (index: string): Map<string, string> =>
  new Map(
    index.split('\n').map((line) => [(line.split(' ')[0] ?? '').replaceAll('_', ' '), offsetsInIndex(line)[0] ?? '']),
  );

/** The icon of a synonym, or of the nearest kind that has one. */
function nearIcon(
  offsets: string[],
  lemma: string,
  { synsets, members, direct, people, meant }: Known,
): string | undefined {
  const drawable = offsets.filter((offset) => {
    const synset = synsets.get(offset);
    // Breeds are named after places: Chihuahua, Pomeranian.
    const isKnown = synset?.words.some((word) => word.toLowerCase() === lemma);
    const kinds = (synset?.hypernyms ?? []).flatMap((kind) => synsets.get(kind)?.words ?? []);
    const isBreed =
      isKnown && !lemma.includes('_') && synset?.file === creatureFile && !kinds.some((kind) => ofTaxonomy.test(kind));
    return synset !== undefined && drawableFiles.has(synset.file) && (isBreed || synset.words.includes(lemma));
  });
  // A trout on a plate is a trout first.
  // And a crumb is a piece of bread before it is a rotter, for whom another word stands first.
  const isNamedFirst = (offset: string) => synsets.get(offset)?.words[0] === lemma;
  const isInsult = (offset: string) =>
    synsets.get(offset)?.file === personFile && !isNamedFirst(offset) && offset !== offsets[0];
  const first =
    drawable.slice(0, 2).find((offset) => synsets.get(offset)?.file === creatureFile) ??
    drawable.find((offset) => !isInsult(offset)) ??
    drawable[0];
  const file = first === undefined ? undefined : synsets.get(first)?.file;
  const isCreature = file === creatureFile;
  const limit = isCreature ? stepsMax.creature : file === personFile ? stepsMax.person : stepsMax.other;
  let at = first;
  for (let steps = 0; at !== undefined && steps <= limit; steps++) {
    const synset = synsets.get(at);
    const isPerson = file === personFile;
    if (steps > 0 && !isCreature && !isPerson && (members.get(at) ?? 0) > membersMax) return undefined;
    for (const other of synset?.words ?? []) {
      const word = other.replaceAll('_', ' ');
      const own = findNoun(other.replaceAll('_', ''), true);
      if (steps > 0 && saysNothing.has(word)) return undefined;
      const named = direct.get(word);
      // What somebody is a kind of shows them only as a person: a proofreader is no printer.
      if (isPerson && steps > 0 && !people.has(named ?? '')) continue;
      // A chess piece is a "man" as well, and a derby a "bowler".
      if (named?.startsWith('drawn:') && meant.has(word) && synsets.get(meant.get(word) ?? '')?.file !== synset?.file)
        continue;
      if (named) return named;
      // "Creature" and "beast" are monsters to us, and every animal is one of them.
      const isKind = own?.being === (isCreature || file === personFile) && own.sprite !== 'monster';
      if (own && isKind) return `own:${own.sprite}`;
    }
    at = synset?.hypernyms[0];
  }
  return undefined;
}

function memberCounts(synsets: Map<string, Synset>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { hypernyms } of synsets.values()) {
    for (let at = hypernyms[0], depth = 0; at !== undefined && depth < 20; depth++) {
      counts.set(at, (counts.get(at) ?? 0) + 1);
      at = synsets.get(at)?.hypernyms[0];
    }
  }
  return counts;
}

export function inLines(iconOfWord: Map<string, string>): string {
  const words = new Map<string, string[]>();
  for (const [word, icon] of iconOfWord) words.set(icon, [...(words.get(icon) ?? []), word.replaceAll(' ', '_')]);
  return [...words]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([icon, list]) => `${icon} ${list.sort().join(' ')}\n`)
    .join('');
}
