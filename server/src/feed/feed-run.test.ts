import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedThing, feedViewer } from '../testing/people/feed-fixtures.ts';
import { nextPage } from './feed-page.ts';
import { startRun, type Viewer } from './feed-run.ts';
import { createFeedIndex, type FeedIndex, type Popularity, unmeasured } from './feed-shelf.ts';
import { type FeedThing, type FeedType, feedTypes } from './feed-thing.ts';
import { inARowMax } from './mix-feed.ts';

const now = Date.UTC(2026, 10, 15, 12);
const hour = 3_600_000;

function indexOfKind(
  counts: Partial<Record<FeedType, number>>,
  creators = 10,
): { shelf: FeedIndex; things: FeedThing[] } {
  const shelf = createFeedIndex();
  const things = feedTypes.flatMap((type) =>
    Array.from({ length: counts[type] ?? 0 }, (_, i) =>
      feedThing(type, now - i * hour - hour, `creator ${i % creators}`),
    ),
  );
  shelf.put(things, now);
  return { shelf, things };
}

/** All pages of a run; between them the world may change. */
function readAll(
  shelf: FeedIndex,
  viewer: () => Viewer,
  popularity: Popularity,
  limit: number,
  between: (page: FeedThing[]) => void = () => undefined,
): FeedThing[] {
  const shown: FeedThing[] = [];
  let run: ReturnType<typeof startRun> | undefined = startRun(shelf, viewer(), popularity, now);
  while (run !== undefined) {
    const page = nextPage(shelf, viewer(), popularity, JSON.parse(JSON.stringify(run)), limit);
    expect(page.things.length).toBe(page.next === undefined ? page.things.length : limit);
    shown.push(...page.things);
    run = page.next;
    between(page.things);
  }
  return shown;
}
const keysOf = (things: FeedThing[]) => things.map(({ key }) => key);

/** The longest row of one type that others could have broken. */
function longestRow(shown: FeedThing[]): number {
  let [longest, row] = [0, 0];
  for (const [i, { type }] of shown.entries()) {
    row = shown[i - 1]?.type === type ? row + 1 : 1;
    if (shown.slice(i + 1).some((later) => later.type !== type)) longest = Math.max(longest, row);
  }
  return longest;
}

describe('a run', () => {
  it('shows everything once, mixed, the unseen first', () => {
    const { shelf, things } = indexOfKind({ game: 300, clip: 40, live: 3 });
    const seen = new Set(keysOf(things.filter((_, i) => i % 3 === 0)));
    const shown = readAll(shelf, () => feedViewer({ seen, seenBefore: seen }), unmeasured, 50);
    expect(keysOf(shown).sort()).toEqual(keysOf(things).sort());
    expect(longestRow(shown)).toBeLessThanOrEqual(inARowMax);
    const games = shown.filter(({ type }) => type === 'game');
    expect(games.findIndex(({ key }) => seen.has(key))).toBe(200);
  });

  it('begins with live streams of those one follows', () => {
    const { shelf, things } = indexOfKind({ game: 50, live: 4 });
    const followed = ['creator 1', 'creator 3'];
    const [first, second] = readAll(shelf, () => feedViewer({ followed }), unmeasured, 10);
    const streams = things.filter(({ type, creatorId }) => type === 'live' && followed.includes(creatorId));
    expect(keysOf([first, second] as FeedThing[])).toEqual(keysOf(streams));
  });

  it('shows nothing of blocked creators, nor what is gone, nor what came later', () => {
    const { shelf, things } = indexOfKind({ game: 200, clip: 20 });
    const gone = things[150] as FeedThing;
    const shown = readAll(
      shelf,
      () => feedViewer({ blocked: new Set(['creator 7']) }),
      unmeasured,
      20,
      () => {
        shelf.remove([gone.id]);
        shelf.put([feedThing('game', now + 1)], now);
      },
    );
    expect(shown.filter(({ creatorId }) => creatorId === 'creator 7')).toEqual([]);
    expect(keysOf(shown)).not.toContain(gone.key);
    expect(shown).toHaveLength(220 - 22 - 1);
  });

  it('keeps the mix when what was to come between is taken away', () => {
    const { shelf, things } = indexOfKind({ game: 60, clip: 20 });
    const clips = things.filter(({ type }) => type === 'clip');
    const shown = readAll(
      shelf,
      () => feedViewer(),
      unmeasured,
      10,
      () => {
        const clip = clips.shift();
        if (clip) shelf.remove([clip.id]);
      },
    );
    expect(longestRow(shown)).toBeLessThanOrEqual(inARowMax);
  });

  it('asked for a page again it answers the same', () => {
    const { shelf } = indexOfKind({ game: 200, clip: 50 });
    const run = startRun(shelf, feedViewer(), unmeasured, now);
    const first = nextPage(shelf, feedViewer(), unmeasured, run, 30);
    const [again, still] = [first, first].map(({ next }) => nextPage(shelf, feedViewer(), unmeasured, next ?? run, 30));
    expect(keysOf(again?.things ?? [])).toEqual(keysOf(still?.things ?? []));
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
          const { shelf, things } = indexOfKind({ game, clip, live });
          const seenBefore = new Set(keysOf(things.filter((_, i) => i % seenOf === 0)));
          const seen = new Set(seenBefore);
          let followed: string[] = ['creator 2'];
          const left = new Map(things.map((thing) => [thing.id, thing]));
          let turn = 0;
          const shown = readAll(
            shelf,
            () => feedViewer({ seen, seenBefore, followed }),
            unmeasured,
            limit,
            (page) => {
              const { remove, restore, follow, measured } = changes[turn++ % changes.length] ?? {};
              for (const { key } of page) seen.add(key);
              followed = (follow ?? []).map((n) => `creator ${n}`);
              const victims = (remove ?? []).flatMap((n) => things[n % things.length] ?? []);
              for (const { id } of victims) left.delete(id);
              shelf.remove(victims.map(({ id }) => id));
              if (restore) shelf.put(victims, now);
              // Others begin runs with a newer popularity meanwhile.
              if (measured)
                shelf.order({ measuredAt: turn, players: new Map(things.map(({ key }, i) => [key, i])) }, 'game');
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
  const popular = (things: FeedThing[], measuredAt = 1): Popularity => ({
    measuredAt,
    players: new Map(things.map(({ key }, i) => [key, 1000 - i])),
  });

  it('lifts what many play', () => {
    const { shelf, things } = indexOfKind({ game: 100 });
    const hit = things[99] as FeedThing;
    expect(keysOf(readAll(shelf, () => feedViewer(), unmeasured, 10)).indexOf(hit.key)).toBeGreaterThan(50);
    expect(readAll(shelf, () => feedViewer(), popular([hit]), 10)[0]?.key).toBe(hit.key);
  });

  it('has the same order whether it is sorted anew or made from the one before', () => {
    const { shelf, things } = indexOfKind({ game: 120, clip: 10 });
    const other = createFeedIndex();
    other.put(things, now);
    shelf.order(popular(things.slice(40, 60), 1), 'game');
    for (const type of feedTypes) {
      const next = popular([...things.slice(50, 80)].reverse(), 2);
      expect(shelf.order(next, type)).toEqual(other.order(next, type));
    }
    const late = feedThing('game', now);
    for (const one of [shelf, other]) {
      one.put([late], now);
      one.remove([things[3]?.id ?? '']);
    }
    const next = popular([...things.slice(50, 80)].reverse(), 2);
    expect(shelf.order(next, 'game')).toEqual(other.order(next, 'game'));
    expect(shelf.order(next, 'game')).toHaveLength(120);
  });
});

describe('rookies', () => {
  it('come first as long as nobody was sent them, then in turn, and grow old', () => {
    const { shelf, things } = indexOfKind({ game: 40 });
    const { rookies } = shelf;
    const anybody = () => true;
    const first = rookies.pick(5, now, anybody);
    expect(first).toHaveLength(5);
    for (const thing of first) rookies.markSent(thing);
    const second = rookies.pick(5, now, anybody);
    expect(second.filter((thing) => first.includes(thing))).toEqual([]);
    for (let i = 0; i < 50; i++) for (const thing of rookies.pick(40, now, anybody)) rookies.markSent(thing);
    expect(rookies.pick(40, now, anybody)).toEqual([]);
    shelf.put([feedThing('live', now), feedThing('game', now - 3 * 24 * hour), feedThing('clip', now)], now);
    expect(rookies.pick(9, now, anybody).map(({ type }) => type)).toEqual(['clip']);
    expect(rookies.pick(9, now + 3 * 24 * hour, anybody)).toEqual([]);
    expect(things).toHaveLength(40);
  });
});
