import { signal } from '@preact/signals';
import { type Failure, isAborted, isFailure } from '../api/failure.ts';
import { retryLater } from '../api/recovery.ts';
import type { Clip, FeedItem, Game, Live } from '../api/shapes.ts';
import { forgetFeed, keepFeed, lastFeed } from './last-feed.ts';
import { call, onAccountChange } from './session.ts';

/** The mixed feed, or only content of followed accounts. */
export type FeedSource = 'home' | 'following';

type FeedState = {
  items: readonly FeedItem[];
  /**
   * The item that is shown, or being moved to. May be one past the last, the final card, or one before the first, the
   * announcement card.
   */
  index: number;
  failure: Failure | undefined;
  /** Whether the list has reached its end. */
  complete: boolean;
};

const pageSize = 8;
const loadAhead = 3;

const routes = { home: 'GET /api/feed', following: 'GET /api/feed/following' } as const;

export const feedSource = signal<FeedSource>('home');
export const feed = signal<FeedState>({ items: [], index: 0, failure: undefined, complete: false });

let cursor: string | undefined;
let loading: AbortController | undefined;
let tries = 0;
let cancelRetry = () => {};

function thingIn(item: FeedItem): Game | Clip | Live {
  return item.type === 'game' ? item.game : item.type === 'clip' ? item.clip : item.live;
}

export function keyOf(item: FeedItem): string {
  return `${item.type} ${thingIn(item).id}`;
}

/** Games have addresses under `/g/`, clips under `/c/`, streams under `/l/`. */
export function addressOf(item: FeedItem): string {
  return `/${item.type[0]}/${thingIn(item).id}`;
}

export function moveTo(index: number): void {
  feed.value = { ...feed.value, index };
  loadIfNearEnd();
}

/** Loads more when the visitor is near the end. */
function loadIfNearEnd(): void {
  const { items, index, complete, failure } = feed.value;
  if (!complete && !failure && index >= items.length - loadAhead) void loadMore();
}

export async function loadMore(): Promise<void> {
  if (loading) return;
  const abort = new AbortController();
  loading = abort;
  cancelRetry();
  feed.value = { ...feed.value, failure: undefined };
  try {
    while (!(await loadPage(abort.signal)));
    tries = 0;
  } catch (error) {
    if (isAborted(error)) return;
    if (!isFailure(error)) throw error;
    // Without a connection a newly opened app shows the last feed.
    const isEmpty = feed.value.items.length === 0 && error.status === 0 && feedSource.value === 'home';
    feed.value = { ...feed.value, ...(isEmpty && { items: lastFeed() }), failure: error };
    cancelRetry = retryLater(error, tries++, () => void loadMore());
  } finally {
    if (loading === abort) loading = undefined;
  }
}

/** Returns whether it brought something new, or the end. */
async function loadPage(signal: AbortSignal): Promise<boolean> {
  try {
    const query = { limit: pageSize, ...(cursor !== undefined && { cursor }) };
    const { items, nextCursor } = await call(routes[feedSource.value], { query, signal });
    if (feedSource.value === 'home' && cursor === undefined) keepFeed(items);
    cursor = nextCursor ?? undefined;
    const known = new Set(feed.value.items.map(keyOf));
    const fresh = items.filter((item) => !known.has(keyOf(item)));
    feed.value = { ...feed.value, items: [...feed.value.items, ...fresh], complete: nextCursor === null };
    return fresh.length > 0 || nextCursor === null;
  } catch (error) {
    // A cursor from before signing in, or before a restart: the list starts again, without the items already shown.
    if (!isFailure(error, 'invalid_cursor') || cursor === undefined) throw error;
    cursor = undefined;
    return false;
  }
}

/** Back to the service's own start; pending requests are dropped. */
function resetCursor(): void {
  loading?.abort();
  loading = undefined;
  cancelRetry();
  cursor = undefined;
}

/** Inserts an item next to the current one and returns its index. */
export function showInFeed(item: FeedItem): number {
  const { items, index } = feed.value;
  const known = items.findIndex((one) => keyOf(one) === keyOf(item));
  if (known >= 0) return known;
  const place = items.length === 0 ? 0 : Math.min(index + 1, items.length);
  feed.value = { ...feed.value, items: [...items.slice(0, place), item, ...items.slice(place)] };
  return place;
}

/** Reloads the feed from the top. */
export function startOver(): void {
  resetCursor();
  feed.value = { items: [], index: 0, failure: undefined, complete: false };
  void loadMore();
}

export function chooseSource(source: FeedSource): void {
  if (feedSource.value === source) return;
  feedSource.value = source;
  startOver();
}

/** Replaces an item that the feed may show in an older version. */
export function updateInFeed(item: FeedItem): void {
  feed.value = { ...feed.value, items: feed.value.items.map((one) => (keyOf(one) === keyOf(item) ? item : one)) };
}

/** Removes an item that is no longer visible: reported, unlisted, deleted. */
export function removeFromFeed(type: FeedItem['type'], id: string): void {
  remove((item) => item.type === type && thingIn(item).id === id);
}

/** Removes everything by one creator. */
export function removeCreatorFromFeed(handle: string): void {
  remove((item) => thingIn(item).creator.handle === handle);
}

function remove(isUnwanted: (item: FeedItem) => boolean): void {
  const { items, index } = feed.value;
  const before = items.slice(0, Math.max(0, index)).filter(isUnwanted).length;
  feed.value = { ...feed.value, items: items.filter((item) => !isUnwanted(item)), index: index - before };
  loadIfNearEnd();
}

// The shown item stays; the following ones are chosen for the new account.
onAccountChange(() => {
  forgetFeed();
  resetCursor();
  // The pending retry was for the previous account, too.
  feed.value = { ...feed.value, complete: false, failure: undefined };
  loadIfNearEnd();
});
