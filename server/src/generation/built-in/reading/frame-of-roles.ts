import { findFilter } from '../knowledge/find-filter.ts';
import { asksForTopic, findOtherTopics, findParts, findTopic } from '../knowledge/find-topic.ts';
import { landsIn } from '../knowledge/lands-in-prompt.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { builtOf } from './built-of.ts';
import { destinationOf } from './destinations.ts';
import { everydayPlacesIn, placesAnywhereIn } from './everyday-places.ts';
import type { Act, Frame, Named } from './frame.ts';
import { nameIn } from './given-names.ts';
import { groupsIn } from './groups-in-prompt.ts';
import { keysIn } from './keys-in-prompt.ts';
import { lettersIn } from './letters-in-prompt.ts';
import type { Mechanic } from './mechanics.ts';
import { modifiersOf } from './modifiers-of-prompt.ts';
import { musicIn } from './music-in-prompt.ts';
import { nameAbroad } from './names-abroad.ts';
import { classOf, isBeing } from './noun-classes.ts';
import { feastIn, settingOfFeast } from './occasions.ts';
import { isRoleName } from './part-names.ts';
import type { settingsOf } from './prompt-settings.ts';
import type { Roles } from './role-reader.ts';
import { evil } from './role-words.ts';
import { type Sentence, you } from './sentence.ts';
import { withoutSetPhrases } from './set-phrases.ts';
import { noPlaces } from './setting-text.ts';
import { titleIn } from './title-in-prompt.ts';
import { wordSubjectIn } from './word-subject.ts';

export function frameOf(
  prompt: string,
  text: string,
  language: string,
  mechanic: Mechanic | null,
  isMechanicNamed: boolean,
  roles: Roles,
  sentence: Sentence,
  settings: ReturnType<typeof settingsOf>,
): Frame {
  const { hero, foes, hazards, tools, places } = roles;
  const isSpelled = language === 'en' && wordGames.has(mechanic);
  const topic = (isSpelled ? wordSubjectIn(text) : null) ?? roles.topic;
  // Weather words are spelled, and not collected.
  const goods = isSpelled ? roles.goods.filter(({ noun }) => !/\b(word|letter|name)$/.test(noun)) : roles.goods;
  return {
    mechanic,
    isMechanicNamed,
    modifiers: modifiersOf(
      withoutSetPhrases(text),
      sentence.clauses,
      mechanic,
      settings.isPeaceful || isGentle(roles, mechanic, settings) || isAlone(text, roles, mechanic),
    ),
    hero: hero && isRoleName(hero.noun) ? playerOfSport(hero) : hero,
    heroName: heroNameOf(prompt, language, hero),
    isFirstPerson: language === 'en' && /\b(i|me|my|we|our)\b/i.test(text),
    acts: sentence.clauses.map(actOf),
    foes: once(foes.filter(isNoPartOf(prompt)), hero),
    goods: once(goods.filter(isNoPartOf(prompt)), hero),
    hazards: once(hazards, hero),
    tools: once(tools, null),
    ...(roles.address && { address: roles.address }),
    ...(language === 'en' && destinationOf(sentence, text)),
    builtOf: builtOf(roles, sentence, mechanic),
    place: placeOf(prompt, settings.place, places, placesInPassing(prompt, roles, mechanic)),
    mood: settings.mood,
    look: settings.look,
    numbers: {},
    ...groupsOf(text, language, mechanic),
    ...lettersOf(text, mechanic),
    ...musicOf(prompt, mechanic),
    topic,
    knowledge: knowledgeOf(text.split(/\s+/)),
    title: titleIn(prompt),
    language,
    said: {},
    ignored: [],
  };
}

function heroNameOf(prompt: string, language: string, hero: Named | null): string | null {
  if (language !== 'en') return hero ? nameAbroad(prompt, language) : null;
  const called = nameIn(prompt);
  return called && called.noun === hero?.noun ? called.name : null;
}

/** Places that the prompt names in passing, unless they are in the cast or something is only brought there. */
function placesInPassing(prompt: string, { hero, foes, goods, tools, address }: Roles, mechanic: Mechanic | null) {
  if (mechanic === 'quiz' || wordGames.has(mechanic)) return [];
  const cast = [hero, address ?? null, ...foes, ...goods, ...tools].flatMap((one) => one?.noun ?? []);
  return placesAnywhereIn(prompt).filter(
    (word) => word.search(noPlaces[mechanic ?? ''] ?? /(?!)/) < 0 && !cast.some((noun) => noun.includes(word)),
  );
}

function placeOf(
  prompt: string,
  place: Omit<Frame['place'], 'words'>,
  places: Named[],
  inPassing: string[],
): Frame['place'] {
  const feast = feastIn(prompt);
  const { scene, hour } = settingOfFeast(feast);
  const isDownRiver = downRiver.test(prompt);
  const words = [
    ...new Set([
      ...(acrossRoad.exec(prompt)?.slice(1, 2) ?? []),
      ...everydayPlacesIn(prompt),
      ...inPassing,
      ...places
        .filter(isSomewhere)
        .map(({ noun }) => noun)
        .filter((noun) => !inPassing.some((one) => one.endsWith(noun))),
      ...(isDownRiver ? ['river'] : []),
    ]),
  ];
  return { ...place, setting: place.setting ?? scene, time: place.time ?? hour, words, feast };
}

/** Nobody collects the pool of a swimming pool, or the hut of a beach hut. */
const isNoPartOf = (prompt: string): ((one: Named) => boolean) => {
  const parts = [...everydayPlacesIn(prompt), ...placesAnywhereIn(prompt)].filter((one) => one.includes(' '));
  return ({ noun }) => !parts.some((one) => one.split(' ').includes(noun) && one !== noun);
};

/** The words may name the mechanic, and still say what one goes down. */
const downRiver =
  /\bdown (?:an? |the )?(?:\p{L}+ ){0,2}(?:river|stream|creek|rapids|whitewater|canal)s?\b|\b(?:fluss (?:hinunter|hinab|runter|abwärts)|flussabwärts|río abajo|rio abaixo|lungo il fiume|la rivière|w dół rzeki|rzeką)(?!\p{L})|вниз по реке|по реке/iu;

/** Roads and rivers together are the whole game, and no place. */
const acrossRoad =
  /\bcross(?:es|ing)? (?:an? |the |our |some |\d+ )?(?:\p{L}+ ){0,2}?(street|road|highway|motorway|freeway|avenue|crossing|crosswalk|intersection)s?\b(?!.*\brivers?\b)/iu;

/** "Is it a fruit or a vegetable", "mammal or reptile quiz". */
const eitherOr =
  /\bis (?:it|this|that) (?:an? )?\p{L}+ or (?:an? )?\p{L}+|^\W*(?:quiz:? )?\p{L}+ or \p{L}+(?: quiz)?\b/iu;

function groupsOf(text: string, language: string, mechanic: Mechanic | null): Pick<Frame, 'groups'> {
  const isAsked = mechanic === 'sorting' || (mechanic === 'quiz' && eitherOr.test(text));
  const groups = language === 'en' && isAsked ? groupsIn(text) : [];
  return groups.length > 0 ? { groups } : {};
}

function lettersOf(text: string, mechanic: Mechanic | null): Pick<Frame, 'letters' | 'keys'> {
  const keys = mechanic === 'typing' ? keysIn(text) : null;
  const letters = wordGames.has(mechanic) ? null : lettersIn(text);
  return { ...(keys && { keys }), ...(letters && { letters }) };
}

/** Questions about music are no request for it. */
function musicOf(prompt: string, mechanic: Mechanic | null): Pick<Frame, 'music'> {
  const music = /^(quiz|hangman|word-search|anagrams|wordle|typing)$/.test(mechanic ?? '') ? null : musicIn(prompt);
  return music ? { music } : {};
}

const wordGames = new Set<Mechanic | null>(['hangman', 'wordle', 'anagrams', 'word-search', 'typing']);

/** A sad game, a calm and slow one and one for children drop no bombs, unless somebody dangerous was named. */
const isGentle = (
  { foes, hazards }: Roles,
  mechanic: Mechanic | null,
  { mood }: ReturnType<typeof settingsOf>,
): boolean =>
  (/^(catcher|jumper)$/.test(mechanic ?? '') ||
    (mechanic === null && (mood.feeling === 'sad' || mood.feeling === 'calm'))) &&
  (mood.feeling === 'sad' || mood.audience !== null || (mood.feeling === 'calm' && mood.energy === 'slow')) &&
  foes.length + hazards.length === 0;

/** A rugby player is somebody; a player alone is whoever plays. */
function playerOfSport(hero: Named): Named | null {
  const sport = hero.traits.at(-1) ?? '';
  const isSport = hero.noun === 'player' && !/^(two|single|one|main|first|second|real|new|good|bad)$/.test(sport);
  return isSport && classOf(sport) !== null
    ? { ...hero, noun: `${sport} player`, traits: hero.traits.slice(0, -1) }
    : null;
}

/** "A robot alone on Mars" meets nobody; who is left alone or home alone may. */
const isAlone = (text: string, { hero, foes, hazards }: Roles, mechanic: Mechanic | null): boolean =>
  foes.length + hazards.length === 0 &&
  ((hero !== null &&
    /(?<!\b(?:home|leave|left|let) )\b(alone|lonely|lonesome|solitary|all by (?:him|her|it)self)\b/i.test(text)) ||
    (/^(runner|platformer|jumper|flyer|downhill|catcher|flight)$/.test(mechanic ?? '') && lonely.test(text)));

/** In the languages in which feelings are known. */
const lonely =
  /\b(?:lonely|lonesome|solitary|(?:empty|deserted) (?:city|town|street|streets|road|beach|world|planet|village|forest|house)|all by (?:him|her|it)self|last (?:human|person|robot|man|woman|astronaut) (?:on|alive))\b|(?<!\p{L})(?:einsam|samotn|одинок|solitari[oa]s?(?!\p{L})|tout seul|toute seule|yalnız)|孤独|孤单|寂しい|외로운/iu;

/** Whoever adds does mathematics. */
const isSumOf = (topic: string, other: string): boolean =>
  /^(addition|subtraction|multiplication|division)$/.test(topic) && /^(mathematics|arithmetic)$/.test(other);

function knowledgeOf(words: string[]): Frame['knowledge'] {
  const found = findTopic(words) ?? null;
  // "Guess the country from its flag".
  const topic = found === 'countries' && words.some((word) => /^flags?\b/i.test(word)) ? 'flags' : found;
  const others = topic ? findOtherTopics(words, topic).filter((other) => !isSumOf(topic, other)) : [];
  const parts = topic
    ? [...[topic, ...others].flatMap((one) => findParts(words, one)), ...(topic === 'lands' ? [] : landsIn(words))]
    : [];
  const { groups, ...filter } = findFilter(words);
  // The animals of Africa are a topic of their own.
  const isOwnPlace = topic === 'african-animals' && groups?.includes('Africa');
  return {
    topic,
    ...(others.length > 0 && { others }),
    isAsked: asksForTopic(words),
    filter: { ...filter, ...(groups && !isOwnPlace && { groups }), ...(parts.length > 0 && { parts }) },
  };
}

/** Nobody plays on a belly or in a goalkeeper. */
const isSomewhere = ({ class: ofClass }: Named): boolean => ofClass !== 'body' && !isBeing(ofClass);

function actOf({ verb, objects, complements }: Sentence['clauses'][number]): Act {
  const object = objects[0];
  const tool = complements.find(({ preposition }) => preposition === 'with')?.phrase;
  const nameOf = (party: typeof object) => (party === undefined ? null : party === you ? you : party.noun);
  return { verb, object: nameOf(object), with: nameOf(tool) };
}

/** Wrestlers wrestle wrestlers, a robot looks for another one, and everyone is a duck. */
const isRival = (one: Named): boolean =>
  ('role' in one && (one.role === 'rescued' || one.traits.includes('enemy'))) ||
  ('does' in one && (one.isPlural || one.traits.some((trait) => evil.test(trait))));

function once<T extends Named>(list: T[], hero: Named | null): T[] {
  const isSame = (one: T) => (other: T) => other.noun === one.noun && colourOf(other) === colourOf(one);
  return list
    .filter(
      (one, i) =>
        (one.noun !== hero?.noun || isRival(one)) && !isRoleName(one.noun) && list.findIndex(isSame(one)) === i,
    )
    .map((one) => ({ ...one, count: list.filter(isSame(one)).find(({ count }) => count !== null)?.count ?? null }));
}

/** Red balloons and blue ones are two kinds. */
const colourOf = ({ traits }: Named): string => traits.find((trait) => colourOfWord.has(trait)) ?? '';
