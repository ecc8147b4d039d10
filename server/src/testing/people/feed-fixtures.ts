import type { Viewer } from '../../feed/feed-run.ts';
import { type FeedThing, type FeedType, keyOf } from '../../feed/feed-thing.ts';
import { newId } from '../../platform/ids.ts';

export function feedThing(type: FeedType, createdAt: number, creatorId = newId(new Date(createdAt))): FeedThing {
  const id = newId(new Date(createdAt));
  return { id, key: keyOf(id), type, creatorId, createdAt, json: `{"id":"${id}"}` };
}

export function feedViewer(overrides: Partial<Viewer> = {}): Viewer {
  return { blocked: new Set(), followed: [], seen: new Set(), seenBefore: new Set(), ...overrides };
}
