import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import { pluralOf } from '../reading/english-plurals.ts';
import type { Good, Named } from '../reading/frame.ts';
import { isTemper } from '../reading/tempers.ts';
import type { Cast } from './choose-cast.ts';
import { isSeveral, nameOfAll } from './goods-in-context.ts';
import { membersOfGroup } from './members-of-group.ts';
import { mentionsOf, type Requested } from './requested.ts';
import { traitsToTell } from './traits-left-out.ts';

/** Games whose things are all treated alike; on a board or in a fling they have different parts. */
const kindsOfLikeThings = new Set<Kind>(
  'lanes dodger platformer flyer jumper hopper downhill traffic flight rope-swing catcher runner maze arena digging snake growing slicer tending shooter fishing stacker rescue delivery helix sokoban cooking'.split(
    ' ',
  ) as Kind[],
);
const kindsOfLikeFoes = new Set<Kind>(
  'lanes dodger platformer flyer jumper hopper downhill traffic flight rope-swing catcher runner maze arena digging growing slicer shooter fishing defence whack throw typing helix delivery pinball goalkeeper'.split(
    ' ',
  ) as Kind[],
);

const namesMax = 3;

/** "Apples and pears", "hungry monkeys": whatever the prompt wants gathered alike; null where its name says it all. */
export function thingsNamed({ kind, things, groups }: Cast, { frame }: Requested): string | null {
  const [first] = frame.goods;
  if (!first || groups || frame.topic !== null || frame.letters) return null;
  const alike = kindsOfLikeThings.has(kind) ? frame.goods.filter((one) => isTakenAlike(one, first)) : [];
  return listOf(alike, things);
}

/** "Storm clouds and angry eagles": all whom the prompt is wary of; null where its name says it all. */
export function foesNamed({ kind, foes }: Cast, { frame }: Requested): string | null {
  const all = [...frame.foes, ...frame.hazards];
  const isOfAll = kindsOfLikeFoes.has(kind) && frame.numbers.foes !== 1 && !frame.modifiers.includes('barrels');
  return listOf(isOfAll ? all : all.slice(0, 1), foes);
}

/** "Sleepy dragon": an actor as the prompt speaks of it. */
export function asDescribed(name: string, named: (Named | null)[]): string {
  const one = named.find((candidate) => candidate && mentionsOf(candidate).some((mention) => mention.name === name));
  return [...(one ? traitsIn(one, name) : []), name].join(' ');
}

/** Those of its traits that only words can tell, of one who is called so. */
const traitsIn = (one: Named, name: string): string[] => {
  const told = [...tempersOf(one), ...traitsToTell(one, name)];
  return one.traits.filter((trait) => told.includes(trait)).slice(0, 3);
};

/** How it is or feels. */
export const tempersOf = ({ traits }: Named): string[] => traits.filter(isTemper).slice(0, 2);

const gathered = /^(collected|eaten|caught)$/;
const isTakenAlike = (one: Good, first: Good): boolean =>
  one.role === first.role || (gathered.test(one.role) && gathered.test(first.role));

function listOf(named: Named[], shown: Actor[]): string | null {
  const names = [...new Set(named.flatMap((one) => nameOf(one, shown) ?? []))].slice(0, namesMax);
  const last = names.pop();
  if (last === undefined || (names.length === 0 && shown.some(({ plural }) => plural === last))) return null;
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** A group by its own name; null for whatever the game does not show. */
function nameOf(one: Named, shown: Actor[]): string | null {
  const pictured = shown.filter(
    (actor) => actor.sprite !== 'token' || actor.picture !== undefined || shown.length === 1,
  );
  const seen = mentionsOf(one).flatMap(({ name }) => pictured.find((actor) => actor.name === name) ?? []);
  if (seen.length === 0) return null;
  const tempers = tempersOf(one);
  const group = nameOfAll({ ...one, traits: one.traits.filter((trait) => !tempers.includes(trait)) });
  if (isSeveral(one) && membersOfGroup(group).length > 1) return [...tempers, pluralOf(group)].join(' ');
  const name = seen[0]?.plural ?? pluralOf(one.noun);
  return [...traitsIn(one, name), name].join(' ');
}

/** Sentences of "every apple" are left out where there are pears as well, as long as others remain. */
export function namingAll(sentences: string[], cast: Cast, requested: Requested): string[] {
  const ofOne = [
    ...(thingsNamed(cast, requested)?.includes(' and ') ? [/\{thing\}/i] : []),
    ...(foesNamed(cast, requested)?.includes(' and ') ? [/\{foe\}/i] : []),
  ];
  const fitting = sentences.filter((sentence) => !ofOne.some((one) => one.test(sentence)));
  return fitting.length > 0 ? fitting : sentences;
}
