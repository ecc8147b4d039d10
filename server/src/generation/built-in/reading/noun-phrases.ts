import { findPicture } from '../pictures/find-picture.ts';
import { colourOfWord, findNoun } from '../vocabulary/vocabulary.ts';
import { wearables } from '../vocabulary/words-for-colours.ts';
import { emojiWordsOf } from './emoji-nouns.ts';
import { isManyAnyway, singularOf } from './english-plurals.ts';
import { intensifiers, type Token } from './english-tokens.ts';
import type { Named } from './frame.ts';
import { isMoodWord, isOnlyMood } from './mood-words.ts';
import { classesOf, classOf, isBeing, isPlayable, type NounClass } from './noun-classes.ts';
import { numberOf } from './numbers.ts';
import { ownClass } from './own-classes.ts';
import { asPortion, isOverwhelming } from './portions.ts';
import { verbClassesOf, verbLemmaOf } from './verbs.ts';

/** A noun with its modifiers and position. */
export type NounPhrase = Named & {
  from: number;
  to: number;
  hasArticle: boolean;
  /** "The pigs are burgers": the noun whose place it takes. */
  standsFor?: string;
};

/** Whether two nouns may be in one list: "eggs, toast and bacon". */
export const isAlike = (a: NounPhrase, b: NounPhrase): boolean =>
  a.class === b.class || (a.class !== 'abstract' && b.class !== 'abstract' && a.isPlural === b.isPlural);

/** "Waves of goblins" are goblins. */
const measures = new Set(
  'wave horde swarm lot group army bunch pack flock herd team pile heap kind type sort piece series bit couple crowd school colony row rain shower pair tower ton load slice scoop cup glass jar loaf flood stream plague mob gang fleet handful batch bar stick cube square block wheel chunk bag box can bale wall'.split(
    ' ',
  ),
);
/** "A queue of tourists" is one long body of them. */
const lines = /^(queue|line|chain|parade|procession|conga|conga line|caravan|train|convoy)$/;
/** Whether a noun only counts what comes after "of". */
export const isMeasure = (noun: string): boolean => measures.has(noun) || lines.test(noun);
/** Nouns in WordNet that say nothing about the cast. */
const fillers = new Set(
  'art neon game games one ones way thing things something anything everything theme style mode version idea world puzzle home closer nearer boss duo crew squad simulator sim simulation pixel cartoon look graphic visual aesthetic vibe max maximum minimum total'.split(
    ' ',
  ),
);

/** The phrase that starts at a token; `isTaken` marks the words that already name the mechanic. */
export function phraseAt(tokens: Token[], from: number, isTaken: (i: number) => boolean): NounPhrase | null {
  let i = from;
  let count: number | null = null;
  let hasArticle = false;
  const traits: string[] = [];
  for (; i < tokens.length && !isTaken(i); i++) {
    const token = tokens[i];
    if (!token) break;
    const number = numberOf(token.text);
    if (token.tag === 'determiner') {
      hasArticle = true;
      if (/^(other|another)$/.test(token.text)) traits.push(token.text);
    } else if (number !== null) count = number;
    else if (isAdjective(tokens, i)) traits.push(token.text);
    else break;
  }
  const start = i;
  while (i < tokens.length && !isTaken(i) && isNounToken(tokens, i)) if (endsCompound(tokens, i++)) break;
  if (i === start || isLookOf(tokens, i)) return null;
  const words = withoutName(
    tokens.slice(from, start),
    tokens.slice(start, i).map((token) => token.text),
  );
  const bare = headOf(words);
  if (!bare || isColour(bare.noun)) return null;
  const head = withAdjective(bare, words, traits);
  const named: Named = {
    noun: head.noun,
    class: head.class,
    count,
    isPlural: singularOf(words.at(-1) ?? '') !== words.at(-1) || isSeveral(tokens.slice(from, start), words),
    traits: [...traits, ...words.slice(0, words.length - head.length).map(singularOf)],
  };
  const phrase = dressed(tokens, { ...asPortion(workingAnimal(named)), from, to: i, hasArticle }, isTaken);
  return (isMeasure(head.noun) || leadsToDanger(tokens, i, head.noun)) && tokens[i]?.text === 'of'
    ? (measured(tokens, i + 1, phrase, isTaken) ?? phrase)
    : phrase;
}

/** "The bacteria" are many, and "a bacteria" is one. */
const isSeveral = (before: Token[], words: string[]): boolean =>
  isManyAnyway(words.at(-1) ?? '') && !before.some(({ text }) => /^(an?|one|1)$/.test(text));

/** "Retro vector look" says how it is drawn; the tagger takes the look for something done. */
const isLookOf = (tokens: Token[], i: number): boolean =>
  /^looks?$/.test(tokens[i]?.text ?? '') && (tokens[i + 1] === undefined || tokens[i + 1]?.tag === 'stop');

/** "My dog Rex" is a dog. */
function withoutName(before: Token[], words: string[]): string[] {
  const [animal = '', name = ''] = words;
  const isOwn = before.some(({ text }) => /^(my|our|your|his|her|their)$/.test(text));
  const isName = words.length === 2 && classesOf(name)[0] !== 'thing' && !isAgentNoun.test(name) && !isEmpty(name);
  const isCompound = findPicture(words.join(' ')) !== undefined || classesOf(words.join(' ')).length > 0;
  return isOwn && isName && !isCompound && classOf(animal) === 'creature' && singularOf(name) === name
    ? [animal]
    : words;
}

const isAgentNoun = /(er|or|ist|man|woman|eer|ess|chef|cook|king|queen|knight|pilot|cop|nurse)$/;

/** A noun before another noun is singular: after "polar bears" a new phrase starts. */
function endsCompound(tokens: Token[], i: number): boolean {
  const { text } = tokens[i] ?? { text: '' };
  const noun = singularOf(text);
  const next = tokens[i + 1];
  // "A wizards tower" lacks only its apostrophe.
  const isOwned =
    classOf(next?.text ?? '') === 'place' || /^(tower|house|castle|ship|cave|nest|lair)$/.test(next?.text ?? '');
  return noun !== text && next?.tag === 'noun' && isPlayable(classOf(noun)) && !isEmpty(next.text) && !isOwned;
}

type Head = { noun: string; class: NounClass; length: number };

/** A hot air balloon and a polar bear are more than a balloon and a bear; the adjective becomes part of the noun. */
function withAdjective(head: Head, words: string[], traits: string[]): Head {
  const adjective = traits.at(-1);
  const whole = [adjective, ...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ');
  const isDrawn = findNoun(whole.replaceAll(' ', ''), true) !== undefined || findPicture(whole) !== undefined;
  if (!adjective || isColour(adjective) || !isDrawn) return head;
  traits.pop();
  return { noun: whole, class: lookUp(whole)?.class ?? head.class, length: words.length };
}

/** A person who works with animals is not an animal: a bee keeper, a dragon slayer. */
const isWithAnimals =
  /(walker|hunter|rancher|shearer|wrangler|collector|(?<!goal)keeper|tamer|rider|slayer|trainer|catcher|watcher|lover|whisperer|farmer|breeder|killer|buster|charmer|herder|groomer|owner|burglar|sitter|doctor|vet|seller|feeder|(?<!fire)fighter|cleaner|duster)$/;

/**
 * An octopus chef is an octopus in a chef's hat, a skeleton king a skeleton with a crown, a gorilla goalkeeper a gorilla;
 * a truck driver is seen as the truck.
 */
function workingAnimal(named: Named): Named {
  const before = named.traits.at(-1) ?? '';
  // An emoji called "angry" makes nobody of an adjective.
  const isNoun = classesOf(before).length > 0 || findNoun(before, true) !== undefined;
  const ofClass = isNoun ? lookUp(before)?.class : undefined;
  const traits = [...named.traits.slice(0, -1), named.noun];
  if (before === 'boss') return named;
  // A dictionary has taxi drivers, but no bus drivers.
  const driven = /^(.+) (driver|pilot|captain|conductor|racer)$/.exec(named.noun)?.[1];
  if (driven && lookUp(driven)?.class === 'vehicle')
    return { ...named, noun: driven, class: 'vehicle', traits: [...named.traits, 'driver'] };
  if (ofClass === 'vehicle' && /^(driver|pilot|captain|conductor|racer)$/.test(named.noun))
    return { ...named, noun: before, class: 'vehicle', traits };
  const isDressed =
    wearables[named.noun] !== undefined ||
    named.noun === 'pilot' ||
    (named.class === 'person' && !classesOf(named.noun).includes('thing') && !isWithAnimals.test(named.noun));
  if ((ofClass !== 'creature' && !beings.test(before)) || !isDressed) return named;
  return { ...named, noun: before, class: 'creature', traits };
}

/** Actual animals and creatures, not professions, whatever WordNet calls them. */
const beings =
  /^(ghost|zombie|skeleton|robot|alien|vampire|mummy|monster|snowman|demon|goblin|elf|fairy|mermaid|dragon)$/;

const bodyParts =
  /(^| )(wing|horn|tail|antler|claw|paw|fang|beak|fin|trunk|mane|beard|mustache|moustache|eye|ear|nose|leg|arm|teeth|tooth|belly|hair|fur|shell|tentacle|whisker)$/;
const garments =
  /(^| )(headphones?|earphones?|earbuds?|headset|backpack|rucksack|sneakers?|boots?|jacket|coat|raincoat|hoodie|gloves?|mittens?|earmuffs?|pigtails?|ponytail)$/;
const clothes = /(hat|crown|glasses|cap|helmet|bow|ribbon|tie)$/;

/** "A fox with a crown" is a fox that wears one. */
function dressed(tokens: Token[], phrase: NounPhrase, isTaken: (i: number) => boolean): NounPhrase {
  const preposition = tokens[phrase.to]?.text ?? '';
  if (!isBeing(phrase.class) || !/^(with|wearing|in)$/.test(preposition)) return phrase;
  const worn = phraseAt(tokens, phrase.to + 1, isTaken);
  const piece = worn?.noun.split(' ').at(-1) ?? '';
  const isWorn =
    worn !== null &&
    !isBeing(worn.class) &&
    wearables[piece] !== undefined &&
    (preposition !== 'in' || clothes.test(piece));
  if (isWorn) return { ...phrase, to: worn.to, traits: [...phrase.traits, piece] };
  // "A girl with headphones": she has them on.
  if (preposition !== 'in' && worn !== null && garments.test(worn.noun))
    return { ...phrase, to: worn.to, traits: [...phrase.traits, worn.noun] };
  // "A pug with wings": they are a part of it, and nobody else.
  const isPart = preposition === 'with' && worn !== null && (worn.class === 'body' || bodyParts.test(worn.noun));
  return isPart ? { ...phrase, to: worn.to } : phrase;
}

function measured(tokens: Token[], i: number, outer: NounPhrase, isTaken: (i: number) => boolean): NounPhrase | null {
  const inner = phraseAt(tokens, i, isTaken);
  const isPlural = outer.isPlural || !lines.test(outer.noun);
  return (
    inner && {
      ...inner,
      from: outer.from,
      isPlural,
      hasArticle: outer.hasArticle,
      traits: [...(isOverwhelming(outer.noun, inner.noun) ? ['deadly'] : []), ...outer.traits, ...inner.traits],
    }
  );
}

/** A river of lava is lava. */
const leadsToDanger = (tokens: Token[], i: number, noun: string): boolean =>
  isOverwhelming(noun, singularOf(tokens[i + 1]?.text ?? ''));

/** Adjectives, and participles that stand before a noun: falling blocks, a haunted cave. */
function isAdjective(tokens: Token[], i: number): boolean {
  const { tag, text } = tokens[i] ?? { tag: 'other', text: '' };
  const next = tokens[i + 1];
  const leadsOn = next !== undefined && (next.tag === 'noun' || next.tag === 'adjective' || isNounToken(tokens, i + 1));
  if (tag === 'adjective') return leadsOn || classesOf(text).length === 0;
  if (tag === 'adverb') return leadsOn && next.tag !== 'noun';
  if (tag === 'verb' && /(ing|ed|en)$/.test(text)) {
    const before = tokens[i - 1];
    const startsClause = before === undefined || before.tag === 'stop' || before.text === 'and';
    const classes = verbClassesOf(verbLemmaOf(text) ?? '');
    // "Flying cats" are cats, "collecting coins" is something to do, also on "a walk collecting shells".
    const isMotion = classes.every((one) => one === 'move');
    const isGoverned =
      (before !== undefined && ['determiner', 'adjective', 'preposition', 'number'].includes(before.tag)) ||
      (before?.tag === 'verb' && (isMotion || !text.endsWith('ing')));
    return leadsOn && next.tag === 'noun' && (isGoverned || (startsClause && isMotion));
  }
  return false;
}

function isNounToken(tokens: Token[], i: number): boolean {
  const { tag, text } = tokens[i] ?? { tag: 'stop', text: '' };
  // "Collect fish underwater" says where.
  const isAfterNoun = /^(noun|verb|adverb)$/.test(tokens[i - 1]?.tag ?? '');
  if (isAfterNoun && /^(underwater|outdoors|indoors|underground|upstairs)$/.test(text) && !startsNoun(tokens[i + 1]))
    return false;
  if (isOnlyMood(text) || (isMoodWord(text) && !startsNoun(tokens[i + 1]))) return false;
  if (tag === 'noun') return true;
  // The tagger mistakes some nouns for verbs or adjectives: "monkeys", "giant", "presents" after a verb.
  if (intensifiers.test(text)) return false;
  if (tag === 'adjective' || tag === 'verb' || tag === 'adverb')
    return (
      tag !== 'verb' &&
      classOf(singularOf(text)) !== null &&
      classOf(singularOf(text)) !== 'abstract' &&
      !startsNoun(tokens[i + 1])
    );
  return tag === 'other' && classesOf(singularOf(text)).length > 0;
}

const startsNoun = (token: Token | undefined): boolean => token?.tag === 'noun' || token?.tag === 'adjective';

/** The last word, or the last two where they form a compound: ice cream, polar bear. */
function headOf(all: string[]): Head | null {
  // A dragon theme is about a dragon, a ghost chase about ghosts.
  const isCompound =
    lookUp(all.slice(-2).join(' ')) !== null || lookUp(all.slice(-2).map(singularOf).join(' ')) !== null;
  // Valentine's day is a day and nobody.
  if (all.length > 1 && !isCompound && /^(day|night|eve|time|season|year)s?$/.test(all.at(-1) ?? '')) return null;
  // "Retro vector look" says how it is drawn.
  if (all.length > 1 && /^(look|looks|art|artwork|graphics|visuals|aesthetics?|vibes?)$/.test(all.at(-1) ?? ''))
    return null;
  const words = all.length > 1 && !isCompound && isEmpty(all.at(-1) ?? '') ? all.slice(0, -1) : all;
  for (const length of [3, 2, 1]) {
    if (words.length < length) continue;
    const tail = words.slice(-length);
    const noun = [...tail.slice(0, -1), singularOf(tail.at(-1) ?? '')].join(' ');
    const found = lookUp(noun) ?? lookUp(tail.join(' '));
    if (found && !fillers.has(noun)) return { ...found, length: length + all.length - words.length };
  }
  return null;
}

function isEmpty(word: string): boolean {
  const noun = singularOf(word);
  return (
    fillers.has(noun) ||
    /^(piece|tile)$/.test(noun) ||
    ['abstract', 'group'].includes(lookUp(noun)?.class ?? 'abstract')
  );
}

const isColour = (noun: string): boolean =>
  colourOfWord.has(noun) && !/^(orange|rose|gold|chocolate|lime|mint|violet)$/.test(noun);

/** An English noun with its class, by the drawn vocabulary, WordNet and the names of emoji. */
export function lookUp(noun: string): { noun: string; class: NounClass } | null {
  const single = singularOf(noun);
  // "Cookies black and white": a plural that was taken for a name.
  if (single !== noun && classesOf(noun).length === 0 && classesOf(single).length > 0) return lookUp(single);
  const own = ownClass(noun);
  if (own) return { noun, class: own };
  const joined = noun.replace(/ /g, '');
  const known = classOf(noun) ?? (noun.includes(' ') ? classOf(joined) : null);
  if (known) return { noun, class: known };
  const ofEmoji = emojiWordsOf('en').get(noun);
  // What is drawn is at least a thing, even if the dictionary lacks it: a frisbee.
  if (!ofEmoji) return noun.length > 3 && !noun.includes(' ') && findPicture(noun) ? { noun, class: 'thing' } : null;
  const last = ofEmoji.split(' ').at(-1) ?? '';
  return { noun, class: classOf(ofEmoji) ?? classOf(last) ?? 'thing' };
}
