import {
  type FeedItem,
  type FeedReader,
  type FeedType,
  feedTypes,
  type Popularity,
  type ScoredItem,
  scored,
} from './feed-index.ts';

/** Hotness is counted in days, and so are these. */
export const weights = {
  /** Added for items of followed creators. */
  followed: 2,
  /** Subtracted for each earlier item of the same creator in the list. */
  sameCreator: 0.7,
  /** Every fifth place goes to a new item that was sent to hardly anyone. */
  newItemEvery: 5,
} as const;

/** The new-item boost ends at this age, or when the item was sent this often. */
const boost = { ageMsMax: 2 * 86_400_000, timesSentMax: 20 } as const;
/** How many new items are considered for one viewer, so that a flood of them costs no more. */
const consideredMax = 100;

export const headSize = 100;
/** Of each type; enough for a head of that type alone. */
const poolMax = headSize;
export const followedMax = 100;
export const followedAgeMsMax = 14 * 86_400_000;

export type Viewer = {
  blocked: ReadonlySet<string>;
  followed: readonly string[];
  /** Keys of everything sent to them or played by them in the last 30 days. */
  seen: ReadonlySet<string>;
  /** Of these, what was seen before the run started; it does not change during the run. */
  seenBefore: ReadonlySet<string>;
};

/** The keys of the first `headSize` items for this viewer, best first. */
export function rankHead(
  index: FeedReader,
  newItems: NewItems,
  viewer: Viewer,
  popularity: Popularity,
  now: number,
): string[] {
  const followed = new Set(viewer.followed);
  const candidateOf = ({ item: { key, type, creatorId }, hot }: ScoredItem): Candidate => ({
    key,
    type,
    creatorId,
    hot,
    isFollowed: followed.has(creatorId),
    isSeen: viewer.seen.has(key),
  });
  const boosted = newItems.pick(headSize / weights.newItemEvery, now, (item) => isUnseen(viewer, item));
  const ranked = rankFeed(
    poolFor(index, viewer, popularity, now).map(candidateOf),
    boosted.map((item) => candidateOf(scored(item, popularity))),
    headSize,
  );
  return ranked.map(({ key }) => key);
}

function isUnseen(viewer: Viewer, item: FeedItem): boolean {
  return !viewer.seen.has(item.key) && !viewer.blocked.has(item.creatorId);
}

/** The candidates for the head, a bounded number: the hottest of each type, and items of followed creators. */
function poolFor(index: FeedReader, viewer: Viewer, popularity: Popularity, now: number): ScoredItem[] {
  const pool = new Map<string, ScoredItem>();
  for (const type of feedTypes) {
    let found = 0;
    for (const one of index.order(popularity, type)) {
      // A live stream changes all the time, so having seen it does not count.
      if (type === 'live' ? viewer.blocked.has(one.item.creatorId) : !isUnseen(viewer, one.item)) continue;
      pool.set(one.item.key, one);
      if (++found === poolMax) break;
    }
  }
  for (const item of newestFollowed(index, viewer, now)) pool.set(item.key, scored(item, popularity));
  // Seen items enter the head only for a viewer who has seen nearly everything.
  if (pool.size < headSize && feedTypes.every((type) => index.hasSeen(type))) {
    for (const key of viewer.seen) {
      const item = index.find(key);
      if (item && !viewer.blocked.has(item.creatorId)) pool.set(key, scored(item, popularity));
    }
  }
  return [...pool.values()];
}

function newestFollowed(index: FeedReader, viewer: Viewer, now: number): FeedItem[] {
  const items: FeedItem[] = [];
  for (const creatorId of viewer.followed) {
    if (viewer.blocked.has(creatorId)) continue;
    for (const item of index.ofCreator(creatorId)) {
      const isFresh = now - item.createdAt < followedAgeMsMax && !viewer.seen.has(item.key);
      if (isFresh || item.type === 'live') items.push(item);
    }
  }
  const liveFirst = (item: FeedItem) => (item.type === 'live' ? 0 : 1);
  return items.sort((a, b) => liveFirst(a) - liveFirst(b) || b.createdAt - a.createdAt).slice(0, followedMax);
}

export type Candidate = {
  key: string;
  type: FeedType;
  creatorId: string;
  hot: number;
  isFollowed: boolean;
  isSeen: boolean;
};

/** Live streams of followed creators, then unseen items, then the rest. */
function tierOf({ type, isFollowed, isSeen }: Candidate): number {
  if (type === 'live' && isFollowed) return 0;
  return isSeen ? 2 : 1;
}

function scoreOf({ hot, isFollowed }: Candidate): number {
  return hot + (isFollowed ? weights.followed : 0);
}

/**
 * The first `size` candidates, by tier and score. Boosted items, in the order given, take every fifth place after the
 * first tier. Each further item of a creator scores a little lower.
 */
export function rankFeed<C extends Candidate>(candidates: readonly C[], boosted: readonly C[], size: number): C[] {
  const queues = queuesOf(candidates);
  const unseen = boosted.filter((candidate) => tierOf(candidate) === 1);
  const taken = new Set<string>();
  const ranked: C[] = [];
  for (let place = 1; ranked.length < size; place++) {
    const best = bestFront(queues);
    const isBoosted = place % weights.newItemEvery === 0 && (best === undefined || tierOf(best) > 0);
    const next = (isBoosted ? nextUntaken(unseen, taken) : undefined) ?? best ?? nextUntaken(unseen, taken);
    if (next === undefined) break;
    taken.add(next.key);
    const queue = queues.get(next.creatorId);
    if (queue) advance(queue, taken);
    ranked.push(next);
  }
  return ranked;
}

/** One creator's candidates, best first. A pick changes one queue only, so each stores its front's tier and score. */
type Queue<C> = { waiting: C[]; next: number; shown: number; tier: number; score: number };

function queuesOf<C extends Candidate>(candidates: readonly C[]): Map<string, Queue<C>> {
  const queues = new Map<string, Queue<C>>();
  for (const candidate of candidates) {
    const queue = queues.get(candidate.creatorId);
    if (queue) queue.waiting.push(candidate);
    else queues.set(candidate.creatorId, { waiting: [candidate], next: 0, shown: 0, tier: 0, score: 0 });
  }
  for (const queue of queues.values()) {
    queue.waiting.sort((a, b) => tierOf(a) - tierOf(b) || scoreOf(b) - scoreOf(a));
    scoreFront(queue);
  }
  return queues;
}

/** After a pick of this creator: the front, or a boosted item further back. */
function advance<C extends Candidate>(queue: Queue<C>, taken: ReadonlySet<string>): void {
  queue.shown++;
  while (taken.has(queue.waiting[queue.next]?.key ?? '')) queue.next++;
  scoreFront(queue);
}

function scoreFront<C extends Candidate>(queue: Queue<C>): void {
  const front = queue.waiting[queue.next];
  queue.tier = front ? tierOf(front) : Number.POSITIVE_INFINITY;
  queue.score = front ? scoreOf(front) - weights.sameCreator * queue.shown : 0;
}

function bestFront<C extends Candidate>(queues: Map<string, Queue<C>>): C | undefined {
  let best: Queue<C> | undefined;
  for (const queue of queues.values()) {
    if (!best || queue.tier < best.tier || (queue.tier === best.tier && queue.score > best.score)) best = queue;
  }
  return best?.waiting[best.next];
}

function nextUntaken<C extends Candidate>(boosted: C[], taken: ReadonlySet<string>): C | undefined {
  for (let next = boosted.shift(); next !== undefined; next = boosted.shift()) if (!taken.has(next.key)) return next;
  return undefined;
}

export type NewItems = ReturnType<typeof createNewItems>;

/** New items, least recently sent first, those never sent before all others. Each node counts for itself, from its start. */
export function createNewItems() {
  const unsent = new Set<FeedItem>();
  const sent = new Map<FeedItem, number>();

  const isNew = (item: FeedItem, now: number) => item.type !== 'live' && now - item.createdAt < boost.ageMsMax;

  return {
    add(item: FeedItem, now: number): void {
      if (isNew(item, now)) unsent.add(item);
    },
    remove(item: FeedItem): void {
      unsent.delete(item);
      sent.delete(item);
    },
    /** Up to `count` that match. */
    pick(count: number, now: number, matches: (item: FeedItem) => boolean): FeedItem[] {
      const picked: FeedItem[] = [];
      let considered = 0;
      for (const waiting of [unsent, sent.keys()]) {
        for (const item of waiting) {
          if (picked.length === count || considered++ >= consideredMax) return picked;
          if (!isNew(item, now)) this.remove(item);
          else if (matches(item)) picked.push(item);
        }
      }
      return picked;
    },
    markSent(item: FeedItem): void {
      const times = sent.get(item) ?? 0;
      if (!unsent.delete(item) && !sent.delete(item)) return;
      if (times + 1 < boost.timesSentMax) sent.set(item, times + 1);
    },
  };
}
