import { singularOf } from './english-plurals.ts';
import type { Token } from './english-tokens.ts';
import type { Good, Named } from './frame.ts';
import type { Match } from './match-phrases.ts';
import type { Mechanic } from './mechanics.ts';
import { lookUp } from './noun-phrases.ts';
import { numberOf } from './numbers.ts';
import type { Roles } from './role-reader.ts';
import { type Sentence, you } from './sentence.ts';

const told =
  '(?:(?:a |an )?(?:\\p{L}+ )?(?:game|app) (?:where|in which) )?(?:(?:you|i|we|players|kids|toddlers) )?(?:(?:have|need|try|want) to |must |should |can )?';
const counts = '\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty';
/** What is found by other means than looking at a picture. */
const elsewhere =
  'exit|way|path|route|out|home|words?|pairs?|match|matches|matching|differences?|mines?|odd|different|numbers?|answers?|letters?|pattern|solution|melody|rhyme|capital|flag|country|impostor|imposter|intruder|same|right|correct|next|missing';
const isElsewhere = new RegExp(`^(?:${elsewhere})$`, 'u');

/** "Find 10 keys in a haunted mansion", "spot all the frogs", told to whoever plays. */
const isSought = new RegExp(
  `^${told}(?:find|spot|seek|search for|look for|discover) (?:${counts}|all|every|each) (?:the |of the |my )?(?!(?:\\p{L}+ )?(?:${elsewhere})\\b)`,
  'iu',
);

/** "Find the lost puppy in the crowd", "spot the cat among the dogs". */
const isAmong = new RegExp(
  `^${told}(?:find|spot|seek|search for|look for|tap)(?: on)? (?:the|a|an|my|your) (?!(?:\\p{L}+ )?(?:${elsewhere})\\b)(?:\\p{L}+ ){1,3}(?:that |who |which )?(?:is |are )?(?:hiding |hidden |lost )?(?:among|amongst|amid|between|in (?:the|a) (?:crowd|haystack))\\b`,
  'iu',
);

/** "Find my lost dog", and nothing else. */
const isAllThereIs = new RegExp(
  `^(?:find|spot) (?:the|my|our) (?:(?:lost|hidden|missing|little|naughty|tiny) )?(?!(?:${elsewhere})\\b)\\p{L}+(?: game)?[.!]?$`,
  'iu',
);

/** The same in other languages: "finde 8 Mäuse", "trouve le chat parmi les chiens". */
const finds =
  '(?:finde|suche|such|trouve[rz]?|cherche[rz]?|encuentra|busca|halla|trova|cerca|encontre|encontra|ache|procure|znajdź|szukaj|найди|ищи|encuentre)';
const isSoughtElsewhere = new RegExp(
  `^${finds} (?:\\d+|alle|tous les|toutes les|todos los|todas las|tutti i|tutte le|todos os|todas as|wszystkie|всех|все) `,
  'iu',
);
const isAmongOthers = new RegExp(
  `^${finds} .*(?<!\\p{L})(?:zwischen|unter|inmitten|parmi|entre|tra|fra|wśród|między|среди)(?!\\p{L})`,
  'iu',
);

export function searchesElsewhere(text: string): Match<Mechanic>[] {
  const weight = isAmongOthers.test(text.trim()) ? 9.5 : isSoughtElsewhere.test(text.trim()) ? 8 : 0;
  return weight > 0 ? [{ key: 'hidden-objects', phrase: 'find', weight, from: 0, to: 0 }] : [];
}

/** "Where's the penguin?" */
const isAskedFor = /^where(?: there)?(?: is|['’]s| ['’]s| are|s) (?:the |my |our |all (?:the )?)?\p{L}/iu;
const isAskedElsewhere = /(?:wo ist|où est|d[oó]nde est[aá]|dov['’]è|onde est[aá]|gdzie jest|где спрят\p{L}*) /iu;

const wally = /(?<!\p{L})(?:wally|waldo|charlie|walter|wo ist walter)(?!\p{L})/iu;

/** "Spot 5 differences": a number stands between the words of the game's name. */
const isCompared = new RegExp(`(?<!\\p{L})(?:${counts}) differences?(?!\\p{L})`, 'iu');

/** Telling what to look for names the game without its name. */
export function searchesIn(tokens: Token[]): Match<Mechanic>[] {
  const text = tokens.map((token) => token.text).join(' ');
  if (isCompared.test(text)) return [{ key: 'differences', phrase: 'differences', weight: 13, from: 0, to: 0 }];
  const isShort = isAllThereIs.test(text);
  const weight = isAskedFor.test(text) ? 9 : isAmong.test(text) ? 9.5 : isShort ? 7.5 : isSought.test(text) ? 8 : 0;
  return weight > 0 ? [{ key: 'hidden-objects', phrase: 'find', weight, from: 0, to: 0 }] : [];
}

/** "Find the hidden pairs" and "find hidden words" are other games. */
export const isNoSearch = ({ key, weight, to }: Match<Mechanic>, tokens: Token[]): boolean =>
  key === 'hidden-objects' && weight < 10 && isElsewhere.test(tokens[to]?.text ?? '');

const looking = /^(look|search|seek|find|spot|hunt|spy|discover|investigate)$/;

const hideAndSeek =
  /hide[- ]and[- ]seek|versteck(en)? ?spiel|verstecken|cache[- ]cache|escondidas|escondite|esconde-esconde|nascondino|chowanego|прятки|かくれんぼ|捉迷藏|숨바꼭질|petak umpet|saklambaç/iu;

/** "Caché" is only a tag of the sun's emoji. */
const isTag = (noun: string, text: string): boolean => noun === 'sun' && /cach/iu.test(text);

/** They are only what one calls whatever is on the list. */
const anything = /^(object|item|thing|stuff|picture|list|clue|crowd|haystack|eye|game)$/;
const players = /^(toddler|kid|child|baby|preschooler|player)$/;

/** Whoever is named is looked for, or looks for something; the dogs among which a cat hides are the crowd. */
export function addSought(roles: Roles, mechanic: Mechanic | null, sentence: Sentence | null, text: string): void {
  if (mechanic !== 'hidden-objects') return;
  const around = crowdIn(text);
  const isNamedCrowd = ({ noun }: Named) => around !== null && noun === around.noun;
  const isSeeking = roles.hero?.class === 'person' && /hidden (object|item|thing|picture)/i.test(text);
  const hidden = roles.hero && !isSeeking && isHidden(roles.hero, roles, sentence) ? [roles.hero] : [];
  const isForPlayers = ({ noun }: Named) =>
    players.test(noun) && new RegExp(`(for|für|pour|para|per|dla) .*${noun.slice(0, 3)}`, 'iu').test(text);
  const all = [...roles.goods, ...hidden, ...roles.foes].filter(
    (one) => !anything.test(one.noun) && !isForPlayers(one) && !isTag(one.noun, text),
  );
  const named = all.length > 0 ? all : afterVerb(text);
  // In another language the crowd has another name, and is named last.
  const isCrowd = (one: Named) =>
    isNamedCrowd(one) || (isAmongElsewhere.test(text) && named.indexOf(one) > 0 && around === null);
  const isOne =
    isAskedFor.test(text) ||
    isAskedElsewhere.test(text) ||
    isAmong.test(text) ||
    isAmongOthers.test(text) ||
    isAllThereIs.test(text) ||
    wally.test(text);
  const isHiding = hideAndSeek.test(text);
  const asTarget = (one: Named): Good => ({
    ...one,
    role: 'caught',
    // Whoever plays hide and seek hides in many places.
    isPlural: one.isPlural || isHiding,
    count: one.count ?? (isOne && !one.isPlural ? 1 : null),
  });
  const crowd = [...named.filter(isCrowd), ...(around && !named.some(isNamedCrowd) ? [around] : [])];
  const targets = named.filter((one) => !isCrowd(one)).map(asTarget);
  if (targets.length === 0 && wally.test(text)) targets.push(...namedOf('boy').map(asTarget));
  Object.assign(roles, {
    hero: hidden.length > 0 ? null : roles.hero,
    foes: [],
    goods: [...targets, ...crowd.map((one): Good => ({ ...one, isPlural: true, role: 'tile' }))],
  });
}

/** A detective who searches looks for something; a bear with whom one plays hide and seek is looked for. */
function isHidden(hero: Named, { goods }: Roles, sentence: Sentence | null): boolean {
  const isSeeker = (sentence?.clauses ?? []).some(
    ({ verb, subject }) => looking.test(verb) && subject !== null && subject !== you && subject.noun === hero.noun,
  );
  return (
    !isSeeker &&
    (hero.class !== 'person' || goods.length === 0) &&
    !/^(detective|explorer|spy|police officer)$/.test(hero.noun)
  );
}

function namedOf(word: string): Named[] {
  const found = lookUp(singularOf(word)) ?? lookUp(word);
  return found && !anything.test(found.noun)
    ? [{ ...found, count: null, isPlural: singularOf(word) !== word, traits: [] }]
    : [];
}

const afterFinding = new RegExp(
  `(?:for|find|spot) (?:(?:all|the|of|my|hidden|lost) )*(?:(${counts}) )?(?:(?:hidden|lost) )?(\\p{L}+)`,
  'giu',
);

/** "A look and find game: search for 7 shells". */
function afterVerb(text: string): Named[] {
  const found = [...text.matchAll(afterFinding)].map(([, count, word = '']) =>
    namedOf(word.toLowerCase()).map((one) => ({ ...one, count: count ? numberOf(count) : null })),
  );
  return found.find((list) => list.length > 0) ?? [];
}

/** "12 hidden objects", whatever they are. */
export function countOfObjects(mechanic: Mechanic | null, text: string): { collect?: number } {
  const [, count] =
    new RegExp(
      `(?<!\\p{L})(${counts}) (?:hidden |lost |secret |versteckten? |verlorenen? )?(?:objects|items|things|clues|gegenstände|objetos|objets|oggetti|przedmiot\\p{L}*|предмет\\p{L}*|nesne)`,
      'iu',
    ).exec(text) ?? [];
  const number = count && mechanic === 'hidden-objects' ? numberOf(count) : null;
  return number ? { collect: number } : {};
}

const isAmongElsewhere =
  /(?<!\p{L})(?:unter|zwischen|parmi|entre|tra|fra|wśród|pomiędzy|między|среди|между)(?!\p{L})/iu;

/** "Among the dogs". */
function crowdIn(text: string): Named | null {
  const [, word] =
    /\b(?:among|amongst|amid|between) (?:(?:all|the|many|lots|of|other|hundreds|dozens|a|bunch) )*(\p{L}{3,})/iu.exec(
      text,
    ) ?? [];
  return (word && namedOf(word.toLowerCase())[0]) || null;
}
