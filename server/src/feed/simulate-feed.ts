import { nextPage } from './feed-page.ts';
import { type Run, startRun, type Viewer } from './feed-run.ts';
import { createFeedIndex, type FeedIndex, type Popularity, unmeasured } from './feed-shelf.ts';
import { type FeedThing, type FeedType, feedTypes } from './feed-thing.ts';
import { inARowMax } from './mix-feed.ts';
import { weighPlayers } from './rank-feed.ts';

export type Simulation = { people: number; things: number; seed: number };

export type SimulationResult = {
  pages: number;
  shown: number;
  newGames: number;
  /** New games that nobody but their maker was shown within a day of their birth. */
  overlooked: number;
  /** Hours from a new game's birth until somebody was shown it. */
  waitHoursMedian: number;
  waitHoursMax: number;
  longestRow: number;
  /** Rows of more than three of a type while another had something to show. */
  brokenMixes: number;
  /** How good the games are that people are shown, and games at large, from 0 to 1: what the ranking gains. */
  qualityShown: number;
  qualityOverall: number;
};

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const pageSize = 20;
const start = Date.UTC(2026, 0, 10);

type Person = { id: string; opensAt: number[]; seen: Map<string, number>; followed: string[] };

/**
 * Two days in the life of the feed, in memory and with the very code that serves it: people come, look at a few pages,
 * and play what they like; a fifth of the things are born on the first day. The same seed gives the same days.
 */
export function simulateFeed({ people: count, things: thingCount, seed }: Simulation): SimulationResult {
  const random = randomFrom(seed);
  const people = Array.from({ length: count }, (_, i) => makePerson(i, count, random));
  const births = makeThings(thingCount, people, random);
  const qualities = new Map(births.map(({ thing, quality }) => [thing.key, quality]));
  const shelf = createFeedIndex();
  const watch = observe(
    qualities,
    births.filter(({ thing }) => thing.type === 'game' && thing.createdAt >= start).map(({ thing }) => thing),
  );
  const players = new Map<string, Set<string>>();
  let popularity = unmeasured;
  let nextBirth = 0;
  for (let now = start; now < start + 2 * dayMs; now += minuteMs) {
    for (let born = births[nextBirth]; born && born.thing.createdAt <= now; born = births[++nextBirth]) {
      shelf.put([born.thing], now);
    }
    if ((now - start) % (60 * minuteMs) === 0) popularity = measure(players, now);
    endStreams(shelf, popularity, now);
    for (const person of people) {
      if (!person.opensAt.includes(now)) continue;
      for (const thing of look(shelf, person, popularity, now, 1 + Math.floor(random() * 3), watch)) {
        const quality = qualities.get(thing.key) ?? 0;
        if (thing.type !== 'game' || random() > 0.02 + 0.4 * quality * quality) continue;
        players.set(thing.key, (players.get(thing.key) ?? new Set()).add(person.id));
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

function makeThings(count: number, people: Person[], random: () => number) {
  return Array.from({ length: count }, (_, i) => {
    const luck = random();
    const type: FeedType = luck < 0.7 ? 'game' : luck < 0.98 ? 'clip' : 'live';
    const isNew = random() < 0.2 || type === 'live';
    const createdAt = Math.floor(isNew ? start + random() * dayMs : start - random() * 30 * dayMs);
    const creatorId = people[Math.floor(random() * people.length)]?.id ?? '';
    const key = i.toString(16).padStart(16, '0');
    const thing: FeedThing = { id: key, key, type, creatorId, createdAt, json: '' };
    return { thing, quality: random() };
  }).sort((a, b) => a.thing.createdAt - b.thing.createdAt);
}

/** A stream lasts an hour. */
function endStreams(shelf: FeedIndex, popularity: Popularity, now: number): void {
  const over = shelf.order(popularity, 'live').filter(({ thing }) => now - thing.createdAt > 60 * minuteMs);
  shelf.remove(over.map(({ thing }) => thing.id));
}

/** As the service measures it: members only, halved with every day. Here all that counts happened within two. */
function measure(players: ReadonlyMap<string, ReadonlySet<string>>, now: number): Popularity {
  return { measuredAt: now, players: new Map([...players].map(([key, who]) => [key, weighPlayers(who.size, 0)])) };
}

function look(
  shelf: FeedIndex,
  person: Person,
  popularity: Popularity,
  now: number,
  pages: number,
  watch: ReturnType<typeof observe>,
): FeedThing[] {
  const seen = new Set(person.seen.keys());
  const viewer: Viewer = { blocked: new Set(), followed: person.followed, seen, seenBefore: seen };
  let run: Run | undefined = startRun(shelf, viewer, popularity, now);
  const shown: FeedThing[] = [];
  for (let page = 0; page < pages && run !== undefined; page++) {
    const answer = nextPage(shelf, viewer, popularity, run, pageSize);
    for (const thing of answer.things) {
      shelf.rookies.markSent(thing);
      person.seen.set(thing.key, now);
      watch.shown(thing, person.id, now);
    }
    shown.push(...answer.things);
    run = answer.next;
  }
  watch.run(shelf, popularity, shown, pages, now);
  return shown;
}

function observe(qualities: ReadonlyMap<string, number>, newGames: FeedThing[]) {
  const firstShownAt = new Map<string, number>();
  const quality = { sum: 0, games: 0 };
  const counts = { pages: 0, shown: 0, longestRow: 0, brokenMixes: 0 };
  return {
    shown(thing: FeedThing, personId: string, now: number): void {
      counts.shown++;
      if (thing.type === 'game') {
        quality.sum += qualities.get(thing.key) ?? 0;
        quality.games++;
      }
      if (thing.creatorId !== personId && !firstShownAt.has(thing.key)) firstShownAt.set(thing.key, now);
    },
    run(shelf: FeedIndex, popularity: Popularity, shown: readonly FeedThing[], pages: number, now: number): void {
      counts.pages += pages;
      let row = 0;
      const left = Object.fromEntries(
        feedTypes.map((type) => [
          type,
          shelf.order(popularity, type).filter(({ thing }) => thing.createdAt <= now).length,
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

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
