import type { Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Requested } from './requested.ts';
import { isOnRiver } from './slope-gear.ts';

/** Who and what is met on a way that is not the usual ground of its scene. */
export type Locals = { foes: string[]; things: string[] };

const isAmongFloes = ({ frame: { place } }: Requested): boolean =>
  place.words.some((word) => /floe|iceberg/.test(word));

/** Crocodiles in a river, birds on the way down through the sky, seals among ice floes. */
export function localsOnWay(kind: Kind, scene: Scene, requested: Requested): Locals | null {
  if (kind === 'downhill' && isOnRiver(requested))
    return { foes: ['crocodile', 'turtle', 'duck'], things: ['fish', 'leaf', 'coin', 'flower'] };
  if (kind === 'downhill' && scene === 'sky')
    return { foes: ['bird', 'plane', 'balloon'], things: ['star', 'rainbow', 'heart', 'sun'] };
  if (kind === 'hopper' && isAmongFloes(requested))
    return { foes: ['seal', 'penguin', 'bear'], things: ['fish', 'shell', 'snowflake', 'crystal'] };
  return null;
}
