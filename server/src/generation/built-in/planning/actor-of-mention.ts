import type { Actor } from '../../../../../engines/src/plan.ts';
import { pluralOf } from '../reading/english-plurals.ts';
import type { Mention } from './requested.ts';

export function actorOf({ sprite, name, tint, wears, picture }: Mention): Actor {
  return { sprite, name, plural: pluralOf(name), tint, wears, ...(picture !== undefined && { picture }) };
}
