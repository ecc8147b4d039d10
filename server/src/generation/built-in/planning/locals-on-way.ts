import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
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

/** Crocodiles in a river, birds on the way down through the sky, seals among ice floes. */
export function localsOnWay(kind: Kind, scene: Scene, requested: Requested, hero?: Actor): Locals | null {
  if (kind === 'downhill' && isOnRiver(requested))
    return { foes: ['crocodile', 'turtle', 'duck'], things: ['fish', 'leaf', 'coin', 'flower'] };
  if (hero && kind !== 'fishing' && isAboveSea(scene, hero))
    return /^(boat|ship)$/.test(hero.sprite) ? onWaves : aboveWaves(kind, hero);
  if (kind === 'downhill' && scene === 'sky')
    return { foes: ['bird', 'plane', 'balloon'], things: ['star', 'rainbow', 'heart', 'sun'] };
  if (kind === 'hopper' && isAmongFloes(requested))
    return { foes: ['seal', 'penguin', 'bear'], things: ['fish', 'shell', 'snowflake', 'crystal'] };
  return null;
}
