import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedItem, feedViewer } from '../testing/people/feed-fixtures.ts';
import {
  createFeedIndex,
  type FeedIndex,
  type FeedItem,
  type FeedType,
  feedTypes,
  type Popularity,
  unmeasured,
} from './feed-index.ts';
import { inARowMax, nextPage, startRun } from './feed-page.ts';
import { createNewItems, type NewItems, type Viewer } from './rank-feed.ts';

const now = Date.UTC(2026, 10, 15, 12);
const hour = 3_600_000;

type Indexed = { index: FeedIndex; newItems: NewItems; items: FeedItem[] };

function indexWith(counts: Partial<Record<FeedType, number>>, creators = 10): Indexed {
  const newItems = createNewItems();
  const index = createFeedIndex(newItems);
  const items = feedTypes.flatMap((type) =>
    Array.from({ length: counts[type] ?? 0 }, (_, i) =>
      feedItem(type, now - i * hour - hour, `creator ${i % creators}`),
    ),
  );
  index.put(items, now);
  return { index, newItems, items };
}

/** All pages of a run; between them the world may change. */
function readAll(
  { index, newItems }: Omit<Indexed, 'items'>,
  viewer: () => Viewer,
  popularity: Popularity,
  limit: number,
  between: (page: FeedItem[]) => void = () => undefined,
): FeedItem[] {
  const shown: FeedItem[] = [];
  let run: ReturnType<typeof startRun> | undefined = startRun(index, newItems, viewer(), popularity, now);
  while (run !== undefined) {
    const page = nextPage(index, viewer(), popularity, JSON.parse(JSON.stringify(run)), limit);
    expect(page.items.length).toBe(page.next === undefined ? page.items.length : limit);
    shown.push(...page.items);
    run = page.next;
    between(page.items);
  }
  return shown;
}
const keysOf = (items: FeedItem[]) => items.map(({ key }) => key);

/** The longest row of one type that others could have broken. */
function longestRow(shown: FeedItem[]): number {
  let [longest, row] = [0, 0];
  for (const [i, { type }] of shown.entries()) {
    row = shown[i - 1]?.type === type ? row + 1 : 1;
    if (shown.slice(i + 1).some((later) => later.type !== type)) longest = Math.max(longest, row);
  }
  return longest;
}

describe('a run', () => {
  it('shows everything once, mixed, the unseen first', () => {
    const { index, newItems, items } = indexWith({ game: 300, clip: 40, live: 3 });
    const seen = new Set(keysOf(items.filter((_, i) => i % 3 === 0)));
    const shown = readAll({ index, newItems }, () => feedViewer({ seen, seenBefore: seen }), unmeasured, 50);
    expect(keysOf(shown).sort()).toEqual(keysOf(items).sort());
    expect(longestRow(shown)).toBeLessThanOrEqual(inARowMax);
    const games = shown.filter(({ type }) => type === 'game');
    expect(games.findIndex(({ key }) => seen.has(key))).toBe(200);
  });

  it('begins with live streams of those one follows', () => {
    const { index, newItems, items } = indexWith({ game: 50, live: 4 });
    const followed = ['creator 1', 'creator 3'];
    const [first, second] = readAll({ index, newItems }, () => feedViewer({ followed }), unmeasured, 10);
    const streams = items.filter(({ type, creatorId }) => type === 'live' && followed.includes(creatorId));
    expect(keysOf([first, second] as FeedItem[])).toEqual(keysOf(streams));
  });

  it('shows nothing of blocked creators, nor what is gone, nor what came later', () => {
    const { index, newItems, items } = indexWith({ game: 200, clip: 20 });
    const gone = items[150] as FeedItem;
    const shown = readAll(
      { index, newItems },
      () => feedViewer({ blocked: new Set(['creator 7']) }),
      unmeasured,
      20,
      () => {
        index.remove([gone.id]);
        index.put([feedItem('game', now + 1)], now);
      },
    );
    expect(shown.filter(({ creatorId }) => creatorId === 'creator 7')).toEqual([]);
    expect(keysOf(shown)).not.toContain(gone.key);
    expect(shown).toHaveLength(220 - 22 - 1);
  });

  it('keeps the mix when items are removed from it', () => {
    const { index, newItems, items } = indexWith({ game: 60, clip: 20 });
    const clips = items.filter(({ type }) => type === 'clip');
    const shown = readAll(
      { index, newItems },
      () => feedViewer(),
      unmeasured,
      10,
      () => {
        const clip = clips.shift();
        if (clip) index.remove([clip.id]);
      },
    );
    expect(longestRow(shown)).toBeLessThanOrEqual(inARowMax);
  });

  it('answers the same page for the same cursor', () => {
    const { index, newItems } = indexWith({ game: 200, clip: 50 });
    const run = startRun(index, newItems, feedViewer(), unmeasured, now);
    const first = nextPage(index, feedViewer(), unmeasured, run, 30);
    const [again, still] = [first, first].map(({ next }) => nextPage(index, feedViewer(), unmeasured, next ?? run, 30));
    expect(keysOf(again?.items ?? [])).toEqual(keysOf(still?.items ?? []));
  });

  it('repeats nothing and skips nothing that stays, whatever changes meanwhile', () => {
    const change = fc.record({
      remove: fc.array(fc.nat(), { maxLength: 5 }),
      restore: fc.boolean(),
      follow: fc.array(fc.nat(9), { maxLength: 4 }),
      measured: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.record({
          game: fc.nat(160),
          clip: fc.nat(60),
          live: fc.nat(6),
          limit: fc.integer({ min: 1, max: 60 }),
          seenOf: fc.integer({ min: 2, max: 9 }),
          changes: fc.array(change, { minLength: 1, maxLength: 4 }),
        }),
        ({ game, clip, live, limit, seenOf, changes }) => {
          const { index, newItems, items } = indexWith({ game, clip, live });
          const seenBefore = new Set(keysOf(items.filter((_, i) => i % seenOf === 0)));
          const seen = new Set(seenBefore);
          let followed: string[] = ['creator 2'];
          const left = new Map(items.map((item) => [item.id, item]));
          let turn = 0;
          const shown = readAll(
            { index, newItems },
            () => feedViewer({ seen, seenBefore, followed }),
            unmeasured,
            limit,
            (page) => {
              const { remove, restore, follow, measured } = changes[turn++ % changes.length] ?? {};
              for (const { key } of page) seen.add(key);
              followed = (follow ?? []).map((n) => `creator ${n}`);
              const victims = (remove ?? []).flatMap((n) => items[n % items.length] ?? []);
              for (const { id } of victims) left.delete(id);
              index.remove(victims.map(({ id }) => id));
              if (restore) index.put(victims, now);
              // Others begin runs with a newer popularity meanwhile.
              if (measured)
                index.order({ measuredAt: turn, players: new Map(items.map(({ key }, i) => [key, i])) }, 'game');
            },
          );
          expect(new Set(keysOf(shown)).size).toBe(shown.length);
          const showed = new Set(keysOf(shown));
          expect([...left.values()].filter(({ key }) => !showed.has(key))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('popularity', () => {
  const popular = (items: FeedItem[], measuredAt = 1): Popularity => ({
    measuredAt,
    players: new Map(items.map(({ key }, i) => [key, 1000 - i])),
  });

  it('lifts what many play', () => {
    const { index, newItems, items } = indexWith({ game: 100 });
    const hit = items[99] as FeedItem;
    expect(keysOf(readAll({ index, newItems }, () => feedViewer(), unmeasured, 10)).indexOf(hit.key)).toBeGreaterThan(
      50,
    );
    expect(readAll({ index, newItems }, () => feedViewer(), popular([hit]), 10)[0]?.key).toBe(hit.key);
  });

  it('has the same order whether everything is sorted or the order before is merged', () => {
    const { index, items } = indexWith({ game: 120, clip: 10 });
    const other = createFeedIndex(createNewItems());
    other.put(items, now);
    index.order(popular(items.slice(40, 60), 1), 'game');
    for (const type of feedTypes) {
      const next = popular([...items.slice(50, 80)].reverse(), 2);
      expect(index.order(next, type)).toEqual(other.order(next, type));
    }
    const late = feedItem('game', now);
    for (const one of [index, other]) {
      one.put([late], now);
      one.remove([items[3]?.id ?? '']);
    }
    const next = popular([...items.slice(50, 80)].reverse(), 2);
    expect(index.order(next, 'game')).toEqual(other.order(next, 'game'));
    expect(index.order(next, 'game')).toHaveLength(120);
  });
});

describe('the new-item boost', () => {
  it('picks what nobody was sent, then the least recently sent, until it was sent often enough or is old', () => {
    const { index, newItems, items } = indexWith({ game: 40 });
    const anybody = () => true;
    const first = newItems.pick(5, now, anybody);
    expect(first).toHaveLength(5);
    for (const item of first) newItems.markSent(item);
    const second = newItems.pick(5, now, anybody);
    expect(second.filter((item) => first.includes(item))).toEqual([]);
    for (let i = 0; i < 50; i++) for (const item of newItems.pick(40, now, anybody)) newItems.markSent(item);
    expect(newItems.pick(40, now, anybody)).toEqual([]);
    index.put([feedItem('live', now), feedItem('game', now - 3 * 24 * hour), feedItem('clip', now)], now);
    expect(newItems.pick(9, now, anybody).map(({ type }) => type)).toEqual(['clip']);
    expect(newItems.pick(9, now + 3 * 24 * hour, anybody)).toEqual([]);
    expect(items).toHaveLength(40);
  });
});
