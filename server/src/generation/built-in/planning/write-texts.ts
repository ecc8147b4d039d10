import type { Kind, Mood } from '../../../../../engines/src/plan.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { isUncounted, pluralOf } from '../reading/english-plurals.ts';
import { isPlayable } from '../reading/noun-classes.ts';
import { surePlaces } from '../reading/role-words.ts';
import { closings } from '../vocabulary/words-for-descriptions.ts';
import { adjectives, places } from '../vocabulary/words-for-titles.ts';
import type { Cast } from './choose-cast.ts';
import { kindsOfEnemies, kindsThatCollect, kindsToSurvive } from './honours.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';

export const titleLengthMax = 100;
export const descriptionLengthMax = 500;

const list = (text: string) => text.split(', ');

/** The player's own title, or one combined from hero, place, things and action. */
export function writeTitle(cast: Cast, requested: Requested, random: SeededRandom): string {
  if (requested.title) return cut(inTitleCase(requested.title), titleLengthMax);
  // In a whack game the targets name it.
  const subject = cast.kind === 'whack' ? (cast.foes[0] ?? cast.hero) : cast.hero;
  // A net or a plate gives no game its name either.
  const isTool = cast.kind === 'catcher' && requested.hero?.being === false;
  if ((requested.hero === null || isTool) && cast.kind !== 'whack') return titleWithoutHero(cast, requested, random);
  const hero = inTitleCase(subject.name);
  const titleNouns = nounsForTitle(cast);
  const doing = matching(titleNouns, hero, random);
  const adjective = matching(list(adjectives), hero, random);
  // A sad or calm prompt gets no rowdy title.
  const isQuiet = requested.mood === 'calm' || requested.frame.mood.feeling === 'sad';
  const place = placeOf(cast, requested, random);
  const foes = inTitleCase(cast.foes[0]?.plural ?? 'rivals');
  const { name: thing, plural } = thingOf(cast, requested);
  const things = inTitleCase(plural);
  const oneThing = inTitleCase(thing);
  const patterns = [
    `${hero} ${doing}`,
    `${hero} ${doing}`,
    ...(isQuiet ? [] : [`${adjective} ${hero}`, `${adjective} ${hero} ${doing}`]),
    `${hero}'s ${doing}`,
    `${hero} in ${place}`,
    `${withoutArticle(place)} ${doing}`,
    ...(mechanicOf[cast.kind].isAboutThings && requested.things.length > 0
      ? [
          `${oneThing} ${matching(titleNouns, oneThing, random)}`,
          ...(isQuiet ? [] : [`${matching(list(adjectives), oneThing, random)} ${oneThing} ${doing}`]),
          `${hero} and the ${things}`,
        ]
      : []),
    ...(requested.foes.length ? [`${doing} of the ${foes}`] : []),
    ...(requested.foes.length && subject !== cast.foes[0] ? [`${hero} vs ${foes}`, `${hero} vs ${foes}`] : []),
    ...(requested.things.length
      ? [`${oneThing} ${matching(titleNouns, oneThing, random)}`, `${hero} and the ${things}`]
      : []),
  ];
  return cut(random.pick(patterns.filter((title) => title.length <= 34)) ?? `${hero} ${doing}`, titleLengthMax);
}

const cities =
  /^(paris|london|tokyo|new york|rome|venice|berlin|egypt|japan|china|hawaii|mars|venus|hell|heaven|space|africa|antarctica|atlantis)$/;

/** The place in the prompt, written as in a title or in a sentence, otherwise a proper name. */
function placeOf({ scene }: Cast, { frame }: Requested, random: SeededRandom, write = inTitleCase): string {
  const own = random.pick(list(places[scene]));
  const named = frame.place.words.find((word) => surePlaces.test(word) || cities.test(word));
  if (!named) return own;
  return cities.test(named) ? inTitleCase(named) : `the ${write(named)}`;
}

/** The subject of the game: a group by its name, otherwise the first thing. */
function thingOf({ things }: Cast, { about }: Pick<Requested, 'about'>): { name: string; plural: string } {
  return about ? { name: about, plural: pluralOf(about) } : (things[0] ?? { name: 'star', plural: 'stars' });
}

/** Actors that the planner added are not used in the title. */
function titleWithoutHero(cast: Cast, requested: Requested, random: SeededRandom): string {
  const { foes, things } = cast;
  const titleNouns = nounsForTitle(cast);
  const place = withoutArticle(placeOf(cast, requested, random));
  const thing = thingOf(cast, requested);
  // Bricks of chocolate name no game that shows lollipops.
  const isShown = requested.about !== null || things[0]?.name === requested.things[0]?.name;
  const hasThings = isShown && requested.things.length > 0;
  const about = hasThings ? inTitleCase(thing.name) : '';
  const foe = foes[0];
  const patterns = [
    ...(hasThings ? [`${about} ${matching(titleNouns, about, random)}`] : []),
    ...(foe && requested.foes.length
      ? [
          `${random.pick(titleNouns)} of the ${inTitleCase(foe.plural)}`,
          `${inTitleCase(foe.name)} ${matching(titleNouns, inTitleCase(foe.name), random)}`,
        ]
      : []),
    ...(!hasThings || requested.scene ? [`${place} ${matching(titleNouns, place, random)}`] : []),
  ];
  return cut(
    random.pick(patterns.filter((title) => title.length <= 34)) ?? `${place} ${titleNouns[0]}`,
    titleLengthMax,
  );
}

function nounsForTitle(cast: Cast): string[] {
  const all = mechanicOf[cast.kind].titleNouns;
  const fitting = all.filter((one) => isWet(cast, one));
  return fitting.length > 0 ? fitting : all;
}

/** Whoever swims in the sea takes to no air. */
const isWet = ({ scene }: Cast, text: string): boolean =>
  scene !== 'sea' || !/\b(air|sky|skyway|updraft|takeoff|wings?|flight|flutter|horizon|high over)\b/i.test(text);

/** Prefers alliteration: Penguin Parade, Turbo Turtle. */
function matching(words: string[], name: string, random: SeededRandom): string {
  const alike = words.filter((word) => word[0] === name[0]);
  return random.pick(alike.length && random.chance(0.7) ? alike : words);
}

export function writeDescription(cast: Cast, requested: Requested, mood: Mood, random: SeededRandom): string {
  const place = placeOf(cast, requested, random, (word) => word);
  const isPeaceful = requested.frame.modifiers.includes('no-enemies') && !kindsOfEnemies.has(cast.kind);
  const all = mechanicOf[cast.kind].openings;
  const friendly = (isPeaceful ? all.filter((one) => !/\{foes?\}/i.test(one)) : all).filter((one) => isWet(cast, one));
  const opening = fillIn(random.pick(friendly.length > 0 ? friendly : all), cast, requested, place);
  const goal = writeGoal(cast, requested);
  const isRepeated = opening.toLowerCase().includes(goal.toLowerCase().slice(0, 14));
  const closing = random.pick(closings[mood]);
  return cut([opening, ...(isRepeated ? [] : [sentence(goal)]), closing].join(' '), descriptionLengthMax);
}

export function writeGoal(cast: Cast, requested: Requested): string {
  const ofKind =
    askedGoal(cast, requested) ??
    balloonGoal(cast) ??
    careGoal(cast, requested) ??
    hoardGoal(cast, requested) ??
    mechanicOf[cast.kind].goal;
  const isPeaceful = requested.frame.modifiers.includes('no-enemies') && !kindsOfEnemies.has(cast.kind);
  const isThing = requested.foes[0]?.being === false || cast.foes[0]?.sprite === 'flame';
  const unhurried = requested.frame.modifiers.includes('no-timer')
    ? withoutHurry(ofKind)
    : isThing
      ? ofKind.replace('stomp on', 'watch out for')
      : ofKind;
  return fillIn(isPeaceful ? unhurried.replace(/, [^,]*\{foes?\}[^,]*/, '') : unhurried, cast, requested, '');
}

/** "No time limit" leaves nothing to be in time for. */
export const withoutHurry = (text: string): string =>
  text === 'Answer before time is up' ? 'Pick the right answers' : text.replace(/ (before time is up|in time)\b/g, '');

const balloonGoal = ({ kind, things }: Cast): string | null =>
  kind === 'bubble-pop' && things.some(({ sprite }) => sprite === 'balloon') ? 'Pop the balloons' : null;

/** For a maze with things instead of dots. */
function hoardGoal({ kind, things }: Cast, { hoard, about, frame }: Requested): string | null {
  if (kind !== 'maze' || hoard === 0) return null;
  const { role, class: ofClass = null } = frame.goods[0] ?? {};
  const verb = role === 'eaten' ? 'Eat' : role === 'caught' ? (isPlayable(ofClass) ? 'Catch' : 'Find') : 'Collect';
  const names = things.slice(0, hoard).map(({ plural }) => plural);
  const all =
    about && frame.goods.length === 1 ? 'all {things}' : names.length > 3 ? 'everything' : `all ${names.join(' and ')}`;
  return `${verb} ${all}, keep away from {foes}`;
}

export type AskedEnd = { end: 'collect' | 'survive' | 'points'; count: number };

/** The prompt's own end of the round. */
export function askedEnd(kind: Kind, { collect, seconds, points }: Requested['frame']['numbers']): AskedEnd | null {
  if (collect && kindsThatCollect.has(kind)) return { end: 'collect', count: collect };
  if (seconds && kindsToSurvive.has(kind)) return { end: 'survive', count: seconds };
  return points && !kindsOfMatches.has(kind) ? { end: 'points', count: points } : null;
}

/** A maze with a door. */
export const asksForExit = (kind: Kind, { modifiers }: Requested['frame']): boolean =>
  kind === 'maze' && modifiers.includes('exit');

/** Where the exit ends the round, once all is collected. */
export const hasExit = (kind: Kind, { modifiers }: Requested['frame']): boolean =>
  /^(maze|platformer)$/.test(kind) && modifiers.includes('exit');

function askedGoal({ kind }: Cast, { frame }: Requested): string | null {
  const asked = askedEnd(kind, frame.numbers);
  if (asked === null && kind === 'whack' && frame.modifiers.includes('spare'))
    return 'Bop the {foes}, spare the {name}';
  if (asked === null && kind === 'throw' && frame.modifiers.includes('goal')) return 'Pull back, aim and score';
  if (asked === null && kind === 'whack' && frame.modifiers.includes('shoots'))
    return 'Shoot the {foes}, leave the bombs alone';
  if (asked === null) return asksForExit(kind, frame) ? 'Find the way out, keep away from {foes}' : null;
  const goals = {
    collect: `${verbsToCollect[kind] ?? 'Collect'} {count} {things}${hasExit(kind, frame) ? ', then find the exit' : ''}`,
    survive: 'Last {count} seconds',
    points: 'Get to {count} points',
  };
  return goals[asked.end].replace('{count}', String(asked.count));
}

const verbsToCollect: Partial<Record<Kind, string>> = {
  'bubble-pop': 'Pop',
  catcher: 'Catch',
  snake: 'Eat',
  slicer: 'Slice',
  fishing: 'Catch',
};

const kindsOfMatches = new Set<Kind>(['pong', 'air-hockey', 'darts']);

/** Flowers are watered, guests served and fires put out. */
function careGoal(cast: Cast, { frame }: Requested): string | null {
  const { kind } = cast;
  const verb = frame.acts
    .map((act) => act.verb)
    .find((one) =>
      /^(water|feed|serve|clean|wash|repair|fix|bathe|guide|escort|pull|polish|paint|milk|groom|heal|cure|mow|trim|pick|harvest|brush|comb|rake|bake|brew)$/.test(
        one,
      ),
    );
  if (kind !== 'tending') return null;
  if (/fire|flame/.test(cast.things[0]?.name ?? '')) return 'Put out every {thing} in time';
  if (!verb) return null;
  return `${capital(verb)} all {things} in time`;
}

function fillIn(text: string, cast: Cast, requested: Pick<Requested, 'about' | 'aboutFoes'>, place: string): string {
  const { hero } = cast;
  const foe = requested.aboutFoes ?? cast.foes[0]?.name ?? 'rival';
  const { name: thing, plural: things } = thingOf(cast, requested);
  const values: Record<string, string> = {
    hero: withArticle(hero.name),
    heroes: hero.plural,
    name: hero.name,
    foe,
    foes: requested.aboutFoes ? pluralOf(foe) : (cast.foes[0]?.plural ?? pluralOf(foe)),
    thing,
    things,
    place,
  };
  return text
    .replace(/\{(things)\} (come|fall|float)\b/gi, (_, key: string, verb: string) =>
      isUncounted(thing) ? `{${key}} ${verb}s` : `{${key}} ${verb}`,
    )
    .replace(/\b([Aa]) \{(foe|thing)\}/g, (_, article: string, key: string) => {
      const name = values[key] ?? '';
      const noun = isUncounted(name) ? name : withArticle(name);
      return article === 'A' ? capital(noun) : noun;
    })
    .replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key.toLowerCase()] ?? '';
      return key[0] === key[0]?.toUpperCase() ? capital(value) : value;
    });
}

export function withArticle(name: string): string {
  if (name === 'santa') return 'Santa';
  const vowel = /^[aeio]|^u(?!ni|fo|se|to)/i.test(name) && !/^(one|uni|UFO|eu)/.test(name);
  return `${vowel ? 'an' : 'a'} ${name}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => `${capital(text)}.`;
const withoutArticle = (place: string) => place.replace(/^the /, '');

export function inTitleCase(text: string): string {
  const small = new Set(['of', 'and', 'the', 'in', 'a', 'an', 'to']);
  return text
    .split(' ')
    .map((word, i) => (i > 0 && small.has(word) ? word : capital(word)))
    .join(' ');
}

/** At the end of a word. */
function cut(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  return text.slice(0, lengthMax + 1).replace(/\s+\S*$/, '');
}
