import {
  comesLater,
  type FeedItem,
  type FeedReader,
  type FeedType,
  feedTypes,
  firstAfter,
  hottestFirst,
  isAfter,
  type Popularity,
  type Position,
  positionOf,
  type ScoredItem,
  scored,
} from './feed-index.ts';
import { type NewItems, rankHead, type Viewer } from './rank-feed.ts';

/**
 * A run through the feed, as its cursor carries it. It starts with a head, ranked once for this viewer and carried in
 * the cursor. The tail is everything else by hotness at one popularity snapshot: first what was unseen at the start,
 * then the rest. None of this changes while people play, follow and read, so a run repeats nothing and skips nothing,
 * whichever node answers and however often a page is requested.
 */
export type Run = {
  startedAt: number;
  measuredAt: number;
  /** Keys of the head that were sent, and those still to send. */
  sent: string[];
  waiting: string[];
  tail: Record<FeedType, TailPosition>;
  mix: Mix;
};

/** After the last item shown. Pass 0 goes through unseen items, pass 1 through seen ones. */
export type TailPosition = Position & { pass: 0 | 1 };

const tailStart: TailPosition = { pass: 0, hot: Number.MAX_VALUE, id: '' };

export function startRun(
  index: FeedReader,
  newItems: NewItems,
  viewer: Viewer,
  popularity: Popularity,
  now: number,
): Run {
  return {
    startedAt: now,
    measuredAt: popularity.measuredAt,
    sent: [],
    waiting: rankHead(index, newItems, viewer, popularity, now),
    tail: { game: tailStart, clip: tailStart, live: tailStart },
    mix: { last: null, inARow: 0 },
  };
}

export type Page = {
  items: FeedItem[];
  /** How the run continues; undefined at its end. */
  next: Run | undefined;
  /** The page is not full because the tail of this type continues below what is in memory. */
  below?: { type: FeedType; position: TailPosition };
};

/** The next items of a run. */
export function nextPage(index: FeedReader, viewer: Viewer, popularity: Popularity, run: Run, limit: number): Page {
  const mayShow = (item: FeedItem) => item.createdAt <= run.startedAt && !viewer.blocked.has(item.creatorId);
  const heads = headsOf(index, run, mayShow);
  const inHead = new Set([...run.sent, ...run.waiting]);
  const tails = openTails(index, viewer, popularity, run, (item) => mayShow(item) && !inHead.has(item.key));
  const taken = new Set<string>();
  const items: FeedItem[] = [];
  let mix = run.mix;
  const fronts = (): Fronts => {
    const found: Fronts = {};
    for (const type of feedTypes) {
      const head = heads[type][0];
      if (head) found[type] = [0, head.rank, 0];
      else {
        const tail = tails[type].peek();
        if (tail) found[type] = [1, tail.pass, -tail.hot];
      }
    }
    return found;
  };
  const goOn = (): Run => {
    const sent = [...run.sent, ...run.waiting.filter((key) => taken.has(key))];
    const waiting = run.waiting.filter((key) => !taken.has(key));
    const tail = { game: tails.game.position(), clip: tails.clip.position(), live: tails.live.position() };
    return { ...run, sent, waiting, tail, mix };
  };
  for (;;) {
    const type = nextType(fronts(), mix);
    const below = feedTypes.find((one) => tails[one].isBelow());
    if (below !== undefined) return { items, next: goOn(), below: { type: below, position: tails[below].position() } };
    if (type === undefined) return { items, next: undefined };
    if (items.length === limit) return { items, next: goOn() };
    const item = heads[type].shift()?.item ?? tails[type].take();
    taken.add(item.key);
    items.push(item);
    mix = mixAfter(type, mix);
  }
}

function headsOf(index: FeedReader, run: Run, mayShow: (item: FeedItem) => boolean) {
  const heads: Record<FeedType, { item: FeedItem; rank: number }[]> = { game: [], clip: [], live: [] };
  for (const [rank, key] of run.waiting.entries()) {
    const item = index.find(key);
    if (item && mayShow(item)) heads[item.type].push({ item, rank });
  }
  return heads;
}

/** The type shown last, and how many of it in a row. */
export type Mix = { last: FeedType | null; inARow: number };

export const inARowMax = 3;

/** The sort key of each type's next item, compared from the left; the smaller comes first. */
export type Fronts = Partial<Record<FeedType, readonly number[]>>;

/** The type of the best next item, but no type more than three times in a row while another has something to show. */
export function nextType(fronts: Fronts, mix: Mix): FeedType | undefined {
  let next: FeedType | undefined;
  for (const type of feedTypes) {
    const front = fronts[type];
    if (front === undefined || mustPause(type, mix, fronts)) continue;
    if (next === undefined || comesBefore(front, fronts[next] ?? [])) next = type;
  }
  return next;
}

export function mixAfter(type: FeedType, mix: Mix): Mix {
  return { last: type, inARow: mix.last === type ? mix.inARow + 1 : 1 };
}

function mustPause(type: FeedType, mix: Mix, fronts: Fronts): boolean {
  if (mix.last !== type || mix.inARow < inARowMax) return false;
  return feedTypes.some((other) => other !== type && fronts[other] !== undefined);
}

function comesBefore(a: readonly number[], b: readonly number[]): boolean {
  for (const [i, value] of a.entries()) {
    const other = b[i] ?? 0;
    if (value !== other) return value < other;
  }
  return false;
}

/** An iterator over the tail of one type. */
type Tail = {
  peek(): { pass: number; hot: number } | undefined;
  /** Whether `peek` found nothing because the next item is not in memory. */
  isBelow(): boolean;
  take(): FeedItem;
  position(): TailPosition;
};

function openTails(
  index: FeedReader,
  viewer: Viewer,
  popularity: Popularity,
  run: Run,
  mayShow: (item: FeedItem) => boolean,
): Record<FeedType, Tail> {
  const open = (type: FeedType) =>
    openTail(
      run.tail[type],
      (pass) => {
        if (pass === 1) return index.hasSeen(type) ? { order: seenOf(index, viewer, popularity, type) } : undefined;
        const reach = index.reach(type);
        return { order: index.order(popularity, type), ...(reach && { reach: positionOf(reach) }) };
      },
      (item, pass) => mayShow(item) && (pass === 1 || !viewer.seenBefore.has(item.key)),
    );
  return { game: open('game'), clip: open('clip'), live: open('live') };
}

/** An order, and how far down it is complete, if not completely. */
type KnownOrder = { order: readonly ScoredItem[]; reach?: Position };

function openTail(
  from: TailPosition,
  orderOf: (pass: 0 | 1) => KnownOrder | undefined,
  mayShow: (item: FeedItem, pass: 0 | 1) => boolean,
): Tail {
  let position = from;
  let known: KnownOrder | undefined;
  let at = 0;
  let isBelow = false;
  const find = (): ScoredItem | undefined => {
    if (known === undefined) {
      known = orderOf(position.pass);
      at = known ? firstAfter(known.order, position) : 0;
    }
    if (known === undefined) {
      isBelow = true;
      return undefined;
    }
    const { order, reach } = known;
    for (; at < order.length; at++) {
      const one = order[at];
      if (one === undefined || (reach && isAfter(one, reach))) break;
      if (mayShow(one.item, position.pass)) return one;
    }
    if (reach !== undefined) {
      isBelow = true;
      if (comesLater(reach, position)) position = { ...reach, pass: 0 };
      return undefined;
    }
    if (position.pass === 1) return undefined;
    position = { ...tailStart, pass: 1 };
    known = undefined;
    return find();
  };
  return {
    peek() {
      const one = find();
      return one && { pass: position.pass, hot: one.hot };
    },
    isBelow: () => isBelow,
    take() {
      const one = find();
      if (one === undefined) throw new Error('There is nothing left to take');
      position = { pass: position.pass, hot: one.hot, id: one.item.id };
      at++;
      return one.item;
    },
    position: () => position,
  };
}

/** The seen items in order: filtered from the whole order, or sorted on their own when they are a small part of it. */
function seenOf(index: FeedReader, viewer: Viewer, popularity: Popularity, type: FeedType): ScoredItem[] {
  const { seenBefore } = viewer;
  if (index.isWhole(type)) {
    const order = index.order(popularity, type);
    if (order.length < 4 * seenBefore.size) return order.filter(({ item }) => seenBefore.has(item.key));
  }
  const seen: ScoredItem[] = [];
  for (const key of seenBefore) {
    const item = index.find(key);
    if (item?.type === type) seen.push(scored(item, popularity));
  }
  return seen.sort(hottestFirst);
}
