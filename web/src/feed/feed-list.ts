import { type Failure, isFailure } from '../api/failure.ts';
import type { FeedItem } from '../api/shapes.ts';
import { call, onAccountChange } from '../sign-in/session.ts';
import { createStore } from '../ui/store.ts';

type FeedState = {
  items: readonly FeedItem[];
  /** The one that is shown, or headed for. May be one past the last: the card that says it was the last. */
  index: number;
  failure: Failure | undefined;
  /** Whether the list has come to its end. */
  complete: boolean;
};

const pageSize = 8;
const loadAhead = 3;

export const feed = createStore<FeedState>({ items: [], index: 0, failure: undefined, complete: false });

let cursor: string | undefined;
let loading: Promise<void> | undefined;

export function keyOf(item: FeedItem): string {
  return `${item.type} ${item.type === 'game' ? item.game.id : item.type === 'clip' ? item.clip.id : item.live.id}`;
}

export function addressOf(item: FeedItem): string {
  return item.type === 'game'
    ? `/g/${item.game.id}`
    : item.type === 'clip'
      ? `/c/${item.clip.id}`
      : `/l/${item.live.id}`;
}

/** Asks for more as long as the visitor comes near the end. */
export function moveTo(index: number): void {
  feed.change({ index });
  const { items, complete, failure } = feed.get();
  if (!complete && !failure && index >= items.length - loadAhead) void loadMore();
}

export function loadMore(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<void> {
  feed.change({ failure: undefined });
  try {
    const { items, nextCursor } = await call('GET /api/feed', {
      query: { limit: pageSize, ...(cursor !== undefined && { cursor }) },
    });
    cursor = nextCursor ?? undefined;
    const known = new Set(feed.get().items.map(keyOf));
    const fresh = items.filter((item) => !known.has(keyOf(item)));
    feed.change({ items: [...feed.get().items, ...fresh], complete: nextCursor === null });
  } catch (error) {
    if (!isFailure(error)) throw error;
    // A cursor of before signing in, or of before a restart: the list begins anew, what is shown already stays out.
    if (error.code === 'invalid_cursor' && cursor !== undefined) {
      cursor = undefined;
      return load();
    }
    feed.change({ failure: error });
  }
}

/** Shows this one next to the current one, wherever it came from, and says at which place. */
export function showInFeed(item: FeedItem): number {
  const { items, index } = feed.get();
  const known = items.findIndex((one) => keyOf(one) === keyOf(item));
  if (known >= 0) return known;
  const place = items.length === 0 ? 0 : Math.min(index + 1, items.length);
  feed.change({ items: [...items.slice(0, place), item, ...items.slice(place)] });
  return place;
}

/** From the top, with what the service would show now. */
export function startOver(): void {
  cursor = undefined;
  feed.set({ items: [], index: 0, failure: undefined, complete: false });
  void loadMore();
}

/** Takes something out that is not to be seen any more: reported, blocked, gone. */
export function removeFromFeed(isUnwanted: (item: FeedItem) => boolean): void {
  const { items, index } = feed.get();
  const before = items.slice(0, index).filter(isUnwanted).length;
  feed.change({ items: items.filter((item) => !isUnwanted(item)), index: index - before });
}

onAccountChange(() => {
  cursor = undefined;
  feed.change({ complete: false });
});
