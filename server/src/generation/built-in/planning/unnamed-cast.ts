import type { Kind } from '../../../../../engines/src/plan.ts';
import { isUncounted } from '../reading/english-plurals.ts';
import type { Cast } from './choose-cast.ts';
import { classicOf } from './classic-boards.ts';
import type { Requested } from './requested.ts';
import { isVehicle, movesByItself } from './ways.ts';

/** Games that make no sense without those whom they are about. */
const kindsAboutFoes = new Set<Kind>(['whack', 'arena', 'shooter', 'minesweeper', 'racer']);

/** Whether foes are in the game whom the prompt does not name; texts leave them out. */
export function hasUnnamedFoes(cast: Cast, requested: Requested): boolean {
  const { foes, aboutFoes, things, frame } = requested;
  const [foe] = cast.foes;
  const isNamed =
    foes.length + frame.foes.length + frame.hazards.length > 0 || aboutFoes !== null || Boolean(frame.pits);
  // Black and white, or two fruits of a board of fruit, are what was asked for.
  const isSide = classicOf(cast, requested) !== null || foe?.name === cast.hero.name;
  return !isNamed && !isSide && !kindsAboutFoes.has(cast.kind) && !things.some(({ name }) => name === foe?.name);
}

/** Where things lie about that are picked up on the way. */
const kindsWithFinds = /^(hopper|lanes|downhill|flight|rope-swing|traffic|dodger|racer)$/;

const namesHero = /\{(hero|heroes|name)\}/i;
const namesFoes = /\{foes?\}/i;
const namesThings = /\{things?\}/i;

/** Bees on a highway, which are there only because something has to be collected. */
const hasOddThings = ({ kind, things }: Cast, requested: Requested): boolean =>
  requested.things.length === 0 &&
  requested.about === null &&
  things.some((one) => movesByItself(one) && one.sprite !== 'fish') &&
  !/^(memory|match|growing|rescue|tending|fishing|clicker|sorting)$/.test(kind);

/** The sentences about whomever the prompt names and nobody else, as far as there are such. */
export function aboutNamed(sentences: string[], cast: Cast, requested: Requested): string[] {
  const without = (all: string[], names: RegExp) => preferred(all, (one) => !names.test(one));
  // Snow that races downhill and gold that digs are none.
  const isPlayed =
    requested.hero !== null &&
    (requested.hero.being || isVehicle(cast.hero) || (cast.kind !== 'digging' && !isUncounted(cast.hero.name)));
  const ofHero = isPlayed ? preferred(sentences, (one) => namesHero.test(one)) : without(sentences, namesHero);
  const ofFoes = hasUnnamedFoes(cast, requested)
    ? preferred(sentences, (one) => !namesFoes.test(one) && (isPlayed || !namesHero.test(one)))
    : ofHero;
  const both = preferred(ofFoes, (one) => ofHero.includes(one));
  const isOnTheWay = requested.things.length === 0 && kindsWithFinds.test(cast.kind);
  return isOnTheWay || hasOddThings(cast, requested) ? without(both, namesThings) : both;
}

/** Those that fit, unless none does. */
function preferred(all: string[], fits: (one: string) => boolean): string[] {
  const fitting = all.filter(fits);
  return fitting.length > 0 ? fitting : all;
}

/** What is said of foes who have no name: in this order, the first that applies. */
const unnamed: [named: RegExp, instead: string][] = [
  [/leap over \{foes\}/, 'leap over what is in the way'],
  [/step over \{foes\}/, 'step over what is in the way'],
  [/^Reach the flag, stomp on \{foes\}$/, 'Reach the flag in one piece'],
  [/^Get home, stomp on \{foes\}$/, 'Get home in one piece'],
  [/, stop the \{foes\}/, ', hold the line'],
  [/ waves of \{foes\}/, ' waves'],
  [/, let \{foes\} fall/, ', let the rest fall'],
  [/, never \{foes\}/, ' and nothing else'],
  [/[Rr]un from the \{foes?\}/, 'Run and never look back'],
  [/Dodge the \{foes\}, jump/, 'Dodge what is in the way, jump'],
  [/Dodge the \{foes\}/, 'Dodge everything'],
  [/Steer around the \{foes\}/, 'Steer around what is in the way'],
  [/Change lanes, jump over \{foes\}/, 'Change lanes, jump over what is in the way'],
  [/(, )keep away from \{foes\} and falling rocks/, '$1watch out for falling rocks'],
  [/keep away from \{foes\}/, 'do not get caught'],
  [/stay out of sight of the \{foes\}/, 'stay out of sight'],
  [/flee from bigger \{foes\}/, 'flee from what is bigger'],
  [/^(Hook \{things\}), keep off the \{foes\}$/, '$1 and reel them in'],
  [/, keep off the \{foes\}$/, ''],
  [/before \{foes\} reach/, 'before they reach'],
  [/hit \{foes\} and \{things\}/, 'hit every target'],
  [/(every shot) of the \{foes\}/, '$1'],
  [/, watch out for \{foes\}$/, ''],
  [/\b(?:the|a) \{foe\}/, 'your opponent'],
];

/** "Dodge the bees", where nobody asked for bees, tells no more than what there is to do. */
export function goalWithoutUnnamed(goal: string, cast: Cast, requested: Requested): string {
  const { kind, foes } = cast;
  const isOfTraffic = kind === 'hopper' && foes.every(isVehicle);
  const general = isOfTraffic && goal.startsWith('Hop across') ? goal.replace('Hop across', 'Cross the road') : goal;
  const kept = hasOddThings(cast, requested)
    ? general.replace(/,? (?:and )?(?:collect|grab) \{things\}/, isOfTraffic ? ', dodge the traffic' : '')
    : general;
  // Bombs and spikes say themselves why they are there.
  const isNeeded = foes.every((foe) => !movesByItself(foe)) && !/\ba \{foe\}|the \{foe\}/.test(kept);
  if (!namesFoes.test(kept) || isNeeded || !hasUnnamedFoes(cast, requested)) return kept;
  return unnamed.reduce((text, [named, instead]) => (namesFoes.test(text) ? text.replace(named, instead) : text), kept);
}
