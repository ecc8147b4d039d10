import type { Actor } from '../../../../../engines/src/plan.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';

const leather = '#c8322f';

/** Cricket has a red ball, unless something else is thrown. */
export function withBall(cast: Cast, { things, frame }: Requested): Cast {
  if (cast.kind !== 'batting' || things.length > 0 || !frame.modifiers.includes('cricket')) return cast;
  const ball: Actor = { sprite: 'tennisball', name: 'ball', plural: 'balls', tint: leather, wears: null };
  return { ...cast, things: [ball] };
}
