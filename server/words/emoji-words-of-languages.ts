export type Emoji = { label: string; hexcode: string; tags?: string[]; group?: number; subgroup?: number };

const emojiLanguages = 'en bn da de es et fi fr hi hu it ja ko lt ms nb nl pl pt ru sv th uk vi zh zh-hant'.split(' ');

/** Animals, food, places, activities, objects, roles, fantasy, sports and costumes. */
const groups = new Set([3, 4, 5, 6, 7]);
const subgroups = new Set([11, 25, 26, 28]);
/** Hours on a clock, phases of the moon, arrows in envelopes and the like name nothing one plays with. */
const dullLabels =
  /o’clock|-thirty|quarter moon|gibbous|crescent moon|with arrow|low volume|medium volume|no\. |banknote|book$|not done|mailbox|folder|index|^(man|woman) /;
/** A tag that more emoji share says too little about any of them. */
const sharedMax = 2;
/** A tag of up to so many emoji may still name their kind. */
const kindMax = 8;
const wordLengthMax = 24;

/**
 * The first line lists the English nouns, the second the emoji of each. Then one line for each language has words with
 * the place of their noun in the list, in base 36: `pl kot=1f|pies=2a …`.
 */
export function emojiWords(read: (language: string) => Emoji[]): string {
  const english = read('en').filter(isNoun);
  const nounOf = new Map(english.map((emoji) => [emoji.hexcode, nounOfLabel(emoji.label)]));
  const nouns = [...new Set(nounOf.values())].filter((noun) => noun !== '');
  const placeOf = new Map(nouns.map((noun, i) => [noun, i.toString(36)]));
  const signs = nouns.map((noun) =>
    english
      .filter(({ hexcode }) => nounOf.get(hexcode) === noun)
      .map(({ hexcode }) => hexcode)
      .join(),
  );
  const lines = emojiLanguages.map((language) => {
    const entries = entriesOf(read(language), nounOf, language);
    return `${language} ${entries.map(([word, noun]) => `${word}=${placeOf.get(noun)}`).join('|')}`;
  });
  return [`nouns ${nouns.join('|')}`, `emoji ${signs.join('|')}`, ...lines, ''].join('\n');
}

export function isNoun({ label, group, subgroup }: Emoji): boolean {
  const isKept = groups.has(group ?? -1) || subgroups.has(subgroup ?? -1);
  return isKept && !dullLabels.test(label);
}

/** "cat face" is a cat, "oncoming automobile" an automobile. */
export function nounOfLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/^person |^front-facing |^oncoming |^spouting |^hatching |^soft |^small |^glowing |^two-hump /, '')
    .replace(/ face$| with .*$|:.*$/, '')
    .replace(/[’']s\b/g, '')
    .replace(/[^a-z -]/g, '')
    .trim();
}

function entriesOf(all: Emoji[], nounOf: Map<string, string>, language: string): [string, string][] {
  const emoji = all.filter(({ hexcode }) => nounOf.has(hexcode));
  const uses = new Map<string, number>();
  for (const { tags = [] } of emoji) for (const tag of tags) uses.set(plain(tag), (uses.get(plain(tag)) ?? 0) + 1);
  const entries = new Map<string, string>();
  const nouns = new Set(nounOf.values());
  const add = (word: string, hexcode: string) => {
    const noun = nounOf.get(hexcode) ?? '';
    const isFit =
      word.length > 0 && word.length <= wordLengthMax && word.split(' ').length <= 2 && !/[=|\d]/.test(word);
    if (isFit && noun !== '' && (language !== 'en' || word !== noun) && !entries.has(word)) entries.set(word, noun);
  };
  for (const { label, hexcode } of emoji) for (const form of formsOf(label)) add(form, hexcode);
  // In other languages an animal is often "cat's face", so the tag has the noun.
  for (const wanted of [1, sharedMax])
    for (const { tags = [], hexcode } of emoji)
      for (const tag of tags) if (uses.get(plain(tag)) === wanted && tag.length > 1) add(plain(tag), hexcode);
  // "khỉ" is a tag of every monkey, and of nothing else.
  for (const [tag, count] of uses) {
    if (count <= sharedMax || count > kindMax || entries.has(tag)) continue;
    const kind = kindOf(
      emoji
        .filter(({ tags = [] }) => tags.some((one) => plain(one) === tag))
        .map(({ hexcode }) => nounOf.get(hexcode) ?? ''),
    );
    if (kind && tag.length > 1 && tag.length <= wordLengthMax && !/[=|\d ]/.test(tag) && nouns.has(kind))
      entries.set(tag, kind);
  }
  return [...entries];
}

/** "Koch/Köchin" and "Student(in)" are two words each. */
function formsOf(label: string): string[] {
  return plain(label)
    .replace(/[([][^)\]]*[)\]]/g, '')
    .split('/')
    .map((form) => form.trim());
}

/** The word that all of some nouns share: monkey of "monkey" and "monkey face". */
function kindOf(nouns: string[]): string | undefined {
  const [first = '', ...rest] = nouns;
  return first.split(' ').find((word) => word.length > 2 && rest.every((noun) => noun.split(' ').includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
