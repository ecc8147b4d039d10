import type { Kind, Scene } from '../../../../../engines/src/plan.ts';
import { kindsOfFamily } from './casts.ts';
import type { Requested } from './requested.ts';
import type { SeededRandom } from './seeded-random.ts';

const peacefulKinds: Kind[] = ['match', 'memory', 'catcher', 'jumper'];
/** Kinds of games that suit any hero. */
const kindsForAnybody: Kind[] = ['platformer', 'runner', 'maze', 'jumper', 'catcher'];
/** On water one drifts along. */
const calmKinds = ({ hero }: Requested): Kind[] =>
  /^(boat|ship|canoe|raft|kayak|sailboat|gondola|ferry)$/.test(hero?.sprite ?? '') ? ['downhill'] : peacefulKinds;

/** A dungeon is walked through, and nobody on foot shoots his way through the sky. */
const kindsOfBosses = ({ hero, scene }: Requested): Kind[] =>
  hero && /^(spaceship|rocket|plane|fighter|ship|submarine|helicopter|dragon)$/.test(hero.sprite)
    ? ['shooter']
    : scene === 'space' && !hero
      ? ['shooter', 'arena']
      : ['arena', 'platformer'];

/** Foes are no cards, and only where neither a hero nor a place is named are they hit where they pop up. */
const isOfFoes = (kind: Kind, { hero, scene }: Requested): boolean =>
  kind === 'whack' && hero === null && scene === null;

export const kindsWithoutHero = new Set<Kind>([
  'whack',
  'match',
  'memory',
  'odd-one-out',
  'drop-merge',
  'hidden-objects',
  'differences',
  'mahjong',
  'stacks',
  'snake',
  'slicer',
  'breakout',
  'quiz',
  'blocks',
  'simon',
  'reaction',
  'sorting',
  'bubble-shooter',
  'sudoku',
]);

/** Horror in a hospital: somebody is alone there in the dark, with whatever it is. */
const isAlone = ({ mood, hero, things, scene, frame: { place, modifiers } }: Requested): boolean =>
  mood === 'spooky' &&
  !modifiers.includes('boss') &&
  hero === null &&
  things.length === 0 &&
  (place.words.length > 0 || scene !== null) &&
  !place.feast;

/** The requested kind of game, or one that suits what the prompt names. */
export function chooseKind(requested: Requested, random: SeededRandom): Kind {
  // Letters that nothing is done with are popped.
  if (requested.kind === null && requested.frame.letters) return 'bubble-pop';
  if (requested.kind) return requested.kind;
  const isForToddlers = requested.frame.mood.audience === 'toddlers';
  if (isForToddlers && requested.things.some(({ sprite }) => sprite === 'balloon')) return 'bubble-pop';
  if (isAlone(requested)) return random.pick(['maze', 'maze', 'arena']);
  // Rain, tears or falling leaves without a mechanic: a slow game in which things fall.
  const isMood = requested.frame.place.weather !== null || requested.frame.mood.feeling === 'sad';
  if (isMood && requested.hero === null) return 'catcher';
  // A boat trip is no card game.
  const isPlayed = (kind: Kind) => requested.hero === null || !kindsWithoutHero.has(kind);
  if (requested.isPeaceful || requested.mood === 'calm') return random.pick(calmKinds(requested).filter(isPlayed));
  // A grandma with a frying pan among zombies fights them.
  if (requested.hero && requested.foes.some(({ being }) => being) && (requested.tool || requested.frame.numbers.foes))
    return 'arena';
  const { modifiers } = requested.frame;
  // Somebody strong at the end is fought, whoever else is there.
  if (modifiers.includes('boss')) return random.pick(kindsOfBosses(requested));
  const family = (requested.hero ?? requested.things[0] ?? requested.foes[0])?.family;
  const suited = ((family ? kindsOfFamily[family] : undefined)?.split(' ') ?? []) as Kind[];
  // The first named actor is the player, not a target.
  const isPeopled = requested.hero !== null || requested.foes.length > 0;
  const isOnlyFoes = requested.hero === null && requested.foes.length > 0 && requested.things.length === 0;
  // Skeletons do not rain, and whoever is helped on the way walks it.
  const isAmongFoes = requested.foes.some(({ being }) => being) && requested.hero === null;
  const isMet = (kind: Kind) => !((isOnlyFoes || isAmongFoes) && (kind === 'catcher' || kind === 'jumper'));
  if (requested.hero && requested.frame.acts.some(({ verb, object }) => verb === 'help' && object !== null))
    return 'platformer';
  const playable = isPeopled
    ? suited.filter((kind) => !kindsWithoutHero.has(kind) || isOfFoes(kind, requested))
    : suited;
  const fitting = playable.filter(isMet);
  if (fitting.length > 0) return random.pick(fitting);
  if (requested.hero) return random.pick(kindsForAnybody);
  const byScene: Partial<Record<Scene, string>> = {
    space: 'space',
    moon: 'space',
    sea: 'sea',
    candy: 'sweet',
    haunted: 'spooky',
    kitchen: 'food',
    sky: 'sky',
    castle: 'fantasy',
    dungeon: 'fantasy',
    stadium: 'sport',
    farm: 'farm',
    city: 'city',
    cyber: 'robot',
  };
  const ofScene = requested.scene ? kindsOfFamily[byScene[requested.scene] ?? 'wild'] : undefined;
  return random.pick(ofScene ? (ofScene.split(' ') as Kind[]) : kindsForAnybody);
}
