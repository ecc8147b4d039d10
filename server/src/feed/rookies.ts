import type { FeedThing } from './feed-thing.ts';

/** Who is new, and has to be shown a few times before people can decide about it. */
export const rookieRules = { ageMsMax: 2 * 86_400_000, timesSentMax: 20 } as const;
/** How many are looked at for one person, so that a flood of new things costs nobody more. */
const lookedAtMax = 100;

export type Rookies = ReturnType<typeof keepRookies>;

/**
 * New things in the order in which they wait for being shown: first those that nobody was sent, then whoever waits
 * longest. Each node keeps its own, from its start on.
 */
export function keepRookies() {
  const unsent = new Set<FeedThing>();
  const sent = new Map<FeedThing, number>();

  const isRookie = (thing: FeedThing, now: number) =>
    thing.type !== 'live' && now - thing.createdAt < rookieRules.ageMsMax;

  return {
    add(thing: FeedThing, now: number): void {
      if (isRookie(thing, now)) unsent.add(thing);
    },
    remove(thing: FeedThing): void {
      unsent.delete(thing);
      sent.delete(thing);
    },
    /** Up to `count` of those that fit this person. */
    pick(count: number, now: number, fits: (thing: FeedThing) => boolean): FeedThing[] {
      const picked: FeedThing[] = [];
      let lookedAt = 0;
      for (const waiting of [unsent, sent.keys()]) {
        for (const thing of waiting) {
          if (picked.length === count || lookedAt++ >= lookedAtMax) return picked;
          if (!isRookie(thing, now)) this.remove(thing);
          else if (fits(thing)) picked.push(thing);
        }
      }
      return picked;
    },
    markSent(thing: FeedThing): void {
      const times = sent.get(thing) ?? 0;
      if (!unsent.delete(thing) && !sent.delete(thing)) return;
      if (times + 1 < rookieRules.timesSentMax) sent.set(thing, times + 1);
    },
  };
}
