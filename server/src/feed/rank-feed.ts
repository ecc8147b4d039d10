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
    const lane = bestLane(lanes, taken);
    const best = lane?.waiting[lane.next];
    const isRookiesTurn = place % weights.rookieEvery === 0 && (best === undefined || tierOf(best) > 0);
    const next = (isRookiesTurn ? nextUntaken(newcomers, taken) : undefined) ?? best ?? nextUntaken(newcomers, taken);
    if (next === undefined) break;
    taken.add(next.key);
    const itsLane = lanes.get(next.creatorId);
    if (itsLane) itsLane.shown++;
    ranked.push(next);
  }
  return ranked;
}

/** What one creator has, best first, and how much of it was taken: only one lane changes with every pick. */
type Lane<C> = { waiting: C[]; next: number; shown: number };

function lanesOf<C extends Candidate>(candidates: readonly C[]): Map<string, Lane<C>> {
  const lanes = new Map<string, Lane<C>>();
  for (const candidate of candidates) {
    const lane = lanes.get(candidate.creatorId);
    if (lane) lane.waiting.push(candidate);
    else lanes.set(candidate.creatorId, { waiting: [candidate], next: 0, shown: 0 });
  }
  for (const { waiting } of lanes.values()) waiting.sort((a, b) => tierOf(a) - tierOf(b) || scoreOf(b) - scoreOf(a));
  return lanes;
}

function scoreOf({ hot, isFollowed }: Candidate): number {
  return hot + (isFollowed ? weights.followed : 0);
}

function bestLane<C extends Candidate>(lanes: Map<string, Lane<C>>, taken: ReadonlySet<string>): Lane<C> | undefined {
  let best: Lane<C> | undefined;
  let bestTier = Number.POSITIVE_INFINITY;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const lane of lanes.values()) {
    while (taken.has(lane.waiting[lane.next]?.key ?? '')) lane.next++;
    const front = lane.waiting[lane.next];
    if (front === undefined) continue;
    const tier = tierOf(front);
    const score = scoreOf(front) - weights.sameCreator * lane.shown;
    if (tier < bestTier || (tier === bestTier && score > bestScore)) [best, bestTier, bestScore] = [lane, tier, score];
  }
  return best;
}

function nextUntaken<C extends Candidate>(rookies: C[], taken: ReadonlySet<string>): C | undefined {
  for (let next = rookies.shift(); next !== undefined; next = rookies.shift()) if (!taken.has(next.key)) return next;
  return undefined;
}
