import { describe, expect, it } from 'vitest';

import { type FeedType, hotness } from './feed-index.ts';
import { inARowMax, type Mix, mixAfter, nextType } from './feed-page.ts';
import { type Candidate, rankFeed } from './rank-feed.ts';

const now = Date.UTC(2026, 10, 15, 12);
const day = 86_400_000;

type Facts = Partial<Candidate> & { days?: number; players?: number };

function item(key: string, { days = 1, players = 0, ...facts }: Facts = {}): Candidate {
  return {
    key,
    type: 'game',
    creatorId: `creator of ${key}`,
    hot: hotness(now - days * day, players),
    isFollowed: false,
    isSeen: false,
    ...facts,
  };
}
const order = (candidates: Candidate[], boosted: Candidate[] = [], size = 100) =>
  rankFeed(candidates, boosted, size).map(({ key }) => key);

describe('the ranking', () => {
  it.each<[string, Candidate[], string[]]>([
    ['the newer comes first', [item('old', { days: 2 }), item('new', { days: 1 })], ['new', 'old']],
    ['more players come first', [item('few', { players: 3 }), item('many', { players: 9 })], ['many', 'few']],
    [
      'a day of age weighs as much as twice the players',
      [item('a', { days: 3, players: 7 }), item('b', { days: 2, players: 2.9 }), item('c', { days: 1, players: 1.1 })],
      ['c', 'a', 'b'],
    ],
    [
      'a hit stays up for days against what nobody plays',
      [item('hit', { days: 7, players: 1000 }), item('plain', { days: 0 }), item('worn', { days: 11, players: 1000 })],
      ['hit', 'plain', 'worn'],
    ],
    [
      'what those made whom one follows is two days fresher',
      [item('stranger', { days: 1 }), item('friend', { days: 2.9, isFollowed: true })],
      ['friend', 'stranger'],
    ],
    [
      'what was seen comes after all that was not, however good',
      [item('seen', { days: 0, players: 999, isSeen: true, isFollowed: true }), item('dull', { days: 90 })],
      ['dull', 'seen'],
    ],
    [
      'a live stream of somebody one follows comes first, also when it was seen',
      [
        item('hit', { players: 9999 }),
        item('stream', { type: 'live', isFollowed: true, isSeen: true, days: 0.1 }),
        item('other stream', { type: 'live', days: 0 }),
      ],
      ['stream', 'hit', 'other stream'],
    ],
    [
      'a creator steps back for others',
      [
        item('a1', { creatorId: 'a', days: 1 }),
        item('a2', { creatorId: 'a', days: 1.1 }),
        item('b1', { creatorId: 'b', days: 1.5 }),
        item('a3', { creatorId: 'a', days: 1.2 }),
        item('c1', { creatorId: 'c', days: 2 }),
      ],
      ['a1', 'b1', 'a2', 'c1', 'a3'],
    ],
  ])('%s', (_what, candidates, expected) => {
    expect(order(candidates)).toEqual(expected);
    expect(order([...candidates].reverse())).toEqual(expected);
  });

  it('gives every fifth place to a boosted item, but none before a followed stream', () => {
    const hits = Array.from({ length: 20 }, (_, i) => item(`hit${i}`, { players: 1000 - i }));
    const boosted = ['r1', 'r2', 'r3'].map((key) => item(key, { days: 0 }));
    expect(order(hits, boosted, 12).flatMap((key, i) => (key.startsWith('r') ? [i] : []))).toEqual([4, 9]);
    const streams = Array.from({ length: 7 }, (_, i) => item(`s${i}`, { type: 'live', isFollowed: true }));
    expect(order([...hits, ...streams], boosted, 12).flatMap((key, i) => (key.startsWith('r') ? [i] : []))).toEqual([
      9,
    ]);
  });

  it('shows nothing twice, and boosted items too when there is nothing else', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => item(key));
    expect(order(all, all).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(order([], all)).toHaveLength(6);
    expect(order(all, [], 2)).toHaveLength(2);
  });
});

describe('the mix', () => {
  const walk = (queue: Record<FeedType, number[]>): string => {
    const left = structuredClone(queue);
    let mix: Mix = { last: null, inARow: 0 };
    let shown = '';
    for (;;) {
      const fronts = Object.fromEntries(
        Object.entries(left).flatMap(([type, [first]]) => (first === undefined ? [] : [[type, [first]]])),
      );
      const type = nextType(fronts, mix);
      if (type === undefined) return shown;
      left[type].shift();
      shown += type.charAt(0);
      mix = mixAfter(type, mix);
    }
  };
  const upTo = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

  it('takes the best, but no type more than three times in a row', () => {
    expect(walk({ game: upTo(0, 9), clip: upTo(100, 3), live: [] })).toBe('gggcgggcgggc');
    expect(walk({ game: [1, 4], clip: [2, 5], live: [3, 6] })).toBe('gclgcl');
    expect(walk({ game: upTo(0, 4), clip: upTo(100, 5), live: [200] })).toBe('gggcgccclc');
  });

  it('goes on with one type when no other has something to show', () => {
    expect(walk({ game: upTo(0, 8), clip: [3.5], live: [] })).toBe('gggcggggg'.slice(0, 9));
    expect(walk({ game: [], clip: upTo(0, 6), live: [] })).toBe('cccccc');
    expect(inARowMax).toBe(3);
  });
});
