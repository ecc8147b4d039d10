import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NewestPlace } from '../database/newest-first.ts';
import { feedItem, feedViewer } from '../testing/people/feed-fixtures.ts';
import { createFeedIndex, type FeedItem, type FeedType, feedTypes, type Popularity } from './feed-index.ts';
import { nextPage, type Run } from './feed-page.ts';
import { type FeedStore, viewIndex } from './feed-view.ts';
import { createNewItems, type Viewer } from './rank-feed.ts';

const now = Date.UTC(2026, 10, 15, 12);
const newestFirst = (a: FeedItem, b: FeedItem) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** Items of which many have the same age, a few of them popular. */
function makeItems(counts: Record<FeedType, number>, ages: number) {
  const items = feedTypes.flatMap((type) =>
    Array.from({ length: counts[type] }, (_, i) => feedItem(type, now - (i % ages) * 3_600_000)),
  );
  const played = items.filter((_, i) => i % 11 === 0);
  const popularity: Popularity = { measuredAt: 1, players: new Map(played.map(({ key }, i) => [key, 1 + 3 * i])) };
  return { items, popularity };
}

/** An index that holds the newest of each type and what is popular, over a store that holds everything. */
function holdFew(items: FeedItem[], popularity: Popularity, max: number) {
  const index = createFeedIndex(createNewItems());
  for (const type of feedTypes) {
    const sorted = items.filter((item) => item.type === type).sort(newestFirst);
    const floor = type === 'live' ? undefined : sorted[max - 1];
    const isHeld = (item: FeedItem, i: number) => floor === undefined || i < max || popularity.players.has(item.key);
    index.put(sorted.filter(isHeld), now);
    index.setFloor(type, floor && [floor.createdAt, floor.id]);
  }
  const store: FeedStore = {
    listAfter: async (type, [atMs, id], limit) => {
      const isLater = (item: FeedItem) => item.createdAt < atMs || (item.createdAt === atMs && item.id < id);
      return items
        .filter((item) => item.type === type && isLater(item))
        .sort(newestFirst)
        .slice(0, limit);
    },
    listByKeys: async (keys) => items.filter(({ key }) => keys.includes(key)),
    listFollowed: async () => [],
  };
  return { index, store };
}

const start = { pass: 0, hot: Number.MAX_VALUE, id: '' } as const;
const tailOnly: Run = {
  startedAt: now,
  measuredAt: 1,
  sent: [],
  waiting: [],
  tail: { game: start, clip: start, live: start },
  mix: { last: null, inARow: 0 },
};

async function readAll(held: ReturnType<typeof holdFew>, viewer: Viewer, popularity: Popularity, limit: number) {
  const keys: string[] = [];
  for (let run: Run | undefined = tailOnly; run !== undefined; ) {
    const view = viewIndex(held.index, held.store);
    let page = nextPage(view, viewer, popularity, run, limit);
    for (let reads = 0; page.below !== undefined; reads++) {
      expect(reads).toBeLessThan(20);
      await view.readBelow(page.below.type, page.below.position, viewer.seenBefore);
      page = nextPage(view, viewer, popularity, run, limit);
    }
    expect(page.next === undefined ? limit : page.items.length).toBe(limit);
    keys.push(...page.items.map(({ key }) => key));
    run = page.next && JSON.parse(JSON.stringify(page.next));
  }
  return keys;
}

it('shows the same in the same order, however little is held in memory', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        game: fc.nat(300),
        clip: fc.nat(60),
        live: fc.nat(3),
        ages: fc.integer({ min: 1, max: 400 }),
        max: fc.integer({ min: 1, max: 80 }),
        seenOf: fc.integer({ min: 1, max: 5 }),
        limit: fc.integer({ min: 5, max: 100 }),
      }),
      async ({ ages, max, seenOf, limit, ...counts }) => {
        const { items, popularity } = makeItems(counts, ages);
        const seenBefore = new Set(items.filter((_, i) => i % seenOf === 0).map(({ key }) => key));
        const viewer = feedViewer({ seenBefore, seen: seenBefore });
        const whole = await readAll(holdFew(items, popularity, Number.MAX_SAFE_INTEGER), viewer, popularity, limit);
        expect(whole).toHaveLength(items.length);
        expect(await readAll(holdFew(items, popularity, max), viewer, popularity, limit)).toEqual(whole);
      },
    ),
    { numRuns: 12 },
  );
});

it('reads again what the index has dropped meanwhile', async () => {
  const { items, popularity } = makeItems({ game: 300, clip: 0, live: 0 }, 300);
  const held = holdFew(items, popularity, 100);
  const viewer = feedViewer();
  const view = viewIndex(held.index, held.store);
  const run = { ...tailOnly, tail: { ...tailOnly.tail, game: positionAfter(items, 90) } };
  const first = nextPage(view, viewer, popularity, run, 50);
  expect(first.below?.type).toBe('game');
  if (first.below) await view.readBelow('game', first.below.position, viewer.seenBefore);
  const next: NewestPlace = [items[49]?.createdAt ?? 0, items[49]?.id ?? ''];
  held.index.remove(items.slice(50, 100).flatMap(({ id, key }) => (popularity.players.has(key) ? [] : [id])));
  held.index.setFloor('game', next);
  const dropped = nextPage(view, viewer, popularity, run, 50);
  expect(dropped.below?.type).toBe('game');
  if (dropped.below) await view.readBelow('game', dropped.below.position, viewer.seenBefore);
  const shown = nextPage(view, viewer, popularity, run, 50).items.map(({ id }) => id);
  const unplayed = items.slice(91, 141).filter(({ key }) => !popularity.players.has(key));
  expect(shown).toEqual(expect.arrayContaining(unplayed.slice(0, 40).map(({ id }) => id)));
});

function positionAfter(items: FeedItem[], at: number) {
  return { pass: 0, hot: (items[at]?.createdAt ?? 0) / 86_400_000, id: items[at]?.id ?? '' } as const;
}
