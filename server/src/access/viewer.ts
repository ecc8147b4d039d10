import { keyedHash } from '../platform/keys.ts';
import type { Caller } from './caller.ts';
import { limitedAddress } from './client-address.ts';

/** A viewer, as keyed hashes that identify no person and differ between the contents watched. */
export type Viewer = { viewer: string; place: string };

/** Guests are free to create, so viewers from one address are counted only up to this number. */
export const viewersOfPlaceMax = 32;

export function viewerOf(key: Buffer, caller: Caller, address: string, ...thing: string[]): Viewer {
  const viewer = hashOf(key, caller.accountId, ...thing);
  return { viewer, place: caller.kind === 'member' ? viewer : hashOf(key, limitedAddress(address), ...thing) };
}

function hashOf(key: Buffer, ...parts: string[]): string {
  return keyedHash(key, ...parts).toString('hex', 0, 16);
}

/** Programs whose User-Agent says that they are bots. A phone named Cubot is not one. */
export function isBot(userAgent = ''): boolean {
  return /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit|(?:link|page)[ -]?preview/i.test(userAgent);
}
