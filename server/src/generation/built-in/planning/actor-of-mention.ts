import type { Actor } from '../../../../../engines/src/plan.ts';
import { pluralOf } from '../reading/english-plurals.ts';
import type { Mention } from './mention.ts';

export function actorOf({ sprite, name, tint, wears, picture, size }: Mention): Actor {
  return {
    sprite,
    name,
    plural: pluralOf(name),
    tint,
    wears,
    ...(picture !== undefined && { picture }),
    ...(size !== undefined && { size }),
  };
}

/** A substitute sprite says nothing about the actor. */
export const isStandIn = ({ sprite, name }: Actor): boolean => /^(monster|kid|token)$/.test(sprite) && sprite !== name;
