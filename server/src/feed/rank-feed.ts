import type { FeedType } from './feed-thing.ts';

/**
 * How things are ordered. All is counted in days: a day of age weighs as much as twice the players. So the order of two
 * things never changes by the passing of time alone, and a popularity that was measured once gives one order for good.
 */
export const weights = {
  /** What following somebody is worth, in days. */
  followed: 2,
  /** What each earlier thing of the same creator in the same list costs. */
  sameCreator: 0.7,
  /** Every so manieth place goes to something new that hardly anybody was shown. */
  rookieEvery: 5,
} as const;

const dayMs = 86_400_000;

/** Freshness and popularity as one number; larger comes first. `players` are distinct players of the last days. */
export function hotness(createdAtMs: number, players: number): number {
  return createdAtMs / dayMs + Math.log2(1 + players);
}

/** Of players on one day: members, and guests as a tenth each, never more than the members are, for anybody can make guests. */
export function weighPlayers(members: number, guests: number): number {
  return members + Math.min(guests / 10, members);
}

export type Candidate = {
  key: string;
  type: FeedType;
  creatorId: string;
  hot: number;
  isFollowed: boolean;
  isSeen: boolean;
};

/** Live streams of those one follows, then what is unseen, then the rest; within each by hotness and by whom one follows. */
function tierOf({ type, isFollowed, isSeen }: Candidate): number {
  if (type === 'live' && isFollowed) return 0;
  return isSeen ? 2 : 1;
}

/**
 * The first `size` of the candidates, best first. Rookies, given in their own order, take every fifth place among what
 * is unseen. A creator who is there already comes a little later each time.
 */
export function rankFeed<C extends Candidate>(candidates: readonly C[], rookies: readonly C[], size: number): C[] {
  const lanes = lanesOf(candidates);
  const newcomers = rookies.filter((rookie) => tierOf(rookie) === 1);
  const taken = new Set<string>();
  const ranked: C[] = [];
  for (let place = 1; ranked.length < size; place++) {
    const best = bestFront(lanes);
    const isRookiesTurn = place % weights.rookieEvery === 0 && (best === undefined || tierOf(best) > 0);
    const next = (isRookiesTurn ? nextUntaken(newcomers, taken) : undefined) ?? best ?? nextUntaken(newcomers, taken);
    if (next === undefined) break;
    taken.add(next.key);
    const lane = lanes.get(next.creatorId);
    if (lane) moveOn(lane, taken);
    ranked.push(next);
  }
  return ranked;
}

/** What one creator has, best first. Only one lane changes with every pick, so each keeps how good its front is. */
type Lane<C> = { waiting: C[]; next: number; shown: number; tier: number; score: number };

function lanesOf<C extends Candidate>(candidates: readonly C[]): Map<string, Lane<C>> {
  const lanes = new Map<string, Lane<C>>();
  for (const candidate of candidates) {
    const lane = lanes.get(candidate.creatorId);
    if (lane) lane.waiting.push(candidate);
    else lanes.set(candidate.creatorId, { waiting: [candidate], next: 0, shown: 0, tier: 0, score: 0 });
  }
  for (const lane of lanes.values()) {
    lane.waiting.sort((a, b) => tierOf(a) - tierOf(b) || scoreOf(b) - scoreOf(a));
    weighFront(lane);
  }
  return lanes;
}

/** Something of this creator was taken: from the lane's front, or a rookie that waits further behind. */
function moveOn<C extends Candidate>(lane: Lane<C>, taken: ReadonlySet<string>): void {
  lane.shown++;
  while (taken.has(lane.waiting[lane.next]?.key ?? '')) lane.next++;
  weighFront(lane);
}

function weighFront<C extends Candidate>(lane: Lane<C>): void {
  const front = lane.waiting[lane.next];
  lane.tier = front ? tierOf(front) : Number.POSITIVE_INFINITY;
  lane.score = front ? scoreOf(front) - weights.sameCreator * lane.shown : 0;
}

function scoreOf({ hot, isFollowed }: Candidate): number {
  return hot + (isFollowed ? weights.followed : 0);
}

function bestFront<C extends Candidate>(lanes: Map<string, Lane<C>>): C | undefined {
  let best: Lane<C> | undefined;
  for (const lane of lanes.values()) {
    if (!best || lane.tier < best.tier || (lane.tier === best.tier && lane.score > best.score)) best = lane;
  }
  return best?.waiting[best.next];
}

function nextUntaken<C extends Candidate>(rookies: C[], taken: ReadonlySet<string>): C | undefined {
  for (let next = rookies.shift(); next !== undefined; next = rookies.shift()) if (!taken.has(next.key)) return next;
  return undefined;
}
