import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import { actorOf } from './actor-of-mention.ts';
import { mentionOf } from './mention.ts';
import type { Requested } from './requested.ts';

/** Chocolate bars as bricks, coral as pillars, a tower of candy, crocodiles to hop on; "chocolate bricks" are brown. */
export function builtParts(kind: Kind, { things, frame }: Requested): { brick?: Actor; pillar?: Actor } {
  const built = frame.builtOf ? actorOf(mentionOf(frame.builtOf)) : undefined;
  const isShown = built && (built.picture !== undefined || built.sprite !== 'token');
  if (kind === 'flyer' || kind === 'helix' || kind === 'hopper') return isShown ? { pillar: built } : {};
  if (kind !== 'breakout') return {};
  const coloured = things.find(({ sprite, tint }) => sprite === 'brick' && tint);
  const brick = isShown ? built : coloured && actorOf(coloured);
  return brick ? { brick } : {};
}
