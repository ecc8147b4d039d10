import { type FeedItem, type FeedType, keyOf } from '../../feed/feed-index.ts';
import type { Viewer } from '../../feed/rank-feed.ts';
import { newId } from '../../platform/ids.ts';

export function feedItem(type: FeedType, createdAt: number, creatorId = newId(new Date(createdAt))): FeedItem {
  const id = newId(new Date(createdAt));
  return { id, key: keyOf(id), type, creatorId, createdAt, json: `{"id":"${id}"}` };
}

export function feedViewer(overrides: Partial<Viewer> = {}): Viewer {
  return { blocked: new Set(), followed: [], seen: new Set(), seenBefore: new Set(), ...overrides };
}
