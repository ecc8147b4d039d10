import { isId } from '../platform/ids.ts';

export const feedTypes = ['game', 'clip', 'live'] as const;
export type FeedType = (typeof feedTypes)[number];

/** Something that may stand in the feed right now, with its JSON made once. */
export type FeedThing = {
  id: string;
  /** What it is called in cursors and in what was seen. */
  key: string;
  type: FeedType;
  creatorId: string;
  /** When it came into the world; of a live stream, when it started. Milliseconds. */
  createdAt: number;
  json: string;
};

/** The random half of an id: 16 hex digits, enough to tell things apart in half the room. */
export function keyOf(id: string): string {
  if (!isId(id)) throw new Error(`${id} is no id`);
  return id.slice(19, 23) + id.slice(24);
}

export const keyDigits = 16;

/** Keys one after the other, as bytes. */
export function packKeys(keys: readonly string[]): Buffer {
  return Buffer.from(keys.join(''), 'hex');
}

export function unpackKeys(packed: Buffer): string[] {
  return keysIn(packed.toString('hex'));
}

export function keysIn(hex: string): string[] {
  const keys: string[] = [];
  for (let at = 0; at < hex.length; at += keyDigits) keys.push(hex.slice(at, at + keyDigits));
  return keys;
}
