import { isUncounted, pluralOf } from '../reading/english-plurals.ts';
import { placesAsSaid } from '../vocabulary/words-for-titles.ts';
import type { Cast } from './choose-cast.ts';
import { capital } from './goals-of-care.ts';
import { kindsWithPieces } from './pieces-of-sides.ts';
import type { Requested } from './requested.ts';
import { asDescribed, foesNamed, thingsNamed } from './several-named.ts';

/** The subject of the game: a group by its name, otherwise the first thing. */
export function thingOf(
  { kind, things, groups }: Cast,
  { about }: Pick<Requested, 'about'>,
): { name: string; plural: string } {
  const [own, other] = things;
  if (kindsWithPieces.has(kind) && own && other)
    return { name: own.name, plural: own.name === other.name ? own.plural : `${own.plural} and ${other.plural}` };
  if (groups) return { name: shortened(listed(groups), about), plural: listed(groups) };
  const isServed = things[0]?.name === 'customer';
  return about && !isServed
    ? { name: about, plural: pluralOf(about) }
    : (things[0] ?? { name: 'star', plural: 'stars' });
}

/** "Mammals, birds and reptiles". */
const listed = (groups: NonNullable<Cast['groups']>): string =>
  groups
    .map(({ label }) => label)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

/** As much of a title as leaves room for another word. */
const shortened = (names: string, about: string | null): string => (names.length < 25 ? names : (about ?? 'bin'));

/** A text about the cast, in the grammar of its names. */
export function fillIn(text: string, cast: Cast, requested: Requested, place: string): string {
  const { hero } = cast;
  const { frame } = requested;
  const foeName = requested.aboutFoes ?? cast.foes[0]?.name ?? 'rival';
  const foe = asDescribed(foeName, [...frame.foes, ...frame.hazards]);
  const player = requested.hero ? asDescribed(hero.name, [frame.hero]) : hero.name;
  const { name: thing, plural } = thingOf(cast, requested);
  const several = thingsNamed(cast, requested);
  const severalFoes = foesNamed(cast, requested);
  const things = several ?? plural;
  const { pits } = frame;
  const inTheWay = pits && requested.foes.length === 0 ? pluralOf(pits) : null;
  const values: Record<string, string> = {
    hero: frame.heroName ?? (isUncounted(hero.name) ? player : withArticle(player)),
    heroes: hero.plural,
    name: hero.name,
    foe,
    foes:
      inTheWay ??
      severalFoes ??
      (requested.aboutFoes ? pluralOf(foeName) : (cast.foes[0]?.plural ?? pluralOf(foeName))),
    thing,
    things,
    place,
  };
  const isOfUncounted = isUncounted(cast.foes[0]?.name ?? '') && inTheWay === null && severalFoes === null;
  const isMass = isUncounted(thing) && several === null;
  const filled = (cast.hero.name === cast.foes[0]?.name ? betweenAlike(text) : text)
    .replace(
      /(?<!\blet )(\{foes\}) (rain|have|come|march|pop|hide|are|fall|stop|cross|guard|close|take)\b/gi,
      (all, who, verb) => (isOfUncounted ? `${who} ${thirdPerson(verb)}` : all),
    )
    .replace(/(\{things\}) before they hit/g, isMass ? '$1 before it hits' : '$&')
    .replace(/\{(things)\} (come|fall|float|fly|hide|light|drop|double|lie)\b/gi, (_, key: string, verb: string) =>
      isMass ? `{${key}} ${verb}s` : `{${key}} ${verb}`,
    )
    .replace(/\b([Aa]) \{(foe|thing)\}/g, (_, article: string, key: string) => {
      const name = values[key] ?? '';
      const noun = isUncounted(name) ? name : withArticle(name);
      return article === 'A' ? capital(noun) : noun;
    })
    .replace(/\bevery \{thing\}/g, isUncounted(thing) ? 'all the {thing}' : '$&')
    .replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key.toLowerCase()] ?? '';
      return key[0] === key[0]?.toUpperCase() ? capital(value) : value;
    });
  return placesAsSaid(
    isSeveralPlaces(place)
      ? filled.replaceAll(`${place} is `, `${place} are `).replaceAll(`${place} has `, `${place} have `)
      : filled,
  );
}

/** "The Flower Hills". */
const isSeveralPlaces = (place: string): boolean =>
  /^the .*[^s]s$/i.test(place) && !/(?:lens|chaos|swiss|canvas|bus|atlas)$/i.test(place);

export function withArticle(name: string): string {
  if (name === 'santa') return 'Santa';
  const vowel = /^[aeio]|^u(?!ni|fo|se|to)/i.test(name) && !/^(one|uni|UFO|eu)/.test(name);
  return `${vowel ? 'an' : 'a'} ${name}`;
}

/** One cat against another. */
const betweenAlike = (text: string): string =>
  text
    .replace(/\{Hero\} and a \{foe\}/g, 'Two {heroes}')
    .replace(/\ba \{foe\}/g, 'another {name}')
    .replace(/\bthe \{foe\}/g, 'the other {name}');

const thirdPerson = (verb: string): string =>
  ({ have: 'has', are: 'is', march: 'marches', cross: 'crosses' })[verb] ?? `${verb}s`;
