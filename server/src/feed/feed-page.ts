import type { Run, Viewer } from './feed-run.ts';
import type { FeedIndex, Popularity } from './feed-shelf.ts';
import { walkTails } from './feed-tail.ts';
import { type FeedThing, type FeedType, feedTypes } from './feed-thing.ts';
import { type Fronts, mixAfter, nextType } from './mix-feed.ts';

/** The next things of a run, and where it goes on; undefined at its end. */
export function nextPage(
  shelf: FeedIndex,
  viewer: Viewer,
  popularity: Popularity,
  run: Run,
  limit: number,
): { things: FeedThing[]; next: Run | undefined } {
  const mayShow = (thing: FeedThing) => thing.createdAt <= run.startedAt && !viewer.blocked.has(thing.creatorId);
  const heads = headsOf(shelf, run, mayShow);
  const inHead = new Set([...run.sent, ...run.waiting]);
  const tails = walkTails(shelf, viewer, popularity, run, (thing) => mayShow(thing) && !inHead.has(thing.key));
  const taken = new Set<string>();
  const things: FeedThing[] = [];
  let mix = run.mix;
  const fronts = (): Fronts => {
    const found: Fronts = {};
    for (const type of feedTypes) {
      const head = heads[type][0];
      const tail = head ? undefined : tails[type].front();
      if (head) found[type] = [0, head.rank, 0];
      else if (tail) found[type] = [1, tail.pass, -tail.hot];
    }
    return found;
  };
  for (let type = nextType(fronts(), mix); type !== undefined; type = nextType(fronts(), mix)) {
    if (things.length === limit) {
      const sent = [...run.sent, ...run.waiting.filter((key) => taken.has(key))];
      const waiting = run.waiting.filter((key) => !taken.has(key));
      const tail = { game: tails.game.place(), clip: tails.clip.place(), live: tails.live.place() };
      return { things, next: { ...run, sent, waiting, tail, mix } };
    }
    const thing = heads[type].shift()?.thing ?? tails[type].take();
    taken.add(thing.key);
    things.push(thing);
    mix = mixAfter(type, mix);
  }
  return { things, next: undefined };
}

function headsOf(shelf: FeedIndex, run: Run, mayShow: (thing: FeedThing) => boolean) {
  const heads: Record<FeedType, { thing: FeedThing; rank: number }[]> = { game: [], clip: [], live: [] };
  for (const [rank, key] of run.waiting.entries()) {
    const thing = shelf.find(key);
    if (thing && mayShow(thing)) heads[thing.type].push({ thing, rank });
  }
  return heads;
}
