import { type FeedIndex, type Placed, type Popularity, placed } from './feed-shelf.ts';
import { type FeedThing, type FeedType, feedTypes } from './feed-thing.ts';
import type { Mix } from './mix-feed.ts';
import { type Candidate, rankFeed, weights } from './rank-feed.ts';

/** What the feed knows of whoever looks at it. */
export type Viewer = {
  blocked: ReadonlySet<string>;
  followed: readonly string[];
  /** Keys of all that was sent or played in the last 30 days. */
  seen: ReadonlySet<string>;
  /** Of these, what was seen before the run began; it never changes during the run. */
  seenBefore: ReadonlySet<string>;
};

/**
 * A run through the feed, as its cursor carries it. It begins with a head that was ranked for this person once and is
 * carried along; then comes everything else, in the one order of the popularity it began with: first what was unseen
 * when it began, then the rest. Nothing in this changes while people play, follow and look, so the run shows nothing
 * twice and leaves nothing out, whatever node answers and however often a page is asked for.
 */
export type Run = {
  startedAt: number;
  measuredAt: number;
  sent: string[];
  waiting: string[];
  tail: Record<FeedType, TailPlace>;
  mix: Mix;
};

/** Behind the last thing shown: first of what was unseen, then of what was seen. */
export type TailPlace = { pass: 0 | 1; hot: number; key: string };

export const headSize = 100;
/** Of each type; enough for a head of that type alone. */
const poolMax = headSize;
const followedMax = 100;
const followedAgeMsMax = 14 * 86_400_000;

export const tailStart = (): TailPlace => ({ pass: 0, hot: Number.MAX_VALUE, key: '' });

/** Ranks the head for this person. */
export function startRun(shelf: FeedIndex, viewer: Viewer, popularity: Popularity, now: number): Run {
  const followed = new Set(viewer.followed);
  const candidateOf = ({ thing: { key, type, creatorId }, hot }: Placed): Candidate => ({
    key,
    type,
    creatorId,
    hot,
    isFollowed: followed.has(creatorId),
    isSeen: viewer.seen.has(key),
  });
  const rookies = shelf.rookies.pick(headSize / weights.rookieEvery, now, (thing) => isNewTo(viewer, thing));
  const head = rankFeed(
    poolFor(shelf, viewer, popularity, now).map(candidateOf),
    rookies.map((thing) => candidateOf(placed(thing, popularity))),
    headSize,
  );
  return {
    startedAt: now,
    measuredAt: popularity.measuredAt,
    sent: [],
    waiting: head.map(({ key }) => key),
    tail: { game: tailStart(), clip: tailStart(), live: tailStart() },
    mix: { last: null, inARow: 0 },
  };
}

function isNewTo(viewer: Viewer, thing: FeedThing): boolean {
  return !viewer.seen.has(thing.key) && !viewer.blocked.has(thing.creatorId);
}

/** A bounded number of things among which the head is found: the hottest of each type, and what those followed made. */
function poolFor(shelf: FeedIndex, viewer: Viewer, popularity: Popularity, now: number): Placed[] {
  const pool = new Map<string, Placed>();
  for (const type of feedTypes) {
    let found = 0;
    for (const one of shelf.order(popularity, type)) {
      // A stream goes on, so it is shown again.
      if (type === 'live' ? viewer.blocked.has(one.thing.creatorId) : !isNewTo(viewer, one.thing)) continue;
      pool.set(one.thing.key, one);
      if (++found === poolMax) break;
    }
  }
  for (const thing of newestFollowed(shelf, viewer, now)) pool.set(thing.key, placed(thing, popularity));
  // Only who has seen nearly everything is shown it again this early.
  if (pool.size < headSize) {
    for (const key of viewer.seen) {
      const thing = shelf.find(key);
      if (thing && !viewer.blocked.has(thing.creatorId)) pool.set(key, placed(thing, popularity));
    }
  }
  return [...pool.values()];
}

function newestFollowed(shelf: FeedIndex, viewer: Viewer, now: number): FeedThing[] {
  const things: FeedThing[] = [];
  for (const creatorId of viewer.followed) {
    if (viewer.blocked.has(creatorId)) continue;
    for (const thing of shelf.ofCreator(creatorId)) {
      const isFresh = now - thing.createdAt < followedAgeMsMax && !viewer.seen.has(thing.key);
      if (isFresh || thing.type === 'live') things.push(thing);
    }
  }
  const liveFirst = (thing: FeedThing) => (thing.type === 'live' ? 0 : 1);
  return things.sort((a, b) => liveFirst(a) - liveFirst(b) || b.createdAt - a.createdAt).slice(0, followedMax);
}
