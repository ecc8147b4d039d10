import type { FeedItem } from '../api/shapes.ts';
import { readStored, store } from './storage.ts';

const keptMax = 8;

/** Stores the feed that was shown last, for an app that is opened offline. */
export function keepFeed(items: readonly FeedItem[]): void {
  // A stream that was live then no longer is.
  const kept = items.filter(({ type }) => type !== 'live').slice(0, keptMax);
  store('last-feed', JSON.stringify({ version: __APP_VERSION__, kept }));
}

export function forgetFeed(): void {
  store('last-feed', undefined);
}

export function lastFeed(): readonly FeedItem[] {
  try {
    const { version, kept } = JSON.parse(readStored('last-feed') ?? '{}') as { version?: string; kept?: FeedItem[] };
    // Another version of the app may have stored another shape.
    return version === __APP_VERSION__ && Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
