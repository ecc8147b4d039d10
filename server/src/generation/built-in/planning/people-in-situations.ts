import type { Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Named } from '../reading/frame.ts';
import { lightsAndMaps } from '../reading/role-words.ts';
import type { Requested } from './requested.ts';

/** Games in which people walk, run and work. */
const kindsOfPeople = new Set<Kind>([
  'runner',
  'lanes',
  'platformer',
  'hopper',
  'maze',
  'dodger',
  'catcher',
  'arena',
  'throw',
  'tending',
  'sokoban',
  'jumper',
]);

/** Who meets somebody at work or at school. */
const peopleByFoes: [foes: RegExp, who: string][] = [
  [/(^| )(teacher|principal|headmaster|headmistress|professor|janitor|bully)$/, 'pupil'],
  [/(^| )(manager|co-?worker|colleague|printer|email|spreadsheet)$/, 'office worker'],
  [/(^| )(policeman|police officer|police|cop|sheriff)$/, 'thief'],
  [/(^| )(mummy|boulder|pharaoh)$/, 'explorer'],
];

/** Who is found in a place that people made for themselves. */
const peopleByPlaces: [places: RegExp, who: string][] = [
  [/school$|classroom|schoolyard/, 'pupil'],
  [/^(office|workplace|cubicle)$|office$|(meeting|conference|board) room/, 'office worker'],
  [/hospital|clinic|emergency room/, 'doctor'],
  [/kitchen$|restaurant|bakery/, 'chef'],
  [/farm$|farmyard|barn/, 'farmer'],
];

/** Those whom small animals run from; whoever they hunt is a better hero than a person. */
const hunters = /(^| )(cat|fox|wolf|dog|hawk|eagle|owl|shark|snake|hunter|spider|frog)$/;

const isWild = (scene: Scene): boolean => /^(temple|jungle|cave|desert)$/.test(scene);

const person = (noun: string): Named => ({ noun, class: 'person', count: null, isPlural: false, traits: [] });

/** Who would be there, where a prompt tells of people's lives and names nobody: a pupil at school, not an owl. */
export function personIn(kind: Kind, { foes, things, frame, scene: asked }: Requested, scene: Scene): Named | null {
  if (!kindsOfPeople.has(kind)) return null;
  const names = foes.map(({ name }) => name);
  const byFoe = peopleByFoes.find(([who]) => names.some((name) => who.test(name)))?.[1];
  if (byFoe) return person(byFoe);
  if (names.some((name) => hunters.test(name))) return null;
  // Those who flee from monsters are like the player.
  if (frame.chaser !== undefined) return person(isWild(scene) ? 'explorer' : 'kid');
  // Somebody holds the lantern.
  if (frame.tools.some(({ noun }) => lightsAndMaps.test(noun))) return person(isWild(scene) ? 'explorer' : 'kid');
  // What is wanted says more about who wants it.
  if ((things.length > 0 && kind !== 'throw') || (asked === null && frame.place.words.length === 0)) return null;
  const byPlace = peopleByPlaces.find(([place]) =>
    [...frame.place.words, asked ?? ''].some((word) => place.test(word)),
  )?.[1];
  return byPlace ? person(byPlace) : null;
}
