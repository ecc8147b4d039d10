import { type Actor, type Kind, kinds, type Scene, scenes } from '../../../../../engines/src/plan.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { pluralOf } from '../reading/english-plurals.ts';
import type { Mention } from '../reading/mentions.ts';
import { natureOf } from '../reading/natures.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { familyOf, type Noun, nounOf, spritesOfFamily } from '../vocabulary/vocabulary.ts';
import { kindsOfFamily, sceneCasts } from './casts.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Cast = { kind: Kind; scene: Scene; hero: Actor; foes: Actor[]; things: Actor[] };

/** Whom one fights rather than plays, unless the prompt says otherwise. */
const hostile = new Set(['spooky', 'insect', 'lab', 'danger']);
const hostileSprites = new Set(['alien', 'ufo', 'asteroid', 'shark', 'dragon', 'mouse', 'soldier']);
const fightingKinds = new Set<Kind>(['arena', 'defence', 'shooter', 'whack']);
const peacefulKinds: Kind[] = ['match', 'memory', 'catcher', 'jumper', 'flyer', 'snake', 'breakout'];
const scenesWithRoads = new Set<Scene>(['city', 'meadow', 'forest', 'farm', 'desert', 'snow', 'autumn', 'beach']);

/** Fills every part of the game: what the prompt names first, then what belongs to it. */
export function chooseCast(reading: Reading, random: SeededRandom): Cast {
  const kind = chooseKind(reading, random);
  const { hero: named, foes: namedFoes } = partsFor(kind, reading);
  const scene = chooseScene(reading, named, namedFoes, random);
  const hero = named ?? chooseHero(reading, scene, namedFoes, random);
  const foes = chooseFoes(kind, reading, scene, hero, namedFoes, random);
  const things = chooseThings(kind, reading, scene, [hero, ...foes], random);
  return { kind, scene, hero, foes, things };
}

/** A place the prompt names brings its own people; without one the hero's nature decides. */
function byNearness(reading: Reading, own: string[], local: string): string[] {
  return reading.scene ? [...local.split(' '), ...own] : [...own, ...local.split(' ')];
}

function chooseFoes(
  kind: Kind,
  reading: Reading,
  scene: Scene,
  hero: Actor,
  named: Actor[],
  random: SeededRandom,
): Actor[] {
  const fears = natureOf.get(hero.sprite)?.fears ?? [];
  const traffic = kind === 'hopper' && scenesWithRoads.has(scene) ? ['car', 'truck', 'bus', 'motorcycle'] : [];
  const others = [...traffic, ...byNearness(reading, fears, sceneCasts[scene].foes)];
  return fill(named, named.length ? 2 : 3, others, [hero.sprite], random);
}

/** Named things bring their family along; boards want many kinds, other games few. */
function chooseThings(kind: Kind, reading: Reading, scene: Scene, others: Actor[], random: SeededRandom): Actor[] {
  // The bricks of a brick breaker are no things of their own.
  const named = reading.things.filter((thing) => kind !== 'breakout' || thing.sprite !== 'brick');
  const family = named.flatMap((thing) => spritesOfFamily(thing.family)).filter((sprite) => !nounOf(sprite).being);
  const likes = natureOf.get(others[0]?.sprite ?? '')?.likes ?? [];
  const more = named.length
    ? [...random.shuffle(family), ...likes]
    : byNearness(reading, likes, sceneCasts[scene].things);
  const wanted = mechanicOf[kind].hasManyThings ? 6 : named.length ? Math.max(2, named.length) : 4;
  return fill(
    named,
    wanted,
    [...more, ...sceneCasts[scene].things.split(' ')],
    others.map((actor) => actor.sprite),
    random,
  );
}

function chooseKind(reading: Reading, random: SeededRandom): Kind {
  const best = reading.kinds[0];
  if (best) return random.pick(reading.kinds.filter((entry) => entry.weight >= best.weight)).kind;
  if (reading.peaceful) return random.pick(peacefulKinds);
  const family = (reading.hero ?? reading.things[0] ?? reading.foes[0])?.family;
  const suited = family ? kindsOfFamily[family] : undefined;
  if (suited) return random.pick(suited.split(' ') as Kind[]);
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
  const ofScene = reading.scene ? kindsOfFamily[byScene[reading.scene] ?? 'wild'] : undefined;
  return random.pick(ofScene ? (ofScene.split(' ') as Kind[]) : kinds);
}

/** Whom nobody plays unless asked to. */
export function isHostile({ family, sprite }: Noun): boolean {
  return hostile.has(family) || hostileSprites.has(sprite);
}

/** "Zombie survival" is a game against zombies: a hostile hero nobody introduced changes sides. */
function partsFor(kind: Kind, reading: Reading): { hero: Actor | null; foes: Actor[] } {
  const { hero, heroMeant, foes } = reading;
  const turns = hero && !heroMeant && !foes.length && fightingKinds.has(kind) && (kind === 'whack' || isHostile(hero));
  // The word said what to play, not whom against.
  const others = foes.filter((foe) => kind !== 'snake' || foe.sprite !== 'snake').map(actorOf);
  return turns
    ? { hero: null, foes: [actorOf(hero)] }
    : { hero: hero ? actorOf(hero) : coinedHero(reading), foes: others };
}

function coinedHero(reading: Reading): Actor | null {
  const name = reading.coined;
  return name ? { sprite: name, name, plural: pluralOf(name), tint: null, wears: null } : null;
}

function chooseScene(reading: Reading, hero: Actor | null, foes: Actor[], random: SeededRandom): Scene {
  if (reading.scene) return reading.scene;
  const homes = hero ? natureOf.get(hero.sprite)?.homes.filter((home) => scenes.includes(home)) : undefined;
  if (homes?.length) return random.pick(homes);
  const foe = foes[0];
  const haunts = foe ? natureOf.get(foe.sprite)?.homes.filter((home) => scenes.includes(home)) : undefined;
  if (haunts?.length) return random.pick(haunts);
  const family = reading.things[0]?.family ?? '';
  const byFamily: Record<string, Scene[]> = {
    food: ['kitchen', 'city'],
    sweet: ['candy', 'kitchen'],
    fruit: ['jungle', 'meadow', 'farm'],
    veg: ['farm', 'meadow'],
    treasure: ['cave', 'temple', 'beach'],
    space: ['space'],
    sport: ['stadium'],
    school: ['room'],
    music: ['cyber', 'stadium'],
    snow: ['snow'],
    toy: ['room'],
    magic: ['castle'],
    weather: ['sky'],
    nature: ['forest', 'meadow'],
    vehicle: ['city', 'desert'],
    party: ['room', 'candy'],
  };
  return random.pick(byFamily[family] ?? scenes);
}

/** Somebody who would want what the prompt names, or who lives where it plays. */
function chooseHero(reading: Reading, scene: Scene, foes: Actor[], random: SeededRandom): Actor {
  const wanted = reading.things[0]?.sprite;
  const taken = new Set(foes.map((foe) => foe.sprite));
  const fans = wanted ? [...natureOf].filter(([, nature]) => nature.likes.includes(wanted)).map(([who]) => who) : [];
  const rivals = foes[0]
    ? [...natureOf].filter(([, nature]) => nature.fears.includes(foes[0]?.sprite ?? '')).map(([who]) => who)
    : [];
  const locals = sceneCasts[scene].heroes.split(' ');
  for (const group of [
    fans.filter((who) => locals.includes(who)),
    fans,
    rivals.filter((who) => locals.includes(who)),
    locals,
    rivals,
  ]) {
    const free = group.filter((who) => !taken.has(who) && familyOf(who) !== '');
    if (free.length) return actorOf({ ...nounOf(random.pick(free)), wears: null });
  }
  return actorOf({ ...nounOf('cat'), wears: null });
}

function fill(
  named: (Mention | Actor)[],
  wanted: number,
  others: string[],
  taken: string[],
  random: SeededRandom,
): Actor[] {
  const actors = named.map((entry) => ('plural' in entry ? entry : actorOf(entry)));
  const known = new Set([...taken, ...actors.map((actor) => actor.sprite)]);
  const [favourites, rest] = [others.slice(0, 4), others.slice(4)];
  for (const sprite of [...random.shuffle(favourites), ...rest]) {
    if (actors.length >= wanted) break;
    if (known.has(sprite) || familyOf(sprite) === '') continue;
    known.add(sprite);
    actors.push(actorOf({ ...nounOf(sprite), wears: null }));
  }
  return actors.slice(0, 6);
}

function actorOf(mention: Noun & { wears: string | null }): Actor {
  const { sprite, name, tint, wears } = mention;
  return { sprite, name, plural: pluralOf(name), tint, wears };
}
