import { parseArgs } from 'node:util';
import {
  createFeedIndex,
  type FeedIndex,
  type FeedItem,
  type FeedType,
  feedTypes,
  type Popularity,
  unmeasured,
} from '../src/feed/feed-index.ts';
import { inARowMax, nextPage, type Run, startRun } from '../src/feed/feed-page.ts';
import { createNewItems, type NewItems, type Viewer } from '../src/feed/rank-feed.ts';

/** Simulates two days of the feed in memory and reports what people were shown. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '1000' },
      items: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [people, items, seed] = [Number(values.people), Number(values.items), Number(values.seed)];
  const result = simulateFeed({ people, items, seed });
  console.log(`${people} people were shown ${result.shown} of ${items} items on ${result.pages} pages in two days.
New games: ${result.newGames}; shown to nobody within a day: ${result.overlooked}.
Until a new game was first shown: ${result.waitHoursMedian.toFixed(2)} hours in the median, ${result.waitHoursMax.toFixed(2)} at most.
Longest run of one type: ${result.longestRow}; runs of more than three while another type had something: ${result.brokenMixes}.
Mean quality of the games shown: ${result.qualityShown.toFixed(2)}, of all games: ${result.qualityOverall.toFixed(2)}.`);
  if (result.overlooked > 0 || result.brokenMixes > 0) process.exitCode = 1;
}

export type Simulation = { people: number; items: number; seed: number };

export type SimulationResult = {
  pages: number;
  shown: number;
  newGames: number;
  /** New games that were shown only to their creator within a day. */
  overlooked: number;
  /** Hours until a new game was first shown to somebody else. */
  waitHoursMedian: number;
  waitHoursMax: number;
  longestRow: number;
  /** Runs of more than three of a type while another type had something to show. */
  brokenMixes: number;
  /** Mean quality, from 0 to 1, of the games shown and of all: the difference is what the ranking gains. */
  qualityShown: number;
  qualityOverall: number;
};

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const pageSize = 20;
const start = Date.UTC(2026, 0, 10);

type Person = { id: string; opensAt: number[]; seen: Map<string, number>; followed: string[] };

/**
 * Simulates two days of the feed in memory, with the production code: people open the feed, read a few pages, and play
 * what they like; a fifth of the items are made on the first day. The same seed gives the same result.
 */
export function simulateFeed({ people: count, items: itemCount, seed }: Simulation): SimulationResult {
  const random = randomFrom(seed);
  const people = Array.from({ length: count }, (_, i) => makePerson(i, count, random));
  const made = makeItems(itemCount, people, random);
  const qualities = new Map(made.map(({ item, quality }) => [item.key, quality]));
  const newItems = createNewItems();
  const index = createFeedIndex(newItems);
  const watch = observe(
    qualities,
    made.filter(({ item }) => item.type === 'game' && item.createdAt >= start).map(({ item }) => item),
  );
  const players = new Map<string, Set<string>>();
  let popularity = unmeasured;
  let nextItem = 0;
  for (let now = start; now < start + 2 * dayMs; now += minuteMs) {
    for (let next = made[nextItem]; next && next.item.createdAt <= now; next = made[++nextItem]) {
      index.put([next.item], now);
    }
    if ((now - start) % (60 * minuteMs) === 0) popularity = measure(players, now);
    endStreams(index, popularity, now);
    for (const person of people) {
      if (!person.opensAt.includes(now)) continue;
      for (const item of look(index, newItems, person, popularity, now, 1 + Math.floor(random() * 3), watch)) {
        const quality = qualities.get(item.key) ?? 0;
        if (item.type !== 'game' || random() > 0.02 + 0.4 * quality * quality) continue;
        players.set(item.key, (players.get(item.key) ?? new Set()).add(person.id));
      }
    }
  }
  return watch.result();
}

function makePerson(i: number, count: number, random: () => number): Person {
  const times = Math.floor(random() * 6);
  return {
    id: `person ${i}`,
    opensAt: Array.from({ length: times }, () => start + Math.floor(random() * 2880) * minuteMs),
    seen: new Map(),
    followed: Array.from({ length: 5 }, () => `person ${Math.floor(random() * count)}`),
  };
}

function makeItems(count: number, people: Person[], random: () => number) {
  return Array.from({ length: count }, (_, i) => {
    const luck = random();
    const type: FeedType = luck < 0.7 ? 'game' : luck < 0.98 ? 'clip' : 'live';
    const isNew = random() < 0.2 || type === 'live';
    const createdAt = Math.floor(isNew ? start + random() * dayMs : start - random() * 30 * dayMs);
    const creatorId = people[Math.floor(random() * people.length)]?.id ?? '';
    const key = i.toString(16).padStart(16, '0');
    const item: FeedItem = { id: key, key, type, creatorId, createdAt, json: '' };
    return { item, quality: random() };
  }).sort((a, b) => a.item.createdAt - b.item.createdAt);
}

/** A stream lasts an hour. */
function endStreams(index: FeedIndex, popularity: Popularity, now: number): void {
  const over = index.order(popularity, 'live').filter(({ item }) => now - item.createdAt > 60 * minuteMs);
  index.remove(over.map(({ item }) => item.id));
}

/** Everybody is a member and plays within two days, so each counts as one. */
function measure(players: ReadonlyMap<string, ReadonlySet<string>>, now: number): Popularity {
  return { measuredAt: now, players: new Map([...players].map(([key, who]) => [key, who.size])) };
}

function look(
  index: FeedIndex,
  newItems: NewItems,
  person: Person,
  popularity: Popularity,
  now: number,
  pages: number,
  watch: ReturnType<typeof observe>,
): FeedItem[] {
  const seen = new Set(person.seen.keys());
  const viewer: Viewer = { blocked: new Set(), followed: person.followed, seen, seenBefore: seen };
  let current: Run | undefined = startRun(index, newItems, viewer, popularity, now);
  const shown: FeedItem[] = [];
  for (let page = 0; page < pages && current !== undefined; page++) {
    const answer = nextPage(index, viewer, popularity, current, pageSize);
    for (const item of answer.items) {
      newItems.markSent(item);
      person.seen.set(item.key, now);
      watch.shown(item, person.id, now);
    }
    shown.push(...answer.items);
    current = answer.next;
  }
  watch.run(index, popularity, shown, pages, now);
  return shown;
}

function observe(qualities: ReadonlyMap<string, number>, newGames: FeedItem[]) {
  const firstShownAt = new Map<string, number>();
  const quality = { sum: 0, games: 0 };
  const counts = { pages: 0, shown: 0, longestRow: 0, brokenMixes: 0 };
  return {
    shown(item: FeedItem, personId: string, now: number): void {
      counts.shown++;
      if (item.type === 'game') {
        quality.sum += qualities.get(item.key) ?? 0;
        quality.games++;
      }
      if (item.creatorId !== personId && !firstShownAt.has(item.key)) firstShownAt.set(item.key, now);
    },
    run(index: FeedIndex, popularity: Popularity, shown: readonly FeedItem[], pages: number, now: number): void {
      counts.pages += pages;
      let row = 0;
      const left = Object.fromEntries(
        feedTypes.map((type) => [
          type,
          index.order(popularity, type).filter(({ item }) => item.createdAt <= now).length,
        ]),
      ) as Record<FeedType, number>;
      for (const [i, { type }] of shown.entries()) {
        row = shown[i - 1]?.type === type ? row + 1 : 1;
        counts.longestRow = Math.max(counts.longestRow, row);
        if (row > inARowMax && feedTypes.some((other) => other !== type && left[other] > 0)) counts.brokenMixes++;
        left[type]--;
      }
    },
    result(): SimulationResult {
      const waits = newGames.map(
        (game) => ((firstShownAt.get(game.key) ?? Number.POSITIVE_INFINITY) - game.createdAt) / 3_600_000,
      );
      waits.sort((a, b) => a - b);
      const all = [...qualities.values()];
      return {
        ...counts,
        newGames: newGames.length,
        overlooked: waits.filter((hours) => hours > 24).length,
        waitHoursMedian: waits[Math.floor(waits.length / 2)] ?? 0,
        waitHoursMax: waits.at(-1) ?? 0,
        qualityShown: quality.sum / Math.max(1, quality.games),
        qualityOverall: all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length),
      };
    },
  };
}

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
