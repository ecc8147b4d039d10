import { clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';
import type { Side } from '../../stage/duel.ts';

/** Rock, paper and scissors, or three others: each beats the one before it. */
export type Sign = 0 | 1 | 2;
export const signs: readonly Sign[] = [0, 1, 2];

export const beats = (one: Sign, two: Sign): boolean => (one - two + 3) % 3 === 1;

/** The opponent has this in mind until so many seconds are left. */
type Thought = { sign: Sign; until: number };

export type Match = {
  isForTwo: boolean;
  /** So many wins end the match; 0: it goes on while there are lives. */
  winsToEnd: number;
  wins: [number, number];
  /** Of the throws so far; the opponent becomes quicker with each. */
  thrown: number;
  phase: 'count' | 'shown';
  /** Seconds left of the phase, and all it had. */
  left: number;
  seconds: number;
  picks: [Sign | null, Sign | null];
  /** What the opponent thinks of, one after the other. */
  thoughts: Thought[];
  winner: Side | 'draw' | null;
};

export function newMatch(isForTwo: boolean, winsToEnd: number, random: Random): Match {
  const match: Match = {
    isForTwo,
    winsToEnd,
    wins: [0, 0],
    thrown: 0,
    phase: 'count',
    left: 0,
    seconds: 0,
    picks: [null, null],
    thoughts: [],
    winner: null,
  };
  count(match, random);
  return match;
}

/** The next throw. */
export function count(match: Match, random: Random): void {
  const seconds = Math.max(1.5, 3.3 - match.thrown * 0.11);
  Object.assign(match, { phase: 'count', left: seconds, seconds, picks: [null, null], winner: null });
  match.thoughts = match.isForTwo ? [] : thoughtsOf(match, random);
}

/** The opponent changes its mind more often, and later, the longer the match lasts. */
function thoughtsOf({ thrown, seconds }: Match, random: Random): Thought[] {
  const last = Math.max(0.14, 1.3 - thrown * 0.1);
  const changes = Math.min(4, 1 + Math.floor(thrown / 3));
  const thoughts: Thought[] = [];
  for (let i = 0; i <= changes; i++) {
    const before = thoughts.at(-1)?.sign;
    const sign = random.pick(signs.filter((one) => one !== before));
    const until = i === changes ? 0 : last + ((seconds * 0.75 - last) * (changes - 1 - i)) / changes;
    thoughts.push({ sign, until });
  }
  return thoughts;
}

/** What can be read in the opponent's face with so much time left, and since when. */
export function thoughtOf({ thoughts, seconds }: Match, left: number): { sign: Sign; age: number } | null {
  const i = thoughts.findIndex(({ until }) => left >= until);
  const thought = thoughts[i];
  return thought ? { sign: thought.sign, age: (thoughts[i - 1]?.until ?? seconds) - left } : null;
}

/** Until the count is over, everybody may choose again. */
export function pick(match: Match, side: Side, sign: Sign): boolean {
  if (match.phase !== 'count' || (side === 1 && !match.isForTwo)) return false;
  match.picks[side] = sign;
  return true;
}

/** Whoever shows nothing has lost the throw, unless both do. */
export function show(match: Match): void {
  if (!match.isForTwo) match.picks[1] = thoughtOf(match, 0)?.sign ?? null;
  const [mine, theirs] = match.picks;
  match.winner = mine === theirs ? 'draw' : mine === null ? 1 : theirs === null ? 0 : beats(mine, theirs) ? 0 : 1;
  if (match.winner !== 'draw') match.wins[match.winner]++;
  match.thrown++;
  const seconds = clamp(1.7 - match.thrown * 0.03, 1.1, 1.7);
  Object.assign(match, { phase: 'shown', left: seconds, seconds });
}

/** Which side has won the match, if it is over. */
export const wonBy = ({ wins, winsToEnd }: Match): Side | null =>
  winsToEnd === 0 ? null : wins[0] >= winsToEnd ? 0 : wins[1] >= winsToEnd ? 1 : null;
