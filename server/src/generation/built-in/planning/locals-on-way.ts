import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import type { Requested } from './requested.ts';
import { isOnRiver } from './slope-gear.ts';
import { isAboveSea } from './waters.ts';

/** Who and what is met on a way that is not the usual ground of its scene. */
export type Locals = { foes: string[]; things: string[] };

const isAmongFloes = ({ frame: { place } }: Requested): boolean =>
  place.words.some((word) => /floe|iceberg/.test(word));

const onWaves: Locals = { foes: ['ship', 'shark', 'octopus'], things: ['fish', 'coin', 'chest', 'starfish'] };

/** Planes shoot at planes; a gull meets other birds. */
const aboveWaves = (kind: Kind, { sprite }: Actor): Locals => ({
  foes:
    kind === 'shooter' && /plane|fighter|helicopter/.test(sprite)
      ? ['airship', 'helicopter', 'plane', 'balloon']
      : ['eagle', 'raincloud', 'bird', 'airship'],
  things: ['star', 'fish', 'balloon', 'coin'],
});

const overLand = ['eagle', 'raincloud', 'bird', 'plane'];

/** Whom one meets in the air of a scene whose foes walk. */
const aloft: Partial<Record<Scene, string[]>> = {
  city: ['helicopter', 'raincloud', 'plane', 'bird'],
  meadow: ['eagle', 'raincloud', 'bee', 'owl'],
  farm: ['eagle', 'raincloud', 'bee', 'owl'],
  forest: ['owl', 'bat', 'bee', 'raincloud'],
  autumn: ['owl', 'bat', 'eagle', 'raincloud'],
  jungle: ['eagle', 'bat', 'bee', 'parrot'],
  swamp: ['bat', 'owl', 'ghost'],
  snow: ['eagle', 'owl', 'raincloud'],
  desert: ['eagle', 'bat', 'bird'],
  temple: ['bat', 'eagle', 'ghost'],
  castle: ['bat', 'dragon', 'eagle'],
  lake: ['eagle', 'raincloud', 'bird'],
  beach: ['eagle', 'raincloud', 'bird', 'plane'],
  stadium: ['bird', 'helicopter', 'balloon'],
  fair: ['bee', 'bird', 'helicopter'],
  candy: ['bee', 'raincloud', 'bat'],
  kitchen: ['bee', 'ladybug', 'butterfly'],
  room: ['bee', 'butterfly', 'bat'],
  shop: ['bee', 'butterfly', 'bird'],
  school: ['bee', 'bat', 'bird'],
};

/** Nobody who walks comes towards a bird, a plane or whoever hangs below a parachute. */
export function foesAloft(kind: Kind, { modifiers, mechanic }: Frame, scene: Scene): string[] {
  if (mechanic === 'lander' && modifiers.includes('parachute')) return overLand;
  return kind === 'flyer' || kind === 'flight' ? (aloft[scene] ?? []) : [];
}

/** Crocodiles in a river, birds on the way down through the sky, seals among ice floes. */
export function localsOnWay(kind: Kind, scene: Scene, requested: Requested, hero?: Actor): Locals | null {
  if (kind === 'downhill' && isOnRiver(requested))
    return { foes: ['crocodile', 'turtle', 'duck'], things: ['fish', 'leaf', 'coin', 'flower'] };
  if (hero && kind !== 'fishing' && isAboveSea(scene, hero))
    return /^(boat|ship)$/.test(hero.sprite) ? onWaves : aboveWaves(kind, hero);
  if (kind === 'downhill' && scene === 'sky')
    return { foes: ['bird', 'plane', 'balloon'], things: ['star', 'rainbow', 'heart', 'sun'] };
  // Nobody drives over the roofs.
  if (kind === 'platformer' && scene === 'city') return { foes: ['robot', 'dog', 'raccoon', 'monster'], things: [] };
  if (kind === 'hopper' && isAmongFloes(requested))
    return { foes: ['seal', 'penguin', 'bear'], things: ['fish', 'shell', 'snowflake', 'crystal'] };
  return null;
}
