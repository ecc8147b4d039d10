import { keyedHash } from '../platform/keys.ts';
import type { Caller } from './caller.ts';
import { limitedAddress } from './client-address.ts';

/** Somebody who watches a thing, as keyed hashes that name nobody and are of no use for another thing. */
export type Viewer = { viewer: string; place: string };

/** Guests cost nothing, so of those at one address no more count. */
export const viewersOfPlaceMax = 32;

export function viewerOf(key: Buffer, caller: Caller, address: string, ...thing: string[]): Viewer {
  const viewer = hashOf(key, caller.accountId, ...thing);
  return { viewer, place: caller.kind === 'member' ? viewer : hashOf(key, limitedAddress(address), ...thing) };
}

function hashOf(key: Buffer, ...parts: string[]): string {
  return keyedHash(key, ...parts).toString('hex', 0, 16);
}

/** Programs that say of themselves that nobody looks at what they load. A phone by the name of Cubot is none. */
export function isBot(userAgent = ''): boolean {
  return /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit|(?:link|page)[ -]?preview/i.test(userAgent);
}
