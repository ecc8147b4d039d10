import type { Actor, Care, Kind } from '../../../../../engines/src/plan.ts';
import { namesOfPairs } from '../knowledge/pair-lists.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { pluralOf, singularOf } from '../reading/english-plurals.ts';
import { natureOf } from '../reading/natures.ts';
import { family, fans, parents } from '../reading/role-words.ts';
import { adjectives, eerieAdjectives, placesAsSaid, sillyAdjectives } from '../vocabulary/words-for-titles.ts';
import { isLitter, isTool, type Tending } from './care.ts';
import type { Cast } from './choose-cast.ts';
import { classicOf } from './classic-boards.ts';
import { thingOf } from './fill-in.ts';
import { duels, isFitting, isOfOneFoe } from './fitting-texts.ts';
import { placeOf, withoutArticle } from './place-in-texts.ts';
import { isQuiet, quietNouns } from './quiet-texts.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Setting, suitsSetting } from './setting-of-texts.ts';
import { tempersOf } from './several-named.ts';
import { isEquipment, nounsOfSport } from './sports-balls.ts';
import { nounsOfStacks } from './stacked.ts';
import { cut, inTitleCase, saysTwice } from './title-case.ts';
import { walks } from './ways.ts';
import { subjectOfWords } from './words-of-game.ts';

export const titleLengthMax = 100;

const list = (text: string) => text.split(', ');

/** The player's own title, or one combined from hero, place, things and action. */
export function writeTitle(cast: Cast, requested: Requested, setting: Setting, random: SeededRandom): string {
  if (requested.title) return cut(inTitleCase(requested.title), titleLengthMax);
  const { teams } = requested.frame;
  if (teams) return teams.join(' vs ');
  const classic = classicOf(cast, requested);
  if (classic) return random.pick(classic.titles);
  const [side] = requested.foes;
  // One against one, of whom there are no others.
  const isOfTwo = cast.kind === 'duel' && !requested.frame.hero?.isPlural;
  if (isOfTwo && requested.hero?.being && side?.being && cast.hero.name !== cast.foes[0]?.name)
    return `${inTitleCase(cast.hero.name)} vs ${inTitleCase(side.name)}`;
  const isBetweenEqual = cast.kind === 'duel' && cast.hero.name === cast.foes[0]?.name;
  if (duels.has(cast.kind) && !isBetweenEqual && requested.hero?.being && side?.being)
    return `${inTitleCase(cast.hero.plural)} vs ${inTitleCase(cast.foes[0]?.plural ?? pluralOf(side.name))}`;
  if (cast.tending) return titleOfCare(cast, cast.tending, requested, random);
  // In a whack game the targets name it.
  const subject = cast.kind === 'whack' ? (cast.foes[0] ?? cast.hero) : cast.hero;
  // A net or a plate gives no game its name either.
  const isTool = cast.kind === 'catcher' && requested.hero?.being === false;
  if ((requested.hero === null || isTool) && cast.kind !== 'whack')
    return titleWithoutHero(cast, requested, setting, random);
  const hero = (subject === cast.hero && requested.frame.heroName) || inTitleCase(subject.name);
  // A vase has no adventures of its own.
  const isSomebody = (subject === cast.hero ? requested.hero : side)?.being !== false;
  const titleNouns = nounsForTitle(cast, requested);
  const doing = matching(titleNouns, hero, random);
  const tempers = subject === cast.hero && requested.frame.hero ? tempersOf(requested.frame.hero) : [];
  const asked = inTitleCase(tempers.join(' '));
  const fitting = asked === '' ? adjectivesFor(cast, requested, setting) : [asked];
  const adjective = matching(fitting, hero, random);
  // A sad or calm prompt gets no rowdy title.
  const isCalm = isQuiet(requested);
  const place = placeOf(cast, requested, setting, random);
  const foes = inTitleCase((isOfOneFoe(requested) ? cast.foes[0]?.name : cast.foes[0]?.plural) ?? 'rivals');
  const { name: thing, plural } = thingOf(cast, requested);
  const things = inTitleCase(isOfOneThing(requested) ? thing : plural);
  const oneThing = inTitleCase(thing);
  const patterns = [
    `${hero} ${doing}`,
    `${hero} ${doing}`,
    ...(isCalm && asked === '' ? [] : [`${adjective} ${hero}`, `${adjective} ${hero} ${doing}`]),
    ...(isSomebody && !ofPersons.test(doing) ? [`${hero}'s ${doing}`] : []),
    placesAsSaid(`${hero} in ${place}`),
    `${withoutArticle(place)} ${doing}`,
    ...(mechanicOf[cast.kind].isAboutThings && requested.things.length > 0 && !isEquipment(cast.things[0])
      ? [
          `${oneThing} ${matching(titleNouns, oneThing, random)}`,
          ...(isCalm ? [] : [`${matching(fitting, oneThing, random)} ${oneThing} ${doing}`]),
          `${hero} and the ${things}`,
        ]
      : []),
    ...(requested.foes.length && !isNoDanger(cast.kind, cast.foes[0]) ? [withFoes(cast.kind, doing, foes)] : []),
    ...(requested.foes.length && subject.name !== cast.foes[0]?.name
      ? [`${hero} vs ${foes}`, `${hero} vs ${foes}`]
      : []),
    ...(requested.things.length && !isEquipment(cast.things[0])
      ? [`${oneThing} ${matching(titleNouns, oneThing, random)}`, `${hero} and the ${things}`]
      : []),
  ];
  const short = patterns.filter((title) => title.length <= 34 && !saysTwice(title));
  return cut(random.pick(short) ?? `${hero} ${doing}`, titleLengthMax);
}

/** An archer has no sharpshooter. */
const ofPersons =
  /(shooter|marksman|sluggers?|hitters?|stopper|angler|master|catcher|defenders|valet|typist|bouncer|surfer|racers)$/i;

/** A title speaks of the night, of ice and of kings only where they are. */
function adjectivesFor({ scene, hero }: Cast, { mood }: Requested, setting: Setting): string[] {
  const all = list(mood === 'spooky' ? eerieAdjectives : mood === 'silly' ? sillyAdjectives : adjectives);
  const isOfSpace = /^(space|moon|starship)$/.test(scene);
  return all.filter((one) => {
    if (/^(Astro|Cosmic|Lunar|Starry)$/.test(one)) return isOfSpace;
    if (one === 'Icy') return scene === 'snow';
    if (one === 'Royal') return scene === 'castle';
    if (one === 'Electric') return scene === 'cyber';
    if (one === 'Flying') return !walks(hero);
    return suitsSetting(one, setting);
  });
}

/** Actors that the planner added are not used in the title. */
function titleWithoutHero(cast: Cast, requested: Requested, setting: Setting, random: SeededRandom): string {
  const { foes, things } = cast;
  const titleNouns = nounsForTitle(cast, requested);
  const place = withoutArticle(placeOf(cast, requested, setting, random));
  const thing = thingOf(cast, requested);
  // Bricks of chocolate name no game that shows lollipops.
  const isShown = requested.about !== null || things[0]?.name === requested.things[0]?.name;
  const hasThings = cast.groups !== undefined || (isShown && requested.things.length > 0 && !isEquipment(things[0]));
  const about = hasThings ? inTitleCase(thing.name) : '';
  const foe = foes[0];
  const { pairs } = requested.frame;
  const words = (subjectOfWords(requested.frame) ?? '').replace(/^the /, '');
  const subject = pairs
    ? namesOfPairs[pairs.list]
    : inTitleCase(/^\p{Lu}|ics$/u.test(words) ? words : singularOf(words));
  if (!hasThings && subject) return `${subject} ${matching(titleNouns, subject, random)}`;
  const patterns = [
    ...(hasThings ? [`${about} ${matching(titleNouns, about, random)}`] : []),
    ...(foe && requested.foes.length && !kindsOfPrey.has(cast.kind) && !isNoDanger(cast.kind, foe)
      ? [
          withFoes(cast.kind, random.pick(titleNouns), inTitleCase(foe.plural)),
          `${inTitleCase(foe.name)} ${matching(titleNouns, inTitleCase(foe.name), random)}`,
        ]
      : []),
    ...(!hasThings || requested.scene ? [`${place} ${matching(titleNouns, place, random)}`] : []),
  ];
  const short = patterns.filter((title) => title.length <= 34 && !saysTwice(title));
  return cut(random.pick(short.length > 0 ? short : patterns), titleLengthMax);
}

/** "Save a princess": there is but one. */
const isOfOneThing = ({ frame: { goods } }: Requested): boolean =>
  goods.length === 1 && goods[0]?.isPlural === false && goods[0].role === 'rescued';

const nounsOfCares: Partial<Record<Care, string[]>> = {
  'put-out': ['Fire Alarm', 'Red Alert', 'Fire Brigade'],
  wash: ['Wash Day', 'Bubbles', 'Clean-Up'],
  light: ['Glow', 'Lights', 'Festival'],
  harvest: ['Harvest', 'Harvest Day'],
  water: ['Garden', 'Garden Day'],
};

/** A title about those who are cared for, or about whoever does it. */
function titleOfCare(cast: Cast, { care, gifts }: Tending, requested: Requested, random: SeededRandom): string {
  const { things, hero } = cast;
  const isServed = things[0]?.name === 'customer' && gifts.length > 0 && !isTool(gifts[0]);
  const cared = inTitleCase((isServed ? gifts[0]?.name : (requested.about ?? things[0]?.name)) ?? 'garden');
  const nouns = things.some(isLitter)
    ? ['Clean-Up', 'Clear-Out']
    : (nounsOfCares[care] ??
      (isQuiet(requested)
        ? quietNouns('tending', [])
        : isServed
          ? ['Rush Hour', 'Day']
          : things[0] && (natureOf.has(things[0].sprite) || things[0].sprite === 'kid' || things[0].sprite === 'girl')
            ? ['Care', 'Helpers', 'Rush Hour']
            : ['Patrol', 'Service', 'Rush Hour']));
  // "Fire Alarm" is enough for fires, and nobody waters a garden's garden.
  const titles = nouns.map((noun) => (noun.startsWith(cared) ? noun : `${cared} ${noun}`));
  const who = inTitleCase(hero.name);
  const many = requested.about ?? things[0]?.plural ?? '';
  const ofHero = requested.hero
    ? [`${who} on Duty`, `${who}'s Busy Day`, ...(isServed ? [] : [`${who} and the ${inTitleCase(many)}`])]
    : [];
  return random.pick([...titles, ...ofHero].filter((title) => title.length <= 34)) ?? titles[0] ?? cared;
}

/** What a crowd does: a swarm of robots, the mischief of moles. */
const ofCrowds =
  /swarm|onslaught|frenzy|rampage|invasion|outbreak|uprising|mischief|peekaboo|prowl|maze|labyrinth|hideaway|corridors|passages/i;
/** Where what stands in the way is aimed at, or around. */
const aimedAt = new Set<Kind>(['golf', 'throw', 'darts', 'pinball', 'batting', 'billiards']);
/** A match is against one's father, and nobody is warned of him. */
const isNoDanger = (kind: Kind, foe: Actor | undefined): boolean =>
  foe === undefined ||
  isEquipment(foe) ||
  aimedAt.has(kind) ||
  (duels.has(kind) && kind !== 'duel') ||
  [fans, family, parents].some((dear) => dear.test(foe.name));

const withStands = new Set<Kind>(['defence', 'typing', 'arena', 'shooter', 'duel']);

/** "Swarm of the Robots", "Bastion against the Dogs", "Beware of the Frogs": a flight is not theirs. */
function withFoes(kind: Kind, doing: string, foes: string): string {
  if (ofCrowds.test(doing) || kind === 'whack') return `${doing} of the ${foes}`;
  return withStands.has(kind) ? `${doing} against the ${foes}` : `Beware of the ${foes}`;
}

/** Games of what is taken; what is left alone gives them no name. */
const kindsOfPrey = new Set<Kind>(['catcher', 'slicer', 'bubble-pop']);

function nounsForTitle(cast: Cast, requested: Requested): string[] {
  const all = mechanicOf[cast.kind].titleNouns;
  const isArchery = cast.kind === 'darts' && requested.hero?.name === 'archer';
  const ofSport = nounsOfSport(cast, requested);
  if (ofSport.length > 0) return ofSport;
  const ofStacks = nounsOfStacks(cast.kind, requested);
  if (ofStacks.length > 0) return ofStacks;
  const named = isArchery ? all.map((one) => (one === 'Darts' ? 'Archery' : one)) : all;
  const fitting = named.filter((one) => isFitting(cast, requested, one));
  const usual = fitting.length > 0 ? fitting : all;
  return isQuiet(requested) ? quietNouns(cast.kind, usual) : usual;
}

/** Prefers alliteration: Penguin Parade, Turbo Turtle. */
function matching(words: string[], name: string, random: SeededRandom): string {
  const others = words.filter((word) => !saysTwice(`${name} ${word}`));
  const alike = others.filter((word) => word[0] === name[0]);
  return random.pick(alike.length && random.chance(0.7) ? alike : others.length > 0 ? others : words);
}
